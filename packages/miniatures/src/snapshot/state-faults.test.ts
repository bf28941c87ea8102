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
import { miniatures } from "../game.ts";
import type { Mn, State } from "../procedures.ts";
import type { BattleConfig } from "../set-up/config.ts";
import { stateFaults } from "./state-faults.ts";

const kinds = everyKind();

/** Positions of a battle in which answers are picked without aim, each given to `see`. */
function wander(config: BattleConfig, seed: number, moves: number, see: (state: State, move: number) => void): State {
  let number = seed;
  const pick = (count: number): number => {
    number = (number * 48_271) % 2_147_483_647;
    return number % count;
  };
  let { state } = start(miniatures, config, `faults ${seed}`);
  for (let n = 0; n < moves && state.outcome === null; n++) {
    see(state, n);
    const asked = openQuestion(state);
    const [seat = ""] = seatsAsked(state);
    if (asked === null) break;
    const given = miniatures.domain(state, asked, seat).sample(pick);
    if (given === null) break;
    const next = answer(miniatures, state, seat, { question: asked.id, answer: given });
    if (!next.ok) throw new Error(next.rule);
    ({ state } = next);
  }
  return state;
}

test("every position that a battle comes to is sound, whatever lies on the stack", () => {
  const met = new Set<string>();
  for (const [i, { config, name }] of kinds.entries())
    wander(config, i + 7, 500, (state, move) => {
      const stack = state.frames.map(({ procedure }) => procedure).join();
      if (met.has(stack) && move % 45 !== i % 9) return;
      met.add(stack);
      const kept = JSON.parse(JSON.stringify(state));
      expect(stateFaults(config, kept), name).toEqual([]);
    });
});

/** A Bounty of 200 points, later on: with summoned creatures, losses, effects, changed terrain and an item that nobody carries. */
const [, , , , bounty] = kinds;
if (bounty === undefined) throw new Error("a configuration is due");
const { config } = bounty;

function isRich({ body, frames }: State): boolean {
  const { creatures, effects, terrain, sides } = body;
  const standing = [0, 1, 2, 3, 4, 10].every((i) => creatures[i]?.status === "in-play" && creatures[i]?.mount === null);
  const news = [creatures.some(({ status }) => status === "destroyed"), creatures.some(({ summoned }) => summoned)];
  const asked = frames.at(-1);
  const between = asked?.procedure === "question" && asked.question.kind === "activate" && body.battle.player === 1;
  const leftOver = (sides[0]?.items.length ?? 0) > 0;
  return between && standing && leftOver && news.every(Boolean) && effects.length > 1 && terrain.length > 0;
}

function richPosition(): State {
  for (let seed = 11; seed < 60; seed++) {
    const found: State[] = [];
    wander(config, seed, 700, (state) => {
      if (found.length === 0 && isRich(state)) found.push(state);
    });
    if (found[0] !== undefined) return found[0];
  }
  throw new Error("no battle comes to such a position");
}

const end = richPosition();

/** Positions of such battles, one for each stack and question. */
const positions: State[] = [];
const met = new Set<string>();
let battles = 0;

/** The first position of such battles that fits. */
function positionWith(fits: (state: State) => boolean): State {
  for (;;) {
    const found = positions.find(fits);
    if (found !== undefined) return found;
    if (battles === 20) throw new Error("no battle comes to such a position");
    battles += 1;
    wander(config, 10 + battles, 700, (state) => {
      const stack = `${state.frames.map(({ procedure }) => procedure)} ${openQuestion(state)?.question.kind}`;
      if (met.has(stack)) return;
      met.add(stack);
      positions.push(state);
    });
  }
}

const under = (procedure: string) => (state: State) => state.frames.some((frame) => frame.procedure === procedure);

/** A battle played on from a position: its beginning lies in the file and cannot be played again from a set-up. */
function fileFrom(state: State): ReturnType<typeof JSON.parse> {
  const session: Session<Mn> = recordFrom(miniatures, { config, seed: "on" }, state);
  return JSON.parse(toJson(miniatures, session));
}
const file = fileFrom(end);

/** The file with something done to the state that it begins with. */
function hurt(change: (state: ReturnType<typeof JSON.parse>) => void, whole = file): string {
  const state = JSON.parse(whole.origin.state);
  change(state);
  return JSON.stringify({ ...whole, origin: { ...whole.origin, state: JSON.stringify(state) }, finalHash: null });
}

function faults(change: (state: ReturnType<typeof JSON.parse>) => void, whole = file): string {
  const opened = openRecord(miniatures, hurt(change, whole));
  return opened.kind === "unreadable" ? opened.faults.map(({ place, why }) => `${place}: ${why}`).join("\n") : "none";
}

type Change = (state: ReturnType<typeof JSON.parse>) => void;

const at = "origin.state: ";
const lost = end.body.creatures.findIndex(({ status }) => status === "destroyed");
const extra = end.body.creatures.findIndex(({ summoned }) => summoned);

describe("a damaged position is refused with its place", () => {
  test("it is sound before", () => {
    expect(
      openRecord(
        miniatures,
        hurt(() => undefined),
      ).kind,
    ).toBe("match");
  });

  test.each<readonly [string, Change, string]>([
    ["no creatures", (s) => delete s.body.creatures, `${at}body.creatures: expected array`],
    ["a member too many", (s) => (s.body.more = 1), `${at}body: unknown key "more"`],
    ["a third side", (s) => s.body.sides.push(s.body.sides[0]), `${at}body.sides: more than 2`],
    ["another seat", (s) => (s.body.sides[0].id = "s9"), `${at}body.sides[0].id: it is s1 in this battle`],
    ["seats of another battle", (s) => s.seats.reverse(), `${at}seats: they are s1, s2 in this battle`],
    [
      "one side for both",
      (s) => (s.body.sides[1].area = s.body.sides[0].area),
      `${at}body.sides[1].area: both players have this side of the map`,
    ],
    ["an item doubled", (s) => s.body.sides[0].items.push(config.seats[0]?.items[0]), `${at}body.sides[0].items: `],
    [
      "items lost",
      (s) => {
        s.body.sides[0].items = [];
        for (const one of s.body.creatures) one.items = [];
      },
      `${at}body.sides[0].items: `,
    ],
    [
      "a card of no pack",
      (s) => (s.body.creatures[0].card = "x/y"),
      `${at}body.creatures[0].card: the battle has no such card`,
    ],
    [
      "a card that objects have anyway",
      (s) => (s.body.creatures[extra].card = "constructor"),
      `${at}body.creatures[${extra}].card: the battle has no such card`,
    ],
    [
      "a creature that changed its owner",
      (s) => (s.body.creatures[0].owner = 1),
      `${at}body.creatures[0].owner: it is 0 in this battle`,
    ],
    [
      "a creature that nobody brought",
      (s) => (s.body.creatures[extra].summoned = false),
      `${at}body.creatures[${extra}].summoned: nobody has such a creature in the warband`,
    ],
    ["half of a warband", (s) => s.body.creatures.splice(3), `${at}body.creatures: the warbands have 20`],
    [
      "a Large creature in a single square",
      (s) => (s.body.creatures[0].size = 1),
      `${at}body.creatures[0].size: its card says 2`,
    ],
    [
      "two creatures on a square",
      (s) => (s.body.creatures[4].at = s.body.creatures[3].at),
      `${at}body.creatures[4].at: c4 stands there`,
    ],
    [
      "a creature off the map",
      (s) => (s.body.creatures[1].at = 32_000),
      `${at}body.creatures[1].at: its space is not on the map`,
    ],
    [
      "a creature destroyed off the map",
      (s) => (s.body.creatures[lost].at = 30_000),
      `${at}body.creatures[${lost}].at: it is destroyed`,
    ],
    [
      "a creature that waits on the map",
      (s) => (s.body.creatures[1].status = "waiting"),
      `${at}body.creatures[1].at: it is waiting`,
    ],
    [
      "a rider of nothing",
      (s) => Object.assign(s.body.creatures[2], { mount: "c99", at: -1 }),
      `${at}body.creatures[2].mount: there is no such creature`,
    ],
    [
      "a rider of itself",
      (s) => Object.assign(s.body.creatures[2], { mount: "c3", at: -1 }),
      `${at}body.creatures[2].mount: it does not stand on the map`,
    ],
    [
      "a rider of an enemy",
      (s) => Object.assign(s.body.creatures[2], { mount: "c11", at: -1 }),
      `${at}body.creatures[2].mount: it belongs to the other player`,
    ],
    [
      "a rider beside its mount",
      (s) => (s.body.creatures[2].mount = "c1"),
      `${at}body.creatures[2].at: a rider has no space of its own`,
    ],
    [
      "two riders",
      (s) => [2, 3].map((i) => Object.assign(s.body.creatures[i], { mount: "c1", at: -1 })),
      `${at}body.creatures[2].mount: another creature rides it`,
    ],
    [
      "a square that it came from and there is not",
      (s) => (s.body.creatures[1].lastLegal = 30_000),
      `${at}body.creatures[1].lastLegal: the map has no such square`,
    ],
    [
      "a creature in play with no hit points",
      (s) => (s.body.creatures[1].hitPoints = 0),
      `${at}body.creatures[1].hitPoints: in play with none left`,
    ],
    ["hit points in parts", (s) => (s.body.creatures[1].hitPoints = 1.5), `${at}body.creatures[1].hitPoints: `],
    ["no maximum", (s) => (s.body.creatures[1].maximum = 0), `${at}body.creatures[1].maximum: less than 1`],
    [
      "bloodied all the time",
      (s) => (s.body.creatures[1].bloodied = 99),
      `${at}body.creatures[1].bloodied: not below the maximum`,
    ],
    [
      "more champion powers than the rating",
      (s) => (s.body.creatures[3].championUses = 1),
      `${at}body.creatures[3].championUses: its Champion Rating is 0`,
    ],
    [
      "boxes of a power that it has not",
      (s) => (s.body.creatures[1].uses = { "x/y:powers.0": 1 }),
      `${at}body.creatures[1].uses: it has no power at x/y:powers.0`,
    ],
    [
      "more boxes than are printed",
      (s) => (s.body.creatures[0].uses = { "crossroads/queen-under-silk:attacks.1": 20 }),
      `${at}body.creatures[0].uses: crossroads/queen-under-silk:attacks.1 has`,
    ],
    [
      "a champion power that it has not",
      (s) => s.body.creatures[3].window.champion.push("x/y:championPowers.0"),
      `${at}body.creatures[3].window.champion: it has no champion power at x/y:championPowers.0`,
    ],
    ["an old counter", (s) => (s.body.nextThing = 1), `${at}body.nextThing: there is`],
    [
      "an id twice",
      (s) => (s.body.effects[1].id = s.body.effects[0].id),
      `${at}body.effects[1].id: another thing has this id`,
    ],
    ["an id of no kind", (s) => (s.body.effects[0].id = "__proto__"), `${at}body.effects[0].id: no id of its kind`],
    [
      "an effect on nobody",
      (s) => (s.body.effects[0].on = "c99"),
      `${at}body.effects[0].on: there is no such creature`,
    ],
    [
      "an effect on the dead",
      (s) => (s.body.effects[0].on = s.body.creatures[lost].id),
      `${at}body.effects[0].on: it is destroyed`,
    ],
    [
      "an effect by nobody",
      (s) => (s.body.effects[0].source = "c99"),
      `${at}body.effects[0].source: there is no such creature`,
    ],
    [
      "an effect until the turn of nobody",
      (s) => (s.body.effects[0].until = { kind: "turn-end", of: "c99", from: 3 }),
      `${at}body.effects[0].until.of: there is no such creature`,
    ],
    [
      "a condition that is none",
      (s) => (s.body.effects[0].what = { kind: "condition", condition: "asleep" }),
      `${at}body.effects[0].what.condition: unknown word "asleep"`,
    ],
    [
      "rules of no card",
      (s) => (s.body.effects[0].what = { kind: "rules", text: { card: "x/y", path: [] }, rules: [] }),
      `${at}body.effects[0].what.text: no card has a text there`,
    ],
    [
      "terrain off the map",
      (s) => (s.body.terrain[0].square = 30_000),
      `${at}body.terrain[0].square: the map has no such square`,
    ],
    ["a map of nobody", (s) => (s.body.battle.map = 7), `${at}body.battle.map: more than 1`],
    ["no map", (s) => (s.body.battle.map = null), `${at}body.battle.map: no map is chosen`],
    ["no round", (s) => (s.body.battle.round = 0), `${at}body.battle.round: rounds begin when both have set up`],
    [
      "a side of nobody",
      (s) => (s.body.sides[0].area = null),
      `${at}body.battle.step: a player has no side of the map`,
    ],
    [
      "a window that is still to come",
      (s) => (s.body.creatures[1].window.number = 9_999),
      `${at}body.creatures[1].window.number: later than the window of now`,
    ],
    ["locals that are none", (s) => (s.frames[2].locals = null), `${at}frames[2].locals: expected object`],
    ["a turn of nobody", (s) => (s.frames[2].locals.seat = 5), `${at}frames[2].locals.seat: more than 1`],
    ["a question that is none", (s) => (s.frames.at(-1).question = { kind: "fly" }), `${at}frames[`],
    ["a foreigner asked", (s) => (s.frames.at(-1).seats = ["x"]), `${at}frames: there is no seat x`],
    ["more answers than seats", (s) => s.frames.at(-1).answers.push(null), `${at}frames: one place for each answer`],
    ["nobody asked", (s) => s.frames.pop(), `${at}frames: nobody is asked anything`],
    [
      "nobody left to choose",
      (s) => s.body.creatures.map((one: { acted: boolean }) => (one.acted = true)),
      `${at}frames: s2 has no answer to "activate"`,
    ],
  ])("%s", (_, change, why) => {
    expect(faults(change)).toContain(why);
  });

  const effect = fileFrom(positionWith(under("steps")));
  const attack = fileFrom(positionWith((state) => under("attack")(state) && under("take-actions")(state)));
  const place = (whole: typeof file, procedure: string): number =>
    JSON.parse(whole.origin.state).frames.findIndex((frame: { procedure: string }) => frame.procedure === procedure);

  test.each<readonly [string, typeof file, string, (locals: ReturnType<typeof JSON.parse>) => void, string]>([
    ["steps of no card", effect, "steps", (l) => (l.list.card = "x/y"), ".locals.list: no card has a text there"],
    [
      "steps where a power stands",
      effect,
      "steps",
      (l) => l.list.path.splice(2),
      '.locals: no text for "steps" stands there',
    ],
    [
      "an effect of nobody",
      effect,
      "effect",
      (l) => (l.env.self = "c99"),
      ".locals.env.self: there is no such creature",
    ],
    [
      "an attack by nobody",
      attack,
      "attack",
      (l) => (l.turn.creature = "c99"),
      ".locals.turn.creature: there is no such",
    ],
    ["an attack of no card", attack, "attack", (l) => (l.turn.text.path = ["powers"]), '.locals: no text for "attack"'],
    [
      "a target that is none",
      attack,
      "attack",
      (l) => (l.turn.only = "c99"),
      ".locals.turn.only: there is no such creature",
    ],
    [
      "an unknown rule",
      attack,
      "attack",
      (l) => l.turn.parts.push({ rule: "mn.x", plus: 1 }),
      ".locals.turn.parts[0].rule: no entry of the ledger",
    ],
    [
      "the turn of another",
      attack,
      "take-actions",
      (l) => (l.creature = l.creature === "c1" ? "c2" : "c1"),
      ".locals.creature: it is not its turn",
    ],
    [
      "a space off the map",
      attack,
      "attack",
      (l) => (l.turn.stand = { at: 30_000, size: 1 }),
      ".locals.turn.stand: the map has no such square",
    ],
  ])("%s", (_, whole, procedure, change, why) => {
    const number = place(whole, procedure);
    expect(faults((s) => change(s.frames[number].locals), whole)).toContain(`${at}frames[${number}]${why}`);
  });

  test("a reply that is no power, a mode that the text has not", () => {
    const replies = fileFrom(positionWith((state) => openQuestion(state)?.question.kind === "power"));
    expect(faults((s) => s.frames.at(-1).question.offers[0].text.path.push("steps"), replies)).toContain(
      ".question.offers[0]: no power stands there",
    );
    const modes = fileFrom(
      positionWith((state) => {
        const question = openQuestion(state)?.question;
        return question?.kind === "choose" && question.purpose === "modes";
      }),
    );
    expect(faults((s) => s.frames.at(-1).question.from.push("m9"), modes)).toContain("the text has no such mode");
  });

  test("steps without their effect", () => {
    const number = place(effect, "effect");
    expect(faults((s) => s.frames.splice(number, 1), effect)).toContain("no effect is carried out below");
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
  "__proto__",
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
    const opened = openRecord(miniatures, text);
    if (opened.kind === "unreadable") return opened.faults.length > 0 ? null : new TypeError("no reason is told");
    if (opened.kind === "snapshots") {
      for (const place of opened.record.snapshots.keys()) {
        const state = snapshotState(miniatures, opened.record, place);
        if (state !== null) for (const seat of [null, ...state.seats]) miniatures.view(state, seat);
      }
      return null;
    }
    let { session } = opened;
    for (let n = 0; n < 12 && session.state.outcome === null; n++) {
      const asked = openQuestion(session.state);
      const [seat = ""] = seatsAsked(session.state);
      if (asked === null) throw new TypeError("nobody is asked");
      const given = miniatures.domain(session.state, asked, seat).sample((sides) => (n * 7 + 3) % sides);
      if (given === null) throw new TypeError(`no answer to ${asked.question.kind}`);
      const played = play(miniatures, session, seat, { question: asked.id, answer: given });
      if (!played.ok) throw new TypeError(played.rule);
      ({ session } = played);
    }
    return null;
  } catch (error) {
    return error;
  }
}

const deepest = fileFrom(positionWith((state) => state.frames.length > 9 && under("effect")(state)));

test.each([
  ["at rest", file],
  ["in the middle of much", deepest],
])("whatever is changed in a position %s, it is refused or played on", (_, whole) => {
  const count = places(JSON.parse(whole.origin.state)).length;
  fc.assert(
    fc.property(fc.nat(count - 1), fc.constantFrom(...junk), fc.boolean(), (number, value, drop) => {
      const text = hurt((state) => {
        const [holder, key] = places(state)[number] ?? [{}, ""];
        if (drop) Reflect.deleteProperty(holder, key);
        else Reflect.set(holder, key, value);
      }, whole);
      const thrown = openAndPlay(text);
      if (isRaw(thrown)) throw thrown;
    }),
    { numRuns: 80 },
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
  for (let cut = 0; cut < text.length; cut += 9_999)
    expect(openRecord(miniatures, text.slice(0, cut)).kind).toBe("unreadable");
});
