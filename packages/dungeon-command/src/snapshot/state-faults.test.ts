import {
  answer,
  openQuestion,
  openRecord,
  play,
  recordFrom,
  type Session,
  seatsAsked,
  snapshotState,
  start,
  toJson,
} from "@undercroft/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { everyKind } from "../../testing/games.ts";
import { dungeonCommand } from "../game.ts";
import type { Dc, State } from "../procedures.ts";
import type { MatchConfig } from "../setup/config.ts";
import { stateFaults } from "./state-faults.ts";

const kinds = everyKind();
const [duel] = kinds;
if (duel === undefined) throw new Error("a configuration is due");

/** Positions of a match in which answers are picked without aim, each given to `see`. */
function wander(config: MatchConfig, seed: number, moves: number, see: (state: State, move: number) => void): State {
  let number = seed;
  const pick = (count: number): number => {
    number = (number * 48_271) % 2_147_483_647;
    return number % count;
  };
  let { state } = start(dungeonCommand, config, `faults ${seed}`);
  for (let n = 0; n < moves && state.outcome === null; n++) {
    see(state, n);
    const asked = openQuestion(state);
    const [seat = ""] = seatsAsked(state);
    if (asked === null) break;
    const given = dungeonCommand.domain(state, asked, seat).sample(pick);
    if (given === null) break;
    const next = answer(dungeonCommand, state, seat, { question: asked.id, answer: given });
    if (!next.ok) throw new Error(next.rule);
    ({ state } = next);
  }
  return state;
}

test("every position that a match comes to is sound, whatever lies on the stack", () => {
  const met = new Set<string>();
  for (const [i, { config, name }] of kinds.entries())
    wander(config, i + 7, 500, (state, move) => {
      const stack = state.frames.map(({ procedure }) => procedure).join();
      if (met.has(stack) && move % 45 !== i % 9) return;
      met.add(stack);
      const kept = JSON.parse(JSON.stringify(state));
      expect(stateFaults(config, kept), name).toEqual([]);
    });
  // A movement that a card calls for is asked about while the card is carried out.
  expect([...met].some((stack) => stack.endsWith("displace,movement,question"))).toBe(true);
});

/** A match played on from a position: its beginning lies in the file and cannot be played again from a set-up. */
const origin: Session<Dc> = recordFrom(
  dungeonCommand,
  { config: duel.config, seed: "on" },
  wander(duel.config, 11, 150, () => undefined),
);
const file = JSON.parse(toJson(dungeonCommand, origin));

/** The file with something done to the state that it begins with. */
function hurt(change: (state: Record<string, unknown>) => void): string {
  const state = JSON.parse(file.origin.state);
  change(state);
  return JSON.stringify({ ...file, origin: { ...file.origin, state: JSON.stringify(state) }, finalHash: null });
}

function faults(change: (state: ReturnType<typeof JSON.parse>) => void): readonly string[] {
  const opened = openRecord(dungeonCommand, hurt(change));
  return opened.kind === "unreadable" ? opened.faults.map(({ place, why }) => `${place}: ${why}`) : [];
}

describe("a damaged position is refused with its place", () => {
  const at = "origin.state: ";
  test.each<readonly [string, (state: ReturnType<typeof JSON.parse>) => void, string]>([
    ["no creatures", (s) => delete s.body.creatures, `${at}body.creatures: expected array`],
    ["a member too many", (s) => (s.body.more = 1), `${at}body: unknown key "more"`],
    [
      "a card of no pack",
      (s) => (s.body.creatures[0].card = "x/y"),
      `${at}body.creatures[0].card: the match has no such card`,
    ],
    [
      "a Large creature in a single square",
      (s) => (s.body.creatures[0].size = 1),
      `${at}body.creatures[0].size: its card says 2`,
    ],
    [
      "two creatures on a square",
      (s) => (s.body.creatures[1].at = s.body.creatures[0].at),
      `${at}body.creatures[1].at: another creature stands there`,
    ],
    [
      "a creature off the board",
      (s) => (s.body.creatures[0].at = 32_000),
      `${at}body.creatures[0].at: it cannot stand there`,
    ],
    [
      "another commander",
      (s) => (s.body.seats[0].commander = "x"),
      `${at}body.seats[0].commander: it is ${duel.config.seats[0]?.commander} in this match`,
    ],
    ["a card in hand that nobody has", (s) => s.body.seats[0].orderHand.push("x/y"), "the match has no such card"],
    ["an old counter", (s) => (s.body.nextThing = 1), `${at}body.nextThing: there is`],
    ["a turn of nobody", (s) => (s.body.turn.seat = 5), `${at}body.turn.seat: there is no such seat`],
    ["locals that are none", (s) => (s.frames[1].locals = null), `${at}frames[1].locals: expected object`],
    ["a question that is none", (s) => (s.frames.at(-1).question = { kind: "fly" }), `${at}frames[`],
    ["nobody asked", (s) => s.frames.pop(), "nobody is asked anything"],
  ])("%s", (_, change, why) => {
    expect(faults(change).join("\n")).toContain(why);
  });
});

/** Every place of a tree: the table or list it is in, and its key there. */
function places(value: unknown, found: (readonly [object, string])[] = []): readonly (readonly [object, string])[] {
  if (typeof value !== "object" || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    found.push([value, key]);
    places(inner, found);
  }
  return found;
}

const junk: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  3,
  99_999,
  1.5,
  "",
  "c1",
  "x",
  [],
  {},
  [null],
  { card: "x", path: [] },
];

const isRaw = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError;

/** Opens a file and, where it opens, looks at it and plays on: what is thrown on the way. */
function openAndPlay(text: string): unknown {
  try {
    const opened = openRecord(dungeonCommand, text);
    if (opened.kind === "unreadable") return opened.faults.length > 0 ? null : new TypeError("no reason is told");
    if (opened.kind === "snapshots") {
      for (const place of opened.record.snapshots.keys()) {
        const state = snapshotState(dungeonCommand, opened.record, place);
        if (state !== null) for (const seat of [null, ...state.seats]) dungeonCommand.view(state, seat);
      }
      return null;
    }
    let { session } = opened;
    for (let n = 0; n < 12 && session.state.outcome === null; n++) {
      const asked = openQuestion(session.state);
      const [seat = ""] = seatsAsked(session.state);
      if (asked === null) throw new TypeError("nobody is asked");
      const given = dungeonCommand.domain(session.state, asked, seat).sample((sides) => (n * 7 + 3) % sides);
      if (given === null) throw new TypeError(`no answer to ${asked.question.kind}`);
      const played = play(dungeonCommand, session, seat, { question: asked.id, answer: given });
      if (!played.ok) throw new TypeError(played.rule);
      ({ session } = played);
    }
    return null;
  } catch (error) {
    return error;
  }
}

test("whatever is changed in a position, it is refused or played on", () => {
  const count = places(JSON.parse(file.origin.state)).length;
  fc.assert(
    fc.property(fc.nat(count - 1), fc.constantFrom(...junk), fc.boolean(), (number, value, drop) => {
      const text = hurt((state) => {
        const [holder, key] = places(state)[number] ?? [{}, ""];
        if (drop) Reflect.deleteProperty(holder, key);
        else Reflect.set(holder, key, value);
      });
      const thrown = openAndPlay(text);
      if (isRaw(thrown)) throw thrown;
    }),
    { numRuns: 150 },
  );
});

test("whatever is changed in the rest of a file, it is refused, or told to be altered, or played on", () => {
  const count = places(file).length;
  fc.assert(
    fc.property(fc.nat(count - 1), fc.constantFrom(...junk), (number, value) => {
      const whole = structuredClone(file);
      const [holder, key] = places(whole)[number] ?? [{}, ""];
      Reflect.set(holder, key, value);
      const thrown = openAndPlay(JSON.stringify(whole));
      if (thrown !== null) throw thrown;
    }),
    { numRuns: 60 },
  );
});

test("a file that is cut off anywhere is refused", () => {
  const text = JSON.stringify(file);
  for (let cut = 0; cut < text.length; cut += 4_999)
    expect(openRecord(dungeonCommand, text.slice(0, cut)).kind).toBe("unreadable");
});
