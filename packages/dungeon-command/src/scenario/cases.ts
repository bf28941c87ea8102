import { type Finding, findingsOf } from "@undercroft/cards";
import type { ScriptedResult } from "@undercroft/kernel";
import * as z from "zod/mini";
import { ScenarioFault } from "./names.ts";
import { type ScenarioFile, type ScenarioSetup, setupSchema } from "./schema.ts";

export interface Case {
  readonly name: string;
  readonly setup: ScenarioSetup;
  readonly chance: readonly { readonly [key: string]: unknown }[];
  readonly play: readonly { readonly [key: string]: unknown }[];
}

const isTable = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A case may change parts of the file's setup: its own keys take the place of those. */
function changed(setup: ScenarioSetup, own: unknown): z.core.util.SafeParseResult<ScenarioSetup> {
  return z.safeParse(setupSchema, isTable(own) ? { ...setup, ...own } : own);
}

const plain: ScenarioSetup = { board: "." };

/** A position is drawn, or is that of a record. */
function sourceFaults({ from, board, ...rest }: ScenarioSetup, path: readonly string[]): readonly Finding[] {
  if (from === undefined)
    return board === undefined ? [{ path: [...path, "board"], message: "this key is missing" }] : [];
  const more = Object.keys({ ...(board === undefined ? {} : { board }), ...rest });
  return more.map((key) => ({ path: [...path, key], message: 'this key has no place beside "from"' }));
}

/** What is wrong with the setups as they are written. */
export function setupFaults({ setup = plain, cases = {} }: ScenarioFile): readonly Finding[] {
  return [...sourceFaults(setup, ["setup"]), ...caseFaults(setup, cases)];
}

function caseFaults(setup: ScenarioSetup, cases: NonNullable<ScenarioFile["cases"]>): readonly Finding[] {
  return Object.entries(cases).flatMap(([name, { setup: own }]) => {
    const parsed = own === undefined ? null : changed(setup, own);
    if (parsed === null) return [];
    if (parsed.success) return sourceFaults(parsed.data, ["cases", name, "setup"]);
    return findingsOf(parsed.error.issues, own).map(({ path, message }) => ({
      path: ["cases", name, "setup", ...path],
      message,
    }));
  });
}

/** The plays of a file: its one play, or each of its cases. */
export function casesOf(file: ScenarioFile): readonly Case[] {
  const { setup = plain, chance = [] } = file;
  if (file.cases === undefined) return [{ name: "", setup, chance, play: file.play ?? [] }];
  return Object.entries(file.cases).map(([name, one]) => {
    const parsed = one.setup === undefined ? null : changed(setup, one.setup);
    if (parsed?.success === false) throw new ScenarioFault(`cases.${name}.setup cannot be read`);
    return { name, setup: parsed?.data ?? setup, chance: one.chance ?? chance, play: one.play };
  });
}

/** The chance results of a case, in the order drawn. */
export function scriptOf(chance: Case["chance"]): readonly ScriptedResult[] {
  return chance.map((entry) => {
    const [first, more] = Object.entries(entry);
    if (first === undefined || more !== undefined)
      throw new ScenarioFault("chance: one purpose an entry, with its result");
    const [purpose, result] = first;
    if (typeof result === "number") return { purpose, result };
    if (Array.isArray(result)) return { purpose, result: result.map(String) };
    throw new ScenarioFault(`chance: "${purpose}" needs a number or an order`);
  });
}
