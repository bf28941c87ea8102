import { say as sayShared } from "@undercroft/table";
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
    problems: read.problems.map(({ line, text: written, problem, nearest, rule }) => {
      const what = `${say(`line.${problem}`)} § ${rule}`;
      const values = { line, text: written, what };
      return nearest === null ? sayShared("list.line", values) : sayShared("list.line-near", { ...values, nearest });
    }),
  };
}
