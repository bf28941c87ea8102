import type { Command, CommandOption } from "./command.ts";

const everywhere: readonly CommandOption[] = [
  { name: "json", value: null, summary: "print one line of JSON instead of text" },
  { name: "help", value: null, summary: "print this help" },
];

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
}

const written = (option: CommandOption): string =>
  option.value === null ? `--${option.name}` : `--${option.name} <${option.value}>`;

/** What the words of an option mean, each in a line below it. */
function wordRows({ words = [] }: CommandOption): readonly (readonly [string, string])[] {
  const width = Math.max(0, ...words.map(([word]) => word.length));
  return words.map(([word, meaning]) => ["", `${word.padEnd(width)}  ${meaning}`]);
}

const optionRows = (options: readonly CommandOption[]): string =>
  columns(options.flatMap((option) => [[written(option), option.summary] as const, ...wordRows(option)]));

/** The help of `undercroft` as a whole. */
export function overview(commands: readonly Command[]): string {
  const list = columns(commands.map((command) => [command.name, command.summary]));
  const rest = `Everywhere:\n${optionRows(everywhere)}\n\nHelp of one command: undercroft <command> --help`;
  return `Usage: undercroft <command> [options]\n\nCommands:\n${list}\n\n${rest}`;
}

/** The help of one command. */
export function commandHelp(command: Command): string {
  const call = ["undercroft", command.name, command.positionals, "[options]"].filter((part) => part !== "").join(" ");
  return `Usage: ${call}\n\n${command.summary}\n\nOptions:\n${optionRows([...command.options, ...everywhere])}`;
}
