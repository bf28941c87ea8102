import { existsSync, statSync } from "node:fs";
import { basename, dirname, extname, resolve } from "node:path";
import { readYaml } from "@undercroft/cards/yaml";
import { contentOf, readScenario, runScenario } from "@undercroft/dungeon-command";
import { type Command, type CommandArgs, type CommandResult, UsageError } from "../command.ts";
import { filesUnder, notThere, readText } from "../files.ts";
import { ownPacks, withShipped } from "../games/dungeon-command/own.ts";
import { lookOf, useInstead } from "../looks.ts";

/** What one file came to. */
interface FileReport {
  readonly file: string;
  readonly title: string;
  readonly cases: number;
  /** Empty if it passes. */
  readonly failures: readonly string[];
}

const scenarioFile = /\.(ya?ml|json)$/i;

/** Matches that scenarios begin with lie beside them. */
function isRecord(file: string): boolean {
  const source = /\.json$/i.test(file) ? readText(file) : null;
  return source?.ok === true && lookOf(file, source.text) === "match";
}

/** The files that are meant: a folder stands for all scenarios in it. */
function filesOf(path: string): readonly string[] {
  if (!existsSync(path)) throw new UsageError(`${path}: ${notThere(path)}`);
  return statSync(path).isDirectory() ? filesUnder(path, scenarioFile).filter((file) => !isRecord(file)) : [path];
}

function play(file: string, content: ReturnType<typeof contentOf>): FileReport {
  const failed = (failures: readonly string[]): FileReport => ({ file, title: "", cases: 0, failures });
  const source = readText(file);
  if (!source.ok) return failed([source.why]);
  const look = lookOf(file, source.text);
  if (look !== null && look !== "scenario") return failed([useInstead(look)]);
  if (look === null && !scenarioFile.test(file)) return failed(["this is no scenario: those are YAML or JSON"]);
  const read = readScenario(source.text, file, readYaml);
  if (!read.ok)
    return failed(
      read.problems.map(({ line, path, message }) => {
        const place = [line === undefined ? "" : `line ${line}`, path].filter((part) => part !== "").join(", ");
        return place === "" ? message : `${place}: ${message}`;
      }),
    );
  const { scenario, title, rules } = read.pack;
  const reports = runScenario(read.pack, content, (name) => readText(resolve(dirname(file), name)));
  const failures = reports.flatMap(({ name, failures: found }) =>
    found.map((failure) => (name === "" ? failure : `case ${name}: ${failure}`)),
  );
  const called = basename(file, extname(file));
  if (called !== scenario) failures.push(`the file is called ${called}, but its scenario ${scenario}`);
  const cited = new Set(reports.flatMap((report) => report.cited.map((one) => one.rule)));
  if (failures.length === 0)
    for (const rule of rules) if (!cited.has(rule)) failures.push(`lists the rule ${rule}, but no line asserts it`);
  return { file, title, cases: reports.length, failures };
}

const lineOf = ({ file, title, failures }: FileReport): string =>
  failures.length === 0 ? `ok    ${file}  ${title}` : `FAIL  ${file}  ${failures.join(" | ")}`;

const run = async (args: CommandArgs): Promise<CommandResult> => {
  const { positionals } = args;
  if (positionals.length === 0) throw new UsageError("Name scenario files, or folders with scenario files.");
  const files = [...new Set(positionals.flatMap(filesOf))];
  if (files.length === 0) throw new UsageError(`There is no scenario file in ${positionals.join(", ")}.`);
  const content = contentOf(withShipped(ownPacks(args.lists.get("pack") ?? [])));
  const reports = files.map((file) => play(file, content));
  const failed = reports.filter((report) => report.failures.length > 0).length;
  const passed = reports.length - failed;
  return {
    ok: failed === 0,
    json: { passed, failed, files: reports },
    text: [...reports.map(lineOf), `${passed} passed, ${failed} failed`].join("\n"),
  };
};

export const command: Command = {
  name: "scenario",
  summary: "Plays scenario files: positions, what is done, and what must come of it.",
  positionals: "path ...",
  options: [
    { name: "pack", value: "file", summary: "a pack of your own whose cards the scenarios use, as often as you like" },
  ],
  run,
};
