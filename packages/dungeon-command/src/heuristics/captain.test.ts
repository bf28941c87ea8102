import { openQuestion, resume, seatsAsked, answer as taken } from "@undercroft/kernel";
import { createPlayer } from "@undercroft/tactician";
import { describe, expect, it } from "vitest";
import { commanderCard, contentOf, creatureCard } from "../../testing/position.ts";
import { distanceBetween } from "../distance.ts";
import { dungeonCommand } from "../game.ts";
import type { Dc, State } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { type ScenarioSetup, scenarios } from "../scenario/index.ts";
import { heuristics } from "./index.ts";

const content = contentOf(
  [
    creatureCard("t/brute", { level: 4, hitPoints: 80, melee: 30 }),
    creatureCard("t/giant", { level: 6, hitPoints: 120, melee: 50 }),
    creatureCard("t/scout", { level: 2, hitPoints: 40, melee: 10 }),
    creatureCard("t/archer", { level: 3, hitPoints: 50, melee: 10, ranged: { damage: 20, distance: 10 } }),
  ],
  [],
  [commanderCard("t/leader")],
);

/** A position at its first question. */
function at(setup: ScenarioSetup): State {
  return resume(dungeonCommand, scenarios.position(["north", "south"], setup, content).state).state;
}

/** What the captain answers for whoever is asked. */
function answer(state: State): Answer {
  const [seat = ""] = seatsAsked(state);
  const captain = createPlayer<Dc>(dungeonCommand, heuristics, "captain", "test");
  return captain.choose(dungeonCommand.view(state, seat), seat);
}

/** The state after an answer of whoever is asked. */
function after(state: State, given: Answer): State {
  const [seat = ""] = seatsAsked(state);
  const outcome = taken(dungeonCommand, state, seat, { question: openQuestion(state)?.id ?? 0, answer: given });
  if (!outcome.ok) throw new Error(`${JSON.stringify(given)} is refused by ${outcome.rule}`);
  return outcome.state;
}

/** Lets the captain play both sides until a question of this kind is asked. */
function until(state: State, kind: string): State {
  let here = state;
  for (let i = 0; i < 40 && openQuestion(here)?.question.kind !== kind; i++) here = after(here, answer(here));
  expect(openQuestion(here)?.question.kind).toBe(kind);
  return here;
}

const field = [".........", ".........", ".........", "........."].join("\n");

describe("the captain in its turn", () => {
  it("attacks the enemy that the attack destroys rather than a sound one (dc.destroy.condition)", () => {
    const state = at({
      board: field,
      seatState: { south: { morale: 2 } },
      pieces: [
        { name: "brute", card: "t/brute", seat: "north", at: "b2", moves: 1 },
        { name: "sound", card: "t/brute", seat: "south", at: "c2" },
        { name: "hurt", card: "t/brute", seat: "south", at: "c3", damage: 60 },
      ],
      turn: { seat: "north", active: "brute" },
    });
    expect(answer(state)).toEqual({ do: "attack", attack: "melee", target: "c3" });
  });

  it("collects the treasure that it stands on (dc.treasure.collect-action)", () => {
    const state = at({
      board: field,
      tokens: { b2: 2 },
      pieces: [
        { name: "brute", card: "t/brute", seat: "north", at: "b2", moves: 1 },
        { name: "far", card: "t/brute", seat: "south", at: "i4" },
      ],
      turn: { seat: "north", active: "brute" },
    });
    expect(answer(state)).toEqual({ do: "collect", at: 10 });
  });

  it("activates a creature, moves it, and ends beside an enemy that it then attacks", () => {
    const state = at({
      board: field,
      pieces: [
        { name: "brute", card: "t/brute", seat: "north", at: "a1" },
        { name: "scout", card: "t/scout", seat: "south", at: "f3" },
      ],
      turn: { seat: "north" },
    });
    expect(answer(state)).toEqual({ do: "activate", creature: "c1" });
    const moved = until(after(until(state, "path"), answer(until(state, "path"))), "turn");
    expect(distanceBetween(moved.body, "c1", "c2", false)).toBe(1);
    expect(answer(moved)).toEqual({ do: "attack", attack: "melee", target: "c2" });
  });

  it("comes nearer to an enemy that it cannot reach yet", () => {
    const state = at({
      board: Array.from({ length: 3 }, () => ".".repeat(24)).join("\n"),
      pieces: [
        { name: "brute", card: "t/brute", seat: "north", at: "a2" },
        { name: "scout", card: "t/scout", seat: "south", at: "x2" },
      ],
      turn: { seat: "north" },
    });
    const moved = until(after(until(state, "path"), answer(until(state, "path"))), "turn");
    expect(distanceBetween(moved.body, "c1", "c2", false)).toBeLessThan(20);
  });

  it("does not walk through hazardous terrain where it can go around (dc.terrain.hazardous.damage)", () => {
    const state = at({
      board: [".........", "..!!!....", "........."].join("\n"),
      pieces: [
        { name: "brute", card: "t/brute", seat: "north", at: "a2" },
        { name: "scout", card: "t/scout", seat: "south", at: "g2" },
      ],
      turn: { seat: "north" },
    });
    const moved = until(after(until(state, "path"), answer(until(state, "path"))), "turn");
    expect(moved.body.creatures[0]?.damage).toBe(0);
  });

  it("deploys its highest creature that Leadership allows (dc.deploy.leadership-cap)", () => {
    const state = at({
      board: field,
      seatState: {
        north: { leadership: 5, creatures: ["t/scout", "t/brute", "t/giant"], area: ["a1", "b1", "a2", "b2"] },
      },
      pieces: [
        { name: "mine", card: "t/scout", seat: "north", at: "d1" },
        { name: "far", card: "t/brute", seat: "south", at: "i4" },
      ],
      turn: { seat: "north", phase: "deploy" },
    });
    expect(answer(state)).toMatchObject({ do: "deploy", card: "t/brute" });
  });
});

/** North's brute has just declared an attack on a creature of South's. */
function attacked(setup: {
  readonly morale: number;
  readonly card: string;
  readonly damage: number;
  readonly by: string;
  readonly kind?: "melee" | "ranged";
  readonly where?: string;
  readonly board?: string;
}): State {
  return at({
    board: setup.board ?? field,
    seatState: { south: { morale: setup.morale } },
    pieces: [
      { name: "attacker", card: setup.by, seat: "north", at: "b2", moves: 1, tapped: true },
      { name: "target", card: setup.card, seat: "south", at: setup.where ?? "c2", damage: setup.damage },
      { name: "other", card: "t/scout", seat: "south", at: "i4" },
    ],
    turn: { seat: "north", active: "attacker" },
    pile: [{ do: "attack", by: "attacker", target: "target", kind: setup.kind ?? "melee" }],
  });
}

describe("the captain under attack", () => {
  it("cowers where that costs less than the creature: 3 Morale for a giant of Level 6 (dc.cower.morale-cost)", () => {
    const asked = until(attacked({ morale: 10, card: "t/giant", damage: 100, by: "t/brute" }), "cower");
    expect(answer(asked)).toEqual({ do: "cower" });
  });

  it("does not pay 5 Morale for a scout of Level 2", () => {
    const asked = until(attacked({ morale: 10, card: "t/scout", damage: 0, by: "t/giant" }), "cower");
    expect(answer(asked)).toEqual({ do: "take" });
  });

  it("does not cower down to no Morale where the creature survives (dc.end.morale-zero)", () => {
    const asked = until(attacked({ morale: 3, card: "t/giant", damage: 40, by: "t/brute" }), "cower");
    expect(answer(asked)).toEqual({ do: "take" });
  });

  it("dodges a shot at a creature in cover (dc.dodge.action)", () => {
    const state = attacked({
      morale: 10,
      card: "t/brute",
      damage: 0,
      by: "t/archer",
      kind: "ranged",
      where: "f2",
      board: [".........", ".....o...", ".........", "........."].join("\n"),
    });
    let asked = state;
    for (let i = 0; i < 4 && seatsAsked(asked)[0] !== "south"; i++) asked = after(asked, answer(asked));
    expect(openQuestion(asked)?.question.kind).toBe("respond");
    expect(answer(asked)).toMatchObject({ do: "dodge", creature: "c2" });
  });
});
