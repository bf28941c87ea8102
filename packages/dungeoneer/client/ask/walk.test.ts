import type { Session } from "@undercroft/kernel";
import { speak } from "@undercroft/table";
import { beforeAll, expect, test } from "vitest";
import { numberOf } from "../board/ground.ts";
import { type Dg, type State, spaceOf } from "../engine/index.ts";
import { after, askedIn, begun, legalIn, playedTo, sheetIn, untold } from "../playing.ts";
import type { Item } from "./model.ts";

beforeAll(() => speak("en"));

const walksIn = (state: State): readonly Item[] => {
  const { frame, seat } = askedIn(state);
  if (frame.question.kind !== "act") return [];
  return sheetIn(state, seat, untold(state)).places.filter(({ goesOn }) => goesOn !== undefined);
};

/** The session once those who could play something meanwhile have let it pass. */
function undisturbed(session: Session<Dg>): Session<Dg> {
  let now = session;
  while (askedIn(now.state).frame.question.kind === "moment") now = after(now, { do: "pass" });
  return now;
}

test("one press on a space farther off walks there, step by step, for as many Movements as it says", () => {
  let session = playedTo(begun("walk", 2), (_, state) => walksIn(state).length > 0);
  const [walk] = walksIn(session.state);
  if (walk?.answer === undefined) throw new Error("nobody walks");
  const { seat } = askedIn(session.state);
  const before = session.state.body.players.find(({ id }) => id === seat)?.movements ?? 0;
  session = undisturbed(after(session, walk.answer));
  for (let next = walk.goesOn?.(session.state, askedIn(session.state).frame); next; ) {
    expect(legalIn(session.state)).toContainEqual(next);
    session = undisturbed(after(session, next));
    next = walk.goesOn?.(session.state, askedIn(session.state).frame);
  }
  const player = session.state.body.players.find(({ id }) => id === seat);
  expect(walk.squares).toEqual([numberOf(spaceOf(session.state.body, player?.at ?? ""))]);
  expect(walk.detail).toBe(`${before - (player?.movements ?? 0)} Movements`);
});
