import { optional, type Schema, strict, word } from "@undercroft/cards";
import { squareName } from "@undercroft/grid";
import {
  type Because,
  command,
  hint,
  hold,
  judge,
  judged,
  judgeUnmade,
  ScenarioFault,
  seatNumber,
  text,
} from "@undercroft/scenario";
import * as z from "zod/mini";
import { type Built, buildBattlefield } from "../battlefield/build.ts";
import { checkPlacement, type Placed } from "../battlefield/joining.ts";
import { seatSides } from "../battlefield/sides.ts";
import type { Face, Side } from "../battlefield/tiles.ts";
import { EAST, NORTH, readTile, SOUTH, TileFault, turned, WEST } from "../battlefield/tiles.ts";
import { checkLayout } from "../battlefield/whole.ts";
import type { TilePlan } from "../setup/make-config.ts";
import type { Battlefield } from "../state.ts";
import type { Pack } from "../vocabulary/index.ts";
import { packOf } from "./content.ts";
import type { Command } from "./types.ts";

const lattice = z.int().check(z.minimum(-400), z.maximum(400));

/** A tile as a file lays it. */
export interface Laid {
  readonly tile: string;
  readonly seat: string;
  readonly at: readonly [number, number];
  readonly turns?: number;
  readonly face?: Face;
}

export const face: Schema<Face> = word(["dungeon", "outdoor"]);
export const game: Schema<"standard" | "first-game"> = word(["standard", "first-game"]);
export const laidTiles: Schema<readonly Laid[]> = z
  .array(
    strict({
      tile: text,
      seat: text,
      at: z.tuple([lattice, lattice], { error: "expected [x, y]" }),
      turns: optional(z.int().check(z.minimum(0), z.maximum(3))),
      face: optional(face),
    }),
  )
  .check(z.maxLength(64));

/** The same in the words of a plan. */
export function planned({ tile, seat, at: [x, y], turns = 0 }: Laid, seats: readonly string[]): TilePlan {
  return { tile, seat: seatNumber(seats, seat, "tiles"), x, y, turns };
}

function placedOf(laid: Laid, up: Face, pack: Pack, seats: readonly string[]): Placed {
  const { tile, seat, x, y, turns } = planned(laid, seats);
  const card = pack.tiles.find(({ id }) => id === tile);
  if (card === undefined) {
    const known = pack.tiles.map(({ id }) => id);
    throw new ScenarioFault(`there is no tile "${tile}"${hint(tile, known)}`);
  }
  return { tile: turned(readTile(card, laid.face ?? up), turns), seat, x, y };
}

/** A finished battlefield in the words of a file. */
export function described(battlefield: Battlefield, treasure: readonly number[], seats: readonly string[]): object {
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

const compass = { north: NORTH, east: EAST, south: SOUTH, west: WEST } as const;

const layoutSchema = strict({
  judge: optional(word(["whole", "last"])),
  game: optional(game),
  face: optional(face),
  sides: optional(z.array(word(["north", "east", "south", "west"]))),
  tiles: laidTiles,
  ...judged(),
});
type Layout = z.output<typeof layoutSchema>;

function judgeLayout(wanted: Layout, pack: Pack, seats: readonly string[]): readonly Because[] {
  const placed = wanted.tiles.map((one) => placedOf(one, wanted.face ?? "dungeon", pack, seats));
  const last = placed[placed.length - 1];
  if (wanted.judge === "last" && last !== undefined) {
    const { claims, verdict, bad } = checkPlacement(placed.slice(0, -1), last, seats.length);
    hold({ bad: bad.map(({ x, y, rule }) => ({ at: [x, y], rule })) }, wanted.is);
    return judge(verdict.legal, wanted, { verdict, claims: claims.list });
  }
  const { game: kind = "standard" } = wanted;
  const sides: readonly Side[] = wanted.sides?.map((side) => compass[side]) ?? seatSides(seats.length);
  const faults = checkLayout(placed, { game: kind, sides });
  if (faults.length > 0) return judgeUnmade(wanted, faults);
  const built: Built = buildBattlefield(placed, kind, seats.length);
  hold(described(built.battlefield, built.treasure, seats), wanted.is);
  return judge(true, wanted, { notes: built.notes });
}

/** Whether tiles may lie so, as a whole battlefield or, with `judge: last`, the last of them beside the others. */
export const layout: Command = command(layoutSchema, (playing, wanted) => {
  try {
    playing.cited.push(...judgeLayout(wanted, packOf(playing.cards), playing.state.seats));
  } catch (error) {
    if (!(error instanceof TileFault)) throw error;
    playing.cited.push(...judgeUnmade(wanted, { rule: error.rule, message: error.message }));
  }
});
