import { squareName } from "@undercroft/grid";
import { type Built, buildBattlefield } from "../battlefield/build.ts";
import { checkPlacement, type Placed } from "../battlefield/joining.ts";
import { seatSides } from "../battlefield/sides.ts";
import type { Face, Side } from "../battlefield/tiles.ts";
import { EAST, NORTH, readTile, SOUTH, TileFault, turned, WEST } from "../battlefield/tiles.ts";
import { checkLayout } from "../battlefield/whole.ts";
import { makeConfig, type SeatPlan } from "../setup/make-config.ts";
import type { Battlefield } from "../state.ts";
import type { Pack } from "../vocabulary/index.ts";
import { catalogueOf, checkWarband, type WarbandKind, type WarbandList } from "../warband.ts";
import { type Because, because } from "./because.ts";
import { ScenarioFault } from "./names.ts";
import { differences } from "./subset.ts";

type Words = { readonly [key: string]: unknown };

function table(value: unknown, key: string): Words {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new ScenarioFault(`${key} needs a table`);
  return Object.fromEntries(Object.entries(value));
}

function list(value: unknown, key: string): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new ScenarioFault(`${key} needs a list`);
  return value;
}

/** Cards by id: a list, or a table that says how many of each. */
function cards(value: unknown, key: string): readonly string[] {
  if (Array.isArray(value) || value === undefined) return list(value, key).map(String);
  return Object.entries(table(value, key)).flatMap(([id, count]) => Array.from({ length: Number(count) }, () => id));
}

function warbandOf(words: Words, key: string): WarbandList {
  return {
    name: key,
    commanders: cards(words["commanders"], `${key}.commanders`),
    creatures: cards(words["creatures"], `${key}.creatures`),
    orders: cards(words["orders"], `${key}.orders`),
    tiles: cards(words["tiles"], `${key}.tiles`),
  };
}

function kindOf(value: unknown): WarbandKind {
  if (value === undefined || value === "standard") return "standard";
  if (value === "custom" || value === "first-game") return value;
  throw new ScenarioFault(`"${String(value)}" is no kind of warband: standard, custom or first-game`);
}

const gameOf = (value: unknown): "standard" | "first-game" => (value === "first-game" ? "first-game" : "standard");
const faceOf = (value: unknown): Face => (value === "outdoor" ? "outdoor" : "dungeon");

function sideOf(value: unknown): Side {
  if (value === "north") return NORTH;
  if (value === "east") return EAST;
  if (value === "south") return SOUTH;
  if (value === "west") return WEST;
  throw new ScenarioFault(`"${String(value)}" is no side of the table`);
}

/** A tile as a file lays it: `{tile, seat, at: [x, y], turns, face}`. */
interface Laid {
  readonly tile: string;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly turns: number;
  readonly face: Face;
}

function laidOf(value: unknown, seats: readonly string[], face: Face): Laid {
  const words = table(value, "tiles");
  const [x, y] = list(words["at"], "tiles.at").map(Number);
  const seat = seats.indexOf(String(words["seat"]));
  if (seat < 0 || x === undefined || y === undefined)
    throw new ScenarioFault("a tile is written {tile: ID, seat: NAME, at: [x, y]}");
  const own = words["face"] === undefined ? face : faceOf(words["face"]);
  return { tile: String(words["tile"]), seat, x, y, turns: Number(words["turns"] ?? 0), face: own };
}

function placedOf(laid: Laid, pack: Pack): Placed {
  const card = pack.tiles.find(({ id }) => id === laid.tile);
  if (card === undefined) throw new ScenarioFault(`there is no tile "${laid.tile}"`);
  return { tile: turned(readTile(card, laid.face), laid.turns), seat: laid.seat, x: laid.x, y: laid.y };
}

/** A finished battlefield in the words of a file. */
function described(battlefield: Battlefield, treasure: readonly number[], seats: readonly string[]): Words {
  const at = (square: number): string => squareName(battlefield.shape, square);
  const { width } = battlefield.shape;
  return {
    size: [battlefield.shape.width, battlefield.shape.height],
    treasure: treasure.map(at),
    start: Object.fromEntries(seats.map((seat, n) => [seat, (battlefield.start[n] ?? []).map(at)])),
    walls: battlefield.shape.wallEdges.map(([a, b]) => `${at(a)}${b - a === width ? "/" : "|"}${at(b)}`),
    tiles: Object.fromEntries(battlefield.tiles.map(({ tile, x, y }) => [tile, [x, y]])),
  };
}

function judge(command: string, legal: boolean, wanted: Words, found: object): readonly Because[] {
  if (typeof wanted["legal"] !== "boolean") throw new ScenarioFault(`${command}: say whether it is legal`);
  if (wanted["legal"] !== legal)
    throw new ScenarioFault(
      `${command}: this is ${legal ? "legal" : "not legal"}: ${JSON.stringify(found).slice(0, 400)}`,
    );
  return because(command, found, wanted["because"]);
}

function hold(command: string, found: unknown, wanted: unknown): void {
  if (wanted === undefined) return;
  const wrong = differences(found, wanted);
  if (wrong.length > 0) throw new ScenarioFault(`${command}: ${wrong.join("; ")}`);
}

/**
 * `layout`: whether tiles may lie so, as a whole battlefield or, with `judge: last`, the last of them beside the others.
 * `is` compares the finished battlefield.
 */
export function layout(wanted: Words, pack: Pack, seats: readonly string[]): readonly Because[] {
  try {
    return layoutRead(wanted, pack, seats);
  } catch (error) {
    if (error instanceof TileFault) return judge("layout", false, wanted, { rule: error.rule, message: error.message });
    throw error;
  }
}

function layoutRead(wanted: Words, pack: Pack, seats: readonly string[]): readonly Because[] {
  const face = faceOf(wanted["face"]);
  const placed = list(wanted["tiles"], "layout.tiles").map((one) => placedOf(laidOf(one, seats, face), pack));
  const last = placed[placed.length - 1];
  if (wanted["judge"] === "last" && last !== undefined) {
    const checked = checkPlacement(placed.slice(0, -1), last, seats.length);
    const { claims, verdict, bad } = checked;
    hold("layout", { bad: bad.map(({ x, y, rule }) => ({ at: [x, y], rule })) }, wanted["is"]);
    return judge("layout", verdict.legal, wanted, { verdict, claims: claims.list });
  }
  const game = gameOf(wanted["game"]);
  const sides =
    wanted["sides"] === undefined ? seatSides(seats.length) : list(wanted["sides"], "layout.sides").map(sideOf);
  const faults = checkLayout(placed, { game, sides });
  if (faults.length > 0) return judge("layout", false, wanted, faults);
  const built: Built = buildBattlefield(placed, game, seats.length);
  hold("layout", described(built.battlefield, built.treasure, seats), wanted["is"]);
  return judge("layout", true, wanted, { notes: built.notes });
}

/** `warband`: whether a match can be played with a list. */
export function warband(wanted: Words, pack: Pack): readonly Because[] {
  const problems = checkWarband(warbandOf(wanted, "warband"), kindOf(wanted["kind"]), catalogueOf([pack]));
  return judge("warband", problems.length === 0, wanted, problems);
}

function seatPlans(wanted: Words, seats: readonly string[]): readonly SeatPlan[] {
  const own = wanted["warbands"] === undefined ? {} : table(wanted["warbands"], "match.warbands");
  const teams = wanted["team"] === undefined ? {} : table(wanted["team"], "match.team");
  return seats.map((id) => ({
    id,
    name: id,
    team: teams[id] === undefined ? null : Number(teams[id]),
    warband: warbandOf(table(own[id] ?? wanted["warband"], `match.warbands.${id}`), id),
    kind: kindOf(wanted["kind"]),
  }));
}

/** `match`: whether a match can be set up so, and what it is played on. */
export function match(wanted: Words, pack: Pack, seats: readonly string[]): readonly Because[] {
  const face = faceOf(wanted["face"]);
  const tiles = wanted["tiles"] === undefined ? null : list(wanted["tiles"], "match.tiles");
  const planned = makeConfig({
    game: gameOf(wanted["game"]),
    seats: seatPlans(wanted, seats),
    packs: [pack],
    face,
    teams: wanted["teams"] === undefined ? null : Number(wanted["teams"]),
    layout: tiles === null ? null : { tiles: tiles.map((one) => laidOf(one, seats, face)), sides: null },
  });
  if (!planned.ok) return judge("match", false, wanted, planned.problems);
  const { battlefield, treasure, chests, seats: configs } = planned.config;
  const teams = Object.fromEntries(configs.map(({ id, team }) => [id, team]));
  hold("match", { ...described(battlefield, treasure, seats), chests, teams }, wanted["is"]);
  return judge("match", true, wanted, { notes: planned.notes });
}
