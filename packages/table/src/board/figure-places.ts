import { U } from "./square.ts";

/** A rectangle in drawing units, by its middle and its sides; a piece's own middle is the origin. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the figures of a piece stand. */
export interface FigurePlaces {
  /** How much larger than on a one-square piece they are drawn. */
  readonly scale: number;
  /** The shield of an untapped piece; tapping turns it by a quarter about the piece's middle. */
  readonly shield: { readonly x: number; readonly y: number };
  readonly level: Place;
  readonly plate: Place;
  readonly attached: Place;
  readonly acted: Place;
}

const LARGE = 1.35;

/** Where coins lie that somebody stands over: beside the foot, above what the next square's piece may show. */
export const FOOT: Place = { x: -10, y: 9, width: 14, height: 16 };

/**
 * Where the figures of a piece stand, so that none of them is covered by those of a piece on any square around: the
 * level hangs at the upper left, the hit points at the lower right, each over its own half of the square's edge. A
 * tapped piece's level has turned to the upper right, and its attached cards move to where the level was.
 */
export function figurePlaces(size: number, tapped: boolean, digits: number): FigurePlaces {
  const large = size > 1;
  const scale = large ? LARGE : 1;
  const half = (U * size) / 2;
  const shield = large ? { x: -half * 0.42, y: -half * 0.68 } : { x: -10, y: -16 };
  const [wide, high] = [15 * scale, 15 * scale];
  const level = tapped
    ? { x: -shield.y - 0.5 * scale, y: shield.x, width: high, height: wide }
    : { x: shield.x, y: shield.y + 0.5 * scale, width: wide, height: high };
  const width = (digits > 2 ? 25 : 23) * scale;
  const plate = { x: -2.5 + width / 2, y: large ? half * 0.68 : 15.5, width, height: 14.5 * scale };
  const attached = tapped
    ? { x: large ? -half * 0.5 : -9.5, y: large ? -half * 0.62 : -14, width: 16 * scale, height: 13 * scale }
    : { x: large ? half * 0.62 : 14.5, y: large ? -half * 0.24 : -4.5, width: 13 * scale, height: 17 * scale };
  const acted = {
    x: large ? -half * 0.68 : -13.5,
    y: large ? -half * 0.05 : -0.6,
    width: 13.4 * scale,
    height: 13.4 * scale,
  };
  return { scale, shield, level, plate, attached, acted };
}
