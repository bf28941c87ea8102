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
  readonly kind: "pack" | "warband" | "unknown";
  readonly name: string;
  readonly problems: readonly FileProblem[];
}

/** "file:line:column, card, path: message (rule)". */
export function writeFileProblem({ file, line, column, card, path, message, nearest, rule }: FileProblem): string {
  const place = [[file, line, column].filter((part) => part !== null).join(":"), card ?? "", path]
    .filter((part) => part !== "")
    .join(", ");
  const hint = nearest === null || message.includes(nearest) ? "" : ` Did you mean "${nearest}"?`;
  return `${place}: ${message}${hint}${rule === null ? "" : ` (${rule})`}`;
}
