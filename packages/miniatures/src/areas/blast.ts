import { type Area, blastAreas, spaceSquares, squaresInArea } from "@undercroft/grid";
import { reachesSpace } from "../lines/effect.ts";
import type { Scene, Space } from "../lines/scene.ts";

/** A blast as it may be chosen (mn.ruling.blast-origin). The block may reach over walls and beyond the map. */
export interface Blast {
  readonly origin: number;
  readonly block: Area;
}

/** All blasts of `side` by `side` squares, by origin and then in reading order. */
export function blastChoices({ board }: Scene, { at, size }: Space, side: number): readonly Blast[] {
  return spaceSquares(board, at, size).flatMap((origin) =>
    blastAreas(board, at, size, origin, side).map((block) => ({ origin, block })),
  );
}

/** The squares of a blast on the map, ascending. */
export function blastSquares({ board }: Scene, { block }: Blast): readonly number[] {
  return squaresInArea(board, block);
}

/** Whether the blast affects a space: a square of it in the block, and a line of effect from the origin to it (mn.ruling.area-partial-big). */
export function blastAffects(scene: Scene, { origin, block }: Blast, space: Space): boolean {
  const { width } = scene.board;
  const [x, y] = [space.at % width, Math.floor(space.at / width)];
  const across = x < block.x + block.width && block.x < x + space.size;
  const down = y < block.y + block.height && block.y < y + space.size;
  return across && down && reachesSpace(scene, { at: origin, size: 1 }, space);
}
