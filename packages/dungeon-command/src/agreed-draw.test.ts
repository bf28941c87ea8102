import { act, start } from "@undercroft/kernel";
import { describe, expect, it } from "vitest";
import { assertRule } from "../rules/assert-rule.ts";
import { duel } from "../testing/games.ts";
import { dungeonCommand } from "./game.ts";

describe("a draw by agreement", () => {
  it("ends the game only when everybody in it has agreed", () => {
    const begun = start(dungeonCommand, duel(), "draw");
    const [north, south] = begun.state.seats;
    const offered = act(dungeonCommand, begun.state, north ?? "", { act: "offer-draw" });
    if (!offered.ok) throw new Error(offered.rule);
    expect(offered.state.outcome).toBeNull();
    const agreed = act(dungeonCommand, offered.state, south ?? "", { act: "accept-draw" });
    if (!agreed.ok) throw new Error(agreed.rule);
    expect(agreed.state.outcome).toMatchObject({ kind: "draw", winners: [], drawn: [north, south] });
    assertRule(agreed.state.outcome ?? {}, "dc.ruling.agreed-draw");
  });
});
