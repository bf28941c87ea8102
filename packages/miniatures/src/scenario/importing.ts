import { type Schema, strict } from "@undercroft/cards";
import { because, command, hold, rules, told } from "@undercroft/scenario";
import * as z from "zod/mini";
import { importOldCard } from "../old-cards/import.ts";
import { readOldCard } from "../old-cards/old-card.ts";
import type { Command } from "./types.ts";

interface Wanted {
  readonly card: string;
  readonly is: unknown;
  readonly because?: string | readonly string[] | undefined;
}

const wantedSchema: Schema<Wanted> = strict({
  card: z.string().check(z.minLength(1), z.maxLength(8_000)),
  is: told,
  because: z.exactOptional(rules),
});

/** What becomes of an old-style card, as a person types it from print. */
export const importing: Command = command(wantedSchema, (playing, wanted) => {
  const imported = importOldCard(readOldCard(wanted.card), "here");
  hold(imported.card, wanted.is);
  playing.cited.push(...because(imported.changes, wanted.because));
});
