import { lineUnread } from "@undercroft/table";
import { readWarband, type Warband } from "../engine/index.ts";
import { say } from "../words/index.ts";
import type { Building } from "./building.ts";

type ReadLines =
  | { readonly ok: true; readonly warband: Warband }
  | { readonly ok: false; readonly problems: readonly string[] };

/** A pasted list, or what could not be read of it, line by line, with the name that was probably meant and the rule. */
export function readLines(text: string, { catalogue }: Pick<Building, "catalogue">): ReadLines {
  const read = readWarband(text, catalogue);
  if (read.ok) return read;
  return {
    ok: false,
    problems: read.problems.map((one) => lineUnread(one, `${say(`line.${one.problem}`)} § ${one.rule}`)),
  };
}
