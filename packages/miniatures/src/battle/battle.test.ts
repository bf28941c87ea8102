import { act, type ScriptedResult } from "@undercroft/kernel";
import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { creatureCard, type Drawing, d20, type Placing, Table } from "../../testing/battle.ts";
import { miniatures } from "../game.ts";
import type { Answer } from "../questions.ts";
import type { ConditionName, Power } from "../vocabulary/index.ts";

const open = Array.from({ length: 8 }, () => "..........").join("\n");
const end: Answer = { do: "end-turn" };
const initiative = (first: number, second: number): readonly ScriptedResult[] => [
  d20("champion test", first),
  d20("champion test", second),
];

/** So many creatures of each side, far from each other and from the victory area at a1. */
const sides = (ours: number, theirs: number): readonly Placing[] => [
  ...Array.from({ length: ours }, (_, i): Placing => ({ name: `n${i + 1}`, seat: 0, at: `${"bcdefghij"[i]}2` })),
  ...Array.from({ length: theirs }, (_, i): Placing => ({ name: `s${i + 1}`, seat: 1, at: `${"bcdefghij"[i]}8` })),
];

/** Ends the turn in progress; then everybody who may be named is, and does nothing, until the round is over. */
function restOfRound(table: Table): readonly string[] {
  const order: string[] = [];
  table.play(end);
  while (table.state.outcome === null && table.asked.kind === "activate") {
    const [first] = table.options();
    if (first?.do !== "activate") throw new Error("somebody is named");
    order.push(first.creature);
    table.play(first, end);
  }
  return order;
}

describe("player turns", () => {
  const turnsOf = (table: Table): readonly string[] =>
    table.events.flatMap((one) =>
      one.event === "player-turn" ? [`${one.seat === 0 ? "A" : "B"}${one.creatures}`] : [],
    );

  test("one creature first, then two each, until one player has none left", () => {
    actsExample("mn.example.sequence.one-two-two");
    const table = new Table({ rows: open, creatures: sides(4, 6), dice: initiative(15, 5) });
    // A1 is being played.
    expect(restOfRound(table)).toEqual(["s1", "s2", "n2", "n3", "s3", "s4", "n4", "s5", "s6"]);
    expect(turnsOf(table)).toEqual(["B2", "A2", "B2", "A1", "B2"]);
    assertRule(table.events, "mn.battle.turns.alternate", "mn.battle.turns.last-one", "mn.battle.end-of-round.when");
    assertRule(
      table.events,
      "mn.battle.end-of-round.as-turn",
      "mn.battle.end-of-round.score",
      "mn.battle.next-round",
      "mn.battle.start-of-round.as-turn",
      "mn.ruling.initiative-moment",
    );
    assertRule([table.asked], "mn.battle.initiative");
    table.play({ do: "first" });
    assertRule(table.events, "mn.battle.turns.first");
  });

  test("whoever is left over activates the rest in turns of two", () => {
    actsExample("mn.example.sequence.leftover");
    const table = new Table({ rows: open, creatures: sides(2, 7), dice: initiative(15, 5) });
    restOfRound(table);
    expect(turnsOf(table)).toEqual(["B2", "A1", "B2", "B2", "B1"]);
    assertRule(table.events, "mn.battle.turns.leftover");
  });

  test("the second creature is named after the first one's turn, and nobody passes while creatures are left (mn.ruling.activation-pairs)", () => {
    const table = new Table({ rows: open, creatures: sides(1, 2) });
    table.play(end);
    expect(table.options()).toEqual([
      { do: "activate", creature: "s1" },
      { do: "activate", creature: "s2" },
    ]);
    expect(table.verdict({ do: "pass" }).legal).toBe(false);
    assertRule([table.asked], "mn.turn.start.choose");
    table.play({ do: "activate", creature: "s2" }, end);
    assertRule([table.asked], "mn.ruling.activation-pairs");
    expect(table.options()).toEqual([{ do: "activate", creature: "s1" }]);
  });

  test("a creature that is destroyed at the start of its turn has had it (mn.ruling.destroyed-before-acting)", () => {
    const table = new Table({
      rows: open,
      creatures: [...sides(2, 1), { name: "weak", seat: 1, at: "j8", given: { hitPoints: 5 } }],
      effects: [
        {
          id: "e1",
          on: "weak",
          source: null,
          by: null,
          what: { kind: "ongoing", amount: 5, type: null },
          until: { kind: "save" },
          group: null,
        },
      ],
    });
    table.play(end, { do: "activate", creature: "weak" });
    expect(table.creature("weak").status).toBe("destroyed");
    expect(table.options()).toEqual([{ do: "activate", creature: "s1" }]);
    assertRule(table.events, "mn.ruling.destroyed-before-acting");
  });
});

describe("the champion test", () => {
  const champions = (
    ours: number,
    theirs: number,
    condition: ConditionName | null = null,
    dice: readonly ScriptedResult[] = [],
  ): Table =>
    new Table({
      rows: open,
      creatures: [
        { name: "a", card: creatureCard("t/a", { champion: ours, championPowers: [] }), seat: 0, at: "b2" },
        {
          name: "b",
          card: creatureCard("t/b", { champion: theirs, championPowers: [] }),
          seat: 1,
          at: "b8",
          given: { acted: true },
        },
      ],
      dice,
      effects:
        condition === null
          ? []
          : [
              {
                id: "e1",
                on: "a",
                source: null,
                by: null,
                what: { kind: "condition", condition },
                until: { kind: "battle" },
                group: null,
              },
            ],
    });

  test("the better champion rolls twice and wins ties", () => {
    actsExample("mn.example.champion-test");
    const dice = [d20("champion test", 7), d20("champion test", 12), d20("champion test", 12)];
    const table = champions(3, 1, null, dice);
    table.play(end);
    expect(table.seat).toBe("north");
    assertRule(table.events, "mn.championtest.roll", "mn.championtest.advantage", "mn.championtest.tie");
    // Dazed, the champion counts as unrated: one die against two.
    const dazedDice = [d20("champion test", 12), d20("champion test", 7), d20("champion test", 12)];
    const dazed = champions(3, 1, "dazed", [
      d20("champion test", 12),
      d20("champion test", 7),
      d20("champion test", 12),
    ]);
    dazed.play(end);
    expect(dazed.seat).toBe("south");
    assertRule(dazed.events, "mn.condition.dazed.no-rating");
    const stunned = champions(3, 1, "stunned", dazedDice);
    stunned.play(end);
    assertRule(stunned.events, "mn.ruling.champion-test-active");
  });

  test("equal ratings and equal dice are rolled anew; no bonus is added (mn.championtest.winner)", () => {
    const table = champions(2, 2, null, [...initiative(9, 9), ...initiative(10, 11)]);
    table.play(end);
    expect(table.seat).toBe("south");
    assertRule(table.events, "mn.championtest.tie", "mn.championtest.winner");
  });
});

describe("victory", () => {
  const swarms: Power = { power: "continuous", rules: [{ rule: "permit", permission: "share-space" }] };

  /** Both stand in the one square that both score, since one of them is a swarm; 10 points each at the end of the round. */
  function areas(ours: number, theirs: number, dice: readonly ScriptedResult[] = []): Table {
    const table = new Table({
      rows: open,
      creatures: [
        { name: "a", seat: 0, at: "a1", card: creatureCard("t/a", { powers: [swarms] }) },
        { name: "b", seat: 1, at: "a1", card: creatureCard("t/b"), given: { acted: true } },
      ],
      dice,
    });
    for (const [seat, points] of [ours, theirs].entries()) {
      const side = table.state.body.sides[seat];
      if (side !== undefined) side.points = points;
    }
    return table;
  }

  test("both at the target: the larger total wins", () => {
    actsExample("mn.example.tie-break");
    const table = areas(190, 195);
    table.play(end);
    expect(table.state.outcome?.winners).toEqual(["south"]);
    assertRule(table.events, "mn.battle.both-reach", "mn.ruling.both-reach-same-round", "mn.ruling.area-occupancy");
  });

  test("is checked after each creature's turn, never in the middle of one (mn.ruling.victory-check-moment)", () => {
    const table = areas(190, 0, [d20("attack roll", 20)]);
    table.creature("b").hitPoints = 5;
    table.play({ do: "attack", entry: 0 });
    if (table.asked.kind === "target") table.play({ do: "target", creature: "b" });
    expect(table.state.body.sides[0]?.points).toBe(202);
    expect(table.state.outcome).toBeNull();
    table.play(end);
    expect(table.state.outcome?.winners).toEqual(["north"]);
    assertRule(table.events, "mn.ruling.victory-check-moment");
  });

  test("is checked after the scoring of a round (mn.battle.victory-check)", () => {
    const table = areas(190, 0);
    table.play(end);
    expect(table.state.outcome).toMatchObject({ winners: ["north"], rule: "mn.battle.victory-check" });
    assertRule(table.events, "mn.battle.victory-check");
  });

  test("equal totals: the battle goes on, and the next points decide at once (mn.battle.tie, mn.ruling.sudden-death)", () => {
    const table = areas(195, 195, [...initiative(15, 5), d20("attack roll", 20)]);
    table.play(end);
    expect(table.state.outcome).toBeNull();
    assertRule(table.events, "mn.battle.tie");
    table.creature("b").hitPoints = 5;
    table.play({ do: "first" }, { do: "activate", creature: "a" }, { do: "attack", entry: 0 });
    if (table.state.outcome === null) table.play({ do: "target", creature: "b" });
    expect(table.state.outcome?.winners).toEqual(["north"]);
    assertRule(table.events, "mn.ruling.sudden-death");
  });

  test("a player without creatures loses to one who is sure to score on", () => {
    const table = new Table({ rows: open, creatures: sides(1, 1) });
    table.creature("s1").status = "destroyed";
    table.play(end);
    expect(table.state.outcome).toMatchObject({ winners: ["north"], rule: "mn.ruling.no-creatures" });
    assertRule(table.events, "mn.ruling.no-creatures");
  });

  test("but the battle goes on while that one may still be lost", () => {
    const burning = new Table({
      rows: open,
      creatures: sides(2, 1),
      effects: [
        {
          id: "e1",
          on: "n1",
          source: null,
          by: null,
          what: { kind: "ongoing", amount: 5, type: null },
          until: { kind: "battle" },
          group: null,
        },
      ],
    });
    burning.creature("s1").status = "destroyed";
    burning.play(end);
    expect(burning.state.outcome).toBeNull();
  });

  describe("where nobody who is left can get to an own area (mn.ruling.nobody-scores)", () => {
    /** The area a1 is cut off by what stands in the row of "x"; all creatures of the south are gone. */
    function cutOff(legend: Drawing["legend"], points: readonly [number, number], card = creatureCard("t/n")): Table {
      const table = new Table({
        rows: ".x...\nxx...\n.....\n.....",
        legend,
        creatures: [
          { name: "n1", seat: 0, at: "e4", card },
          { name: "s1", seat: 1, at: "e1" },
        ],
      });
      table.creature("s1").status = "destroyed";
      for (const [seat, side] of table.state.body.sides.entries()) side.points = points[seat] ?? 0;
      return table.play(end);
    }
    const walls = { x: ["wall"] } as const;
    const pits = { x: ["pit"] } as const;

    test("the higher total wins, whoever is still there", () => {
      expect(cutOff(walls, [10, 25]).state.outcome).toMatchObject({ kind: "won", winners: ["south"] });
      expect(cutOff(walls, [25, 10]).state.outcome).toMatchObject({ kind: "won", winners: ["north"] });
      assertRule(cutOff(walls, [10, 25]).events, "mn.ruling.nobody-scores");
    });

    test("equal totals are a draw", () => {
      expect(cutOff(walls, [15, 15]).state.outcome).toMatchObject({
        kind: "draw",
        drawn: ["north", "south"],
        rule: "mn.ruling.nobody-scores",
      });
    });

    test("pits part a walker from it, and no flyer", () => {
      expect(cutOff(pits, [10, 25]).state.outcome?.winners).toEqual(["south"]);
      const flyer = cutOff(pits, [10, 25], creatureCard("t/n", { modes: ["flight"] }));
      expect(flyer.state.outcome).toMatchObject({ winners: ["north"], rule: "mn.ruling.no-creatures" });
    });

    test("a secret door is a way to it", () => {
      const door = cutOff({ x: ["secret-door"] }, [10, 25]);
      expect(door.state.outcome).toMatchObject({ winners: ["north"], rule: "mn.ruling.no-creatures" });
    });

    test("the battle goes on while somebody is still to come", () => {
      const table = new Table({
        rows: ".#...\n##...\n.....\n.....",
        creatures: [
          { name: "n1", seat: 0, at: "e4" },
          { name: "n2", seat: 0, at: "d4", given: { status: "waiting", at: -1 } },
          { name: "s1", seat: 1, at: "e1" },
        ],
        dice: initiative(15, 5),
      });
      table.creature("s1").status = "destroyed";
      expect(table.play(end).state.outcome).toBeNull();
    });
  });

  test("whoever concedes has lost, whatever the score (mn.ruling.player-concedes)", () => {
    const table = areas(0, 100);
    const result = act(miniatures, table.state, "south", { act: "concede" });
    if (!result.ok) throw new Error("anybody may concede");
    expect(result.state.outcome?.winners).toEqual(["north"]);
    assertRule(result.events, "mn.ruling.player-concedes");
  });
});
