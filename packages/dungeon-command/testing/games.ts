/** Matches for harnesses, series of games and measurements: the shipped packs, set up in every way that the rules know. */
import { shippedPacks } from "../content/packs.ts";
import type { Face } from "../src/battlefield/tiles.ts";
import { firstGameWarbands, presetWarband } from "../src/presets.ts";
import type { MatchConfig } from "../src/setup/config.ts";
import type { MatchPlan, PlanProblem, SeatPlan } from "../src/setup/make-config.ts";
import { makeConfig } from "../src/setup/make-config.ts";
import type { Pack } from "../src/vocabulary/index.ts";
import type { WarbandKind, WarbandList } from "../src/warband.ts";

/** A configuration and what is special about it. */
export interface NamedConfig {
  readonly name: string;
  readonly config: MatchConfig;
}

const LEAST_CREATURES = 12;
const LEAST_ORDERS = 30;

function seatOf(number: number, warband: WarbandList, kind: WarbandKind): SeatPlan {
  return { id: `s${number + 1}`, name: `Player ${number + 1}`, team: null, warband, kind };
}

/** A match cannot be set up with these packs. */
export class UnsoundPlan extends Error {
  readonly problems: readonly PlanProblem[];

  constructor(problems: readonly PlanProblem[]) {
    super(`a configuration is unsound: ${JSON.stringify(problems)}`);
    this.problems = problems;
  }
}

function configOf(plan: MatchPlan): MatchConfig {
  const planned = makeConfig(plan);
  if (!planned.ok) throw new UnsoundPlan(planned.problems);
  return planned.config;
}

/** A pack's own warband under its commander number `commander`. */
function whole(pack: Pack, commander: number): WarbandList {
  return presetWarband(pack, pack.commanders[commander % pack.commanders.length]?.id ?? null);
}

/** Every second card of one pack, and every second of the other, starting with the card that `from` counts to. */
function mixed(base: Pack, other: Pack, from: number): WarbandList {
  const own = whole(base, from);
  const strange = whole(other, from);
  const some = (ids: readonly string[], parity: number): string[] => ids.filter((_, i) => i % 2 === parity);
  const blend = (a: readonly string[], b: readonly string[], least: number): string[] => {
    const cards = [...some(a, from % 2), ...some(b, (from + 1) % 2)];
    return [...cards, ...some(a, (from + 1) % 2).slice(0, Math.max(0, least - cards.length))];
  };
  return {
    ...own,
    name: `${own.name} and ${strange.name}`,
    creatures: blend(own.creatures, strange.creatures, LEAST_CREATURES),
    orders: blend(own.orders, strange.orders, LEAST_ORDERS),
  };
}

function standard(
  packs: readonly Pack[],
  warbands: readonly WarbandList[],
  face: Face,
  kind: WarbandKind = "standard",
  teams: number | null = null,
): MatchConfig {
  const seats = warbands.map((warband, number) => seatOf(number, warband, kind));
  return configOf({ game: "standard", seats, packs, face, teams, layout: null });
}

/** The n-th of these packs, round and round. */
function nth(packs: readonly Pack[], number: number): Pack {
  const pack = packs[number % packs.length];
  if (pack === undefined) throw new Error("there is no pack");
  return pack;
}

/**
 * Configurations of every kind, each pack and commander among them: two, three and four seats, two teams of two,
 * the first game, warbands mixed from several packs, both faces of the tiles.
 */
export function everyKind(packs: readonly Pack[] = shippedPacks()): readonly NamedConfig[] {
  const pack = (number: number): Pack => nth(packs, number);
  const table = (seats: number, from: number): WarbandList[] =>
    Array.from({ length: seats }, (_, seat) => whole(pack(seat + from), Math.floor(seat / packs.length) + from));
  return [
    { name: "two seats in the dungeon", config: standard(packs, table(2, 0), "dungeon") },
    { name: "three seats outdoors", config: standard(packs, table(3, 1), "outdoor") },
    { name: "two teams of two in the dungeon", config: standard(packs, table(4, 0), "dungeon", "standard", 2) },
    { name: "a first game", config: firstGame(packs, 0) },
    {
      name: "mixed warbands outdoors",
      config: standard(packs, [mixed(pack(0), pack(1), 0), mixed(pack(1), pack(0), 1)], "outdoor", "custom"),
    },
    { name: "four seats outdoors", config: standard(packs, table(4, 1), "outdoor") },
    { name: "two seats outdoors", config: standard(packs, table(2, 1), "outdoor") },
    { name: "three seats in the dungeon", config: standard(packs, table(3, 0), "dungeon") },
    { name: "two teams of two outdoors", config: standard(packs, table(4, 1), "outdoor", "standard", 2) },
    { name: "a first game of the other pack", config: firstGame(packs, 1) },
    {
      name: "mixed warbands in the dungeon",
      config: standard(packs, [mixed(pack(0), pack(1), 1), mixed(pack(1), pack(0), 0)], "dungeon", "custom"),
    },
    { name: "four seats in the dungeon", config: standard(packs, table(4, 0), "dungeon") },
  ];
}

/** The halves of one of the packs on the tiles of the First Game. */
export function firstGame(packs: readonly Pack[] = shippedPacks(), number = 0): MatchConfig {
  const seats = firstGameWarbands(nth(packs, number)).map((warband, seat) => seatOf(seat, warband, "first-game"));
  return configOf({ game: "first-game", seats, packs, face: "dungeon", teams: null, layout: null });
}

/** Two whole warbands of different packs in the dungeon: what is measured. */
export function duel(packs: readonly Pack[] = shippedPacks()): MatchConfig {
  return standard(packs, [whole(nth(packs, 0), 0), whole(nth(packs, 1), 0)], "dungeon");
}

/**
 * Configurations of a fair series between two players, the first at seat one in all of them: packs change seats from
 * game to game, then commanders and the face of the tiles change.
 */
export function fairDuels(packs: readonly Pack[] = shippedPacks()): readonly MatchConfig[] {
  const faces: readonly Face[] = ["dungeon", "outdoor"];
  return faces.flatMap((face) =>
    [0, 1].flatMap((commander) =>
      [0, 1].map((turn) =>
        standard(packs, [whole(nth(packs, turn), commander), whole(nth(packs, turn + 1), commander)], face),
      ),
    ),
  );
}
