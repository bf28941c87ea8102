import { spacesOverlap } from "@undercroft/grid";
import { areAdjacent } from "../lines/distance.ts";
import type { Scene, Space } from "../lines/scene.ts";
import { driftAllowed, fitsBetweenWalls, stepAllowed, topsAround } from "../lines/steps.ts";
import { type Gait, gaitOf, priceOf } from "../moving/gait.ts";
import { shiftSquares } from "../moving/journey.ts";
import { leadingSquares } from "../moving/leading.ts";
import { fullSize, SQUEEZED, spacesToFill, spacesToSqueezeInto } from "../moving/squeeze.ts";
import { cardOf, creatureOf } from "../reading/creatures.ts";
import { groundIn, sceneOf } from "../reading/scene.ts";
import { squaresOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { nearestTeleporters, teleportersUnder } from "../terrain/teleporter.ts";
import { speedOf } from "../traits.ts";
import type { Prohibition } from "../vocabulary/index.ts";

/** What decides where a creature can ever go; other creatures, and what passes, do not. */
interface Walker {
  readonly scene: Scene;
  readonly gait: Gait;
  /** Squares a side of its own space. */
  readonly size: number;
  /** Squares of a move action in that space, and of a shift: one step may not cost more than the longer of the two. */
  readonly speed: number;
  readonly shift: number;
  readonly teleports: boolean;
}

/** Conditions under which nobody moves by itself. */
const holding: readonly string[] = ["immobilized", "helpless", "stunned"];

const isHeldForGood = (body: Body, { id }: Creature): boolean =>
  body.effects.some(
    ({ on, until, what }) =>
      on === id && until.kind === "battle" && what.kind === "condition" && holding.includes(what.condition),
  );

/** Whether its own card forbids it something throughout the battle; what others forbid it may pass. */
const isNever = (body: Body, creature: Creature, what: Prohibition): boolean =>
  (cardOf(body, creature).powers ?? []).some(
    (power) => power.power === "continuous" && power.rules.some((rule) => rule.rule === "forbid" && rule.what === what),
  );

/** Squares of a move action when all that slows it for a while is over. */
function lastingSpeed(body: Body, creature: Creature): number {
  const squeezed = creature.size < fullSize(body, creature) ? 2 : 0;
  return Math.max(cardOf(body, creature).speed, speedOf(body, creature) + squeezed);
}

function walkerOf(body: Body, creature: Creature): Walker {
  const held = isHeldForGood(body, creature);
  return {
    scene: sceneOf(body),
    gait: gaitOf(body, creature),
    size: fullSize(body, creature),
    speed: held || isNever(body, creature, "move") ? 0 : lastingSpeed(body, creature),
    // It needs no Speed (mn.move.shift).
    shift: held || isNever(body, creature, "shift") ? 0 : shiftSquares(body, creature),
    teleports: !held && !isNever(body, creature, "teleport"),
  };
}

/** Whether anybody may stay there: walls and what nobody may end on decide. */
const mayStay = (scene: Scene, space: Space): boolean =>
  fitsBetweenWalls(scene, space) &&
  squaresOf(scene.ground, space).every((square) => ((scene.terrain[square] ?? 0) & scene.ground.sets.illegalEnd) === 0);

/** One step from a space, if it can ever be paid for; squeezed it has 2 squares less (mn.squeeze.penalties). */
function steps({ scene, gait, size: full, speed, shift }: Walker, space: Space): readonly Space[] {
  const { at, size } = space;
  const most = Math.max(shift, size < full ? speed - 2 : speed);
  if (most < 1) return [];
  return scene.board.shifts.flatMap((step, direction): readonly Space[] => {
    const goes = gait.through ? driftAllowed(scene, space, direction) : stepAllowed(scene, space, direction);
    if (!goes) return [];
    const to = at + step;
    const prices = (leadingSquares(scene.ground.width, size)[direction] ?? []).map((offset) =>
      priceOf(gait, scene.terrain[to + offset] ?? 0, scene.ground.sets),
    );
    return prices.every((price) => price > 0 && price <= most) ? [{ at: to, size }] : [];
  });
}

/** What a huge creature makes of its space: less, or the whole of it again (mn.squeeze.start, mn.squeeze.end). */
function reshaped({ scene, size: full, speed }: Walker, space: Space): readonly Space[] {
  const { width } = scene.ground;
  if (space.size === full)
    return speed < 2 ? [] : spacesToSqueezeInto(width, space).map((at) => ({ at, size: SQUEEZED }));
  return spacesToFill(width, space.at)
    .map((at) => ({ at, size: full }))
    .filter((one) => mayStay(scene, one));
}

/** Where a teleporter under it leads (mn.terrain.teleporter.use). */
function teleported({ scene, teleports }: Walker, space: Space): readonly Space[] {
  const under = teleports ? teleportersUnder(scene, space) : [];
  if (under.length === 0) return [];
  const exits = nearestTeleporters(scene, under, () => false);
  return exits
    .flatMap((square) => topsAround(scene.board, space.size, { at: square, size: 1 }).map((at) => ({ square, at })))
    .filter(({ square, at }) => spacesOverlap(scene.board, at, space.size, square, 1))
    .map(({ at }) => ({ at, size: space.size }))
    .filter((one) => mayStay(scene, one));
}

/** Every space that a creature can ever come to from some, those among them. */
function reachedFrom(walker: Walker, starts: readonly Space[]): readonly Space[] {
  const { count } = walker.scene.ground;
  const seen = new Set<number>();
  const found: Space[] = [];
  const open = [...starts];
  for (let space = open.pop(); space !== undefined; space = open.pop()) {
    const key = space.size * count + space.at;
    if (seen.has(key)) continue;
    seen.add(key);
    found.push(space);
    open.push(...steps(walker, space), ...reshaped(walker, space), ...teleported(walker, space));
  }
  return found;
}

/** Where a rider of this size can come down beside its mount (mn.dismount.place). */
const beside = (scene: Scene, size: number, under: Space): readonly Space[] =>
  topsAround(scene.board, size, under)
    .map((at) => ({ at, size }))
    .filter(
      (one) =>
        !spacesOverlap(scene.board, one.at, size, under.at, under.size) &&
        mayStay(scene, one) &&
        areAdjacent(scene, one, under),
    );

/** Every space that a creature can ever hold: a rider those of its mount, and those that it comes to on its own feet. */
function everywhereOf(body: Body, creature: Creature): readonly Space[] {
  const { at, size } = creature;
  if (creature.mount === null) return reachedFrom(walkerOf(body, creature), [{ at, size }]);
  const ridden = everywhereOf(body, creatureOf(body, creature.mount));
  if (isHeldForGood(body, creature)) return ridden;
  const walker = walkerOf(body, { ...creature, mount: null });
  return [
    ...ridden,
    ...reachedFrom(
      walker,
      ridden.flatMap((under) => beside(walker.scene, size, under)),
    ),
  ];
}

/**
 * Whether a creature can ever get to a victory area that its seat scores and stay there, however long it takes: walls, pits, ground
 * that its speed never pays for and what nobody may end on decide, and it squeezes, teleports and dismounts as it may; other
 * creatures do not (mn.ruling.no-creatures, mn.ruling.nobody-scores).
 */
export function canReachOwnArea(body: Body, creature: Creature): boolean {
  const { victory } = groundIn(body);
  const area = body.sides[creature.owner]?.area;
  const goal = new Set(victory.flatMap(({ label, squares }) => (label === area || label === "A&B" ? squares : [])));
  const scene = sceneOf(body);
  return everywhereOf(body, creature).some(
    (space) => squaresOf(scene.ground, space).some((square) => goal.has(square)) && mayStay(scene, space),
  );
}
