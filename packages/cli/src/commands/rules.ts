import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type CoverageRecord,
  coverageReport,
  entriesOf,
  exampleIdsOf,
  type Ledger,
  parseLedger,
} from "@undercroft/kernel/ledger";
import { parse } from "yaml";
import { type Command, type CommandArgs, type CommandResult, UsageError, wholeNumber } from "../command.ts";
import { mutate } from "../rules/mutate.ts";
import { lastRecording, record } from "../rules/recording.ts";
import { coverageText, mutationText, siteText } from "../rules/report.ts";
import { root } from "../rules/run-tests.ts";

const defaultGame = "dungeon-command";
// A switched-off check may leave a loop without an end; an honest suite is far quicker than this.
const longestMutant = 600;

const ledgerOf = (game: string): { readonly ledger: Ledger; readonly exampleIds: readonly string[] } => {
  const file = join(root, "packages", game, "rules/ledger.yaml");
  if (!existsSync(file)) throw new UsageError(`There is no ledger of a game "${game}".`);
  const written: unknown = parse(readFileSync(file, "utf8"));
  return { ledger: parseLedger(written), exampleIds: exampleIdsOf(written) };
};

type Recording = { readonly records: readonly CoverageRecord[]; readonly failure: string | null };

const recordingOf = async (game: string, quick: boolean): Promise<Recording> => {
  const run = quick ? null : await record(game);
  const records = lastRecording(game);
  if (records === null) throw new UsageError(`No recording of ${game} yet: run without --quick first.`);
  return { records, failure: run === null || run.outcome === "passed" ? null : run.output.trimEnd() };
};

const showCoverage = (game: string, { records, failure }: Recording): CommandResult => {
  const { ledger, exampleIds } = ledgerOf(game);
  const report = coverageReport(ledger, exampleIds, records);
  const wrong = report.missing.length + report.needlessExemptions.length + report.unknown.length > 0;
  return {
    ok: failure === null && !wrong,
    json: { ...report, testsPassed: failure === null },
    text: failure === null ? coverageText(report) : `${failure}\n\nTests failed.\n${coverageText(report)}`,
  };
};

const showMutation = async (
  game: string,
  recording: Recording,
  count: number,
  seed: number,
): Promise<CommandResult> => {
  if (recording.failure !== null) {
    const text = `${recording.failure}\n\nTests fail with every rule switched on; mend them first.`;
    return { ok: false, json: { game, testsPassed: false }, text };
  }
  const ids = new Set(entriesOf(ledgerOf(game).ledger).map(({ id }) => id));
  let done = 0;
  const { sites, results } = await mutate(join(root, "packages", game), ids, {
    count,
    seed,
    records: recording.records,
    longest: longestMutant,
    tell: ({ site, noticed, seconds }) => {
      done += 1;
      const word = noticed ? "noticed" : "NOT NOTICED";
      process.stderr.write(`${done}/${count} ${word} in ${seconds.toFixed(1)} s: ${siteText(site)}\n`);
    },
  });
  const unnoticed = results.filter(({ noticed }) => !noticed).map(({ site }) => siteText(site));
  return {
    ok: unnoticed.length === 0,
    json: { game, seed, sites, switchedOff: results.length, unnoticed },
    text: mutationText(game, sites, seed, results),
  };
};

const run = async (args: CommandArgs): Promise<CommandResult> => {
  const game = args.values.get("game") ?? defaultGame;
  if (!/^[a-z][a-z-]*$/.test(game)) throw new UsageError(`"${game}" is no name of a game.`);
  ledgerOf(game);
  const mutating = args.values.has("mutate");
  const count = wholeNumber(args, "mutate", 0, 1);
  const seed = wholeNumber(args, "seed", 1);
  const recording = await recordingOf(game, args.flags.has("quick"));
  return mutating ? showMutation(game, recording, count, seed) : showCoverage(game, recording);
};

export const command: Command = {
  name: "rules",
  summary: "Tells which rules and rulings of a game's ledger its tests assert, and which nobody tests.",
  positionals: "",
  options: [
    { name: "game", value: "game", summary: `whose ledger (${defaultGame})` },
    { name: "quick", value: null, summary: "use the last recording instead of running the tests" },
    {
      name: "mutate",
      value: "count",
      summary: "switch off so many checks and handlers, and name those no test notices",
    },
    { name: "seed", value: "seed", summary: "chooses what is switched off (1)" },
  ],
  run,
};
