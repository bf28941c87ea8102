import { type Finding, findingsOf } from "@undercroft/cards";
import * as z from "zod/mini";
import { ScenarioFault } from "./fault.ts";
import type { Lines, ScenarioFile } from "./file.ts";
import type { ScenarioTypes } from "./types.ts";
import type { SetupWords } from "./words.ts";

export interface Case<W extends ScenarioTypes> {
  readonly name: string;
  readonly setup: W["setup"];
  readonly chance: Lines;
  readonly play: Lines;
}

const isTable = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A case may change parts of the file's setup: its own keys take the place of those. */
function changed<W extends ScenarioTypes>(
  words: SetupWords<W>,
  setup: W["setup"],
  own: unknown,
): z.core.util.SafeParseResult<W["setup"]> {
  return z.safeParse(words.setup, isTable(own) ? { ...setup, ...own } : own);
}

/** A position is described, or is that of a record. */
function sourceFaults(setup: object, needed: readonly string[], path: readonly string[]): readonly Finding[] {
  const keys = Object.keys(setup);
  if (!keys.includes("from"))
    return needed
      .filter((key) => !keys.includes(key))
      .map((key) => ({ path: [...path, key], message: "this key is missing" }));
  return keys
    .filter((key) => key !== "from")
    .map((key) => ({ path: [...path, key], message: 'this key has no place beside "from"' }));
}

/** What is wrong with the setups as they are written. */
export function setupFaults<W extends ScenarioTypes>(
  words: SetupWords<W>,
  { setup = words.plain, cases = {} }: ScenarioFile<W>,
): readonly Finding[] {
  const ofCases = Object.entries(cases).flatMap(([name, { setup: own }]) => {
    const parsed = own === undefined ? null : changed(words, setup, own);
    if (parsed === null) return [];
    if (parsed.success) return sourceFaults(parsed.data, words.needed, ["cases", name, "setup"]);
    return findingsOf(parsed.error.issues, own).map(({ path, message }) => ({
      path: ["cases", name, "setup", ...path],
      message,
    }));
  });
  return [...sourceFaults(setup, words.needed, ["setup"]), ...ofCases];
}

/** The plays of a file: its one play, or each of its cases. */
export function casesOf<W extends ScenarioTypes>(words: SetupWords<W>, file: ScenarioFile<W>): readonly Case<W>[] {
  const { setup = words.plain, chance = [] } = file;
  if (file.cases === undefined) return [{ name: "", setup, chance, play: file.play ?? [] }];
  return Object.entries(file.cases).map(([name, one]) => {
    const parsed = one.setup === undefined ? null : changed(words, setup, one.setup);
    if (parsed?.success === false) throw new ScenarioFault(`cases.${name}.setup cannot be read`);
    return { name, setup: parsed?.data ?? setup, chance: one.chance ?? chance, play: one.play };
  });
}
