/** What is wrong with a content file, said so that its author finds the place and the right word. */
import type * as z from "zod/mini";
import { type Path, valueAt, writePath } from "./plain.ts";
import { suggestedWord } from "./schema.ts";

export interface Problem {
  readonly file: string;
  /** The id of the card or tile, where the place lies in one that has an id. */
  readonly card?: string;
  /** Within the card, or within the file if no card is named: "actions[0].steps[1].amount". */
  readonly path: string;
  readonly message: string;
  /** The word that was probably meant. */
  readonly nearest?: string;
  /** The rule of the game that asks for it. */
  readonly rule?: string;
}

/** Places the finding: the outermost table on the way that has an id of its own is the card. */
export function problemAt(file: string, root: unknown, path: Path, message: string, rule?: string): Problem {
  const word = suggestedWord(message);
  const extra = { ...(word === undefined ? {} : { nearest: word }), ...(rule === undefined ? {} : { rule }) };
  for (let length = 1; length <= path.length; length++) {
    const id = valueAt(root, [...path.slice(0, length), "id"]);
    if (typeof id === "string") return { file, card: id, path: writePath(path.slice(length)), message, ...extra };
  }
  return { file, path: writePath(path), message, ...extra };
}

/** One problem for each issue of the schema. */
export function problemsOf(file: string, root: unknown, issues: readonly z.core.$ZodIssue[]): Problem[] {
  return issues.map((issue) => {
    const path = issue.path.map((key) => (typeof key === "number" ? key : String(key)));
    return problemAt(file, root, path, messageOf(issue, valueAt(root, path)));
  });
}

function messageOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code !== "invalid_type") return issue.message;
  if (value === undefined) return "this key is missing";
  return `expected ${issue.expected}, found ${kindOf(value)}`;
}

const kindOf = (value: unknown): string =>
  value === null
    ? "nothing"
    : Array.isArray(value)
      ? "a list"
      : typeof value === "object"
        ? "a table"
        : JSON.stringify(value);

/** "content/river.yaml, example/scout, powers[0].kind: unknown word ...": one line for a terminal. */
export function writeProblem({ file, card, path, message, rule }: Problem): string {
  const place = [file, card, path].filter((part) => part !== undefined && part !== "").join(", ");
  return `${place}: ${message}${rule === undefined ? "" : ` (${rule})`}`;
}
