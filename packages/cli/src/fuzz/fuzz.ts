import type { GameTypes } from "@undercroft/kernel";
import type { Failure, Report } from "@undercroft/kernel/harness";
import type { Playable } from "../playable.ts";
import type { Budget, Harness } from "./harnesses.ts";

/** Rounds after which a random game has stalled. */
const MOST_ROUNDS = 200;
/** One random game in so many may stall. */
const STALLS = 1_000;

/** A failure with the harness and the kind of game that showed it. */
export interface Found<T extends GameTypes> {
  readonly harness: string;
  readonly config: string;
  readonly failure: Failure<T>;
}

/** What one harness came to. */
export interface HarnessReport<T extends GameTypes> {
  readonly harness: string;
  readonly games: number;
  readonly moves: number;
  readonly seconds: number;
  /** Games in which something failed; of a harness that judges all together, things that failed. */
  readonly failed: number;
  /** Random games that did not end within the rounds. */
  readonly stalled: number;
  readonly figures: { readonly [name: string]: number };
  readonly found: readonly Found<T>[];
}

/** Called after every game, for those who wait. */
export type Progress = (harness: string, done: number, games: number) => void;

/** Runs a game's configurations in turn under one harness. The same budget gives the same games. */
export function fuzz<T extends GameTypes>(
  playable: Playable<T>,
  harness: Harness,
  budget: Budget,
  progress: Progress,
): HarnessReport<T> {
  const { game } = playable;
  const kinds = budget.small ? (playable.smallKinds?.() ?? playable.kinds()) : playable.kinds();
  const began = performance.now();
  const all = {
    game,
    seed: budget.seed,
    rounds: MOST_ROUNDS * playable.progressOfRound,
    patience: (config: T["config"]): number => playable.patience?.(config) ?? Number.POSITIVE_INFINITY,
  };
  const found: Found<T>[] = [];
  const figures: { [name: string]: number } = {};
  let moves = 0;
  let failed = 0;
  const take = (report: Report<T>, config: string): void => {
    moves += report.moves;
    for (const [name, figure] of Object.entries(report.figures)) figures[name] = (figures[name] ?? 0) + figure;
    for (const failure of report.failures) found.push({ harness: harness.name, config, failure });
  };
  if (harness.together) {
    const configs = kinds.map((kind) => kind.config);
    take(harness.run(playable, { ...all, configs, games: budget.games }, budget.whole), "all");
    failed = found.length;
    progress(harness.name, budget.games, budget.games);
  } else {
    for (let i = 0; i < budget.games; i++) {
      const kind = kinds[(budget.from + i) % kinds.length];
      if (kind === undefined) break;
      const plan = { ...all, configs: [kind.config], games: 1, seed: `${budget.seed}/${i}` };
      const before = found.length;
      take(harness.run(playable, plan, i < budget.whole ? 1 : 0), kind.name);
      if (found.length > before) failed++;
      progress(harness.name, i + 1, budget.games);
    }
  }
  const stalls = found.filter((one) => one.failure.kind === "overlong");
  const tolerated = stalls.length * STALLS <= budget.games;
  return {
    harness: harness.name,
    games: budget.games,
    moves,
    seconds: Math.round(performance.now() - began) / 1000,
    failed: tolerated ? failed - stalls.length : failed,
    stalled: stalls.length,
    figures,
    found: tolerated ? found.filter((one) => one.failure.kind !== "overlong") : found,
  };
}
