import { speak } from "@undercroft/table";
import { beforeAll, expect, test } from "vitest";
import { numberOf } from "../board/ground.ts";
import { beyond, exitOf, neighbour, type State, sides, spaceOf } from "../engine/index.ts";
import { askedIn, begun, playedTo } from "../playing.ts";
import { cardRefusal, placeRefusal } from "./refusal.ts";

beforeAll(() => speak("en"));

/** The space of whoever is asked. */
function hereIn(state: State): ReturnType<typeof spaceOf> {
  const { seat } = askedIn(state);
  const player = state.body.players.find(({ id }) => id === seat);
  return spaceOf(state.body, player?.at ?? "");
}

test("a card of the hand says why the hero cannot use it", () => {
  const { state } = playedTo(begun("hand", 2), ({ kind }, now) => {
    const { seat } = askedIn(now);
    const hand = now.body.players.find(({ id }) => id === seat)?.hand ?? [];
    return kind === "act" && hand.some((card) => now.body.content.adventures[card]?.kind === "bane");
  });
  const { seat } = askedIn(state);
  const hand = state.body.players.find(({ id }) => id === seat)?.hand ?? [];
  const bane = hand.find((card) => state.body.content.adventures[card]?.kind === "bane") ?? "";
  expect(cardRefusal(state, seat, bane)).toEqual({
    words: "For the Dungeonlord",
    rule: "dg.bane.playtime",
  });
});

test("a card for a roll says that nothing is rolled (dg.dice.modifiers-before-roll)", () => {
  const penny = "understair/lucky-penny";
  const { state } = playedTo(begun("penny", 4), ({ kind }, now) => {
    const { seat } = askedIn(now);
    const holder = now.body.players.find(({ id }) => id === seat);
    const value = now.body.content.adventures[penny]?.value ?? 0;
    return kind === "act" && holder?.hand.includes(penny) === true && holder.glory >= value;
  });
  expect(cardRefusal(state, askedIn(state).seat, penny)).toEqual({
    words: "The hero rolls nothing now",
    rule: "dg.dice.modifiers-before-roll",
  });
});

test("a place says why the hero cannot go there: a wall, a closed door, or the distance", () => {
  const walled = playedTo(begun("walls", 3), ({ kind }, now) => {
    const { seat } = askedIn(now);
    const isAble = now.body.players.some(({ id, tipped, movements }) => id === seat && !tipped && movements > 0);
    if (kind !== "act" || !isAble) return false;
    const here = hereIn(now);
    return sides.some(
      (side) => exitOf(now.body, here, side).door === "wall" && neighbour(now.body, here, side) !== undefined,
    );
  }).state;
  const here = hereIn(walled);
  const side = sides.find((one) => exitOf(walled.body, here, one).door === "wall") ?? "north";
  const { seat } = askedIn(walled);
  expect(placeRefusal(walled, seat, numberOf(beyond(here, side)))?.rule).toBe("dg.door.wall");
  expect(placeRefusal(walled, seat, numberOf(here))?.words).toBe("You are here already");
  expect(placeRefusal(walled, seat, numberOf({ x: here.x + 9, y: here.y }))).toEqual({
    words: "Too far, or a closed door lies between",
    rule: "dg.move.cost",
  });
});

test("a place says why no card can be laid there", () => {
  const { state } = playedTo(begun("laying", 2), ({ kind }) => kind === "place");
  const { seat } = askedIn(state);
  const [first] = state.body.map;
  expect(placeRefusal(state, seat, numberOf(first ?? { x: 0, y: 0 }))?.rule).toBe("dg.ruling.placement-test");
  expect(placeRefusal(state, seat, numberOf({ x: 40, y: 40 }))?.rule).toBe("dg.map.no-stranding");
});

test("nobody is refused anything who is asked nothing", () => {
  const { state } = playedTo(begun("hand", 2), ({ kind }) => kind === "act");
  expect(placeRefusal(state, null, 0)).toBeNull();
  expect(cardRefusal(state, "nobody", "understair/lamp-out")).toBeNull();
});
