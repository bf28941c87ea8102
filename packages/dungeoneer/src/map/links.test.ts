import fc from "fast-check";
import { expect, test } from "vitest";
import { shippedPacks } from "../../content/index.ts";
import { duelOf } from "../../testing/games.ts";
import { initialBody } from "../set-up/initial.ts";
import type { Body, Space } from "../state.ts";
import { linksOf, mapWith } from "./links.ts";
import { beyond, type Cell, opposite, sameCell, sides } from "./sides.ts";
import { exitOf, isWall } from "./spaces.ts";

const body = initialBody(duelOf(shippedPacks()));
const cards = Object.keys(body.content.maps);

/** Spaces in cells of their own, in any order: the Entrance may come late, or several of them, and pieces may lie apart. */
const spaces: fc.Arbitrary<readonly Space[]> = fc
  .uniqueArray(
    fc.record({
      card: fc.constantFrom(...cards),
      x: fc.integer({ min: -2, max: 2 }),
      y: fc.integer({ min: -2, max: 2 }),
      turned: fc.boolean(),
    }),
    { selector: ({ x, y }) => `${x},${y}`, maxLength: 14 },
  )
  .map((laid) => laid.map((one, i) => ({ id: `s${i}`, ...one })));

const at = (map: readonly Space[], cell: Cell): Space | undefined => map.find((one) => sameCell(one, cell));

/** What lies beyond a side, if no Wall stands on either side of it (dg.map.connected). */
function leads(map: readonly Space[], space: Space, side: (typeof sides)[number]): Space | null {
  const other = at(map, beyond(space, side));
  if (other === undefined || isWall(exitOf(body, space, side)) || isWall(exitOf(body, other, opposite[side])))
    return null;
  return other;
}

function part(map: readonly Space[]): readonly Space[] {
  const start = map.find(({ card }) => body.content.maps[card]?.kind === "entrance");
  const found = start === undefined ? [] : [start];
  for (const space of found)
    for (const side of sides) {
      const other = leads(map, space, side);
      if (other !== null && !found.includes(other)) found.push(other);
    }
  return found;
}

/** The empty cells that exits of the Entrance's part face, row by row (dg.map.never-closed). */
function open(map: readonly Space[]): readonly Cell[] {
  const faced = part(map).flatMap((space) =>
    sides.filter((side) => !isWall(exitOf(body, space, side))).map((side) => beyond(space, side)),
  );
  return faced
    .filter((cell, i) => at(map, cell) === undefined && faced.findIndex((one) => sameCell(one, cell)) === i)
    .sort((a, b) => a.y - b.y || a.x - b.x);
}

function expectLinks(on: Body): void {
  const { map } = on;
  const links = linksOf(on);
  for (const space of map)
    for (const side of sides) expect(links.leads.get(space.id)?.[side]).toBe(leads(map, space, side));
  expect([...links.part].map(({ id }) => id).sort()).toEqual(
    part(map)
      .map(({ id }) => id)
      .sort(),
  );
  expect(links.open).toEqual(open(map));
}

test("what is known of a map that has grown is what the map itself says, and so for the map before", () => {
  fc.assert(
    fc.property(spaces, (laid) => {
      let on: Body = { ...body, map: [] };
      for (const space of laid) {
        const before = on;
        on = { ...on, map: mapWith(on, space) };
        expectLinks(on);
        expectLinks(before);
      }
      expectLinks({ ...on, map: [...on.map] });
    }),
  );
});
