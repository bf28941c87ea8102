import { openQuestion, resume, seatsAsked, start } from "@undercroft/kernel";
import { createPlayer, type Level, type Player, playGame } from "@undercroft/tactician";
import { describe, expect, it } from "vitest";
import { everyKind, fairDuels } from "../../testing/games.ts";
import { dungeonCommand } from "../game.ts";
import type { Dc } from "../procedures.ts";
import { heuristics } from "./index.ts";

const player = (level: Level): Player<Dc> => createPlayer<Dc>(dungeonCommand, heuristics, level, "whole games");
/** Turns after which a game is too long. */
const ROUNDS = 200;

describe("computer players in whole games", () => {
  it("answer every question legally, at tables of every kind", () => {
    const kinds = new Set<string>();
    const configs = everyKind();
    for (const [i, { name, config }] of configs.slice(1, 4).entries()) {
      const captain = config.seats[i % config.seats.length]?.id;
      const playerOf = (seat: string): Player<Dc> => player(seat === captain ? "captain" : "recruit");
      const played = playGame(dungeonCommand, config, `a table of every kind ${i}`, playerOf, ROUNDS, (state, seat) => {
        if (seat === captain) kinds.add(openQuestion(state)?.question.kind ?? "");
      });
      expect(played.outcome?.kind, name).toMatch(/won|draw/);
    }
    for (const kind of ["turn", "respond", "choose", "path", "cower", "deploy"]) expect(kinds).toContain(kind);
  }, 120_000);

  it("the captain beats the recruit with either pack, from either seat", () => {
    let won = 0;
    const duels = fairDuels();
    for (let i = 0; i < 4; i++) {
      const config = duels[i];
      if (config === undefined) throw new Error("no such duel");
      const captain = config.seats[i % 2]?.id ?? "";
      const playerOf = (seat: string): Player<Dc> => player(seat === captain ? "captain" : "recruit");
      const { outcome } = playGame(dungeonCommand, config, `captain ${i}`, playerOf, ROUNDS);
      if (outcome?.winners.includes(captain) === true) won++;
    }
    expect(won).toBeGreaterThanOrEqual(3);
  }, 120_000);
});

describe("what a captain knows", () => {
  it("two worlds that look alike to its seat get the same answers, all the way to the cut", () => {
    const [config] = fairDuels();
    if (config === undefined) throw new Error("no duel");
    const captain = player("captain");
    let compared = 0;
    playGame(
      dungeonCommand,
      config,
      "two worlds",
      () => captain,
      3,
      (state, seat) => {
        const view = dungeonCommand.view(state, seat);
        const other = resume(dungeonCommand, dungeonCommand.redeal(view, "another world")).state;
        if (!seatsAsked(other).includes(seat)) throw new Error("the other world asks another seat");
        const there = captain.choose(dungeonCommand.view(other, seat), seat);
        expect(there).toEqual(
          createPlayer<Dc>(dungeonCommand, heuristics, "captain", "whole games").choose(view, seat),
        );
        compared++;
      },
    );
    expect(compared).toBeGreaterThan(20);
  }, 60_000);

  it("another seed may deal otherwise, the same one never does", () => {
    const [config] = fairDuels();
    if (config === undefined) throw new Error("no duel");
    const { state } = start(dungeonCommand, config, "seeds");
    const [seat = ""] = seatsAsked(state);
    const view = dungeonCommand.view(state, seat);
    const weighed = player("captain").weigh(view, seat);
    expect(player("captain").weigh(JSON.parse(JSON.stringify(view)), seat)).toEqual(weighed);
  });
});
