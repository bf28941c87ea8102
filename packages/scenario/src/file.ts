import { optional, type Schema, strict } from "@undercroft/cards";
import * as z from "zod/mini";
import { text, texts } from "./forms.ts";
import type { ScenarioTypes } from "./types.ts";
import type { ScenarioWords } from "./words.ts";

export type Lines = readonly Readonly<Record<string, unknown>>[];

/** What every scenario file says, whichever game it is of; a game's scenarios/README.md shows every key. */
export interface ScenarioHead {
  readonly scenario: string;
  readonly game: string;
  readonly title: string;
  /** Entries of the ledger that the file asserts. */
  readonly rules: readonly string[];
  /** The worked example of the ledger that this file acts. */
  readonly example?: string;
  readonly seats: readonly string[];
  readonly chance?: Lines;
  readonly play?: Lines;
  readonly cases?: Readonly<Record<string, FileCase>>;
}

/** A play of its own from the file's position, or from one that differs by some keys of the setup. */
export interface FileCase {
  readonly setup?: unknown;
  readonly chance?: Lines;
  readonly play: Lines;
}

export interface ScenarioFile<W extends ScenarioTypes> extends ScenarioHead {
  readonly setup?: W["setup"];
  readonly cards?: W["lists"];
}

/** `setup.from`: a position out of a recorded match. "FILE@N" is where it stood after N moves. */
export const fromRecord: Schema<string> = z
  .string()
  .check(z.regex(/^.+@\d{1,6}$/, "write FILE@N: the file of a match, and after how many moves"));

const lines = z.array(z.record(text, z.unknown()));
const play = lines.check(z.minLength(1), z.maxLength(400));
const chance = optional(lines);

/** The form of one game's files. */
export function fileSchema<W extends ScenarioTypes>({ game, setup, lists }: ScenarioWords<W>): Schema<ScenarioFile<W>> {
  return strict({
    scenario: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "a scenario's name is written-like-this")),
    game: z.literal(game.id),
    title: text,
    rules: texts,
    example: optional(text),
    seats: z.array(text).check(z.minLength(2), z.maxLength(8)),
    setup: optional(setup),
    cards: optional(lists),
    chance,
    play: optional(play),
    cases: optional(z.record(text, strict({ setup: optional(z.unknown()), chance, play }))),
  });
}
