import { newRecord, openQuestion, play, type QuestionFrame, seatsAsked } from "@undercroft/kernel";
import { pickFrom } from "@undercroft/kernel/harness";
import { expect, test } from "vitest";
import { shippedPacks } from "../../content/index.ts";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { gameFor } from "../../testing/games.ts";
import { dungeoneer } from "../game.ts";
import { placeOf } from "../players.ts";
import type { Dg, State } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import type { Option } from "../set-up/options.ts";
import { seeEvent } from "../visibility/visibility.ts";

/** What only the active player's hero does. */
const deeds: readonly Answer[] = [{ do: "move", side: "north" }, { do: "explore" }, { do: "try-door", side: "east" }];

/** What a game comes to: the state, the open question and whom it asks. */
interface Moment {
  readonly state: State;
  readonly frame: QuestionFrame<Dg>;
  readonly seat: string;
}

/** The moments of a game of three that is played at random, by these optional rules. */
function* momentsOf(seed: string, options: readonly Option[]): Generator<Moment> {
  const pick = pickFrom(seed);
  let session = newRecord(dungeoneer, { config: gameFor(3, shippedPacks(), options), seed });
  for (;;) {
    const { state } = session;
    const frame = openQuestion(state);
    const [seat] = seatsAsked(state);
    if (frame === null || seat === undefined) return;
    yield { state, frame, seat };
    const answer = dungeoneer.domain(state, frame, seat).sample(pick);
    if (answer === null) throw new Error("a dead end");
    const next = play(dungeoneer, session, seat, { question: frame.id, answer });
    if (!next.ok) throw new Error(next.rule);
    session = next.session;
  }
}

/** So many moments at which something holds. @throws Error if the game ends before. */
function momentsWhere(
  seed: string,
  count: number,
  wanted: (moment: Moment) => boolean,
  options: readonly Option[] = [],
): readonly Moment[] {
  const found: Moment[] = [];
  for (const moment of momentsOf(seed, options)) {
    if (wanted(moment)) found.push(moment);
    if (found.length === count) return found;
  }
  throw new Error("it never comes up");
}

const isOffTurn = ({ state, frame, seat }: Moment): boolean =>
  placeOf(state.body, seat) !== state.body.turn.player && frame.question.kind === "respond";

test("in the turn of another nobody moves, explores or opens a door, whatever was kept", () => {
  for (const { state, frame, seat } of momentsWhere("off-turn", 6, isOffTurn))
    for (const deed of deeds) {
      const verdict = dungeoneer.check(state, frame, seat, deed);
      expect(verdict.legal).toBe(false);
      const kept = (state.body.players[placeOf(state.body, seat)]?.movements ?? 0) > 0;
      if (kept) assertRule(verdict, "dg.ruling.kept-movement-uses");
      else assertRule(verdict, "dg.special.any-turn");
    }
});

test("in the turn of another nobody tries a Quest", () => {
  for (const { state, frame, seat } of momentsWhere("no-quest", 2, isOffTurn)) {
    const quest = state.body.players[placeOf(state.body, seat)]?.quests[0]?.id ?? "";
    const verdict = dungeoneer.check(state, frame, seat, { do: "quest", quest, bonus: 0 });
    expect(verdict.legal).toBe(false);
    assertRule(verdict, "dg.ruling.quest-only-own-hero-phase");
  }
});

test("a Dungeonlord who could send something need not", () => {
  const [moment] = momentsWhere("nothing-sent", 1, ({ state, frame, seat }) => {
    const all = dungeoneer.domain(state, frame, seat).enumerate() ?? [];
    return frame.question.kind === "attack" && all.some(({ do: deed }) => deed === "send");
  });
  if (moment === undefined) throw new Error("nothing could be sent");
  const verdict = dungeoneer.check(moment.state, moment.frame, moment.seat, { do: "done" });
  expect(verdict.legal).toBe(true);
  assertRule(verdict, "dg.ruling.attack-step-optional");
});

test("a Map card lies straight or turned by half, never by a quarter", () => {
  const [moment] = momentsWhere("quarter", 1, ({ frame }) => frame.question.kind === "place");
  if (moment === undefined) throw new Error("nothing is laid");
  const { state, frame, seat } = moment;
  const [straight] = dungeoneer.domain(state, frame, seat).enumerate() ?? [];
  if (straight?.do !== "place") throw new Error("nothing can be laid");
  // No answer can say how a card would lie at a quarter turn.
  expect(dungeoneer.parseAnswer({ ...straight, turned: 90 })).toBeNull();
  expect(dungeoneer.parseAnswer(straight)).toEqual(straight);
  expect(dungeoneer.check(state, frame, seat, straight).legal).toBe(true);
  actsExample("dg.example.layout-map-4");
});

test("which cards were drawn is hidden from all but whoever drew them", () => {
  const [moment] = momentsWhere("drawn", 1, () => true);
  if (moment === undefined) throw new Error("nothing is asked");
  const [own = "", other = ""] = moment.state.seats;
  const drawn = { event: "drawn", player: 0, count: 1, cards: ["here/song"], rule: "dg.draw.fill-to-five" } as const;
  expect(seeEvent(drawn, own, moment.state)).toEqual(drawn);
  const seen = seeEvent(drawn, other, moment.state);
  expect(JSON.stringify(seen)).not.toContain("here/song");
  assertRule(seen, "dg.setup.hand-hidden");
});

const isBane = ({ frame }: Moment): boolean => frame.question.kind === "bane";
const founding: Answer = { do: "found", monster: "e99" };

test("nobody founds a Pack where Packs do not wander", () => {
  for (const { state, frame, seat } of momentsWhere("no-pack", 2, isBane))
    assertRule(dungeoneer.check(state, frame, seat, founding), "dg.opt.agreement");
});

test("whoever has a Pack on the map founds no second one", () => {
  const hasPack = (moment: Moment): boolean =>
    isBane(moment) && moment.state.body.players[placeOf(moment.state.body, moment.seat)]?.packAt !== null;
  for (const { state, frame, seat } of momentsWhere("one-pack", 1, hasPack, ["wandering-pack"]))
    assertRule(dungeoneer.check(state, frame, seat, founding), "dg.opt.wandering.single-marker");
});

test("a monster that is in no Pack on the map is not challenged there", () => {
  const isAct = ({ frame }: Moment): boolean => frame.question.kind === "act";
  const deed: Answer = { do: "challenge-pack", monster: "e99", form: "melee" };
  for (const { state, frame, seat } of momentsWhere("not-there", 2, isAct, ["wandering-pack"]))
    assertRule(dungeoneer.check(state, frame, seat, deed), "dg.challenge.vs-monster");
});

test("a Pack walks only for whoever has one on the map", () => {
  const isWander = ({ state, frame }: Moment): boolean =>
    frame.question.kind === "wander" && state.body.players.some(({ packAt }) => packAt === null);
  for (const { state, frame } of momentsWhere("one-pack", 1, isWander, ["wandering-pack"])) {
    const seat = state.body.players.find(({ packAt }) => packAt === null)?.id ?? "";
    assertRule(dungeoneer.check(state, frame, seat, { do: "wander", side: "north" }), "dg.opt.wandering.start");
  }
});
