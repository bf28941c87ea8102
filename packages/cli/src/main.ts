import { readArgs } from "./args.ts";
import { type Command, UsageError } from "./command.ts";
import { commandHelp, overview } from "./help.ts";
import { nearest } from "./nearest.ts";
import { type CommandLoader, table } from "./table.ts";

/** Where output goes: standard output or standard error, or a test's own. */
export type Sink = { write(text: string): unknown };

/**
 * Runs `undercroft` with these words and gives the exit code: 0 for success, 1 for any failure.
 * Results go to `out`, complaints to `err`; under `--json` each call prints exactly one line of JSON to `out`.
 */
export async function main(
  words: readonly string[],
  out: Sink,
  err: Sink,
  commands: ReadonlyMap<string, CommandLoader> = table,
): Promise<number> {
  const json = words.includes("--json");
  const show = (ok: boolean, result: unknown, text: string): number => {
    out.write(json ? `${JSON.stringify({ ok, result })}\n` : text === "" ? "" : `${text.replace(/\n+$/, "")}\n`);
    return ok ? 0 : 1;
  };
  const complain = (error: string, details: string): number => {
    if (json) out.write(`${JSON.stringify({ ok: false, error })}\n`);
    else err.write(`${details}\n`);
    return 1;
  };

  const [name, ...after] = words.filter((word) => word !== "--json");
  try {
    if (name === undefined || name === "--help" || name === "-h" || name === "help") {
      const all = await everyCommand(commands);
      return show(true, all.map(publicFace), overview(all));
    }
    const load = commands.get(name);
    if (load === undefined) throw new UsageError(unknownCommand(name, [...commands.keys()]));
    const { command } = await load();
    const { args, help } = readArgs(command, after);
    if (help) return show(true, publicFace(command), commandHelp(command));
    const result = await command.run(args);
    return show(result.ok, result.json, result.text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const expected = error instanceof UsageError || !(error instanceof Error);
    return complain(message, expected ? message : (error.stack ?? message));
  }
}

async function everyCommand(commands: ReadonlyMap<string, CommandLoader>): Promise<Command[]> {
  return Promise.all([...commands.values()].map(async (load) => (await load()).command));
}

const publicFace = ({ name, summary, positionals, options }: Command): Omit<Command, "run"> => ({
  name,
  summary,
  positionals,
  options,
});

function unknownCommand(written: string, names: readonly string[]): string {
  const meant = nearest(written, names);
  const hint = meant === null ? "See: undercroft --help" : `Did you mean "${meant}"?`;
  return `undercroft has no command "${written}". ${hint}`;
}
