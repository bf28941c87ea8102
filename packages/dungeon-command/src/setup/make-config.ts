import type { SeatId } from "@undercroft/kernel";
import { buildBattlefield } from "../battlefield/build.ts";
import type { Placed } from "../battlefield/joining.ts";
import { firstGameLayout, readyLayout } from "../battlefield/layout.ts";
import { seatSides } from "../battlefield/sides.ts";
import type { Face, Side, Tile } from "../battlefield/tiles.ts";
import { hasStart, readTile, TileFault, turned } from "../battlefield/tiles.ts";
import type { LayoutFault } from "../battlefield/whole.ts";
import { checkLayout } from "../battlefield/whole.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Content } from "../state.ts";
import type { Pack } from "../vocabulary/index.ts";
import type { Catalogue, WarbandKind, WarbandList, WarbandProblem } from "../warband.ts";
import { catalogueOf, checkWarband } from "../warband.ts";
import type { MatchConfig } from "./config.ts";
import { alternatingTeams, checkTeams, type TeamProblem } from "./teams.ts";

/** What people agree on before a match. */
export interface MatchPlan {
  readonly game: "standard" | "first-game";
  /** Clockwise. In the first game the first seat is Player 1. */
  readonly seats: readonly SeatPlan[];
  readonly packs: readonly Pack[];
  /** dc.ruling.setting-choice. The first game is played in the dungeon (dc.first-game.dungeon-side). */
  readonly face: Face;
  /** How many teams, seats taking turns (dc.ruling.team-seating); null for a free-for-all or for the teams of the seats. */
  readonly teams: number | null;
  /** The tiles as the players laid them; null for a ready-made battlefield. */
  readonly layout: LayoutPlan | null;
}

export interface SeatPlan {
  readonly id: SeatId;
  readonly name: string;
  /** Given for a seating of teams other than taking turns; null otherwise. */
  readonly team: number | null;
  readonly warband: WarbandList;
  readonly kind: WarbandKind;
}

export interface LayoutPlan {
  readonly tiles: readonly TilePlan[];
  /** The table side of each seat; those of the ready-made battlefields if null. */
  readonly sides: readonly Side[] | null;
}

export interface TilePlan {
  readonly tile: string;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  /** Quarter turns clockwise. */
  readonly turns: number;
}

export type PlanProblem =
  | ({ readonly about: "warband"; readonly seat: number } & WarbandProblem)
  | ({ readonly about: "layout" } & LayoutFault)
  | ({ readonly about: "teams" } & TeamProblem)
  | { readonly about: "tile"; readonly rule: RuleId; readonly message: string }
  | {
      readonly about: "face" | "seats" | "chests" | "commanders" | "no-layout" | "foreign-tile";
      readonly rule: RuleId;
    };

export type Planned =
  | {
      readonly ok: true;
      readonly config: MatchConfig;
      readonly notes: readonly RuleId[];
      readonly layout: readonly Placed[];
    }
  | { readonly ok: false; readonly problems: readonly PlanProblem[] };

/** Values of one pack's Treasure Chest markers (dc.ruling.chest-values). */
const PACK_CHESTS: readonly number[] = [1, 1, 2, 2, 3, 3];

/** Makes the configuration of a match, or says everything that stands against it. */
export function makeConfig(plan: MatchPlan): Planned {
  try {
    return planned(plan);
  } catch (error) {
    // Tiles whose data are wrong are told like anything else that is wrong with a plan.
    if (!(error instanceof TileFault)) throw error;
    return { ok: false, problems: [{ about: "tile", rule: error.rule, message: error.message }] };
  }
}

function planned(plan: MatchPlan): Planned {
  const catalogue = catalogueOf(plan.packs);
  const dealt = alternatingTeams(plan.seats.length, plan.teams ?? plan.seats.length);
  const teams = plan.seats.map((seat, number) => seat.team ?? dealt[number] ?? number);
  const problems = [...checkSeats(plan, teams), ...checkWarbands(plan, catalogue)];
  if (problems.length > 0) return { ok: false, problems };
  const layout = layTiles(plan, catalogue);
  if (layout.problems.length > 0) return { ok: false, problems: layout.problems };
  const { battlefield, treasure, notes } = buildBattlefield(layout.placed, plan.game, plan.seats.length);
  const chests = plan.game === "first-game" ? treasure.map(() => 3) : plan.seats.flatMap(() => PACK_CHESTS);
  if (chests.length < treasure.length || (plan.game === "first-game" && treasure.length > 2)) {
    return { ok: false, problems: [{ about: "chests", rule: "dc.warband.treasure-supply" }] };
  }
  const config: MatchConfig = {
    game: plan.game,
    seats: plan.seats.map(({ id, name, warband }, number) => ({
      id,
      name,
      team: teams[number] ?? number,
      commander: warband.commanders[0] ?? "",
      creatures: [...warband.creatures],
      orders: [...warband.orders],
    })),
    content: contentOf(plan.seats, catalogue),
    battlefield,
    treasure,
    chests,
  };
  return {
    ok: true,
    config,
    notes: [...settingNotes(plan, new Set(teams).size < teams.length), ...notes],
    layout: layout.placed,
  };
}

/** Where a choice of the table, not a rule of the book, decided: shown beside the finished battlefield. */
function settingNotes(plan: MatchPlan, team: boolean): RuleId[] {
  const notes: RuleId[] =
    plan.game === "standard"
      ? ["dc.ruling.setting-choice"]
      : ["dc.ruling.first-game-layout", "dc.ruling.first-game-commander-choice"];
  if (plan.layout === null) notes.push("dc.ruling.tile-placement-order");
  if (plan.layout === null && plan.seats.length > 2) notes.push("dc.ruling.multiplayer-layouts");
  if (plan.teams !== null) notes.push("dc.ruling.team-seating");
  if (plan.seats.length > 2) notes.push(team ? "dc.team.setup" : "dc.ffa.standard-rules");
  return notes;
}

function checkSeats(plan: MatchPlan, teams: readonly number[]): PlanProblem[] {
  const problems: PlanProblem[] = checkTeams(teams).map((problem) => ({ about: "teams", ...problem }));
  const ids = new Set(plan.seats.map((seat) => seat.id));
  if (ids.size < plan.seats.length) problems.push({ about: "seats", rule: "dc.components.players" });
  if (plan.game === "standard") return problems;
  if (plan.seats.length !== 2) problems.push({ about: "seats", rule: "dc.first-game.one-pack" });
  if (plan.face !== "dungeon") problems.push({ about: "face", rule: "dc.first-game.dungeon-side" });
  const commanders = plan.seats.flatMap((seat) => seat.warband.commanders);
  if (new Set(commanders).size < commanders.length) {
    problems.push({ about: "commanders", rule: "dc.first-game.commander-each" });
  }
  return problems;
}

function checkWarbands(plan: MatchPlan, catalogue: Catalogue): PlanProblem[] {
  return plan.seats.flatMap((seat, number) => {
    const kind = plan.game === "first-game" ? "first-game" : seat.kind === "first-game" ? "standard" : seat.kind;
    return checkWarband(seat.warband, kind, catalogue).map((problem): PlanProblem => {
      const rule = plan.seats.length > 2 && problem.problem === "tiles" ? "dc.multi.components" : problem.rule;
      return { about: "warband", seat: number, ...problem, rule };
    });
  });
}

interface Laid {
  readonly placed: readonly Placed[];
  readonly problems: readonly PlanProblem[];
}

function layTiles(plan: MatchPlan, catalogue: Catalogue): Laid {
  const { game, layout } = plan;
  const sides = layout?.sides ?? seatSides(plan.seats.length);
  if (layout !== null) {
    const placed = layout.tiles.flatMap((one) => placedTile(one, plan.face, catalogue));
    if (!bringsThem(plan, layout.tiles))
      return { placed, problems: [{ about: "foreign-tile", rule: "dc.warband.tiles" }] };
    return { placed, problems: checkLayout(placed, { game, sides }).map((fault) => ({ about: "layout", ...fault })) };
  }
  const tiles = plan.seats.map((seat) =>
    seat.warband.tiles.flatMap((id) => {
      const card = catalogue.tiles.get(id);
      return card === undefined ? [] : [readTile(card, plan.face)];
    }),
  );
  const without = game === "first-game" ? -1 : tiles.findIndex((own) => !own.some(isStartTile));
  if (without >= 0) {
    const ids = tiles[without]?.map((tile) => tile.id) ?? [];
    return {
      placed: [],
      problems: [{ about: "layout", rule: "dc.ruling.start-area-required", seat: without, tiles: ids, bad: [] }],
    };
  }
  const placed = game === "first-game" ? firstGameLayout(tiles) : readyLayout(tiles);
  if (placed === null)
    return { placed: [], problems: [{ about: "no-layout", rule: "dc.ruling.tile-placement-order" }] };
  return { placed, problems: checkLayout(placed, { game, sides }).map((fault) => ({ about: "layout", ...fault })) };
}

const isStartTile = (tile: Tile): boolean => tile.size === "small" && hasStart(tile);

function placedTile({ tile, seat, x, y, turns }: TilePlan, face: Face, catalogue: Catalogue): Placed[] {
  const card = catalogue.tiles.get(tile);
  return card === undefined ? [] : [{ tile: turned(readTile(card, face), turns), seat, x, y }];
}

/** True if the tiles laid are those of the warbands, each seat's own. */
function bringsThem(plan: MatchPlan, laid: readonly TilePlan[]): boolean {
  return plan.seats.every((seat, number) => {
    const own = laid.filter((one) => one.seat === number).map((one) => one.tile);
    return own.sort().join(" ") === [...seat.warband.tiles].sort().join(" ");
  });
}

/** The definitions that a match needs: those of its warbands, in the order of their ids. */
function contentOf(seats: readonly SeatPlan[], catalogue: Catalogue): Content {
  const pick = <C>(ids: readonly string[], cards: ReadonlyMap<string, C>): { [id: string]: C } => {
    const table: { [id: string]: C } = {};
    for (const id of [...new Set(ids)].sort()) {
      const card = cards.get(id);
      if (card !== undefined) table[id] = card;
    }
    return table;
  };
  return {
    creatures: pick(
      seats.flatMap((seat) => seat.warband.creatures),
      catalogue.creatures,
    ),
    orders: pick(
      seats.flatMap((seat) => seat.warband.orders),
      catalogue.orders,
    ),
    commanders: pick(
      seats.flatMap((seat) => seat.warband.commanders),
      catalogue.commanders,
    ),
  };
}
