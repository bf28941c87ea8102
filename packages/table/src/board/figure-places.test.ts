import { describe, expect, test } from "vitest";
import { type FigurePlaces, FOOT, figurePlaces, type Place } from "./figure-places.ts";
import { U } from "./square.ts";

interface Standing {
  readonly size: number;
  readonly tapped: boolean;
  readonly digits: number;
}

const KINDS: readonly Standing[] = [1, 2].flatMap((size) =>
  [false, true].flatMap((tapped) => [2, 3].map((digits) => ({ size, tapped, digits }))),
);

/** A frame may touch another by a hair; a figure never. */
const HAIR = 1.6;

function overlap(a: Place, b: Place): boolean {
  const across = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const down = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return across > HAIR && down > HAIR;
}

function read({ level, plate, attached }: FigurePlaces, dx: number, dy: number): readonly Place[] {
  return [level, plate, attached].map((place) => ({ ...place, x: place.x + dx, y: place.y + dy }));
}

const at = (one: Standing): FigurePlaces => figurePlaces(one.size, one.tapped, one.digits);

describe("what is read on a piece is never covered", () => {
  test.each(KINDS)("by its own figures: %o", (one) => {
    const { level, plate, attached, acted } = at(one);
    const all = [level, plate, attached, acted];
    for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) expect(overlap(a, b)).toBe(false);
  });

  test.each(KINDS)("by those of a piece on any square around, nor are coins at its foot: %o", (one) => {
    for (const other of KINDS) {
      const middle = (one.size * U) / 2;
      // Every way in which the other piece's space touches this one's: top left corners by squares.
      for (let x = -other.size; x <= one.size; x++)
        for (let y = -other.size; y <= one.size; y++) {
          const inside = x > -other.size && x < one.size && y > -other.size && y < one.size;
          if (inside) continue;
          const [dx, dy] = [x * U + (other.size * U) / 2 - middle, y * U + (other.size * U) / 2 - middle];
          // Coins lie small at the foot of whoever stands on their square.
          for (const a of [...read(at(one), 0, 0), ...(one.size === 1 ? [FOOT] : [])])
            for (const b of read(at(other), dx, dy))
              expect(overlap(a, b), JSON.stringify({ other, x, y, a, b })).toBe(false);
        }
    }
  });
});
