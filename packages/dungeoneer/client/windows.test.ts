import { expect, test } from "vitest";
import type { Body, Player, State } from "./engine/index.ts";
import { askedIn, begun, playedTo } from "./playing.ts";
import { windowOf } from "./windows.ts";

const changed = (state: State, change: (player: Player, place: number) => Partial<Player>): State => ({
  ...state,
  body: { ...state.body, players: state.body.players.map((one, place) => ({ ...one, ...change(one, place) })) },
});

function told(state: State, body: Partial<Body> = {}): boolean | "at-screen" | undefined {
  const { frame, seat } = askedIn(state);
  return windowOf({ ...state, body: { ...state.body, ...body } }, frame, seat)?.tellsNothing;
}

test("whoever has a Bane before the batch is asked in the own turn anyway, and nobody notices who has none", () => {
  const { state } = playedTo(
    begun("windows", 2),
    ({ kind }, { body }) => kind === "bane" && body.encounters.length === 0,
  );
  expect(told(state)).toBe(true);
});

test("between Encounters a Bane is only passed for unseen while the screen stays, unless nobody could pay for any", () => {
  const { state } = playedTo(
    begun("between", 2),
    ({ kind }, { body }) => kind === "bane" && body.encounters.length > 0,
  );
  expect(told(changed(state, () => ({ peril: 9 })))).toBe("at-screen");
  expect(told(changed(state, () => ({ peril: 0 })))).toBe(true);
});

test("an answer is always asked for, unless the hand is empty or its Glory pays for none", () => {
  const { state } = playedTo(begun("answer", 2), ({ kind }) => kind === "respond");
  expect(told(changed(state, ({ hand }) => ({ glory: 9, hand: [...hand, "understair/x"] })))).toBe(false);
  expect(told(changed(state, () => ({ glory: 9, hand: [] })))).toBe(true);
  expect(told(changed(state, () => ({ glory: 0 })))).toBe(true);
});

test("the other questions are no windows", () => {
  const { state } = playedTo(begun("windows", 2), ({ kind }) => kind === "act");
  const { frame, seat } = askedIn(state);
  expect(windowOf(state, frame, seat)).toBeNull();
});
