import type { GameTypes } from "@undercroft/kernel";
import { type Command, type CommandArgs, type CommandResult, UsageError, wholeNumber } from "../command.ts";
import { fuzz, type HarnessReport, type Progress } from "../fuzz/fuzz.ts";
import { type Budget, type Harness, harnesses } from "../fuzz/harnesses.ts";
import { type SavedFailure, saveFailures } from "../fuzz/save.ts";
import { withGame } from "../games/index.ts";
import { defaultGame } from "../games/names.ts";
import { nearest } from "../nearest.ts";
import type { Playable } from "../playable.ts";

const defaultOut = "artifacts/fuzz";
/** Enough for random play to bring every node of every shipped card about. */
const defaultGames = 60;
/** Games of each harness that are interrupted all the way through, if not said. */
const defaultWhole = 20;

const names = harnesses.map((one) => one.name);

function chosen(word: string | undefined): readonly Harness[] {
  if (word === undefined || word === "all") return harnesses;
  return word.split(",").map((name) => {
    const harness = harnesses.find((one) => one.name === name.trim());
    if (harness !== undefined) return harness;
    const meant = nearest(name.trim(), names);
    const hint = meant === null ? `Harnesses: ${names.join(", ")}.` : `Did you mean "${meant}"?`;
    throw new UsageError(`There is no harness "${name.trim()}". ${hint}`);
  });
}

interface Job {
  readonly harness: Harness;
  readonly budget: Budget;
}

/**
 * With --runs so many games are spread over the harnesses that take games one by one, and none of them is interrupted all
 * the way through: a quick look. What must judge many games together is left to --games.
 */
function jobsOf(args: CommandArgs): readonly Job[] {
  const wanted = chosen(args.values.get("harness"));
  const seed = args.values.get("seed") ?? "1";
  if (!args.values.has("runs")) {
    const games = wholeNumber(args, "games", defaultGames, 1);
    const whole = wholeNumber(args, "whole", defaultWhole);
    return wanted.map((harness) => ({ harness, budget: { games, seed, whole, from: 0, small: false } }));
  }
  if (args.values.has("games")) throw new UsageError("Give --games for each harness, or --runs in all, not both.");
  const runs = wholeNumber(args, "runs", defaultGames, 1);
  const single = wanted.filter((one) => !one.together);
  if (single.length === 0) throw new UsageError("This harness judges many games together: give --games.");
  const shares = single.reduce((sum, one) => sum + one.quick.share, 0);
  let given = 0;
  let due = 0;
  return single.flatMap((harness) => {
    const { share, from } = harness.quick;
    due += (runs * share) / shares;
    const games = Math.round(due) - given;
    given += games;
    return games === 0 ? [] : [{ harness, budget: { games, seed, whole: 0, from, small: harness.dear } }];
  });
}

function progressTo(write: (text: string) => void): Progress {
  let last = performance.now();
  return (harness, done, games) => {
    const now = performance.now();
    if (now - last < 10_000) return;
    last = now;
    write(`${harness}: ${done} of ${games}\n`);
  };
}

const figuresText = (figures: { readonly [name: string]: number }): string =>
  Object.entries(figures)
    .map(([name, figure]) => `${name} ${figure}`)
    .join(", ");

function lineOf<T extends GameTypes>(report: HarnessReport<T>): string {
  const stalled = report.stalled > 0 ? `, ${report.stalled} stalled` : "";
  const figures = figuresText(report.figures);
  const more = figures === "" ? "" : ` (${figures})`;
  const head = `${report.failed === 0 ? "ok    " : "FAIL  "}${report.harness}`;
  return `${head}: ${report.games} games, ${report.moves} moves, ${report.failed} failed${stalled}${more}, ${report.seconds} s`;
}

const failureText = ({ harness, kind, config, detail, file }: SavedFailure): string =>
  `  ${harness}, ${kind}, ${config}: ${detail}${file === null ? "" : `\n    undercroft replay ${file}`}`;

const SHOWN = 40;

function fuzzed<T extends GameTypes>(playable: Playable<T>, jobs: readonly Job[], out: string): CommandResult {
  const progress = progressTo((text) => process.stderr.write(text));
  const reports = jobs.map(({ harness, budget }) => fuzz(playable, harness, budget, progress));
  const failures = saveFailures(
    reports.flatMap((report) => report.found),
    out,
  );
  const failed = reports.reduce((sum, report) => sum + report.failed, 0);
  const games = reports.reduce((sum, report) => sum + report.games, 0);
  const passed = reports.reduce((sum, report) => sum + Math.max(0, report.games - report.failed), 0);
  const shown = failures.slice(0, SHOWN).map(failureText);
  if (failures.length > SHOWN) shown.push(`  and ${failures.length - SHOWN} more`);
  return {
    ok: failed === 0,
    json: {
      game: playable.game.id,
      games,
      failures: failed,
      passed,
      failed,
      stalled: reports.reduce((sum, report) => sum + report.stalled, 0),
      harnesses: reports.map(({ found: _, ...report }) => report),
      found: failures,
    },
    text: [...reports.map(lineOf), ...shown, `${passed} passed, ${failed} failed`].join("\n"),
  };
}

const run = async (args: CommandArgs): Promise<CommandResult> => {
  const jobs = jobsOf(args);
  const out = args.values.get("out") ?? defaultOut;
  const files = { packs: args.lists.get("pack") ?? [], maps: [], warbands: [], kind: undefined };
  return withGame(args.values.get("game") ?? defaultGame, (playable) => fuzzed(playable, jobs, out), files);
};

export const command: Command = {
  name: "fuzz",
  summary: "Plays random games under harnesses that look for faults, and saves every failure.",
  positionals: "",
  options: [
    { name: "game", value: "game", summary: `which game (${defaultGame})` },
    { name: "games", value: "count", summary: `games under each harness (${defaultGames})` },
    { name: "runs", value: "count", summary: "instead: games in all, spread over the harnesses, for a quick look" },
    { name: "seed", value: "seed", summary: "the same seed gives the same games (1)" },
    { name: "harness", value: "name", summary: `one or more of ${names.join(", ")} (all)` },
    { name: "whole", value: "count", summary: `games that are interrupted all the way through (${defaultWhole})` },
    {
      name: "pack",
      value: "file",
      summary: "a pack of your own, as often as you like; it is played before the others",
    },
    { name: "out", value: "folder", summary: `where failures are saved (${defaultOut})` },
  ],
  run,
};
