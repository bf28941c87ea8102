/** Battles for harnesses, series of games and measurements. */
import { shippedMaps } from "../content/maps.ts";
import { shippedPacks } from "../content/packs.ts";
import { readyWarbands } from "../content/warbands.ts";
import type { BattleScenarioName } from "../src/scenarios/battle-scenarios.ts";
import { printedRules } from "../src/scenarios/house-rules.ts";
import type { BattleConfig } from "../src/set-up/config.ts";
import { makeConfig } from "../src/set-up/make-config.ts";
import type { Warband } from "../src/warband/warband.ts";
import { encounters } from "./encounters.ts";
import { boosters, levies, sealedWarbands } from "./levies.ts";

export { squaresWith, standingOn } from "./standing-on.ts";

/** A configuration and what is special about it. */
export interface NamedConfig {
  readonly name: string;
  readonly config: BattleConfig;
}

/** The ready warbands of a point limit, in their order. */
const ofLimit = (limit: number): readonly Warband[] =>
  readyWarbands().flatMap((ready) => (ready.limit === limit ? [ready.warband] : []));

/** Scenarios in which ready warbands are legal; Arena takes fewer creatures (mn.scenario.arena.count). */
const standard = ["assault", "bounty", "quick-raid", "uncontested-victory"] as const;

/** The strongest five of a warband, on a half-size map (mn.scenario.arena.count, mn.scenario.arena.map). */
const forArena = (warband: Warband): Warband => {
  const creatures = warband.creatures.slice(0, 5);
  return { ...warband, creatures, items: [], map: "maps/barrow-gate" };
};

function planned(scenario: BattleScenarioName, limit: number, warbands: readonly Warband[]): NamedConfig {
  const made = makeConfig({
    scenario,
    limit,
    house: printedRules,
    seats: warbands.map((warband, seat) => ({ id: `s${seat + 1}`, warband })),
    packs: shippedPacks(),
    maps: shippedMaps(),
  });
  if (!made.ok) throw new Error(`a battle is unsound: ${JSON.stringify(made.faults)}`);
  return {
    name: `${scenario} at ${limit} points: ${warbands.map(({ name }) => name).join(", ")}`,
    config: made.config,
  };
}

function battle(scenario: BattleScenarioName, limit: number, first: number, second: number): NamedConfig {
  const all = ofLimit(limit);
  const pick = (number: number): Warband => {
    const warband = all[number % all.length];
    if (warband === undefined) throw new Error(`there is no warband of ${limit} points`);
    return scenario === "arena" ? forArena(warband) : warband;
  };
  return planned(scenario, limit, [pick(first), pick(second)]);
}

const limits = [100, 200, 500] as const;

/** A seed by which the boosters of a sealed game hold the greatest creatures of the set, one of each. */
const SEALED_SEED = "s4";
const sealedMaps = ["maps/fallen-keep", "maps/lantern-fen"] as const;

/** A battle out of each kind of booster (mn.scenario.sealed.boosters). */
const sealed = (): readonly NamedConfig[] =>
  boosters().map((booster) =>
    planned("sealed-booster", booster.limit, sealedWarbands(SEALED_SEED, booster, sealedMaps)),
  );

/** Battles of the levies, two by two. */
function ofLevies(): readonly NamedConfig[] {
  const all = levies(200);
  return all.flatMap((first, i) => {
    const second = all[i + 1] ?? all[0];
    return i % 2 === 0 && second !== undefined
      ? [planned(standard[(i / 2) % 4] ?? "assault", 200, [first, second])]
      : [];
  });
}

let everything: readonly NamedConfig[] | null = null;

/**
 * Battles of every kind that the rules know: each scenario at each point limit, every ready warband among them, sealed
 * play, warbands of all other cards, and encounters of those whose powers are seldom seen. Made once: their cards and maps are compiled for each object.
 */
export function everyKind(): readonly NamedConfig[] {
  const kinds = [...standard, "arena"] as const;
  everything ??= [
    ...kinds.flatMap((scenario, row) =>
      limits.map((limit, column) => battle(scenario, limit, row + column, row + column + 1 + (row % 3))),
    ),
    ...sealed(),
    ...ofLevies(),
    ...encounters.map((warbands) => planned("arena", 500, warbands)),
  ];
  return everything;
}

/** The small ones among them, for harnesses that take long over each game. */
export const smallKinds = (): readonly NamedConfig[] => everyKind().filter(({ config }) => config.limit === 100);

/** Battles that are fair if each is played with both seatings: every pair of the 100-point warbands. */
export function fairDuels(): readonly BattleConfig[] {
  const pairs = [
    [0, 1],
    [2, 3],
    [0, 2],
    [1, 3],
    [0, 3],
    [1, 2],
  ] as const;
  return pairs.map(([first, second]) => battle("assault", 100, first, second).config);
}

/** The battle that speed is measured by: the first two warbands of 200 points. */
export const battleOf200Points = (): BattleConfig => battle("assault", 200, 0, 1).config;
