import { speak } from "@undercroft/table";
import { afterAll, expect, test } from "vitest";
import { entrance, exitOf, type Side, type Space, type State, sides } from "../engine/index.ts";
import { askedIn, begun, playedTo, sheetIn, untold } from "../playing.ts";
import { labeller } from "./space-words.ts";

afterAll(() => speak("en"));

test("a space is heard with its yield, its exits, who stands there and what may be done there", async () => {
  await speak("en");
  const { state } = playedTo(begun("heard", 2), ({ kind }, { body }) => kind === "act" && body.turn.round === 1);
  const { seat } = askedIn(state);
  const words = labeller(state, sheetIn(state, seat, untold(state)), seat);
  const start = entrance(state.body) ?? { x: 0, y: 0 };
  expect(words(start)).toMatch(
    /^Toll Stair, entrance, 1 Glory, 1 Peril; north open, east open, south open, west open; .* stands here, Life 6/,
  );
  expect(words({ x: 60, y: 60 })).toBe("rock");
});

test("closed doors are heard with what they want, in both languages", async () => {
  const lockIn = ({
    body,
  }: State): { readonly space: Space; readonly side: Side; readonly number: number } | undefined =>
    body.map
      .flatMap((space) => sides.map((side) => ({ space, side, exit: exitOf(body, space, side) })))
      .flatMap(({ space, side, exit }) => (exit.door === "locked" ? [{ space, side, number: exit.threat.number }] : []))
      .at(0);
  const { state } = playedTo(begun("doors", 4), ({ kind }, now) => kind === "discard" && lockIn(now) !== undefined);
  const lock = lockIn(state);
  if (lock === undefined) throw new Error("there is no lock");
  const { space, side, number } = lock;
  await speak("en");
  expect(labeller(state, null, null)(space)).toMatch(new RegExp(`${side} (locked, \\w+ ${number}\\+|opened)`));
  await speak("ru");
  expect(labeller(state, null, null)(space)).toMatch(/: (замок, .+ \d\+|дверь открыта)/);
});
