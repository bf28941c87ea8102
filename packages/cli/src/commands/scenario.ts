import { existsSync, statSync } from "node:fs";
import { basename, dirname, extname, resolve } from "node:path";
import { readYaml } from "@undercroft/cards/yaml";
import { failuresOf, type PlayScenario } from "@undercroft/scenario";
import { type Command, type CommandArgs, type CommandResult, UsageError } from "../command.ts";
import { filesUnder, notThere, readText } from "../files.ts";
import { defaultGame, gameNames } from "../games/names.ts";
import { scenarioPlayer } from "../games/scenarios.ts";
import { gameOf, lookOf, useInstead } from "../looks.ts";
import { nearest } from "../nearest.ts";

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

type Players = (game: string) => Promise<PlayScenario | null>;

async function play(file: string, players: Players): Promise<FileReport> {
  const failed = (failures: readonly string[]): FileReport => ({ file, title: "", cases: 0, failures });
  const source = readText(file);
  if (!source.ok) return failed([source.why]);
  const look = lookOf(file, source.text);
  if (look !== null && look !== "scenario") return failed([useInstead(look)]);
  if (look === null && !scenarioFile.test(file)) return failed(["this is no scenario: those are YAML or JSON"]);
  const game = gameOf(file, source.text) ?? defaultGame;
  const playFile = await players(game);
  if (playFile === null) return failed([`game: there is no game "${game.slice(0, 60)}"${meant(game)}`]);
  const played = playFile(source.text, file, readYaml, (name) => readText(resolve(dirname(file), name)));
  if (!played.ok)
    return failed(
      played.problems.map(({ line, path, message }) => {
        const place = [line === undefined ? "" : `line ${line}`, path].filter((part) => part !== "").join(", ");
        return place === "" ? message : `${place}: ${message}`;
      }),
    );
  const { file: head, reports } = played.pack;
  const failures = failuresOf(head, reports, basename(file, extname(file)));
  return { file, title: head.title, cases: reports.length, failures };
}

function meant(game: string): string {
  const near = nearest(game, gameNames);
  return near === null ? `. Games: ${gameNames.join(", ")}` : `. Did you mean "${near}"?`;
}

/** Each game's player, made once. */
function playersWith(packs: readonly string[]): Players {
  const made = new Map<string, Promise<PlayScenario | null>>();
  return (game) => {
    const known = made.get(game) ?? scenarioPlayer(game, packs);
    made.set(game, known);
    return known;
  };
}

const lineOf = ({ file, title, failures }: FileReport): string =>
  failures.length === 0 ? `ok    ${file}  ${title}` : `FAIL  ${file}  ${failures.join(" | ")}`;

const run = async (args: CommandArgs): Promise<CommandResult> => {
  const { positionals } = args;
  if (positionals.length === 0) throw new UsageError("Name scenario files, or folders with scenario files.");
  const files = [...new Set(positionals.flatMap(filesOf))];
  if (files.length === 0) throw new UsageError(`There is no scenario file in ${positionals.join(", ")}.`);
  const players = playersWith(args.lists.get("pack") ?? []);
  const reports: FileReport[] = [];
  for (const file of files) reports.push(await play(file, players));
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
