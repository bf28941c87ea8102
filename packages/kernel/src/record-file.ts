import { z } from "zod/mini";
import { recordedAnew, type Stopped } from "./anew.ts";
import type { Limits } from "./border.ts";
import { jsonFault } from "./border.ts";
import type { Game, GameTypes, MatchState } from "./game.ts";
import { readJsonText, writeLine } from "./json-text.ts";
import { keptFaults } from "./kept-state.ts";
import { type FileFault, faultsWithin, type Parsed, parsedBy } from "./parsed.ts";
import type { MatchRecord, Move, Session, Snapshot } from "./record.ts";
import { sealed, thaw } from "./record.ts";
import type { RecordFault } from "./verify.ts";
import { playedAgain } from "./verify.ts";

/** First member of every record file. */
export const RECORD_FORMAT = "undercroft-match-1";
/** Characters a record file may have. */
export const RECORD_ROOM = 8_000_000;
/** What a record file may hold. */
export const recordLimits: Limits = { depth: 64, size: 400_000 };

/** Faults of a file that are told. */
const MOST_FAULTS = 20;
/** Numbers of questions stay far below where whole numbers are no longer told apart. */
const MOST_QUESTIONS = 1_000_000_000;

const count = z.int().check(z.minimum(0));
const text = z.string().check(z.maxLength(RECORD_ROOM));
const name = z.string().check(z.minLength(1), z.maxLength(200));
const hash = z.string().check(z.regex(/^[0-9a-f]{16}$/));
const act = z.enum(["concede", "offer-draw", "accept-draw", "decline-draw"]);
const present = z.unknown().check(z.refine((value) => value !== undefined, "is missing"));

const recordShape = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  game: name,
  rules: name,
  config: present,
  seed: z.string().check(z.maxLength(1_000)),
  salt: z.string().check(z.maxLength(1_000)),
  commitment: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  script: z.nullable(z.array(z.strictObject({ purpose: name, result: z.union([count, z.array(z.string())]) }))),
  origin: z.nullable(
    z.strictObject({
      state: text,
      from: z.nullable(z.strictObject({ commitment: z.string().check(z.regex(/^[0-9a-f]{64}$/)), at: count })),
    }),
  ),
  seats: z.array(z.string().check(z.regex(/^[a-z][A-Za-z0-9-]{0,40}$/i))).check(z.minLength(1), z.maxLength(64)),
  answers: z.array(present),
  moves: z.array(z.tuple([count, z.union([count, act])])),
  purposes: z.array(name),
  rolls: z.array(count),
  marks: z.array(z.strictObject({ at: count, kind: z.enum(["chance", "shown"]), rolls: count })),
  counters: z.array(z.strictObject({ at: count, next: count.check(z.maximum(MOST_QUESTIONS)) })),
  snapshots: z.array(present),
  every: count.check(z.minimum(1)),
  chain: hash,
  finalHash: z.nullable(hash),
});

const snapshotShape = z.strictObject({ at: count, hash, state: text });

const words = z.tuple([count, count, count, count]);
const questionShape = z.strictObject({
  procedure: z.literal("question"),
  id: count,
  question: present,
  seats: z.array(name),
  answers: z.array(present),
});
const callShape = z.strictObject({
  procedure: name,
  locals: present,
  step: name,
  collected: z.nullable(z.array(present)),
});
const stateShape = z.strictObject({
  game: name,
  rules: name,
  seats: z.array(name),
  body: present,
  frames: z.array(z.union([questionShape, callShape])),
  chance: z.strictObject({
    seed: z.string(),
    streams: z.record(z.string(), words),
    script: z.nullable(z.array(z.strictObject({ purpose: name, result: z.union([count, z.array(z.string())]) }))),
  }),
  nextQuestion: count,
  outcome: z.nullable(
    z.strictObject({
      kind: z.enum(["won", "draw", "runaway"]),
      winners: z.array(name),
      drawn: z.array(name),
      rule: name,
    }),
  ),
  table: z.strictObject({
    offers: z.array(name),
    left: z.array(name),
    loop: z.strictObject({ progress: z.number(), answers: count, mark: z.nullable(hash) }),
  }),
});

/** Reads text as JSON within limits. The faults say what is wrong and where; of the text they quote short keys alone. */
export function readJson(source: string, room: number, limits: Limits): Parsed<unknown> {
  const fail = (why: string, place = ""): Parsed<unknown> => ({ ok: false, faults: [{ place, why }] });
  if (source.length > room) return fail(`longer than ${room} characters`);
  if (source.trim() === "") return fail("empty");
  const read = readJsonText(source);
  if (!read.ok) return fail(`not JSON: ${read.fault.why} (${writeLine(read.fault)})`, read.fault.place);
  const fault = jsonFault(read.value, limits);
  return fault === null ? read : { ok: false, faults: [fault] };
}

/** What is wrong with a state that is kept as text; it is read as it would be thawed. */
function stateFaults<T extends GameTypes>(
  game: Game<T>,
  config: T["config"],
  source: string,
  place: string,
): readonly FileFault[] {
  const read = readJson(source, RECORD_ROOM, recordLimits);
  const state = read.ok ? parsedBy(stateShape, read.value) : read;
  const faults = state.ok ? contentFaults(game, config, state.value, source) : state.faults;
  return faults.map((one) => ({ ...one, place: inside(place, one.place) }));
}

function contentFaults<T extends GameTypes>(
  game: Game<T>,
  config: T["config"],
  state: z.infer<typeof stateShape>,
  source: string,
): readonly FileFault[] {
  if (state.game !== game.id) return [{ place: "game", why: `a state of ${state.game}` }];
  if (typeof state.body !== "object" || state.body === null || Array.isArray(state.body))
    return [{ place: "body", why: "expected object" }];
  const steps = stepFaults(game, state.frames);
  if (steps.length > 0) return steps;
  return game.kept === undefined ? [] : keptFaults(game, game.kept, config, thaw(game, config, source));
}

/** Frames name procedures and steps that there are; nothing lies above a question. */
function stepFaults<T extends GameTypes>(
  game: Game<T>,
  frames: z.infer<typeof stateShape>["frames"],
): readonly FileFault[] {
  return frames.flatMap((frame, i): FileFault[] => {
    const place = `frames[${i}]`;
    if (!("step" in frame))
      return i === frames.length - 1 ? [] : [{ place, why: "something lies above an open question" }];
    const procedure = game.procedures.find(frame.procedure);
    if (procedure === undefined) return [{ place: `${place}.procedure`, why: "there is no such procedure" }];
    if (!procedure.steps.has(frame.step)) return [{ place: `${place}.step`, why: "there is no such step" }];
    const { collects } = procedure;
    if (collects === (frame.collected !== null)) return [];
    return [{ place: `${place}.collected`, why: collects ? "expected array" : "expected null" }];
  });
}

function inside(place: string, inner: string): string {
  return inner === "" ? place : `${place}: ${inner}`;
}

/** What the shapes alone cannot say: every place that is named exists. */
function placesFaults(record: z.infer<typeof recordShape>): FileFault[] {
  const faults: FileFault[] = [];
  const need = (fine: boolean, place: string, why: string): void => {
    if (!fine) faults.push({ place, why });
  };
  record.moves.forEach(([seat, what], i) => {
    need(seat < record.seats.length, `moves[${i}][0]`, "there is no such seat");
    need(typeof what === "string" || what < record.answers.length, `moves[${i}][1]`, "there is no such answer");
  });
  need(record.rolls.length % 3 === 0, "rolls", "three numbers make a roll");
  for (let i = 0; i < record.rolls.length; i += 3)
    need((record.rolls[i] ?? 0) < record.purposes.length, `rolls[${i}]`, "there is no such purpose");
  record.counters.forEach((one, i) => {
    need(one.at <= record.moves.length, `counters[${i}].at`, "beyond the last move");
    need(i === 0 || one.at > (record.counters[i - 1]?.at ?? -1), `counters[${i}].at`, "not in order");
  });
  record.marks.forEach((one, i) => {
    need(one.at < record.moves.length, `marks[${i}].at`, "beyond the last move");
  });
  return faults;
}

/** A record as text, with the hash of the state it leads to. */
export function toJson<T extends GameTypes>(game: Game<T>, session: Session<T>): string {
  return recordToJson(sealed(game, session));
}

/** A record as text, as it is. */
export function recordToJson<T extends GameTypes>(record: MatchRecord<T>): string {
  return JSON.stringify({ format: RECORD_FORMAT, ...record });
}

/** A record out of a file, and what of the file is of no use: its moves are played without that. */
export type ReadRecord<T extends GameTypes> =
  | { readonly ok: true; readonly value: MatchRecord<T>; readonly aside: readonly RecordFault[] }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/** Snapshots spare a match from being played again, no more: one that is damaged, or of an older kind, is left out. */
function snapshotsOf<T extends GameTypes>(
  game: Game<T>,
  config: T["config"],
  raw: readonly unknown[],
  moves: number,
): { readonly snapshots: readonly Snapshot[]; readonly aside: readonly RecordFault[] } {
  const snapshots: Snapshot[] = [];
  const aside: RecordFault[] = [];
  raw.forEach((one, i) => {
    const place = `snapshots[${i}]`;
    const shaped = parsedBy(snapshotShape, one);
    const before = snapshots.at(-1)?.at ?? -1;
    const whyNot = (snapshot: Snapshot): readonly FileFault[] => {
      if (snapshot.at > moves) return [{ place: `${place}.at`, why: "beyond the last move" }];
      if (snapshot.at <= before) return [{ place: `${place}.at`, why: "not in order" }];
      return stateFaults(game, config, snapshot.state, `${place}.state`);
    };
    const [fault] = shaped.ok ? whyNot(shaped.value) : faultsWithin(place, shaped.faults);
    const at = shaped.ok ? shaped.value.at : moves;
    if (fault !== undefined) aside.push({ kind: "snapshot", at, detail: `${fault.place}: ${fault.why}` });
    else if (shaped.ok) snapshots.push(shaped.value);
  });
  return { snapshots, aside };
}

/**
 * Reads a record out of a file. Nothing is believed: text, size, depth, shape, places, the game's own
 * configuration and answers are checked, and all faults found at that stage are told. What the match can be played
 * without is set aside: snapshots, and answers that are none of the game's, which end it at the move that gives one.
 * Whether the match was altered is another question: `verify`.
 */
export function parseRecord<T extends GameTypes>(game: Game<T>, source: string): ReadRecord<T> {
  const read = readJson(source, RECORD_ROOM, recordLimits);
  if (!read.ok) return read;
  const shape = parsedBy(recordShape, read.value);
  if (!shape.ok) {
    // What is no record at all lacks everything else too.
    const foreign = shape.faults.find((one) => one.place === "format");
    return { ok: false, faults: foreign === undefined ? shape.faults : [foreign] };
  }
  const { format: _, config: rawConfig, answers: rawAnswers, snapshots: rawSnapshots, ...rest } = shape.value;
  if (rest.game !== game.id)
    return { ok: false, faults: [{ place: "game", why: `a match of ${rest.game}, not of ${game.id}` }] };
  const faults = placesFaults(shape.value);
  const config = configOf(game, rawConfig);
  if (!config.ok) {
    faults.push(...faultsWithin("config", config.faults));
    return { ok: false, faults: faults.slice(0, MOST_FAULTS) };
  }
  if (rest.origin !== null) faults.push(...stateFaults(game, config.value, rest.origin.state, "origin.state"));
  if (faults.length > 0) return { ok: false, faults: faults.slice(0, MOST_FAULTS) };
  const answers = rawAnswers.map((raw): T["answer"] | null => game.parseAnswer(raw) ?? null);
  const { snapshots, aside } = snapshotsOf(game, config.value, rawSnapshots, rest.moves.length);
  return {
    ok: true,
    value: { ...rest, config: config.value, answers, snapshots },
    aside: [...answersAside(rest.moves, answers), ...aside].slice(0, MOST_FAULTS),
  };
}

/** Answers that could not be read, each at the first move that gives it. */
function answersAside(moves: readonly Move[], answers: readonly unknown[]): readonly RecordFault[] {
  return answers.flatMap((answer, i): readonly RecordFault[] => {
    if (answer !== null) return [];
    const at = moves.findIndex(([, what]) => what === i);
    return [{ kind: "move", at: at < 0 ? moves.length : at, detail: `answers[${i}]: not an answer of this game` }];
  });
}

function configOf<T extends GameTypes>(game: Game<T>, raw: unknown): Parsed<T["config"]> {
  return game.parseConfig === undefined ? { ok: true, value: JSON.parse(JSON.stringify(raw)) } : game.parseConfig(raw);
}

/** How a saved match opens. */
export type Opened<T extends GameTypes> =
  /** It agrees with these rules: play on. Faults are those of snapshots, which made no difference. */
  | { readonly kind: "match"; readonly session: Session<T>; readonly faults: readonly RecordFault[] }
  /**
   * Other rules made it, or it was altered. Its moves have been played from the beginning by the rules of today, as far as
   * they can be made: `session` is a record of its own, and whoever opens it is told what differs.
   */
  | {
      readonly kind: "anew";
      readonly session: Session<T>;
      readonly stopped: Stopped | null;
      /** As it was read. */
      readonly record: MatchRecord<T>;
      readonly faults: readonly RecordFault[];
    }
  | { readonly kind: "unreadable"; readonly faults: readonly FileFault[] };

/**
 * Opens a saved match: it is read, then played again from the beginning. If everything agrees but snapshots, it
 * goes on; if not, it is another match from where that begins, and says why. Frames are never migrated: the moves are.
 */
export function openRecord<T extends GameTypes>(game: Game<T>, source: string): Opened<T> {
  const parsed = parseRecord(game, source);
  if (!parsed.ok) return { kind: "unreadable", faults: parsed.faults };
  const { value: record, aside } = parsed;
  const { faults, end } = playedAgain(game, record);
  const all = [...aside, ...faults];
  if (all.length === 0 && end !== null) {
    const finalHash = end.outcome === null ? null : record.finalHash;
    const session: Session<T> = { record: { ...record, finalHash }, state: end, events: [], undone: [] };
    return { kind: "match", session, faults: [] };
  }
  const anew = recordedAnew(game, record);
  if (anew === null) {
    // What keeps it from being set up; that snapshots are damaged besides is no reason.
    const whys = all.filter(({ kind }) => kind !== "snapshot");
    return { kind: "unreadable", faults: whys.map(({ detail }) => ({ place: "", why: detail })) };
  }
  const { session, stopped } = anew;
  const same = stopped === null && all.every(({ kind }) => kind === "snapshot");
  return same ? { kind: "match", session, faults: all } : { kind: "anew", session, stopped, record, faults: all };
}

/** The states that a record can show without being played: its snapshots, as they were saved. */
export function snapshotState<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord<T>,
  place: number,
): MatchState<T> | null {
  const snapshot = record.snapshots[place];
  return snapshot === undefined ? null : thaw(game, record.config, snapshot.state);
}
