/** Files of a match, and what a damaged one must not do to any game: nothing is believed that was not looked at. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Game, GameTypes, MatchState } from "../src/index.ts";
import { openQuestion, openRecord, play, recordFrom, seatsAsked, snapshotState, toJson } from "../src/index.ts";
import { keptFaults } from "../src/kept-state.ts";
import { wander } from "./wander.ts";

type Json = ReturnType<typeof JSON.parse>;

/** A file of a match played on from a position: that lies in the file and cannot be played again from a set-up. */
export interface PositionFile {
  readonly whole: Json;
  /** The file's text with something done to the position. */
  hurt(change: (state: Json) => unknown): string;
  /** What is told of the file then, a line each. */
  faults(change: (state: Json) => unknown): string;
}

export function fileOf<T extends GameTypes>(game: Game<T>, config: T["config"], position: MatchState<T>): PositionFile {
  const whole: Json = JSON.parse(toJson(game, recordFrom(game, { config, seed: "on" }, position)));
  const hurt: PositionFile["hurt"] = (change) => {
    const state = JSON.parse(whole.origin.state);
    change(state);
    return JSON.stringify({ ...whole, origin: { ...whole.origin, state: JSON.stringify(state) }, finalHash: null });
  };
  const faults: PositionFile["faults"] = (change) => {
    const opened = openRecord(game, hurt(change));
    return opened.kind === "unreadable" ? opened.faults.map(({ place, why }) => `${place}: ${why}`).join("\n") : "";
  };
  return { whole, hurt, faults };
}

/** Plays matches of each configuration without aim and looks through their positions: the stacks that they came to. */
export function soundStacks<T extends GameTypes>(
  game: Game<T>,
  kinds: readonly { readonly name: string; readonly config: T["config"] }[],
): ReadonlySet<string> {
  const { kept } = game;
  if (kept === undefined) throw new Error("the game does not say what its states must be");
  const met = new Set<string>();
  for (const [i, { config, name }] of kinds.entries())
    wander(game, config, i + 7, 500, (state, move) => {
      const stack = state.frames.map(({ procedure }) => procedure).join();
      if (met.has(stack) && move % 45 !== i % 9) return;
      met.add(stack);
      expect(keptFaults(game, kept, config, JSON.parse(JSON.stringify(state))), name).toEqual([]);
    });
  return met;
}

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
  "__proto__",
  [],
  {},
  [null],
  { card: "x", path: [] },
];

const isRaw = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError;

/** Opens a file and, where it opens, looks at it and plays on: what is thrown on the way. */
function openAndPlay<T extends GameTypes>(game: Game<T>, text: string): unknown {
  try {
    const opened = openRecord(game, text);
    if (opened.kind === "unreadable") return opened.faults.length > 0 ? null : new TypeError("no reason is told");
    if (opened.kind === "anew") {
      for (const place of opened.record.snapshots.keys()) {
        const state = snapshotState(game, opened.record, place);
        if (state !== null) for (const seat of [null, ...state.seats]) game.view(state, seat);
      }
    }
    let { session } = opened;
    for (let n = 0; n < 12 && session.state.outcome === null; n++) {
      const asked = openQuestion(session.state);
      const [seat = ""] = seatsAsked(session.state);
      if (asked === null) throw new TypeError("nobody is asked");
      const given: T["answer"] | null = game.domain(session.state, asked, seat).sample((sides) => (n * 7 + 3) % sides);
      if (given === null) throw new TypeError(`no answer to ${asked.question.kind}`);
      const played = play(game, session, seat, { question: asked.id, answer: given });
      if (!played.ok) throw new TypeError(played.rule);
      ({ session } = played);
    }
    return null;
  } catch (error) {
    return error;
  }
}

/** Changes of positions that are tried, in all files together. */
const CHANGES = 160;

/** Tests of any game: its files are changed at any place, and cut off anywhere. */
export function damagedFilesSuite<T extends GameTypes>(game: Game<T>, files: readonly PositionFile[]): void {
  test.each(files)("whatever is changed in a position (%#), it is refused or played on", ({ whole, hurt }) => {
    const count = places(JSON.parse(whole.origin.state)).length;
    fc.assert(
      fc.property(fc.nat(count - 1), fc.constantFrom(...junk), fc.boolean(), (number, value, drop) => {
        const text = hurt((state) => {
          const [holder, key] = places(state)[number] ?? [{}, ""];
          if (drop) Reflect.deleteProperty(holder, key);
          else Reflect.set(holder, key, value);
        });
        const thrown = openAndPlay(game, text);
        if (isRaw(thrown)) throw thrown;
      }),
      { numRuns: CHANGES / files.length },
    );
  });

  test("whatever is changed in the rest of a file, it is refused, or told to be altered, or played on", () => {
    const [{ whole } = { whole: {} }] = files;
    const count = places(whole).length;
    fc.assert(
      fc.property(fc.nat(count - 1), fc.constantFrom(...junk), (number, value) => {
        const changed = structuredClone(whole);
        const [holder, key] = places(changed)[number] ?? [{}, ""];
        Reflect.set(holder, key, value);
        const thrown = openAndPlay(game, JSON.stringify(changed));
        if (thrown !== null) throw thrown;
      }),
      { numRuns: 60 },
    );
  });

  test("a file that is cut off anywhere is refused", () => {
    for (const { whole } of files) {
      const text = JSON.stringify(whole);
      for (let cut = 0; cut < text.length; cut += 4_999)
        expect(openRecord(game, text.slice(0, cut)).kind).toBe("unreadable");
    }
  });
}
