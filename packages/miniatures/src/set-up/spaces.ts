/** Where a creature may be set up. */
import { UNREACHABLE } from "@undercroft/grid";
import type { RuleId } from "../ledger/rule-ids.ts";
import { countedDistance } from "../lines/distance.ts";
import { leastBy, legalPositions } from "../moving/nearest.ts";
import { legalAmong, standsOnMap } from "../moving/position.ts";
import { groundIn, sceneOf } from "../reading/scene.ts";
import { spaceOf, squaresOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { hasSetUp } from "./set-up-powers.ts";

/** Spaces where one creature may be set up, and the rule that lets it. */
export interface Site {
  readonly rule: RuleId;
  readonly at: readonly number[];
}

/** Victory areas that chance has found for wandering monsters, by creature: places in map order (mn.setup.wandering.roll). */
export interface Wanderings {
  readonly [creature: string]: number;
}

const sets = new WeakMap<readonly number[], ReadonlySet<number>>();

/** The squares of an area of the map as a set, made once. */
function setOf(squares: readonly number[]): ReadonlySet<number> {
  const made = sets.get(squares) ?? new Set(squares);
  sets.set(squares, made);
  return made;
}

const nowhere: ReadonlySet<number> = new Set();

/** Squares of the start areas of a seat's side: several are one (mn.setup.multiple). */
function startOf(body: Body, seat: number): ReadonlySet<number> {
  const area = body.sides[seat]?.area;
  return area === null || area === undefined ? nowhere : setOf(groundIn(body).starts[area]);
}

/** How many squares of a space lie in an area. */
function squaresIn(body: Body, { size }: Creature, at: number, area: ReadonlySet<number>): number {
  if (size === 1) return area.has(at) ? 1 : 0;
  return squaresOf(groundIn(body), { at, size }).filter((square) => area.has(square)).length;
}

/** Whether a space lies wholly inside an area. */
const isInside = (body: Body, creature: Creature, at: number, area: ReadonlySet<number>): boolean =>
  squaresIn(body, creature, at, area) === creature.size * creature.size;

/** Legal positions of a creature wholly inside an area, in reading order. */
const spacesInside = (body: Body, creature: Creature, area: ReadonlySet<number>): readonly number[] =>
  legalAmong(
    body,
    creature,
    [...area].filter((at) => isInside(body, creature, at, area)),
  );

/** The legal positions outside an area that are nearest to it. */
function nearestTo(body: Body, creature: Creature, area: ReadonlySet<number>): readonly number[] {
  const scene = sceneOf(body);
  const squares = [...area];
  return leastBy(
    legalPositions(body, creature, () => true),
    (at) => {
      let least = UNREACHABLE;
      for (const square of squares)
        least = Math.min(least, countedDistance(scene, { at, size: creature.size }, { at: square, size: 1 }));
      return least;
    },
  ).those;
}

/** Where a creature goes that does not fit: as much of it inside as may be, then as near as may be (mn.ruling.setup-overflow). */
function overflow(body: Body, creature: Creature, area: ReadonlySet<number>): Site {
  const whole = creature.size * creature.size;
  const most = leastBy(
    legalPositions(body, creature, (at) => squaresIn(body, creature, at, area) > 0),
    (at) => whole - squaresIn(body, creature, at, area),
  ).those;
  if (most.length > 0) return { rule: "mn.setup.overflow.big", at: most };
  const side = body.sides[creature.owner]?.area;
  const several = groundIn(body).map.starts.filter(({ label }) => label === side).length > 1;
  return { rule: several ? "mn.setup.multiple.overflow" : "mn.setup.overflow", at: nearestTo(body, creature, area) };
}

/** The victory area that a wandering monster must take, or the spaces nearest to it if it lacks room. */
function wandering(body: Body, creature: Creature, place: number): Site {
  const area = setOf(groundIn(body).victory[place]?.squares ?? []);
  const inside = spacesInside(body, creature, area);
  return inside.length > 0
    ? { rule: "mn.setup.wandering", at: inside }
    : { rule: "mn.setup.wandering.no-room", at: nearestTo(body, creature, area) };
}

/** Victory areas without a creature, either player's, or those with one (mn.ruling.scout-area). */
function areasBy(body: Body, wanted: "empty" | "held"): readonly ReadonlySet<number>[] {
  const ground = groundIn(body);
  const held = new Set(
    body.creatures.filter(standsOnMap).flatMap((creature) => squaresOf(ground, spaceOf(body, creature))),
  );
  return ground.victory
    .filter(({ squares }) => squares.some((one) => held.has(one)) === (wanted === "held"))
    .map(({ squares }) => setOf(squares));
}

/** Whether a scout would stand wholly inside a victory area that holds a creature already. */
export const isHeldArea = (body: Body, creature: Creature, at: number): boolean =>
  hasSetUp(body, creature, "scout") && areasBy(body, "held").some((area) => isInside(body, creature, at, area));

/** Everywhere that a creature may be set up now (mn.setup.place and what powers make of it). */
export function sitesFor(body: Body, seat: number, creature: Creature, wanderings: Wanderings): readonly Site[] {
  const place = wanderings[creature.id];
  if (place !== undefined) return [wandering(body, creature, place)];
  const start = startOf(body, seat);
  const inside = spacesInside(body, creature, start);
  const sites: Site[] = [inside.length > 0 ? { rule: "mn.setup.place", at: inside } : overflow(body, creature, start)];
  if (hasSetUp(body, creature, "scout"))
    sites.push({
      rule: "mn.setup.scout",
      at: areasBy(body, "empty").flatMap((area) => spacesInside(body, creature, area)),
    });
  return sites;
}

/** Whether a creature was set up outside its area for want of room (mn.setup.overflow, mn.setup.wandering.no-room). */
export function overflowed(body: Body, seat: number, creature: Creature, wanderings: Wanderings): boolean {
  const isIn = (area: ReadonlySet<number>): boolean => isInside(body, creature, creature.at, area);
  const { victory } = groundIn(body);
  const place = wanderings[creature.id];
  if (place !== undefined) return !isIn(setOf(victory[place]?.squares ?? []));
  if (isIn(startOf(body, seat))) return false;
  return !hasSetUp(body, creature, "scout") || !victory.some(({ squares }) => isIn(setOf(squares)));
}
