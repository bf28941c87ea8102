/** Battles for harnesses, series of games and measurements. */
import { shippedMaps } from "../content/maps.ts";
import { packsWith, shippedPacks } from "../content/packs.ts";
import { readyWarbands } from "../content/warbands.ts";
import type { BattleScenarioName } from "../src/scenarios/battle-scenarios.ts";
import { printedRules } from "../src/scenarios/house-rules.ts";
import type { BattleConfig } from "../src/set-up/config.ts";
import { makeConfig, type PlanFault } from "../src/set-up/make-config.ts";
import type { Pack } from "../src/vocabulary/index.ts";
import { itemsOf, type Warband } from "../src/warband/warband.ts";
import { encounters } from "./encounters.ts";
import { levies, sealedWarbands } from "./levies.ts";

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

/** A battle cannot be set up with these packs. */
export class UnsoundBattle extends Error {
  readonly faults: readonly PlanFault[];

  constructor(faults: readonly PlanFault[]) {
    super(`a battle is unsound: ${JSON.stringify(faults)}`);
    this.faults = faults;
  }
}

function planned(
  packs: readonly Pack[],
  scenario: BattleScenarioName,
  limit: number,
  warbands: readonly Warband[],
): NamedConfig {
  const made = makeConfig({
    scenario,
    limit,
    house: printedRules,
    seats: warbands.map((warband, seat) => ({ id: `s${seat + 1}`, warband })),
    packs,
    maps: shippedMaps(),
  });
  if (!made.ok) throw new UnsoundBattle(made.faults);
  return {
    name: `${scenario} at ${limit} points: ${warbands.map(({ name }) => name).join(", ")}`,
    config: made.config,
  };
}

function battle(
  packs: readonly Pack[],
  scenario: BattleScenarioName,
  limit: number,
  first: number,
  second: number,
): NamedConfig {
  const all = ofLimit(limit);
  const pick = (number: number): Warband => {
    const warband = all[number % all.length];
    if (warband === undefined) throw new Error(`there is no warband of ${limit} points`);
    return scenario === "arena" ? forArena(warband) : warband;
  };
  return planned(packs, scenario, limit, [pick(first), pick(second)]);
}

const limits = [100, 200, 500] as const;

/** A seed by which the boosters of a sealed game hold the greatest creatures of the set, one of each. */
const SEALED_SEED = "s4";
const sealedMaps = ["maps/fallen-keep", "maps/lantern-fen"] as const;

/** A battle out of each kind of booster (mn.scenario.sealed.boosters). */
const sealed = (packs: readonly Pack[]): readonly NamedConfig[] =>
  packs
    .flatMap(({ boosters }) => boosters ?? [])
    .map((booster) =>
      planned(packs, "sealed-booster", booster.limit, sealedWarbands(SEALED_SEED, booster, sealedMaps, packs)),
    );

/** Battles of the levies, two by two. */
function ofLevies(packs: readonly Pack[]): readonly NamedConfig[] {
  const all = levies(200, packs);
  return all.flatMap((first, i) => {
    const second = all[i + 1] ?? all[0];
    return i % 2 === 0 && second !== undefined
      ? [planned(packs, standard[(i / 2) % 4] ?? "assault", 200, [first, second])]
      : [];
  });
}

function kindsOf(packs: readonly Pack[]): readonly NamedConfig[] {
  const kinds = [...standard, "arena"] as const;
  return [
    ...kinds.flatMap((scenario, row) =>
      limits.map((limit, column) => battle(packs, scenario, limit, row + column, row + column + 1 + (row % 3))),
    ),
    ...sealed(packs),
    ...ofLevies(packs),
    ...encounters.map((warbands) => planned(packs, "arena", 500, warbands)),
  ];
}

let shipped: readonly NamedConfig[] | null = null;

/**
 * Battles of every kind that the rules know: each scenario at each point limit, every ready warband among them, sealed
 * play, warbands of all other cards, those of packs of a player's own too, and encounters of those whose powers are seldom
 * seen. Those of the shipped cards alone are made once: cards and maps are compiled for each object.
 * @throws UnsoundBattle if a pack has taken the place of a shipped one without all that the ready warbands need.
 */
export function everyKind(own: readonly Pack[] = []): readonly NamedConfig[] {
  if (own.length > 0) return kindsOf(packsWith(own));
  shipped ??= kindsOf(shippedPacks());
  return shipped;
}

/** The small ones among them, for harnesses that take long over each game. */
export const smallKinds = (own: readonly Pack[] = []): readonly NamedConfig[] =>
  everyKind(own).filter(({ config }) => config.limit === 100);

/** Battles that are fair if each is played with both seatings: every pair of the 100-point warbands. */
export function fairDuels(packs: readonly Pack[] = shippedPacks()): readonly BattleConfig[] {
  const pairs = [
    [0, 1],
    [2, 3],
    [0, 2],
    [1, 3],
    [0, 3],
    [1, 2],
  ] as const;
  return pairs.map(([first, second]) => battle(packs, "assault", 100, first, second).config);
}

/** The same with packs of a player's own: warbands of 200 points that bring their cards, against ready ones. */
export function duelsOfOwn(own: readonly Pack[]): readonly BattleConfig[] {
  const packs = packsWith(own);
  const ids = new Set(own.flatMap(({ creatures, items }) => [...creatures, ...items].map(({ id }) => id)));
  const ready = ofLimit(200);
  const bringing = levies(200, packs).filter((list) =>
    [...list.creatures.map(({ card }) => card), ...itemsOf(list)].some((id) => ids.has(id)),
  );
  if (bringing.length === 0) return fairDuels(packs);
  return bringing.flatMap((list, i) => {
    const other = ready[i % ready.length];
    return other === undefined ? [] : [planned(packs, "assault", 200, [list, other]).config];
  });
}

/** The battle that speed is measured by: the first two warbands of 200 points. */
export const battleOf200Points = (): BattleConfig => battle(shippedPacks(), "assault", 200, 0, 1).config;
