import type { Env } from "../effects/locals.ts";
import { squareOf } from "../ids.ts";
import { hasCover } from "../line-of-sight.ts";
import { areAdjacent, squaresOf, type Thing } from "../moving/space.ts";
import type { Body, Creature } from "../state.ts";
import { hasAbility, hasKeyword, hasTrait, hitPointsOf, levelOf, rangedOf, speedOf } from "../traits.ts";
import type { AmountRange, CreatureFilter, Selector, Side } from "../vocabulary/index.ts";
import { amount } from "./amount.ts";
import { alliedSeats, creatureOf, refer, type Scene } from "./names.ts";
import { select } from "./select.ts";
import { terrainAt } from "./terrain.ts";
import { isWithin } from "./within.ts";

/** Whether a number lies within all bounds that are said. */
export function inRange(scene: Scene, value: number, range: AmountRange, env: Env): boolean {
  const { atLeast, atMost, exactly } = range;
  if (atLeast !== undefined && value < amount(scene, atLeast, env)) return false;
  if (atMost !== undefined && value > amount(scene, atMost, env)) return false;
  return exactly === undefined || value === amount(scene, exactly, env);
}

/** Whether a seat is on a side, seen from another (dc.ruling.your-creatures-means-controlled, dc.team.allied-creatures). */
export function isOnSide(body: Body, seat: number, side: Side, viewer: number): boolean {
  switch (side) {
    case "yours":
      return seat === viewer;
    case "ally":
      return alliedSeats(body, seat, viewer);
    case "enemy":
      return !alliedSeats(body, seat, viewer);
    default:
      throw new Error(`unknown side ${JSON.stringify(side satisfies never)}`);
  }
}

/** A filter with all its keys, said or not: filters that are built alike are read fastest. */
export type WholeFilter = { readonly [K in keyof CreatureFilter]-?: CreatureFilter[K] | undefined } & {
  /** Some key asks for what the creature is. */
  readonly characteristics: boolean;
  /** Some key asks where it stands. */
  readonly place: boolean;
};

const whole = new WeakMap<CreatureFilter, WholeFilter>();

/** The filter to be looked through for many creatures. */
export function wholeOf(filter: CreatureFilter): WholeFilter {
  let made = whole.get(filter);
  if (made === undefined) {
    made = makeWhole(filter);
    whole.set(filter, made);
  }
  return made;
}

function makeWhole(f: CreatureFilter): WholeFilter {
  const says = (...keys: readonly (keyof CreatureFilter)[]): boolean => keys.some((key) => f[key] !== undefined);
  return {
    side: f.side,
    another: f.another,
    notThe: f.notThe,
    keyword: f.keyword,
    ability: f.ability,
    trait: f.trait,
    tapped: f.tapped,
    damaged: f.damaged,
    level: f.level,
    damage: f.damage,
    hitPoints: f.hitPoints,
    speed: f.speed,
    ranged: f.ranged,
    sizeAtLeast: f.sizeAtLeast,
    within: f.within,
    adjacentTo: f.adjacentTo,
    on: f.on,
    attached: f.attached,
    activated: f.activated,
    inCoverFrom: f.inCoverFrom,
    anyOf: f.anyOf,
    not: f.not,
    characteristics: says(
      "keyword",
      "ability",
      "trait",
      "ranged",
      "damage",
      "level",
      "hitPoints",
      "speed",
      "anyOf",
      "not",
    ),
    place: says("on", "adjacentTo", "within", "inCoverFrom"),
  };
}

/** Whether a creature is as the filter says: every key that is said must hold. The cheap keys are looked at first. */
export function fitsCreature(scene: Scene, filter: CreatureFilter, creature: Creature, env: Env): boolean {
  return fitsWhole(scene, wholeOf(filter), creature, env);
}

/** The same for a filter that is whole already. */
export function fitsWhole(scene: Scene, filter: WholeFilter, creature: Creature, env: Env): boolean {
  const { body } = scene;
  if (filter.side !== undefined && !isOnSide(body, creature.controller, filter.side, env.seat)) return false;
  if (filter.another === true && creature.id === env.self) return false;
  if (filter.tapped !== undefined && filter.tapped !== creature.tapped) return false;
  if (filter.damaged !== undefined && filter.damaged !== creature.damage > 0) return false;
  if (filter.attached !== undefined && filter.attached !== creature.attached.length > 0) return false;
  if (filter.activated !== undefined && filter.activated !== creature.activated) return false;
  if (filter.sizeAtLeast !== undefined && creature.size < filter.sizeAtLeast) return false;
  if (filter.notThe !== undefined && refer(scene, filter.notThe, env).includes(creature.id)) return false;
  if (filter.characteristics && !fitsCharacteristics(scene, filter, creature, env)) return false;
  return !filter.place || fitsPlace(scene, filter, creature, env);
}

function fitsCharacteristics(scene: Scene, filter: WholeFilter, creature: Creature, env: Env): boolean {
  const { body } = scene;
  const { keyword } = filter;
  if (keyword !== undefined) {
    if (
      typeof keyword === "string"
        ? !hasKeyword(body, creature, keyword)
        : !keyword.some((k) => hasKeyword(body, creature, k))
    )
      return false;
  }
  if (filter.ability !== undefined && !hasAbility(body, creature, filter.ability)) return false;
  if (filter.trait !== undefined && !hasTrait(body, creature, filter.trait)) return false;
  if (filter.ranged !== undefined && filter.ranged !== (rangedOf(body, creature) !== null)) return false;
  if (filter.damage !== undefined && !inRange(scene, creature.damage, filter.damage, env)) return false;
  if (filter.level !== undefined && !inRange(scene, levelOf(body, creature), filter.level, env)) return false;
  if (filter.hitPoints !== undefined && !inRange(scene, hitPointsOf(body, creature), filter.hitPoints, env))
    return false;
  if (filter.speed !== undefined && !inRange(scene, speedOf(body, creature), filter.speed, env)) return false;
  if (filter.anyOf !== undefined && !filter.anyOf.some((one) => fitsCreature(scene, one, creature, env))) return false;
  return filter.not === undefined || !fitsCreature(scene, filter.not, creature, env);
}

function standsOn(body: Body, creature: Creature, terrain: NonNullable<CreatureFilter["on"]>): boolean {
  for (const square of squaresOf(body, creature)) if (terrainAt(body, square, terrain)) return true;
  return false;
}

function fitsPlace(scene: Scene, filter: WholeFilter, creature: Creature, env: Env): boolean {
  const { on, adjacentTo, within, inCoverFrom } = filter;
  const { body } = scene;
  if (on !== undefined && !standsOn(body, creature, on)) return false;
  if (adjacentTo !== undefined && !isAdjacentToAny(scene, creature, adjacentTo, env)) return false;
  if (within !== undefined && !isWithin(scene, creature, within, env)) return false;
  if (inCoverFrom === undefined) return true;
  const [attacker] = refer(scene, inCoverFrom, env);
  return attacker !== undefined && hasCover(body, attacker, creature.id);
}

/** Whether a thing is adjacent to one of those that the selector names. */
function isAdjacentToAny(scene: Scene, thing: Thing, others: Selector, env: Env): boolean {
  const { body } = scene;
  if (typeof others !== "string" && "creatures" in others) {
    // Few creatures are adjacent to anything: that is asked first.
    const filter = wholeOf(others.creatures);
    for (const other of body.creatures)
      if (areAdjacent(body, other, thing) && fitsWhole(scene, filter, other, env)) return true;
    return false;
  }
  for (const other of select(scene, others, env))
    if (areAdjacent(body, thing, creatureOf(body, other) ?? other)) return true;
  return false;
}

/** The creature that an id names, if it is one on the battlefield that fits. */
export function fittingCreature(scene: Scene, filter: CreatureFilter, id: string, env: Env): Creature | null {
  if (squareOf(id) !== null) return null;
  const creature = creatureOf(scene.body, id);
  return creature !== null && fitsCreature(scene, filter, creature, env) ? creature : null;
}
