import type { Board, LineVerdict } from "@undercroft/grid";
import { anyPastWalls, clearShot, judgeLine, lineBetweenSpaces, spaceSquares } from "@undercroft/grid";
import type { RuleId } from "./ledger/rule-ids.ts";
import { boardIn, type Place, placeOf, squaresOf, type Thing } from "./moving/space.ts";
import { isOpponent } from "./multiplayer.ts";
import { factsOf } from "./reading/facts.ts";
import { creatureOf } from "./reading/names.ts";
import { sightReasons } from "./sight-reasons.ts";
import type { Battlefield, Body, Creature } from "./state.ts";
import { hasTrait } from "./traits.ts";

const obstacleTables = new WeakMap<Battlefield, Uint8Array>();

/** 1 for each obstacle square of the battlefield. */
function obstaclesOf(battlefield: Battlefield, board: Board): Uint8Array {
  const known = obstacleTables.get(battlefield);
  if (known !== undefined) return known;
  const table = new Uint8Array(board.count);
  for (const square of battlefield.terrain.obstacle) table[square] = 1;
  obstacleTables.set(battlefield, table);
  return table;
}

/** All that blocks a seat's lines besides walls, with what it was made of. Made anew in the same memory. */
interface Blockers {
  readonly squares: Uint8Array;
  /** The same without the space of whoever looks and of whoever is looked at. */
  readonly others: Uint8Array;
  /** The creatures that stood on the battlefield when it was made, as many as `count`, and the place and controller of each. */
  count: number;
  readonly creatures: Creature[];
  readonly places: number[];
  readonly controllers: number[];
}

const blockersOf = new WeakMap<Battlefield, (Blockers | undefined)[]>();

function isStill({ count, creatures, places, controllers }: Blockers, body: Body): boolean {
  if (count !== body.creatures.length) return false;
  for (let i = 0; i < count; i++) {
    const creature = body.creatures[i];
    if (creature === undefined || creature !== creatures[i]) return false;
    if (creature.at !== places[i] || creature.controller !== controllers[i]) return false;
  }
  return true;
}

function noBlockers({ count }: Board): Blockers {
  const [squares, others] = [new Uint8Array(count), new Uint8Array(count)];
  return { squares, others, count: -1, creatures: [], places: [], controllers: [] };
}

/** Obstacles, and squares of a seat's enemies (dc.los.blockers). The tables are valid until the next call. */
function blockersFor(body: Body, board: Board, seat: number): Blockers {
  let known = blockersOf.get(body.battlefield);
  if (known === undefined) {
    known = [];
    blockersOf.set(body.battlefield, known);
  }
  const blockers = known[seat] ?? noBlockers(board);
  known[seat] = blockers;
  // Who sees past whom may hang on anything; without a text about it only on who stands where.
  const mayVary = factsOf(body.content).keys.has("does-not-block-sight");
  if (!mayVary && isStill(blockers, body)) return blockers;
  const { squares, creatures, places, controllers } = blockers;
  squares.set(obstaclesOf(body.battlefield, board));
  blockers.count = 0;
  for (const creature of body.creatures) {
    const { at, controller } = creature;
    creatures[blockers.count] = creature;
    places[blockers.count] = at;
    controllers[blockers.count] = controller;
    blockers.count++;
    if (!isOpponent(body, seat, controller) || hasTrait(body, creature, "does-not-block-sight")) continue;
    for (const square of squaresOf(body, creature)) squares[square] = 1;
  }
  return blockers;
}

/**
 * Squares that block lines from a source to a target besides walls: of the seat's blockers neither the target nor the
 * source's own space. Of the target's space the grid leaves out the one a line goes to, and where it starts
 * (dc.ruling.los-own-and-target-squares), so that nothing is left to be taken out for small spaces.
 */
function blockersBetween(body: Body, board: Board, seat: number, from: Place, target: Creature | null): Uint8Array {
  const blockers = blockersFor(body, board, seat);
  const small = from.size === 1 && (target === null || target.size === 1);
  return small ? blockers.squares : othersOf(body, board, blockers, from, target);
}

/** The table without the target and the source's own space. */
function othersOf(
  body: Body,
  board: Board,
  { squares, others }: Blockers,
  from: Place,
  target: Creature | null,
): Uint8Array {
  others.set(squares);
  const obstacles = obstaclesOf(body.battlefield, board);
  if (target !== null) for (const square of squaresOf(body, target)) others[square] = obstacles[square] ?? 0;
  for (const square of spaceSquares(board, from.at, from.size)) others[square] = 0;
  return others;
}

interface Look {
  readonly board: Board;
  readonly from: Place;
  readonly to: Place;
  readonly blocked: Uint8Array;
}

/** A look from one thing to another; null if one of them is nowhere. `seat` says who is an enemy if the source is no creature. */
function look(body: Body, source: Thing, target: Thing, seat: number | null): Look | null {
  const from = placeOf(body, source);
  const to = placeOf(body, target);
  return from === null || to === null ? null : lookBetween(body, boardIn(body), source, target, from, to, seat);
}

function lookBetween(
  body: Body,
  board: Board,
  source: Thing,
  target: Thing,
  from: Place,
  to: Place,
  seat: number | null,
): Look {
  const seer = typeof source === "string" ? creatureOf(body, source) : source;
  const seen = typeof target === "string" ? creatureOf(body, target) : target;
  const blocked = blockersBetween(body, board, seat ?? seer?.controller ?? body.turn.seat, from, seen);
  return { board, from, to, blocked };
}

/**
 * Whether some straight line from a corner of the source's space to a corner of the target's is free
 * (dc.los.line). `seat` is the player of the effect,
 * whose enemies block (dc.ruling.los-enemy-meaning); the source's controller if not said.
 */
export function hasLineOfSight(body: Body, source: Thing, target: Thing, seat: number | null = null): boolean {
  if (source === target) return true;
  const from = placeOf(body, source);
  const to = placeOf(body, target);
  if (from === null || to === null) return false;
  const board = boardIn(body);
  // Where the walls leave no line nobody need look who else is in the way.
  if (!anyPastWalls(board, from.at, from.size, to.at, to.size)) return false;
  const { blocked } = lookBetween(body, board, source, target, from, to, seat);
  return lineBetweenSpaces(board, from.at, from.size, to.at, to.size, blocked) !== null;
}

/** Target squares that may give a clear shot: of a space partly in an obstacle only those outside it (dc.ruling.large-partly-in-obstacle). */
function openSquares(body: Body, board: Board, to: Place): readonly number[] {
  const obstacles = obstaclesOf(body.battlefield, board);
  return spaceSquares(board, to.at, to.size).filter((square) => obstacles[square] === 0);
}

/** Whether one corner of the attacker sees all four corners of one square of the target (dc.cover.clear-shot). */
export function hasClearShot(body: Body, source: string, target: string, seat: number | null = null): boolean {
  const seen = look(body, source, target, seat);
  if (seen === null) return false;
  const { board, from, to, blocked } = seen;
  return clearShot(board, from.at, from.size, openSquares(body, board, to), blocked) !== null;
}

/**
 * Whether the target has cover from a ranged attack by the attacker: no clear shot, or it stands in an
 * obstacle (dc.cover.without-clear-shot, dc.cover.creature-in-obstacle).
 */
export function hasCover(body: Body, attacker: string, target: string): boolean {
  return coverRule(body, attacker, target) !== null;
}

/** The rule by which the target has cover, or null if it has none. */
export function coverRule(body: Body, attacker: string, target: string): RuleId | null {
  const creature = body.creatures.find((c) => c.id === target);
  if (creature !== undefined) {
    if (hasTrait(body, creature, "never-in-cover")) return null;
    if (hasTrait(body, creature, "always-in-cover")) return "dc.precedence.specific-beats-general";
  }
  if (hasClearShot(body, attacker, target)) return null;
  const place = placeOf(body, target);
  if (place === null) return null;
  const board = boardIn(body);
  const space = spaceSquares(board, place.at, place.size);
  const open = openSquares(body, board, place);
  if (open.length === 0) return "dc.cover.creature-in-obstacle";
  if (open.length < space.length) return "dc.cover.large-partly-in-obstacle";
  // Only who is in line of sight has cover for want of a clear shot.
  return hasLineOfSight(body, attacker, target) ? "dc.cover.without-clear-shot" : null;
}

/** An answer to "can this see that?", with the lines that decide it, for a table to draw. */
export interface Sight {
  readonly line: boolean;
  readonly clear: boolean;
  readonly rule: RuleId;
  /** Further rules that decided something here. */
  readonly reasons: readonly RuleId[];
  /** A free line, or if there is none the one that comes furthest; of a clear shot all four. */
  readonly lines: readonly LineVerdict[];
}

/** Line of sight and clear shot between two things, explained (dc.los.line, dc.cover.clear-shot). */
export function sightBetween(body: Body, source: string, target: string, seat: number | null = null): Sight | null {
  const seen = look(body, source, target, seat);
  if (seen === null) return null;
  const { board, from, to } = seen;
  // A copy of its own: other looks are taken before the answer is complete.
  const whose = seat ?? body.creatures.find((c) => c.id === source)?.controller ?? body.turn.seat;
  const blocked = othersOf(body, board, blockersFor(body, board, whose), from, creatureOf(body, target)).slice();
  const clear = clearShot(board, from.at, from.size, openSquares(body, board, to), blocked);
  const free = lineBetweenSpaces(board, from.at, from.size, to.at, to.size, blocked);
  const found = { line: free !== null, clear: clear !== null };
  const lines =
    clear !== null
      ? [0, 1, 2, 3].map((corner) => judgeLine(board, clear.from, clear.to, clear.corner * 4 + corner, blocked))
      : free !== null
        ? [judgeLine(board, free.from, free.to, free.line, blocked)]
        : [];
  const missed = clear === null ? failing({ ...seen, blocked }) : null;
  const shown = missed === null ? lines : [...lines, missed];
  const obstacles = obstaclesOf(body.battlefield, board);
  const looking = { board, from, to, blocked, obstacles, seat: whose };
  const reasons = sightReasons(body, source, target, looking, found, shown);
  const cover = coverRule(body, source, target) ?? "dc.cover.without-clear-shot";
  const open = clear === null && free === null ? blockRule(missed, obstacles) : cover;
  return { ...found, rule: clear === null ? open : "dc.cover.clear-shot", reasons, lines: shown };
}

/** What keeps the nearest miss from being a line of sight. */
function blockRule(missed: LineVerdict | null, obstacles: Uint8Array): RuleId {
  const block = missed?.block ?? null;
  if (block === null) return "dc.los.blockers";
  if (block.kind !== "blocked-square") return "dc.terrain.wall.blocks-los";
  return obstacles[block.square] === 1 ? "dc.terrain.obstacle.blocks-los" : "dc.los.blockers";
}

/** The line that fails last, of all that fail: the nearest miss shows best what is in the way. */
function failing({ board, from, to, blocked }: Look): LineVerdict | null {
  let best: LineVerdict | null = null;
  let furthest = -1;
  for (const a of spaceSquares(board, from.at, from.size))
    for (const b of spaceSquares(board, to.at, to.size))
      for (let line = 0; line < 16; line++) {
        const verdict = judgeLine(board, a, b, line, blocked);
        if (verdict.at === null) continue;
        const { segment, at } = verdict;
        const reached = Math.abs(at.x - segment.from.x) + Math.abs(at.y - segment.from.y);
        if (reached > furthest) {
          furthest = reached;
          best = verdict;
        }
      }
  return best;
}
