/** One option of a command, written `--name` or `--name value`. */
export type CommandOption = {
  readonly name: string;
  /** What stands for the value in the help ("seed", "file"); null for an option that takes none. */
  readonly value: string | null;
  readonly summary: string;
  /** Words that the value may be, and what each means: lines of their own in the help. */
  readonly words?: readonly (readonly [string, string])[];
};

/** What the user wrote after the command's name. */
export type CommandArgs = {
  readonly positionals: readonly string[];
  /** Options that take a value; the last one written counts. */
  readonly values: ReadonlyMap<string, string>;
  /** Every value of such an option, in the order written. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
  /** Options without a value that were given. */
  readonly flags: ReadonlySet<string>;
};

export type CommandResult = {
  /** False makes the process end with exit code 1. */
  readonly ok: boolean;
  /** Printed, as one line of JSON, under `--json`. */
  readonly json: unknown;
  /** Printed otherwise. */
  readonly text: string;
};

/** A command of `undercroft`: a module `commands/<name>.ts` exports it as `command` and `table.ts` lists it. */
export type Command = {
  readonly name: string;
  /** One sentence, shown in the list of commands. */
  readonly summary: string;
  /** What may stand without dashes, as shown in the help: "[file ...]", "" for none. */
  readonly positionals: string;
  readonly options: readonly CommandOption[];
  run(args: CommandArgs): Promise<CommandResult>;
};

/** A mistake in how a command was called: its message is shown without a stack trace. */
export class UsageError extends Error {
  override readonly name: string = "UsageError";
}

/**
 * The whole number given to `--name`, or `fallback` if the option is absent.
 * @throws UsageError when the value is not a whole number of at least `least`.
 */
export function wholeNumber(args: CommandArgs, name: string, fallback: number, least: number = 0): number {
  const written = args.values.get(name);
  if (written === undefined) return fallback;
  const value = /^\d+$/.test(written) ? Number(written) : Number.NaN;
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new UsageError(`--${name} takes a whole number of at least ${least}, not "${written}".`);
}
