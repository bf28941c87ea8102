/**
 * Reading texts: pure functions from the tables and the words of a text to numbers, truth and things. Filters hold amounts,
 * amounts count things and things are named by filters, so that all four stand together.
 */
import { keysOf } from "@undercroft/cards";
import { isActive } from "../conditions/active.ts";
import { hasCondition } from "../conditions/has.ts";
import { areAdjacent, countedDistance } from "../lines/distance.ts";
import type { Space } from "../lines/scene.ts";
import { seesSpace } from "../lines/sight.ts";
import type { Body, Creature } from "../state.ts";
import type {
  Amount,
  AmountRange,
  Condition,
  CreatureFilter,
  OwnAmount,
  OwnCondition,
  Query,
  Reading,
  Selector,
  SquareFilter,
  Within,
} from "../vocabulary/index.ts";
import { sizes } from "../vocabulary/index.ts";
import { cardOf, creatureOf, findCreature, sideOf } from "./creatures.ts";
import { current } from "./current.ts";
import { hasKeyword, isLiving } from "./keywords.ts";
import { movedInTurn } from "./moved.ts";
import { boundTo, creatureNamed, refer, squareRef, type Words } from "./names.ts";
import { groundIn, sceneOf } from "./scene.ts";
import { spaceOf } from "./space.ts";
import { standsOn } from "./standing.ts";
import { partnerOf, thingSpace } from "./things.ts";
import { isBloodied, isDamaged } from "./wounds.ts";

/* ---- Amounts ---- */

/** The whole number that an amount is now. */
export function amount(body: Body, what: Amount, words: Words): number {
  if (typeof what === "number") return what;
  if ("sum" in what) return what.sum.reduce<number>((total, one) => total + amount(body, one, words), 0);
  if ("minus" in what) return Math.max(0, amount(body, what.minus[0], words) - amount(body, what.minus[1], words));
  if ("times" in what) return amount(body, what.times[0], words) * amount(body, what.times[1], words);
  if ("min" in what) return Math.min(...what.min.map((one) => amount(body, one, words)));
  if ("max" in what) return Math.max(...what.max.map((one) => amount(body, one, words)));
  if ("half" in what) {
    const to = what.to ?? 1;
    return Math.floor(amount(body, what.half, words) / 2 / to) * to;
  }
  if ("count" in what) return select(body, what.count, words).length;
  return ownAmount(body, what, words);
}

function ownAmount(body: Body, what: OwnAmount, words: Words): number {
  if ("stat" in what) {
    let total = 0;
    for (const thing of select(body, what.of, words)) {
      const creature = findCreature(body, thing);
      if (creature !== undefined) total += readingOf(body, creature, what.stat);
    }
    return total;
  }
  if ("distance" in what) {
    const one = thingSpace(body, boundTo(what.distance.from, words)[0]);
    const other = thingSpace(body, boundTo(what.distance.to, words)[0]);
    return one === null || other === null ? 0 : countedDistance(sceneOf(body), one, other);
  }
  if ("event" in what) return words.amount ?? 0;
  if ("moved" in what) {
    const creature = creatureNamed(body, what.moved, words);
    return creature === undefined ? 0 : movedInTurn(body, creature);
  }
  throw new Error(`unknown amount ${JSON.stringify(what satisfies never)}`);
}

function inRange(body: Body, value: number, range: AmountRange, words: Words): boolean {
  if (range.atLeast !== undefined && value < amount(body, range.atLeast, words)) return false;
  if (range.atMost !== undefined && value > amount(body, range.atMost, words)) return false;
  return range.exactly === undefined || value === amount(body, range.exactly, words);
}

function readingOf(body: Body, creature: Creature, reading: Reading): number {
  switch (reading) {
    case "level":
      return cardOf(body, creature).level;
    case "cost":
      return cardOf(body, creature).cost;
    case "speed":
      return current().speed(body, creature);
    case "hit-points":
      return creature.hitPoints;
    case "maximum-hit-points":
      return creature.maximum;
    case "bloodied-value":
      return creature.bloodied;
    case "champion-rating":
      return cardOf(body, creature).champion ?? 0;
    case "ac":
    case "fortitude":
    case "reflex":
    case "will":
      return current().defense(body, creature, reading);
    default:
      throw new Error(`unknown reading ${JSON.stringify(reading satisfies never)}`);
  }
}

/* ---- Conditions ---- */

/** Whether a condition is true now. */
export function holds(body: Body, condition: Condition, words: Words): boolean {
  if ("all" in condition) return condition.all.every((one) => holds(body, one, words));
  if ("any" in condition) return condition.any.some((one) => holds(body, one, words));
  if ("not" in condition) return !holds(body, condition.not, words);
  if ("exists" in condition) return select(body, condition.exists, words).length >= (condition.atLeast ?? 1);
  if ("compare" in condition) return inRange(body, amount(body, condition.compare, words), condition, words);
  return ownHolds(body, condition, words);
}

function ownHolds(body: Body, condition: OwnCondition, words: Words): boolean {
  const { turn, player } = body.battle;
  if ("that" in condition) {
    const things = select(body, condition.that, words);
    return (
      things.length > 0 &&
      things.every((thing) => {
        const creature = findCreature(body, thing);
        return creature !== undefined && fitsCreature(body, condition.is, creature, words);
      })
    );
  }
  if ("turnOf" in condition)
    return turn !== null && fitsCreature(body, condition.turnOf, creatureOf(body, turn.creature), words);
  // mn.game.turn-word: only here a turn is a player's.
  if ("playerTurn" in condition)
    return player !== null && (player === words.seat) === (condition.playerTurn === "yours");
  throw new Error(`unknown condition ${JSON.stringify(condition satisfies never)}`);
}

/* ---- Things ---- */

/** All things that a selector names: creatures in play in the order of their arrival, squares ascending. */
export function select(body: Body, selector: Selector, words: Words): readonly string[] {
  return typeof selector === "string" ? refer(body, selector, words) : query(body, selector, words);
}

function query(body: Body, what: Query, words: Words): readonly string[] {
  if ("creatures" in what) {
    const found: string[] = [];
    for (const creature of body.creatures)
      if (creature.status === "in-play" && fitsCreature(body, what.creatures, creature, words)) found.push(creature.id);
    return found;
  }
  if ("squares" in what) return squaresThatFit(body, what.squares, words).map(squareRef);
  if ("riderOf" in what) return riding(body, what.riderOf, words, (creature) => creature.mount === null);
  if ("mountOf" in what) return riding(body, what.mountOf, words, (creature) => creature.mount !== null);
  throw new Error(`unknown query ${JSON.stringify(what satisfies never)}`);
}

function riding(body: Body, name: string, words: Words, fits: (creature: Creature) => boolean): readonly string[] {
  const creature = creatureNamed(body, name, words);
  const partner = creature !== undefined && fits(creature) ? partnerOf(body, creature) : null;
  return partner === null ? [] : [partner.id];
}

/** The creatures that a selector names, those in play alone. */
export function creaturesNamed(body: Body, selector: Selector, words: Words): readonly Creature[] {
  return select(body, selector, words).flatMap((thing) => {
    const creature = findCreature(body, thing);
    return creature?.status === "in-play" ? [creature] : [];
  });
}

/** Whether a selector names somebody in play of whom something holds: nobody is listed for it. */
export function namesSome(
  body: Body,
  selector: Selector,
  words: Words,
  holdsOf: (creature: Creature) => boolean,
): boolean {
  if (typeof selector === "string" || !("creatures" in selector))
    return creaturesNamed(body, selector, words).some(holdsOf);
  for (const creature of body.creatures)
    if (creature.status === "in-play" && fitsCreature(body, selector.creatures, creature, words) && holdsOf(creature))
      return true;
  return false;
}

/* ---- Filters ---- */

const listOf = <T extends string>(one: T | readonly T[]): readonly T[] => (typeof one === "object" ? one : [one]);

type Fits = (body: Body, creature: Creature, words: Words) => boolean;
type Said<K extends keyof CreatureFilter> = NonNullable<CreatureFilter[K]>;

/** What each key of a filter asks of a creature, given what is said there. Those that are cheap to answer stand first. */
const asked: { readonly [K in keyof Required<CreatureFilter>]: (said: Said<K>) => Fits } = {
  another: () => (_body, creature, words) => creature.id !== words.self,
  notThe: (name) => (body, creature, words) => !refer(body, name, words).includes(creature.id),
  // Seen from the creature whose text it is; an ally is another creature (mn.ruling.ally-self).
  side: (side) => (body, creature, words) => {
    const self = findCreature(body, words.self);
    const same = sideOf(body, creature) === (self === undefined ? words.seat : sideOf(body, self));
    if (side === "ally") return same && creature.id !== words.self;
    return side === "yours" ? same : !same;
  },
  bloodied: (said) => (_body, creature) => said === isBloodied(creature),
  damaged: (said) => (_body, creature) => said === isDamaged(creature),
  acted: (said) => (_body, creature) => said === creature.acted,
  active: (said) => (body, creature) => said === isActive(body, creature),
  mounted: (said) => (body, creature) => said === (partnerOf(body, creature) !== null),
  ongoing: (type) => (body, creature) =>
    body.effects.some(
      ({ on, what }) => on === creature.id && what.kind === "ongoing" && (type === true || what.type === type),
    ),
  condition: (said) => {
    const conditions = listOf(said);
    return (body, creature) => conditions.some((condition) => hasCondition(body, creature, condition));
  },
  keyword: (said) => {
    const keywords = listOf(said);
    return (body, creature) => keywords.some((keyword) => hasKeyword(body, creature, keyword));
  },
  living: (said) => (body, creature) => said === isLiving(body, creature),
  alignment: (said) => (body, creature) => said === cardOf(body, creature).alignment,
  faction: (said) => (body, creature) => cardOf(body, creature).factions.includes(said),
  size: ({ atLeast, atMost }) => {
    const least = atLeast === undefined ? 0 : sizes.indexOf(atLeast);
    const most = atMost === undefined ? sizes.length : sizes.indexOf(atMost);
    return (body, creature) => {
      const size = sizes.indexOf(cardOf(body, creature).size);
      return size >= least && size <= most;
    };
  },
  champion: (said) => (body, creature) => said === (cardOf(body, creature).champion !== undefined),
  unique: (said) => (body, creature) => said === (cardOf(body, creature).unique === true),
  mode: (mode) => (body, creature) => current().mode(body, creature, mode),
  level: (range) => (body, creature, words) => inRange(body, cardOf(body, creature).level, range, words),
  cost: (range) => (body, creature, words) => inRange(body, cardOf(body, creature).cost, range, words),
  hitPoints: (range) => (body, creature, words) => inRange(body, creature.hitPoints, range, words),
  // A destroyed creature fits by where it was (mn.ruling.destroyed-place).
  on: (said) => {
    const terrain = listOf(said);
    return placed((body, creature) => standsOn(body, spaceOf(body, creature), ...terrain));
  },
  within: (within) =>
    placed((body, creature, words) => isWithin(body, spaceOf(body, creature), within, words, creature)),
  adjacentTo: (others) => placed((body, creature, words) => isBeside(body, spaceOf(body, creature), others, words)),
  seenBy: (name) =>
    placed((body, creature, words) => {
      const viewer = creatureNamed(body, name, words);
      return viewer !== undefined && current().sees(body, viewer, creature);
    }),
  advantageTo: (name) => (body, creature, words) => hasAdvantage(body, name, creature, words),
  anyOf: (filters) => (body, creature, words) => filters.some((one) => fitsCreature(body, one, creature, words)),
  not: (filter) => (body, creature, words) => !fitsCreature(body, filter, creature, words),
};

/** Who waits to come into the battle is nowhere. */
const placed =
  (fits: Fits): Fits =>
  (body, creature, words) =>
    creature.status !== "waiting" && fits(body, creature, words);

const keys = keysOf(asked);

/** What a filter asks, key by key: most say two or three of the two dozen. */
const questions = new WeakMap<CreatureFilter, readonly Fits[]>();

function questionAt<K extends keyof CreatureFilter>(filter: CreatureFilter, key: K): readonly Fits[] {
  const said = filter[key];
  return said === undefined || said === null ? [] : [asked[key](said)];
}

function questionsOf(filter: CreatureFilter): readonly Fits[] {
  const known = questions.get(filter);
  if (known !== undefined) return known;
  const made = keys.flatMap((key) => questionAt(filter, key));
  questions.set(filter, made);
  return made;
}

/** Whether a creature is as the filter says: every key that is said must hold. */
export function fitsCreature(body: Body, filter: CreatureFilter, creature: Creature, words: Words): boolean {
  for (const fits of questionsOf(filter)) if (!fits(body, creature, words)) return false;
  return true;
}

function hasAdvantage(body: Body, name: string, target: Creature, words: Words): boolean {
  const attacker = creatureNamed(body, name, words);
  return attacker !== undefined && current().advantage(body, attacker, target);
}

/** mn.distance.*: counted, with line of sight only if the text says so; `creature` is who is there, if one is meant. */
export function isWithin(
  body: Body,
  space: Space,
  within: Within,
  words: Words,
  creature: Creature | null = null,
): boolean {
  const [thing] = boundTo(within.of ?? "this", words);
  const from = thingSpace(body, thing);
  if (from === null) return false;
  const scene = sceneOf(body);
  if (countedDistance(scene, from, space) > amount(body, within.squares, words)) return false;
  if (within.sight !== true) return true;
  const viewer = thing === undefined ? undefined : findCreature(body, thing);
  // From a square nobody looks: lines alone decide.
  if (viewer === undefined) return seesSpace(scene, from, space, 0);
  return creature === null ? current().seesPlace(body, viewer, space) : current().sees(body, viewer, creature);
}

/** Adjacent to one of the things named; everything is so to itself (mn.ruling.adjacent-itself). */
function isBeside(body: Body, space: Space, others: Selector, words: Words): boolean {
  const scene = sceneOf(body);
  const things = typeof others === "string" ? boundTo(others, words) : query(body, others, words);
  return things.some((thing) => {
    const other = thingSpace(body, thing);
    return other !== null && areAdjacent(scene, space, other);
  });
}

/** Whether a square of the map is as the filter says. */
export function fitsSquare(body: Body, filter: SquareFilter, square: number, words: Words): boolean {
  const { terrain, within, adjacentTo, victoryArea, startArea } = filter;
  const ground = groundIn(body);
  const space = { at: square, size: 1 };
  const area = body.sides[words.seat]?.area ?? null;
  if (terrain !== undefined && !standsOn(body, space, ...listOf(terrain))) return false;
  if (startArea === true && (area === null || !ground.starts[area].includes(square))) return false;
  if (victoryArea !== undefined) {
    const mine = ground.victory.some(
      ({ label, squares }) => (victoryArea === "any" || label === area || label === "A&B") && squares.includes(square),
    );
    if (!mine) return false;
  }
  if (within !== undefined && !isWithin(body, space, within, words)) return false;
  return adjacentTo === undefined || isBeside(body, space, adjacentTo, words);
}

/** All squares of the map that fit, ascending. */
export function squaresThatFit(body: Body, filter: SquareFilter, words: Words): readonly number[] {
  const found: number[] = [];
  for (let square = 0; square < groundIn(body).count; square++)
    if (fitsSquare(body, filter, square, words)) found.push(square);
  return found;
}

/** Whether there is any such square. */
export function someSquareFits(body: Body, filter: SquareFilter, words: Words): boolean {
  for (let square = 0; square < groundIn(body).count; square++)
    if (fitsSquare(body, filter, square, words)) return true;
  return false;
}
