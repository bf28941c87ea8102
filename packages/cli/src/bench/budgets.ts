import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import {
  copyState,
  type Game,
  type GameTypes,
  hashJson,
  hashState,
  type MatchRecord,
  type MatchState,
  newRecord,
  openQuestion,
  play,
  recordToJson,
  replay,
  type Session,
  seatsAsked,
} from "@undercroft/kernel";
import { pickFrom } from "@undercroft/kernel/harness";
import { type Measured, median, type Row, rounded, row } from "./measured.ts";
import { peerTeams, playBattles } from "./peer.ts";
import { playRandom } from "./random-play.ts";

/** How much is measured: the figures need some, a test of the machinery little. */
export interface Effort {
  /** Times that both sides play the same blocks, block by block in turn. */
  readonly rounds: number;
  readonly blocks: number;
  /** Games in a block, and battles of the peer. */
  readonly games: number;
  readonly battles: number;
  /** Sessions that are held in memory at once. */
  readonly sessions: number;
}

export const fullEffort: Effort = { rounds: 6, blocks: 10, games: 6, battles: 15, sessions: 24 };

/** A game that is played at random beside the peer: the row's name, and how many times as fast it has to be. */
export interface Contender<T extends GameTypes> {
  readonly name: string;
  readonly game: Game<T>;
  readonly config: T["config"];
  readonly times: number;
}

/** One block of games and battles: the same ones whenever it is played. */
interface Block {
  readonly own: Measured;
  readonly peer: Measured;
}

const speed = ({ decisions, seconds }: Measured): number => decisions / seconds;

/** What all blocks of a round came to. */
function summed(parts: readonly Measured[]): Measured {
  const sum = (read: (one: Measured) => number): number => parts.reduce((all, one) => all + read(one), 0);
  return {
    decisions: sum((one) => one.decisions),
    forced: sum((one) => one.forced),
    seconds: sum((one) => one.seconds),
    checksum: hashJson(parts.map((one) => one.checksum)),
  };
}

/**
 * Random play against the peer. Both play short blocks in turn, so that whatever else slows the machine down meets both
 * alike; the median of the blocks' ratios counts. A whole round before the first one warms both up.
 */
export function randomPlay<T extends GameTypes>({ name, game, config, times }: Contender<T>, effort: Effort): Row {
  const teams = peerTeams(40);
  const round = (): readonly Block[] =>
    Array.from({ length: effort.blocks }, (_, i) => ({
      own: playRandom(game, config, effort.games, `bench/${i}`),
      peer: playBattles(effort.battles, `bench/${i}`, teams),
    }));
  const warm = round();
  const rounds = Array.from({ length: effort.rounds }, round);
  const all = rounds.flat();
  const own = summed(warm.map((one) => one.own));
  const peer = summed(warm.map((one) => one.peer));
  for (const blocks of rounds)
    for (const side of ["own", "peer"] as const)
      if (summed(blocks.map((one) => one[side])).checksum !== { own, peer }[side].checksum)
        throw new Error("the same seeds have given other games");
  return row(
    name,
    rounded(median(all.map((one) => speed(one.own) / speed(one.peer)))),
    "times",
    { is: "at least", value: times },
    {
      "our decisions a second": Math.round(median(all.map((one) => speed(one.own)))),
      "peer decisions a second": Math.round(median(all.map((one) => speed(one.peer)))),
      "decisions in a round": own.decisions,
      "forced answers apart": own.forced,
      "all our answers a second": Math.round(
        median(all.map((one) => (one.own.decisions + one.own.forced) / one.own.seconds)),
      ),
      rounds: effort.rounds,
      blocks: effort.blocks,
      checksum: own.checksum,
      "peer checksum": peer.checksum,
    },
  );
}

/** A match played by random answers through the record, up to `moves` moves, and how many of its answers were choices. */
function playSession<T extends GameTypes>(
  game: Game<T>,
  config: T["config"],
  seed: string,
  moves: number,
): { readonly session: Session<T>; readonly decisions: number } {
  const pick = pickFrom(seed);
  let session = newRecord(game, { config, seed });
  let decisions = 0;
  while (session.state.outcome === null && session.record.moves.length < moves) {
    const { state } = session;
    const asked = openQuestion(state);
    const [seat] = seatsAsked(state);
    if (asked === null || seat === undefined) throw new Error("nobody is asked");
    const domain = game.domain(state, asked, seat);
    if (domain.open()) decisions++;
    const answer: T["answer"] | null = domain.sample(pick);
    const played = play(game, session, seat, { question: asked.id, answer });
    if (!played.ok) throw new Error(`a sampled answer is refused by ${played.rule}`);
    ({ session } = played);
  }
  return { session, decisions };
}

/** Microseconds that one call takes: the median of several runs of many calls. */
function microseconds(times: number, action: () => unknown): number {
  const runs = Array.from({ length: 9 }, () => {
    const began = performance.now();
    for (let i = 0; i < times; i++) kept[0] = action();
    return ((performance.now() - began) * 1000) / times;
  });
  return median(runs);
}

/** Results are kept, so that no optimiser finds out that nobody wants them. */
const kept: unknown[] = [];

/** One copy of a state in the middle of a match against structuredClone of the same value. */
export function copying<T extends GameTypes>(game: Game<T>, config: T["config"]): Row {
  const state: MatchState<T> = playSession(game, config, "copy", 320).session.state;
  const copies = Array.from({ length: 3 }, () => ({
    own: microseconds(4_000, () => copyState(game, state)),
    clone: microseconds(40, () => structuredClone(state)),
  }));
  const own = median(copies.map((one) => one.own));
  const clone = median(copies.map((one) => one.clone));
  return row(
    "copy of a state, against structuredClone",
    rounded(clone / own),
    "times",
    { is: "at least", value: 20 },
    {
      "copy, us": rounded(own),
      "structuredClone, us": rounded(clone),
      checksum: hashState(game, copyState(game, state)),
    },
  );
}

const DECISIONS = 300;
const MATCHES = 60;

/** The finished match among several whose number of choices is nearest to 300, from above. */
function longMatch<T extends GameTypes>(
  game: Game<T>,
  config: T["config"],
): { readonly record: MatchRecord<T>; readonly decisions: number } {
  let best: { readonly record: MatchRecord<T>; readonly decisions: number } | null = null;
  for (let i = 0; i < MATCHES; i++) {
    const { session, decisions } = playSession(game, config, `replay/${i}`, Number.POSITIVE_INFINITY);
    if (decisions >= DECISIONS && (best === null || decisions < best.decisions))
      best = { record: session.record, decisions };
    if (best !== null && best.decisions < DECISIONS * 1.05) break;
  }
  if (best === null) throw new Error(`no match of ${DECISIONS} decisions was found`);
  return best;
}

/** Playing a finished match again with all passes between; its final hash must come out. */
export function replaying<T extends GameTypes>(game: Game<T>, config: T["config"]): Row {
  const { record, decisions } = longMatch(game, config);
  const again = (): MatchState<T> => {
    const end = replay(game, record);
    if (!end.ok) throw new Error(`move ${end.at} is refused by ${end.rule}`);
    return end.state;
  };
  // The compiler goes on finding better code for some hundred replays.
  for (let i = 0; i < 300; i++) kept[0] = again();
  const times = Array.from({ length: 41 }, () => {
    const began = performance.now();
    kept[0] = again();
    return performance.now() - began;
  });
  // What else runs on the machine can only add to a time: the first tenth is the engine's own.
  times.sort((a, b) => a - b);
  const quick = times[Math.floor(times.length / 10)] ?? Number.NaN;
  const hash = hashState(game, again());
  if (hash !== record.finalHash) throw new Error(`the end hashes to ${hash}, not to ${record.finalHash}`);
  return row(
    `replay of a match of ${DECISIONS} decisions`,
    rounded(quick),
    "ms",
    { is: "under", value: 5 },
    {
      decisions,
      "moves with all passes": record.moves.length,
      "median, ms": rounded(median(times)),
      checksum: hash,
    },
  );
}

function heapUsed(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

const KB = 1000;

/** Live matches held at once near their end: record, snapshots for undo, state, and the log's text as the page would hold it. */
export function memory<T extends GameTypes>(game: Game<T>, config: T["config"], effort: Effort): Row {
  const played = (): readonly Session<T>[] =>
    Array.from({ length: effort.sessions }, (_, i) => playSession(game, config, `memory/${i}`, 450).session);
  // Played some times for nothing: what the compiler makes, and the tables of the board, belong to no match.
  for (let i = 0; i < 12; i++) kept[0] = played().length;
  const before = heapUsed();
  const sessions = played();
  const heap = (heapUsed() - before) / sessions.length;
  const [first] = sessions;
  if (first === undefined) throw new Error("no session was played");
  const { config: shared, ...own } = first.record;
  const recordBytes = recordToJson(first.record).length - JSON.stringify(shared).length;
  const snapshots = own.snapshots.reduce((sum, one) => sum + one.state.length, 0);
  const log = logBytes(game, first.record);
  kept[0] = sessions;
  const measured = globalThis.gc === undefined ? null : rounded((heap + log) / KB);
  return row(
    "memory of a live match with log and undo",
    measured,
    "KB",
    { is: "under", value: 200 },
    {
      "heap a match without log, KB": rounded(heap / KB),
      "log as text, KB": rounded(log / KB),
      "record as text without configuration, KB": rounded(recordBytes / KB),
      "of these snapshots, KB": rounded(snapshots / KB),
      moves: first.record.moves.length,
      matches: sessions.length,
    },
  );
}

/** Bytes of all events of a match as text. */
function logBytes<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): number {
  let bytes = 0;
  replay(game, record, ({ changed }) => {
    bytes += JSON.stringify(changed.events).length;
  });
  return bytes;
}

/** Compressed script that the page loads before the first game, out of the built client. */
export function clientScript(dist: string): Row {
  const bar = { is: "under", value: 250 } as const;
  const page = join(dist, "index.html");
  if (!existsSync(page))
    return row("first load of the client, script", null, "KB", bar, {
      reason: "the client is not built yet: `npm start` builds it",
    });
  const html = readFileSync(page, "utf8");
  const files = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\.?\/?([^"]+\.js)"/g)].map(
    (match) => match[1] ?? "",
  );
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dirname(page), file))).length, 0);
  return row("first load of the client, script", rounded(bytes / KB), "KB", bar, { files: files.length });
}
