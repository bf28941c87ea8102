import { parseArgs } from "node:util";
import { type Command, type CommandArgs, UsageError } from "./command.ts";
import { nearest } from "./nearest.ts";

/** What was written after a command's name, with the two options that every command has set apart. */
export type ReadArgs = { readonly args: CommandArgs; readonly json: boolean; readonly help: boolean };

/**
 * Reads the words after a command's name. What follows a bare `--` is positional.
 * @throws UsageError for an unknown option, a missing value a value where none is taken, or a word where options alone are.
 */
export function readArgs(command: Command, words: readonly string[]): ReadArgs {
  const takesValue = new Map<string, boolean>([
    ["json", false],
    ["help", false],
  ]);
  for (const option of command.options) takesValue.set(option.name, option.value !== null);

  const options = Object.fromEntries(
    [...takesValue].map(([name, value]) => [name, { type: value ? ("string" as const) : ("boolean" as const) }]),
  );
  const { tokens } = parseArgs({ args: [...words], options, strict: false, allowPositionals: true, tokens: true });

  const positionals: string[] = [];
  const values = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  const flags = new Set<string>();
  for (const token of tokens) {
    if (token.kind === "positional") positionals.push(token.value);
    if (token.kind === "positional" && command.positionals === "")
      throw new UsageError(
        `"${command.name}" takes options only, not "${token.value}". See: undercroft ${command.name} --help`,
      );
    if (token.kind !== "option") continue;
    const wanted = takesValue.get(token.name);
    if (wanted === undefined) throw new UsageError(unknownOption(command, token.rawName, [...takesValue.keys()]));
    if (wanted) {
      if (token.value === undefined) throw new UsageError(`${token.rawName} needs a value.`);
      values.set(token.name, token.value);
      lists.set(token.name, [...(lists.get(token.name) ?? []), token.value]);
    } else {
      if (token.value !== undefined) throw new UsageError(`${token.rawName} takes no value.`);
      flags.add(token.name);
    }
  }
  return { args: { positionals, values, lists, flags }, json: flags.has("json"), help: flags.has("help") };
}

function unknownOption(command: Command, written: string, names: readonly string[]): string {
  const meant = nearest(written.replace(/^-+/, ""), names);
  const hint = meant === null ? `See: undercroft ${command.name} --help` : `Did you mean --${meant}?`;
  return `"${command.name}" has no option ${written}. ${hint}`;
}
