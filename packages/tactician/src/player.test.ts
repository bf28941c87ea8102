import { hashState, openQuestion, seatsAsked, start } from "@undercroft/kernel";
import { type Toy, toyGame } from "@undercroft/kernel/testing";
import { describe, expect, it } from "vitest";
import type { Heuristics } from "./heuristics.ts";
import { createPlayer, levels, type Player } from "./player.ts";
import { playGame, shareOf } from "./series.ts";

/** Lanterns: points decide, cards make points, high ones more of them. */
const lanterns: Heuristics<Toy> = {
  evaluate: ({ body, outcome }, seat) => {
    if (outcome !== null) return outcome.winners.includes(seat) ? 100 : -100;
    return body.seats.reduce((sum, one) => {
      const cards = one.hand.reduce((worth, card) => worth + Number(card) / 12, 0);
      return sum + (one.id === seat ? 1 : -1) * (one.points + cards);
    }, 0);
  },
  order: (_state, _asked, _seat, answers) => answers,
  settle: (_state, { question }) => (question.kind === "respond" ? { do: "pass" } : null),
  quiet: (_state, { question }) => question.kind !== "respond",
};

const player = (level: "recruit" | "captain", seed: string): Player<Toy> =>
  createPlayer(toyGame, lanterns, level, seed);

/** Plays a game between two players and shows every view that is answered. */
function watched(seed: string, look: (view: Toy["view"], seat: string, question: number) => void): void {
  const both = player("captain", "watched");
  playGame(
    toyGame,
    { seats: 2 },
    seed,
    () => both,
    40,
    (state, seat) => {
      look(toyGame.view(state, seat), seat, openQuestion(state)?.id ?? 0);
    },
  );
}

describe.each(levels)("the %s", (level) => {
  it("gives the same answer to the same view, whoever asks and however often", () => {
    watched("same", (view, seat, question) => {
      const first = player(level, "p").choose(view, seat, question);
      const again = player(level, "p");
      expect(again.choose(view, seat, question)).toEqual(first);
      expect(again.choose(JSON.parse(JSON.stringify(view)), seat, question)).toEqual(first);
    });
  });

  it("cannot tell two worlds apart that look alike to its seat", () => {
    const { state } = start(toyGame, { seats: 3 }, "worlds");
    const [seat = ""] = seatsAsked(state);
    const view = toyGame.view(state, seat);
    const other = toyGame.redeal(view, "another world");
    expect(hashState(toyGame, other)).not.toBe(hashState(toyGame, state));
    expect(player(level, "p").choose(toyGame.view(other, seat), seat)).toEqual(player(level, "p").choose(view, seat));
  });

  it("answers every question of whole games legally, joint ones too", () => {
    for (let i = 0; i < 8; i++) {
      const { outcome } = playGame(toyGame, { seats: 2 + (i % 3) }, `whole ${i}`, (seat) => player(level, seat), 40);
      expect(outcome?.kind).toMatch(/won|draw/);
    }
  });

  it("says so where its seat is asked nothing", () => {
    const { state } = start(toyGame, { seats: 2 }, "nothing");
    const idle = state.seats.find((seat) => !seatsAsked(state).includes(seat)) ?? "";
    expect(() => player(level, "p").choose(toyGame.view(state, idle), idle)).toThrow("is asked nothing");
  });
});

describe("the captain", () => {
  it("weighs every answer and takes the one it likes best", () => {
    watched("weighed", (view, seat, question) => {
      const captain = player("captain", "p");
      const weighed = captain.weigh(view, seat, question);
      const scores = weighed.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect(captain.choose(view, seat, question)).toEqual(weighed[0]?.answer);
    });
  });

  it("wins more than it loses against the recruit", () => {
    let won = 0;
    for (let i = 0; i < 40; i++) {
      const mine = i % 2;
      const seatOf = (seat: string): Player<Toy> => player(seat === seats[mine] ? "captain" : "recruit", "p");
      const { seats } = start(toyGame, { seats: 2 }, `series ${i}`).state;
      const { outcome } = playGame(toyGame, { seats: 2 }, `series ${i}`, seatOf, 40);
      if (outcome?.winners.includes(seats[mine] ?? "") === true) won++;
    }
    expect(won).toBeGreaterThan(20);
  });
});

describe("a share", () => {
  it("has the bounds of Wilson's interval: 8 of 10 lie between 49% and 94.3%", () => {
    const { share, low, high } = shareOf(8, 10);
    expect(share).toBe(0.8);
    expect(low).toBeCloseTo(0.49, 3);
    expect(high).toBeCloseTo(0.943, 3);
  });

  it("tells nothing of no games", () => {
    expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });
});
