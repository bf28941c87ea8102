import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { placeOf, withAnswer } from "./answer-places.ts";
import type { Roll, ScriptedResult } from "./chance.ts";
import { chanceFrom } from "./chance.ts";
import type { Game, GameTypes, MatchState, SeatId, TableAct } from "./game.ts";
import { hashJson } from "./json.ts";
import type { Changed, Envelope, Outcomes, Refusal } from "./match.ts";
import {
  act,
  answer,
  answerInPlace,
  changingBody,
  copyState,
  hashState,
  kernelRules,
  openQuestion,
  start,
} from "./match.ts";

/** One answer or act: the place of its seat, and the place of its answer in `MatchRecord.answers` or the act's name. */
export type Move = readonly [seat: number, what: number | TableAct["act"]];

/** A whole state kept as text: small, never shared, and free to copy. */
export interface Snapshot {
  /** How many moves had been made. */
  readonly at: number;
  /** `hashState` of the state. */
  readonly hash: string;
  /** The state as JSON. */
  readonly state: string;
}

/** What undo may not cross without consent: a move that drew from chance or showed something hidden. */
export interface Mark {
  /** The move's place in the record. */
  readonly at: number;
  readonly kind: "chance" | "shown";
  /** Recorded rolls before this move. */
  readonly rolls: number;
}

/** After undo the counter of questions goes on from where it was, and the open question gets a new id. */
export interface Counter {
  readonly at: number;
  readonly next: number;
}

/** A match that does not begin with its set-up: a position, or one played on from another match. */
export interface Origin {
  readonly state: string;
  /** The commitment of the match it comes from, and the number of moves taken over; null for a bare position. */
  readonly from: { readonly commitment: string; readonly at: number } | null;
}

/**
 * A match as it is kept: one plain JSON value, never changed. It has no clock and no log of events:
 * playing it again gives every event, and costs less than keeping them.
 */
export interface MatchRecord<T extends GameTypes> {
  readonly game: string;
  /** Version of the rules that played it. */
  readonly rules: string;
  /** Holds every definition that is not in a shipped pack. */
  readonly config: T["config"];
  readonly seed: string;
  readonly salt: string;
  /** SHA-256 of seed and salt: may be shown before the match, when the seed may not. */
  readonly commitment: string;
  readonly script: readonly ScriptedResult[] | null;
  readonly origin: Origin | null;
  readonly seats: readonly SeatId[];
  /** Every answer that was given, each different one once; null for what a file holds that is no answer of the game. */
  readonly answers: readonly (T["answer"] | null)[];
  readonly moves: readonly Move[];
  readonly purposes: readonly string[];
  /** Results of chance in their order: place of the purpose, number of sides, result; three numbers each. */
  readonly rolls: readonly number[];
  readonly marks: readonly Mark[];
  readonly counters: readonly Counter[];
  readonly snapshots: readonly Snapshot[];
  /** Moves between snapshots; doubles when they grow too many. */
  readonly every: number;
  /** Running hash of the moves. */
  readonly chain: string;
  /** Hash of the state after the last move, once the match is over or the record is sealed. */
  readonly finalHash: string | null;
}

/** A match being played: the record, the state it leads to, and what has just happened. Never changed. */
export interface Session<T extends GameTypes> {
  readonly record: MatchRecord<T>;
  readonly state: MatchState<T>;
  /** Events of the last move, or of the set-up. */
  readonly events: readonly T["event"][];
  /** Moves taken back and not yet replaced by others, the next one first. */
  readonly undone: readonly Move[];
}

export type Played<T extends GameTypes> = { readonly ok: true; readonly session: Session<T> } | Refusal;

/** Moves between snapshots in a short match. */
export const SNAPSHOT_EVERY = 32;
/** Snapshots kept at most, and characters they may fill together. */
export const SNAPSHOTS_MOST = 8;
export const SNAPSHOT_ROOM = 64_000;

/** SHA-256 of seed and salt, in hexadecimal. Who holds it can check later that the seed was not changed. */
export function commit(seed: string, salt: string): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([seed, salt]))));
}

/** What a match begins with. The salt keeps a short seed from being guessed out of the commitment. */
export interface Beginning<T extends GameTypes> {
  readonly config: T["config"];
  readonly seed: string;
  readonly salt?: string;
  readonly script?: readonly ScriptedResult[] | null;
}

function firstRecord<T extends GameTypes>(
  game: Game<T>,
  begin: Beginning<T>,
  origin: Origin | null,
  seats: readonly SeatId[],
): MatchRecord<T> {
  const { config, seed } = begin;
  const salt = begin.salt ?? "";
  return {
    game: game.id,
    rules: game.rules,
    config,
    seed,
    salt,
    commitment: commit(seed, salt),
    script: begin.script ?? null,
    origin,
    seats,
    answers: [],
    moves: [],
    purposes: [],
    rolls: [],
    marks: [],
    counters: [],
    snapshots: [],
    every: SNAPSHOT_EVERY,
    chain: hashJson([game.id, game.rules, seed, salt]),
    finalHash: null,
  };
}

/** Begins a match and its record. Rolls of the set-up are recorded too. */
export function newRecord<T extends GameTypes>(game: Game<T>, begin: Beginning<T>): Session<T> {
  const begun = start(game, begin.config, begin.seed, begin.script ?? null);
  const record = growing(firstRecord(game, begin, null, begun.state.seats));
  noteRolls(record, begun.rolls);
  const finalHash = begun.state.outcome === null ? null : hashState(game, begun.state);
  return { record: { ...record, finalHash }, state: begun.state, events: begun.events, undone: [] };
}

/** Begins a record at a given state instead of a set-up: a scenario's position, or a take-over. */
export function recordFrom<T extends GameTypes>(
  game: Game<T>,
  begin: Beginning<T>,
  state: MatchState<T>,
  from: Origin["from"] = null,
): Session<T> {
  const origin: Origin = { state: frozen(game, state), from };
  const record = firstRecord(game, begin, origin, state.seats);
  const finalHash = state.outcome === null ? null : hashState(game, state);
  return { record: { ...record, finalHash }, state, events: [], undone: [] };
}

/** A state as text, without the game's constants. */
function frozen<T extends GameTypes>(game: Game<T>, state: MatchState<T>): string {
  return JSON.stringify({ ...state, body: changingBody(game, state.body) });
}

/**
 * A state out of the text of a snapshot or an origin; the constants come from the configuration.
 * Only text that passed `parseRecord` or was made here comes in.
 */
export function thaw<T extends GameTypes>(game: Game<T>, config: T["config"], text: string): MatchState<T> {
  const state = JSON.parse(text);
  if (game.constants === undefined) return state;
  const constants = new Map<string, unknown>(Object.entries(game.setup(config).body ?? {}));
  for (const name of game.constants) state.body[name] = constants.get(name);
  return state;
}

/** The next link of the running hash. */
export function link<T extends GameTypes>(record: MatchRecord<T>, chain: string, move: Move): string {
  const [seat, what] = move;
  return hashJson([chain, seat, typeof what === "number" ? record.answers[what] : what]);
}

/** A snapshot of the state that a record's moves lead to. */
export function snapshotOf<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>, state: MatchState<T>): Snapshot {
  return { at: record.moves.length, hash: hashState(game, state), state: frozen(game, state) };
}

/** A record whose lists are its own, and grow with its match. */
export interface Growing<T extends GameTypes> extends MatchRecord<T> {
  readonly moves: Move[];
  readonly purposes: string[];
  readonly rolls: number[];
  readonly marks: Mark[];
  snapshots: readonly Snapshot[];
  every: number;
  chain: string;
  finalHash: string | null;
}

/** The same record with lists of its own, but for its answers. */
export function growing<T extends GameTypes>(record: MatchRecord<T>): Growing<T> {
  const { moves, purposes, rolls, marks } = record;
  return { ...record, moves: [...moves], purposes: [...purposes], rolls: [...rolls], marks: [...marks] };
}

/** Adds a move to a record, and what it brought about. `what`: the place of its answer, which stands there already, or its act. */
export function note<T extends GameTypes>(
  game: Game<T>,
  record: Growing<T>,
  seat: SeatId,
  what: Move[1],
  { state, events, rolls }: Changed<T>,
): void {
  const move: Move = [record.seats.indexOf(seat), what];
  noteMark(game, record, events, rolls);
  record.moves.push(move);
  record.chain = link(record, record.chain, move);
  noteRolls(record, rolls);
  if (record.moves.length % record.every === 0) noteSnapshot(game, record, state);
  record.finalHash = state.outcome === null ? null : hashState(game, state);
}

function noteRolls<T extends GameTypes>({ purposes, rolls }: Growing<T>, more: readonly Roll[]): void {
  for (const { purpose, sides, result } of more) {
    if (!purposes.includes(purpose)) purposes.push(purpose);
    rolls.push(purposes.indexOf(purpose), sides, result);
  }
}

function noteSnapshot<T extends GameTypes>(game: Game<T>, record: Growing<T>, state: MatchState<T>): void {
  let snapshots = [...record.snapshots, snapshotOf(game, record, state)];
  const room = (): number => snapshots.reduce((sum, one) => sum + one.state.length, 0);
  while (snapshots.length > 1 && (snapshots.length > SNAPSHOTS_MOST || room() > SNAPSHOT_ROOM)) {
    record.every *= 2;
    snapshots = snapshots.filter((one) => one.at % record.every === 0);
  }
  record.snapshots = snapshots;
}

function noteMark<T extends GameTypes>(
  game: Game<T>,
  { moves, rolls, marks }: Growing<T>,
  events: readonly T["event"][],
  drawn: readonly Roll[],
): void {
  const kinds = events.map((event) => game.barrier(event));
  const chance = drawn.length > 0 || kinds.includes("chance");
  if (!chance && !kinds.includes("shown")) return;
  marks.push({ at: moves.length, kind: chance ? "chance" : "shown", rolls: rolls.length / 3 });
}

function noted<T extends GameTypes>(
  game: Game<T>,
  { record }: Session<T>,
  seat: SeatId,
  given: { readonly answer: T["answer"] } | TableAct,
  outcomes: Outcomes<T>,
): Played<T> {
  if (!outcomes.ok) return outcomes;
  const { state, events } = outcomes;
  const answers = "act" in given ? record.answers : withAnswer(record.answers, given.answer);
  const longer = growing<T>({ ...record, answers });
  note(game, longer, seat, "act" in given ? given.act : placeOf(answers, given.answer), outcomes);
  return { ok: true, session: { record: longer, state, events, undone: [] } };
}

/** Answers the open question and records it. A refusal changes nothing. */
export function play<T extends GameTypes>(
  game: Game<T>,
  session: Session<T>,
  seat: SeatId,
  envelope: Envelope<T>,
): Played<T> {
  return noted(game, session, seat, envelope, answer(game, session.state, seat, envelope));
}

/** An act at the table, recorded. */
export function actOn<T extends GameTypes>(
  game: Game<T>,
  session: Session<T>,
  seat: SeatId,
  what: TableAct,
): Played<T> {
  return noted(game, session, seat, what, act(game, session.state, seat, what));
}

/** Gives the open question the id `next`, and lets the counter go on behind it. Changes `state`. */
export function renumber<T extends GameTypes>(state: MatchState<T>, next: number): void {
  const asked = openQuestion(state);
  if (asked !== null) state.frames[state.frames.length - 1] = { ...asked, id: next };
  state.nextQuestion = asked === null ? next : next + 1;
}

/** One recorded move made again, in place where it can be. */
export function moveAgain<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord<T>,
  state: MatchState<T>,
  move: Move,
): Outcomes<T> {
  const seat = record.seats[move[0]] ?? "";
  if (typeof move[1] !== "number") return act(game, state, seat, { act: move[1] });
  const given: T["answer"] | null | undefined = record.answers[move[1]];
  if (given === undefined || given === null) return { ok: false, rule: kernelRules.shape };
  return answerInPlace(game, state, seat, { question: openQuestion(state)?.id ?? -1, answer: given });
}

/** The state a record begins with. */
export function beginAgain<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Changed<T> {
  if (record.origin === null) return start(game, record.config, record.seed, record.script);
  return { ok: true, state: thaw(game, record.config, record.origin.state), events: [], rolls: [] };
}

/** A step of a replay. `state` is changed by the next step: copy what is to be kept. */
export interface Moment<T extends GameTypes> {
  /** Moves made so far; 0 at the beginning. */
  readonly at: number;
  /** Who made the move, and which; null at the beginning. */
  readonly seat: SeatId | null;
  readonly move: Move | null;
  readonly changed: Changed<T>;
}

export type Replayed<T extends GameTypes> =
  | { readonly ok: true; readonly state: MatchState<T> }
  /** The move at place `at` is refused now: the record was altered, or the rules have changed. */
  | { readonly ok: false; readonly at: number; readonly rule: string };

/**
 * Plays a record again from its beginning, all of it or the first `moves` moves, and shows each
 * moment to `see`: the log of a match is what its events say on the way.
 */
export function replay<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord<T>,
  see: ((moment: Moment<T>) => void) | null = null,
  moves: number = record.moves.length,
): Replayed<T> {
  return goOn(game, record, beginAgain(game, record), 0, moves, see);
}

function goOn<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord<T>,
  from: Changed<T>,
  first: number,
  last: number,
  see: ((moment: Moment<T>) => void) | null,
): Replayed<T> {
  const raised = new Map(record.counters.map((one) => [one.at, one.next]));
  let { state } = from;
  const raise = (at: number): void => {
    const next = raised.get(at);
    if (next !== undefined) renumber(state, next);
  };
  raise(first);
  if (see !== null) see({ at: first, seat: null, move: null, changed: from });
  for (let at = first; at < last; at++) {
    const move = record.moves[at];
    if (move === undefined) break;
    const changed = moveAgain(game, record, state, move);
    if (!changed.ok) return { ok: false, at, rule: changed.rule };
    state = changed.state;
    raise(at + 1);
    if (see !== null) see({ at: at + 1, seat: record.seats[move[0]] ?? null, move, changed });
  }
  return { ok: true, state };
}

/** The state after the first `moves` moves, from the nearest snapshot on. */
export function stateAt<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>, moves: number): Replayed<T> {
  const near = record.snapshots.findLast((one) => one.at <= moves);
  if (near === undefined) return replay(game, record, null, moves);
  const from: Changed<T> = { ok: true, state: thaw(game, record.config, near.state), events: [], rolls: [] };
  return goOn(game, record, from, near.at, moves, null);
}

/** The record with the hash of where it stands, as it is saved in the middle of a match. */
export function sealed<T extends GameTypes>(game: Game<T>, session: Session<T>): MatchRecord<T> {
  return { ...session.record, finalHash: hashState(game, session.state) };
}

/**
 * Plays on from any point of a record as a new match with fresh chance. With a seat, everything that
 * this seat could not know there is dealt anew from what it could see; with null, who takes over owns
 * all hands, and the state is the true one.
 */
export function takeOver<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord<T>,
  moves: number,
  fresh: { readonly seed: string; readonly salt?: string; readonly seat: SeatId | null },
): Played<T> {
  const there = stateAt(game, record, moves);
  if (!there.ok) return { ok: false, rule: there.rule };
  const original = there.state;
  const state =
    fresh.seat === null
      ? { ...copyState(game, original), chance: chanceFrom(fresh.seed) }
      : game.redeal(game.view(original, fresh.seat), fresh.seed);
  renumber(state, Math.max(state.nextQuestion, original.nextQuestion));
  const begin: Beginning<T> = { config: record.config, seed: fresh.seed, salt: fresh.salt ?? "" };
  return { ok: true, session: recordFrom(game, begin, state, { commitment: record.commitment, at: moves }) };
}
