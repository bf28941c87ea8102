/** A board turned or mirrored is the same board: sight, cover, distance, adjacency and reach may not tell. */
import { type BoardShape, boardOf, SYMMETRIES, spaceTable, turnShape, turnSquare, turnTop } from "@undercroft/grid";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { contentOf, creatureCard, position, stateOf } from "../testing/position.ts";
import { distanceBetween } from "./distance.ts";
import { coverRule, hasClearShot, hasLineOfSight, sightBetween } from "./line-of-sight.ts";
import { moveNow } from "./moving/moving.ts";
import { goalsOf } from "./moving/reach.ts";
import { areAdjacent } from "./moving/space.ts";
import type { Battlefield, Body } from "./state.ts";

const content = contentOf([
  creatureCard("t/walker", { speed: 4, ranged: { damage: 10, distance: 5 } }),
  creatureCard("t/giant", { speed: 4, size: 2 }),
  creatureCard("t/bird", { speed: 4, traits: ["flying"] }),
  creatureCard("t/worm", { speed: 4, size: 2, traits: ["burrow"] }),
]);
const cards = ["t/walker", "t/giant", "t/bird", "t/worm"] as const;

interface Drawn {
  readonly shape: BoardShape;
  readonly difficult: readonly number[];
  readonly hazardous: readonly number[];
  readonly obstacle: readonly number[];
  readonly pieces: readonly { readonly card: (typeof cards)[number]; readonly at: number; readonly owner: number }[];
}

const drawn: fc.Arbitrary<Drawn> = fc
  .record({ width: fc.integer({ min: 3, max: 6 }), height: fc.integer({ min: 3, max: 6 }) })
  .chain(({ width, height }) => {
    const count = width * height;
    const square = fc.nat({ max: count - 1 });
    const some = (most: number): fc.Arbitrary<number[]> => fc.uniqueArray(square, { maxLength: most });
    const edge = square.chain((at) =>
      fc
        .constantFrom(...[...(at % width < width - 1 ? [at + 1] : []), ...(at + width < count ? [at + width] : []), at])
        .map((other): [number, number] => [at, other]),
    );
    return fc.record({
      shape: fc.record({
        width: fc.constant(width),
        height: fc.constant(height),
        missing: fc.constant([]),
        wallSquares: some(4),
        wallEdges: fc.array(edge, { maxLength: 4 }).map((list) => list.filter(([a, b]) => a !== b)),
        diagonals: fc.constant([]),
        closedCorners: fc.uniqueArray(fc.nat({ max: (width + 1) * (height + 1) - 1 }), { maxLength: 1 }),
        cornersBlock: fc.boolean(),
      }),
      difficult: some(3),
      hazardous: some(2),
      obstacle: some(3),
      pieces: fc.array(fc.record({ card: fc.constantFrom(...cards), at: square, owner: fc.nat({ max: 1 }) }), {
        minLength: 2,
        maxLength: 5,
      }),
    });
  });

const sizes: { readonly [card: string]: number } = { "t/giant": 2, "t/worm": 2 };

/** The position after a symmetry; pieces that would stand in walls or on each other are left out beforehand. */
function bodyOf({ shape, difficult, hazardous, obstacle, pieces }: Drawn, symmetry: number): Body {
  const turned = turnShape(shape, symmetry);
  const square = (at: number): number => turnSquare(shape, at, symmetry);
  const battlefield: Battlefield = {
    face: "dungeon",
    shape: turned,
    terrain: {
      difficult: difficult.map(square),
      hazardous: hazardous.map(square),
      obstacle: obstacle.map(square),
      "magic-circle": [],
    },
    start: [[], []],
    tiles: [],
  };
  const board = boardOf(shape);
  const held = new Set<number>();
  const standing = pieces.filter(({ card, at }) => {
    const table = spaceTable(board, sizes[card] ?? 1);
    if (table.fits[at] !== 1) return false;
    const space = table.offsets.map((offset) => at + offset);
    if (space.some((one) => held.has(one))) return false;
    for (const one of space) held.add(one);
    return true;
  });
  return position({
    content,
    battlefield,
    seats: [{}, {}],
    creatures: standing.map(({ card, at, owner }) => ({
      card,
      owner,
      at: turnTop(shape, at, sizes[card] ?? 1, symmetry),
    })),
  });
}

/** All that geometry says of a position, in terms of creatures alone; places are turned back. */
function facts(body: Body, drawing: Drawn, symmetry: number): unknown {
  const { shape } = drawing;
  const state = stateOf(body);
  return body.creatures.map((creature) => {
    const size = creature.size;
    const back = new Map<number, number>();
    const { whole } = spaceTable(boardOf(shape), size);
    for (let at = 0; at < whole.length; at++) if (whole[at] === 1) back.set(turnTop(shape, at, size, symmetry), at);
    const goals = goalsOf(body, moveNow(state, creature)).map(
      (goal) => [back.get(goal.at), goal.cost, goal.stops] as const,
    );
    return {
      reach: goals.sort(([a], [b]) => (a ?? -1) - (b ?? -1)),
      others: body.creatures
        .filter((other) => other !== creature)
        .map((other) => ({
          sees: hasLineOfSight(body, creature.id, other.id),
          clear: hasClearShot(body, creature.id, other.id),
          cover: coverRule(body, creature.id, other.id),
          explained: [sightBetween(body, creature.id, other.id)].map((sight) => [sight?.line, sight?.clear]),
          adjacent: areAdjacent(body, creature, other),
          distance: distanceBetween(body, creature, other, false),
          straight: distanceBetween(body, creature, other, true),
        })),
    };
  });
}

test("sight, cover, distance, adjacency and reach are the same on a board turned or mirrored", () => {
  let looked = 0;
  fc.assert(
    fc.property(drawn, (drawing) => {
      const plain = facts(bodyOf(drawing, 0), drawing, 0);
      for (const symmetry of SYMMETRIES.slice(1))
        expect(facts(bodyOf(drawing, symmetry), drawing, symmetry), `symmetry ${symmetry}`).toEqual(plain);
      looked += 1;
    }),
    { numRuns: 120, seed: 11 },
  );
  expect(looked).toBe(120);
});

test("between two creatures of one square walls block both ways or neither way", () => {
  fc.assert(
    fc.property(drawn, (drawing) => {
      const body = bodyOf(
        { ...drawing, obstacle: [], pieces: drawing.pieces.map((p) => ({ ...p, card: "t/walker" })) },
        0,
      );
      const [a, b] = body.creatures;
      if (a === undefined || b === undefined) return;
      body.creatures.length = 2;
      expect(hasLineOfSight(body, a.id, b.id)).toBe(hasLineOfSight(body, b.id, a.id));
    }),
    { numRuns: 200, seed: 12 },
  );
});
