import { compileBoard } from "@undercroft/grid";
import type { BattleMap } from "./battle-map.ts";
import { shapeOf } from "./shape.ts";

/** Whether the grid can make something, or refuses it as out of range. */
export function canBeMade(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** What keeps the grid from knowing the walls of a map: secret doors that walls cover, or walls of too many slopes. */
export type ShapeFault = { readonly doors: readonly number[] } | "too-skew";

export function shapeFault(map: BattleMap): ShapeFault | null {
  const shape = shapeOf(map);
  if (canBeMade(() => compileBoard(shape))) return null;
  const walls = { ...shape, doors: [] };
  if (!canBeMade(() => compileBoard(walls))) return "too-skew";
  return { doors: (shape.doors ?? []).filter((door) => !canBeMade(() => compileBoard({ ...walls, doors: [door] }))) };
}
