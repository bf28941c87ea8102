import type { GameTypes } from "@undercroft/kernel";
import type { Item, Sheet } from "../ask/model.ts";
import { nearestTo, pointedItem } from "../ask/press.ts";
import type { DeskState } from "../state/desk.ts";
import type { BattlefieldMarks, CostMark } from "./marks.tsx";
import { type Square, squareKey } from "./square.ts";

/** What a board knows that shows what a question offers. Squares and spaces go by their numbers in questions. */
export interface AskedGround {
  /** Where a square is shown; of a space of several squares a side, where its top left one is. */
  readonly shown: (at: number, size?: number) => Square;
  /** The space of a piece; null if it stands nowhere. */
  readonly spaceOf: (piece: string) => { readonly at: number; readonly size: number } | null;
  /** Squares that harm whoever enters. */
  readonly hazards: ReadonlySet<number>;
  /** Squares on which something lies: numbers go into their corners. */
  readonly taken: ReadonlySet<number>;
}

/** How far the light falls around the piece that a question is about, in squares. */
const LIGHT = 9;

/** Every square of a piece's space as it is shown. */
function spaceShown({ shown, spaceOf }: AskedGround, piece: string): readonly Square[] {
  const space = spaceOf(piece);
  if (space === null) return [];
  const { at, size } = space;
  const { x, y } = shown(at, size);
  return Array.from({ length: size * size }, (_, i) => ({ x: x + (i % size), y: y + Math.floor(i / size) }));
}

function squaresOf<T extends GameTypes>(items: readonly Item<T>[], ground: AskedGround): readonly Square[] {
  const squares = items.flatMap((item) => [
    ...(item.squares ?? []).map((at) => ground.shown(at)),
    ...(item.pieces ?? []).flatMap((piece) => spaceShown(ground, piece)),
  ]);
  return [...new Map(squares.map((square) => [squareKey(square), square])).values()];
}

/** What it costs to go where a lit square leads; of a large piece every square of the spaces in reach has its number. */
function costsOf<T extends GameTypes>(sheet: Sheet<T>, ground: AskedGround): readonly CostMark[] {
  const moves = sheet.moving === undefined ? [] : sheet.places.filter((item) => item.goal !== undefined);
  const squares = new Set(moves.flatMap((item) => item.squares ?? []));
  return [...squares].flatMap((at): readonly CostMark[] => {
    const item = nearestTo(moves, at)[0];
    if (item?.goal === undefined) return [];
    const { cost, stops: stop } = item.goal;
    const hazard = item.squares?.some((square) => ground.hazards.has(square)) === true;
    return [{ ...ground.shown(at), cost, stop, hazard, corner: ground.taken.has(at) }];
  });
}

/**
 * What a question lays over any board: the squares that may be pressed are lit, or the piece that it is about where there
 * are none; moves have their costs, what is pointed at has a frame, and a way taken step by step its beads.
 */
export function askedMarks<T extends GameTypes>(
  sheet: Sheet<T>,
  desk: DeskState,
  ground: AskedGround,
): BattlefieldMarks {
  const item = pointedItem(sheet, desk);
  const lit = squaresOf(sheet.places, ground);
  const pointed = item === null ? [] : squaresOf([item], ground);
  const costs = costsOf(sheet, ground);
  const about = sheet.about === null ? null : ground.spaceOf(sheet.about);
  const steps = desk.drill?.on === "steps" ? desk.drill.path : [];
  const middle = about === null ? null : ground.shown(about.at, about.size);
  return {
    ...(lit.length > 0
      ? { lit }
      : middle === null || about === null
        ? {}
        : { pool: { x: middle.x + about.size / 2, y: middle.y + about.size / 2, radius: LIGHT } }),
    ...(costs.length === 0 ? {} : { costs }),
    ...(pointed.length > 1 || (pointed.length > 0 && item?.goal === undefined) ? { pointed } : {}),
    ...(about === null || steps.length === 0
      ? {}
      : {
          path: {
            squares: [about.at, ...steps].map((at) => ground.shown(at, about.size)),
            size: about.size,
            cost: steps.length,
          },
        }),
  };
}
