import type { RuleId } from "../ledger/rule-ids.ts";
import type { Battlefield } from "../state.ts";
import type { TileMark } from "../vocabulary/tile.ts";
import type { Placed } from "./joining.ts";
import type { Face, Side } from "./tiles.ts";
import { EAST, isWall, NORTH, SOUTH, sides, WEST } from "./tiles.ts";
import { boxOf } from "./whole.ts";

/** A battlefield ready to be played on. */
export interface Built {
  readonly battlefield: Battlefield;
  /** Squares that get a Treasure Chest marker, ascending. */
  readonly treasure: readonly number[];
  /** Rules that say more than what is printed on the tiles. */
  readonly notes: readonly RuleId[];
}

/** One grid under all tiles; missing where no tile lies. */
interface Ground {
  readonly width: number;
  readonly height: number;
  /** Which of the tiles lies there, or -1. */
  readonly on: number[];
}

/** Makes one battlefield out of tiles that lie as they should (see whole.ts). */
export function buildBattlefield(placed: readonly Placed[], game: "standard" | "first-game", seats: number): Built {
  const box = boxOf(placed);
  const tiles = placed.map((one) => ({ ...one, x: one.x - box.left, y: one.y - box.top }));
  const ground = layGround(tiles, box.right - box.left, box.bottom - box.top);
  const face: Face = tiles[0]?.tile.face ?? "dungeon";
  const firstGame = game === "first-game";
  const start = startAreas(tiles, ground, firstGame, seats);
  const chests = squaresOf(tiles, ground, "treasure").filter(
    (square) => !firstGame || tiles[ground.on[square] ?? -1]?.tile.size === "large",
  );
  const all = squaresOf(tiles, ground, "treasure").length;
  const edges = wallEdges(tiles, ground, firstGame);
  const notes: RuleId[] = [];
  if (firstGame && all > chests.length) notes.push("dc.first-game.ignore-small-tile-treasure");
  if (edges.closed) notes.push("dc.first-game.open-edges-are-walls");
  if (firstGame) notes.push("dc.first-game.player-two-deployment");
  if (face === "outdoor") notes.push("dc.ruling.outdoor-walls");
  if (ground.on.includes(-1)) notes.push("dc.ruling.battlefield-boundary");
  return {
    treasure: chests,
    notes,
    battlefield: {
      face,
      shape: {
        width: ground.width,
        height: ground.height,
        missing: [...ground.on.keys()].filter((square) => ground.on[square] === -1),
        wallSquares: squaresOf(tiles, ground, "wall"),
        wallEdges: edges.list,
        diagonals: [],
        closedCorners: [],
        // dc.ruling.outdoor-walls: the corner rule is for dungeon walls alone.
        cornersBlock: face === "dungeon",
      },
      terrain: {
        difficult: squaresOf(tiles, ground, "difficult"),
        hazardous: squaresOf(tiles, ground, "hazardous"),
        obstacle: squaresOf(tiles, ground, "obstacle"),
        "magic-circle": squaresOf(tiles, ground, "magic-circle"),
      },
      start,
      tiles: tiles.map(({ tile, seat, x, y }) => ({
        tile: tile.id,
        seat,
        x,
        y,
        width: tile.width,
        height: tile.height,
      })),
    },
  };
}

function layGround(tiles: readonly Placed[], width: number, height: number): Ground {
  const on: number[] = new Array(width * height).fill(-1);
  for (const [index, { tile, x, y }] of tiles.entries()) {
    for (let row = 0; row < tile.height; row += 1) {
      for (let column = 0; column < tile.width; column += 1) on[(y + row) * width + x + column] = index;
    }
  }
  return { width, height, on };
}

/** The tile on a square and the square's number on that tile. */
function under(tiles: readonly Placed[], ground: Ground, square: number): { placed: Placed; at: number } | null {
  const placed = tiles[ground.on[square] ?? -1];
  if (placed === undefined) return null;
  const x = (square % ground.width) - placed.x;
  const y = Math.floor(square / ground.width) - placed.y;
  return { placed, at: y * placed.tile.width + x };
}

function squaresOf(tiles: readonly Placed[], ground: Ground, mark: TileMark): number[] {
  return [...ground.on.keys()].filter((square) => {
    const found = under(tiles, ground, square);
    return found?.placed.tile.marks[found.at]?.includes(mark) === true;
  });
}

/** Printed areas; in the first game every square of the second player's small tile that is no wall (dc.ruling.first-game-clear-squares). */
function startAreas(tiles: readonly Placed[], ground: Ground, firstGame: boolean, seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) =>
    [...ground.on.keys()].filter((square) => {
      const found = under(tiles, ground, square);
      if (found === null || found.placed.seat !== seat || found.placed.tile.size !== "small") return false;
      const { tile } = found.placed;
      if (firstGame && seat === 1) return !isWall(tile, found.at);
      return tile.marks[found.at]?.includes("start") === true && !isWall(tile, found.at);
    }),
  );
}

/**
 * Printed wall edges, each once. An edge towards squares that do not exist counts where the grid has such squares: a
 * line may pass over them (dc.ruling.battlefield-boundary). In the first game so do the open edges of large tiles that
 * no tile is joined to.
 */
function wallEdges(
  tiles: readonly Placed[],
  ground: Ground,
  firstGame: boolean,
): { readonly list: (readonly [number, number])[]; readonly closed: boolean } {
  const list: (readonly [number, number])[] = [];
  let closed = false;
  for (const square of ground.on.keys()) {
    for (const side of [EAST, SOUTH] as const) {
      const next = neighbour(ground, square, side);
      if (next === null) continue;
      const walled =
        edgeWall(tiles, ground, square, side) || edgeWall(tiles, ground, next, side === EAST ? WEST : NORTH);
      const shut = firstGame && (endsLarge(tiles, ground, square, next) || endsLarge(tiles, ground, next, square));
      if (walled || shut) list.push([square, next]);
    }
  }
  if (firstGame) {
    closed = tiles.some((placed) => placed.tile.size === "large" && hasFreeOpenEdge(tiles, ground, placed));
  }
  return { list, closed };
}

function neighbour(ground: Ground, square: number, side: Side): number | null {
  const x = square % ground.width;
  const y = Math.floor(square / ground.width);
  if (side === EAST) return x + 1 < ground.width ? square + 1 : null;
  if (side === WEST) return x > 0 ? square - 1 : null;
  if (side === SOUTH) return y + 1 < ground.height ? square + ground.width : null;
  return y > 0 ? square - ground.width : null;
}

function edgeWall(tiles: readonly Placed[], ground: Ground, square: number, side: Side): boolean {
  const found = under(tiles, ground, square);
  return found !== null && ((found.placed.tile.walls[found.at] ?? 0) & side) !== 0;
}

/** True if the square belongs to a large tile, is no wall, and the other does not exist. */
function endsLarge(tiles: readonly Placed[], ground: Ground, square: number, other: number): boolean {
  const found = under(tiles, ground, square);
  if (found === null || ground.on[other] !== -1) return false;
  return found.placed.tile.size === "large" && !isWall(found.placed.tile, found.at);
}

function hasFreeOpenEdge(tiles: readonly Placed[], ground: Ground, placed: Placed): boolean {
  const index = tiles.indexOf(placed);
  return [...ground.on.keys()].some((square) => {
    const found = ground.on[square] === index ? under(tiles, ground, square) : null;
    if (found === null || isWall(placed.tile, found.at)) return false;
    return sides.some((side) => {
      const next = neighbour(ground, square, side);
      const free = next === null || ground.on[next] === -1;
      return free && ((placed.tile.walls[found.at] ?? 0) & side) === 0;
    });
  });
}
