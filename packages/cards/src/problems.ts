/** What is wrong with a content file, said so that its author finds the place and the right word. */
import type { TextPlace } from "@undercroft/kernel";
import type * as z from "zod/mini";
import { type Path, valueAt, writePath } from "./plain.ts";
import { suggestedWord } from "./schema.ts";

/** Something wrong at a place of a file's data. */
export interface Finding {
  readonly path: Path;
  readonly message: string;
  readonly rule?: string;
}

export interface Problem {
  readonly file: string;
  /** Where it stands in the file, if the file's reader can tell; counted from 1. */
  readonly line?: number;
  readonly column?: number;
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

/** A file that was read into data, and where in its text something stands. */
export interface Written {
  readonly file: string;
  readonly root: unknown;
  readonly placeOf: (path: Path) => TextPlace | undefined;
}

/** Places the finding: the outermost table on the way that has an id of its own is the card. */
export function problemAt(written: Written, path: Path, message: string, rule?: string): Problem {
  return placed(written, path, message, path, rule);
}

function placed({ file, root, placeOf }: Written, path: Path, message: string, shown: Path, rule?: string): Problem {
  const word = suggestedWord(message);
  const extra = {
    ...placeOf(shown),
    ...(word === undefined ? {} : { nearest: word }),
    ...(rule === undefined ? {} : { rule }),
  };
  for (let length = 1; length <= path.length; length++) {
    const id = valueAt(root, [...path.slice(0, length), "id"]);
    if (typeof id === "string") return { file, card: id, path: writePath(path.slice(length)), message, ...extra };
  }
  return { file, path: writePath(path), message, ...extra };
}

/** Problems of one file that are told. */
const MOST_PROBLEMS = 200;

/** One problem for each issue of the schema, up to a number that somebody would read. */
export function problemsOf(written: Written, issues: readonly z.core.$ZodIssue[]): Problem[] {
  const problems = issues.slice(0, MOST_PROBLEMS).map((issue) => {
    const path = pathOf(issue);
    return placed(written, path, messageOf(issue, valueAt(written.root, path)), shownPath(issue));
  });
  const left = issues.length - problems.length;
  return left === 0 ? problems : [...problems, { file: written.file, path: "", message: `${left} more problems` }];
}

/** What a schema found in a value, with its place there: that of an unknown key is its own. */
export function findingsOf(issues: readonly z.core.$ZodIssue[], value: unknown): readonly Finding[] {
  return issues.map((issue) => ({ path: shownPath(issue), message: messageOf(issue, valueAt(value, pathOf(issue))) }));
}

const pathOf = (issue: z.core.$ZodIssue): Path =>
  issue.path.map((key) => (typeof key === "number" ? key : String(key)));

/** An unknown key is the fault of the table around it, but its own line is the one to look at. */
const shownPath = (issue: z.core.$ZodIssue): Path =>
  issue.code === "unrecognized_keys" ? [...pathOf(issue), ...issue.keys.slice(0, 1)] : pathOf(issue);

/** What an issue of a schema says of the value that it was found in. */
export function messageOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === "invalid_key") return issue.issues[0]?.message ?? "this key is not allowed";
  // What a schema says in words of its own stays; the library's bare sentence gets the limit.
  const bare = issue.message === "Invalid input" || /^Too (big|small)/.test(issue.message);
  if (bare && issue.code === "invalid_value") return `expected ${issue.values.map(String).join(" or ").slice(0, 200)}`;
  if (bare && issue.code === "too_big") return `more than ${issue.maximum}${unitOf(value)}`;
  if (bare && issue.code === "too_small") return `less than ${issue.minimum}${unitOf(value)}`;
  if (issue.code !== "invalid_type") return issue.message;
  if (value === undefined) return "this key is missing";
  return `expected ${expectedWord(issue.expected)}, found ${kindOf(value)}`;
}

/** What the limits of a text or list count. */
const unitOf = (value: unknown): string =>
  typeof value === "string" ? " letters" : Array.isArray(value) ? " entries" : "";

function expectedWord(expected: string): string {
  if (expected === "object" || expected === "record") return "a table";
  if (expected === "array" || expected === "tuple") return "a list";
  if (expected === "int") return "a whole number";
  return `a ${expected}`;
}

const kindOf = (value: unknown): string =>
  value === null
    ? "nothing"
    : Array.isArray(value)
      ? "a list"
      : typeof value === "object"
        ? "a table"
        : shortened(JSON.stringify(value));

const shortened = (written: string): string => (written.length > 60 ? `${written.slice(0, 60)}...` : written);

/** "content/river.yaml:12:7, example/scout, powers[0].kind: unknown word ...": one line for a terminal. */
export function writeProblem({ file, line, column, card, path, message, rule }: Problem): string {
  const place = [[file, line, column].filter((part) => part !== undefined).join(":"), card, path]
    .filter((part) => part !== undefined && part !== "")
    .join(", ");
  return `${place}: ${message}${rule === undefined ? "" : ` (${rule})`}`;
}
