import * as z from "zod/mini";
import { ScenarioFault } from "./names.ts";
import { type ScenarioFile, type ScenarioSetup, setupSchema } from "./schema.ts";

export interface Case {
  readonly name: string;
  readonly setup: ScenarioSetup;
  readonly chance: readonly { readonly [key: string]: unknown }[];
  readonly play: readonly { readonly [key: string]: unknown }[];
}

/** A case may change parts of the file's setup: its own keys take the place of those. */
function changed(setup: ScenarioSetup, own: unknown, name: string): ScenarioSetup {
  if (own === undefined) return setup;
  if (typeof own !== "object" || own === null) throw new ScenarioFault(`cases.${name}.setup needs a table`);
  const parsed = z.safeParse(setupSchema, { ...setup, ...own });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ScenarioFault(`cases.${name}.setup.${issue?.path.join(".") ?? ""}: ${issue?.message ?? "cannot be read"}`);
}

/** The plays of a file: its one play, or each of its cases. */
export function setupsOf(file: ScenarioFile): readonly Case[] {
  const setup = file.setup ?? { board: "." };
  const chance = file.chance ?? [];
  if (file.cases === undefined) return [{ name: "", setup, chance, play: file.play ?? [] }];
  return Object.entries(file.cases).map(([name, one]) => ({
    name,
    setup: changed(setup, one.setup, name),
    chance: one.chance ?? chance,
    play: one.play,
  }));
}
