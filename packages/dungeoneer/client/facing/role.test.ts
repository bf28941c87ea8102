import { actOn } from "@undercroft/kernel";
import { speak } from "@undercroft/table";
import { beforeAll, expect, test } from "vitest";
import { dungeoneer, type Question } from "../engine/index.ts";
import { askedIn, begun, playedTo } from "../playing.ts";
import { seatName } from "./names.ts";
import { type Role, roleOf } from "./role.ts";

beforeAll(() => speak("en"));

/** The role of whoever is asked such a question, told to themselves, and the names at the table. */
function roleAt(kind: Question["kind"]): { readonly role: Role; readonly own: string; readonly other: string } {
  const { state } = playedTo(begun("role", 2), (question) => question.kind === kind);
  const { seat } = askedIn(state);
  const number = state.seats.indexOf(seat);
  return {
    role: roleOf(state, seat, seat),
    own: seatName(state.body, number),
    other: seatName(state.body, 1 - number),
  };
}

test("who plays Banes and sends monsters is the Dungeonlord, who acts and puts away a hero", () => {
  expect(roleAt("bane").role).toMatchObject({ id: "lord", name: "You are the Dungeonlord" });
  expect(roleAt("attack").role.id).toBe("lord");
  expect(roleAt("place").role.id).toBe("build");
  const { role, own } = roleAt("act");
  expect(role).toMatchObject({ id: "hero", name: `You act as ${own}, the hero` });
  expect(roleAt("discard").role.id).toBe("hero");
});

test("whoever answers the Dungeonlord of the turn does so as a hero", () => {
  const { role, own, other } = roleAt("respond");
  expect(role).toMatchObject({
    id: "hero",
    name: `You answer as ${own}, the hero`,
    line: `${other} is the Dungeonlord`,
  });
});

test("whoever looks at Quests before the first turn does not build yet (dg.opt.secret-quest.deal)", () => {
  const { state } = playedTo(begun("role", 2, ["secret-quest"]), ({ kind }) => kind === "keep-secret");
  const { seat } = askedIn(state);
  expect(roleOf(state, seat, seat)).toMatchObject({ id: "hero", line: "two Quests of your own, one to hide" });
});

test("others are told whose turn it is", () => {
  const { state } = playedTo(begun("role", 2), ({ kind }) => kind === "act");
  const name = seatName(state.body, state.body.turn.player);
  expect(roleOf(state, null, null)).toMatchObject({ id: "hero", name: `${name} acts as a hero` });
});

test("in another hero's phase whoever is asked at a moment is told whose hero acts, and as what they may play", () => {
  const { state } = playedTo(begun("role", 2), ({ kind }, now) => {
    const { phase, player } = now.body.turn;
    return kind === "moment" && phase === "hero" && now.seats.indexOf(askedIn(now).seat) !== player;
  });
  const { seat } = askedIn(state);
  expect(roleOf(state, seat, seat)).toMatchObject({
    id: "hero",
    name: `${seatName(state.body, state.body.turn.player)} acts as a hero`,
    line: "you may play something, as hero or Dungeonlord",
  });
});

test("when the game is over nobody acts: it says who has won", () => {
  const left = actOn(dungeoneer, begun("role", 2), "s1", { act: "concede" });
  if (!left.ok) throw new Error(left.rule);
  const { state } = left.session;
  const { outcome, body } = state;
  expect(outcome?.winners).toEqual(["s2"]);
  expect(roleOf(state, null, null)).toMatchObject({ name: "The game is over", line: `${seatName(body, 1)} wins` });
});
