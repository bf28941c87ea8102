import { type Finding, messageOf, valueAt } from "@undercroft/cards";
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

/** What is wrong with the setups of cases as they are written. */
export function setupFaults({ setup = plain, cases = {} }: ScenarioFile): readonly Finding[] {
  return Object.entries(cases).flatMap(([name, { setup: own }]) => {
    const parsed = own === undefined ? null : changed(setup, own);
    if (parsed === null || parsed.success) return [];
    return parsed.error.issues.map((issue) => {
      const path = issue.path.map((key) => (typeof key === "number" ? key : String(key)));
      return { path: ["cases", name, "setup", ...path], message: messageOf(issue, valueAt(own, path)) };
    });
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
