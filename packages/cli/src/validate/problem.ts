import type { Problem } from "@undercroft/cards";

/** One thing that is wrong with a file of content. */
export interface FileProblem {
  readonly file: string;
  /** Where it stands in a file of data, counted from 1; null where that is not known. */
  readonly line: number | null;
  readonly column: number | null;
  /** Id of the card or tile, or null. */
  readonly card: string | null;
  /** Where in the file or card: "actions[0].steps", "line 4", or empty. */
  readonly path: string;
  readonly message: string;
  /** What was probably meant, or null. */
  readonly nearest: string | null;
  /** The entry of the ledger that is broken, or null. */
  readonly rule: string | null;
}

/** What one file came to. */
export interface Checked {
  readonly file: string;
  /** The game that it is of; null if of none that is known. */
  readonly game: string | null;
  readonly kind: "pack" | "warband" | "map" | "unknown";
  readonly name: string;
  /** What a warband was taken to be meant for, in the words of `--kind`; null for anything else. */
  readonly meant: string | null;
  readonly problems: readonly FileProblem[];
  /** What hinders nothing but is seldom meant. */
  readonly remarks: readonly FileProblem[];
}

/** A problem of a whole file. */
export const problemOf = (file: string, message: string, more: Partial<FileProblem> = {}): FileProblem => ({
  file,
  line: null,
  column: null,
  card: null,
  path: "",
  message,
  nearest: null,
  rule: null,
  ...more,
});

/** The same of one that a reader of content has found. */
export const foundProblem = ({ file, line, column, card, path, message, nearest, rule }: Problem): FileProblem => ({
  file,
  line: line ?? null,
  column: column ?? null,
  card: card ?? null,
  path,
  message,
  nearest: nearest ?? null,
  rule: rule ?? null,
});

/** "file:line:column, card, path: message (rule)". */
export function writeFileProblem({ file, line, column, card, path, message, nearest, rule }: FileProblem): string {
  const place = [[file, line, column].filter((part) => part !== null).join(":"), card ?? "", path]
    .filter((part) => part !== "")
    .join(", ");
  const end = /[.?!]$/.test(message) ? "" : ".";
  const hint = nearest === null || message.includes(nearest) ? "" : `${end} Did you mean "${nearest}"?`;
  return `${place}: ${message}${hint}${rule === null ? "" : ` (${rule})`}`;
}
