import { newRecord, openQuestion, play, seatsAsked } from "@undercroft/kernel";
import { pickFrom } from "@undercroft/kernel/harness";
import { expect, test } from "vitest";
import { shippedPacks } from "../../content/index.ts";
import { assertRule } from "../../rules/assert-rule.ts";
import { gameFor } from "../../testing/games.ts";
import { dungeoneer } from "../game.ts";
import { placeOf } from "../players.ts";
import type { Answer } from "../questions.ts";

/** What only the active player's hero does. */
const deeds: readonly Answer[] = [{ do: "move", side: "north" }, { do: "explore" }, { do: "try-door", side: "east" }];

test("in the turn of another nobody moves, explores or opens a door", () => {
  const pick = pickFrom("off-turn");
  let session = newRecord(dungeoneer, { config: gameFor(3, shippedPacks()), seed: "off-turn" });
  let asked = 0;
  while (asked < 3) {
    const { state } = session;
    const frame = openQuestion(state);
    const [seat] = seatsAsked(state);
    if (frame === null || seat === undefined) throw new Error("nobody was asked in the turn of another");
    if (placeOf(state.body, seat) !== state.body.turn.player && frame.question.kind === "respond") {
      asked += 1;
      for (const deed of deeds) {
        const verdict = dungeoneer.check(state, frame, seat, deed);
        expect(verdict.legal).toBe(false);
        // Whoever has kept a Movement might think of using it for this.
        const kept = (state.body.players[placeOf(state.body, seat)]?.movements ?? 0) > 0;
        assertRule(verdict, kept ? "dg.ruling.kept-movement-uses" : "dg.special.any-turn");
      }
    }
    const answer = dungeoneer.domain(state, frame, seat).sample(pick);
    if (answer === null) throw new Error("a dead end");
    const next = play(dungeoneer, session, seat, { question: frame.id, answer });
    if (!next.ok) throw new Error(next.rule);
    session = next.session;
  }
});
