import { parseSquare } from "@undercroft/grid";
import { answer, openQuestion, type ScriptedResult, start, type Verdict } from "@undercroft/kernel";
import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { creatureCard } from "../../testing/battle.ts";
import { itemCard } from "../../testing/cards.ts";
import type { MnEvent } from "../events.ts";
import { miniatures } from "../game.ts";
import type { BattleMap } from "../map/battle-map.ts";
import type { State } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { printedRules } from "../scenarios/house-rules.ts";
import type { Creature } from "../state.ts";
import type { CreatureCard, ItemCard, SetUp } from "../vocabulary/index.ts";

const width = 8;
const map: BattleMap = {
  id: "t/field",
  name: { en: "field", ru: "field" },
  rows: Array.from({ length: 6 }, () => ".".repeat(width)).join("\n"),
  starts: [
    { label: "A", squares: ["a1", "b1"] },
    { label: "A", squares: ["h1"] },
    { label: "B", squares: ["a6-c6"] },
  ],
  victory: [
    { id: "v1", label: "A", squares: ["c3-d4"] },
    { id: "v2", label: "B", squares: ["g3"] },
    { id: "v3", label: "A&B", squares: ["a4"] },
  ],
};

const square = (name: string): number => parseSquare({ width, height: 6 }, name);
const setUp = (does: SetUp): Pick<CreatureCard, "powers"> => ({ powers: [{ power: "set-up", does }] });

/** A battle whose first seat, on side A, sets up these creatures; dice of the map test come first. */
class Deployment {
  state: State;
  readonly events: MnEvent[] = [];

  constructor(cards: readonly CreatureCard[], items: readonly ItemCard[] = [], dice: readonly ScriptedResult[] = []) {
    const foe = creatureCard("t/foe");
    const script: ScriptedResult[] = [
      { purpose: "champion test", result: 10 },
      { purpose: "champion test", result: 4 },
      ...dice,
    ];
    const content = [...cards, foe];
    const begun = start(
      miniatures,
      {
        scenario: "assault",
        limit: 200,
        house: printedRules,
        seats: [
          { id: "north", faction: null, creatures: cards.map(({ id }) => id), items: items.map(({ id }) => id), map },
          { id: "south", faction: null, creatures: ["t/foe"], items: [], map },
        ],
        content: {
          creatures: Object.fromEntries(content.map((card) => [card.id, card])),
          items: Object.fromEntries(items.map((card) => [card.id, card])),
        },
      },
      "set-up",
      script,
    );
    this.state = begun.state;
    this.events.push(...begun.events);
    // North won the test and takes its own map; south lets it deploy first, on side A.
    this.play({ do: "map", of: 0 }, { do: "second" }, { do: "side", area: "A" });
  }

  play(...answers: readonly Answer[]): this {
    for (const one of answers) {
      const open = openQuestion(this.state);
      const seat = open?.seats[0] ?? "";
      const result = answer(miniatures, this.state, seat, { question: open?.id ?? 0, answer: one });
      if (!result.ok) throw new Error(`refused: ${result.rule} to ${JSON.stringify(one)}`);
      this.state = result.state;
      this.events.push(...result.events);
    }
    return this;
  }

  verdict(one: Answer): Verdict {
    const open = openQuestion(this.state);
    if (open === null) throw new Error("nothing is asked");
    return miniatures.check(this.state, open, open.seats[0] ?? "", one);
  }

  creature(id: string): Creature {
    const found = this.state.body.creatures.find((one) => one.id === id);
    if (found === undefined) throw new Error(id);
    return found;
  }
}

const at = (creature: string, name: string): Answer => ({ do: "set-up", creature, at: square(name) });
const wanders = (die: number): ScriptedResult => ({ purpose: "wandering monster", result: die - 1 });
const refusal = (rule: string): object => ({ legal: false, rule });

describe("setting up", () => {
  test("fills all start areas of a side before anybody goes outside, and then as near as may be", () => {
    const table = new Deployment(["t/a", "t/b", "t/c", "t/d"].map((id) => creatureCard(id)));
    table.play(at("c1", "a1"), at("c2", "h1"));
    const outside = table.verdict(at("c3", "c1"));
    expect(outside).toEqual(refusal("mn.setup.place"));
    expect(table.verdict({ do: "done" })).toEqual(refusal("mn.battle.setup-side"));
    table.play(at("c3", "b1"));
    expect(table.verdict(at("c4", "d1")).legal).toBe(false);
    table.play(at("c4", "c1"));
    // With a place free inside, nobody may stay outside.
    table.play({ do: "take-back", creature: "c3" });
    expect(table.verdict({ do: "done" }).legal).toBe(false);
    table.play(at("c3", "b1"), { do: "done" });
    assertRule(
      [table.events, outside],
      "mn.setup.place",
      "mn.setup.multiple",
      "mn.setup.multiple.overflow",
      "mn.ruling.setup-overflow",
      "mn.battle.setup-side",
    );
  });

  test("puts as much of a big creature inside as its space allows", () => {
    const table = new Deployment([creatureCard("t/l", { size: "large" })]);
    expect(table.verdict(at("c1", "b1"))).toMatchObject({ legal: false });
    table.play(at("c1", "a1"));
    assertRule(table.events, "mn.setup.overflow.big");
  });

  test("lets a scout take an empty victory area, and none that holds a creature", () => {
    const scout = creatureCard("t/s", setUp({ setUp: "scout" }));
    const other = creatureCard("t/s2", setUp({ setUp: "scout" }));
    const table = new Deployment([scout, other]);
    table.play(at("c1", "c3"));
    expect(table.verdict(at("c2", "d4"))).toMatchObject({ legal: false });
    expect(table.verdict(at("c2", "g3"))).toMatchObject({ legal: true });
    assertRule(table.events, "mn.setup.scout");
  });

  test("sends wandering monsters where a die says, rolling again what is left over", () => {
    actsExample("mn.example.wandering");
    const wandering = (id: string): CreatureCard => creatureCard(id, setUp({ setUp: "wandering-monster" }));
    const table = new Deployment([wandering("t/w1"), wandering("t/w2")], [], [13, 19, 4].map(wanders));
    expect(table.verdict(at("c1", "a1"))).toEqual(refusal("mn.setup.wandering"));
    table.play(at("c1", "a4"), at("c2", "c3"));
    assertRule(table.events, "mn.setup.wandering", "mn.setup.wandering.roll", "mn.ruling.wandering-ranges");
  });

  test("puts a wandering monster that lacks room as near as may be", () => {
    const big = creatureCard("t/w", { size: "large", ...setUp({ setUp: "wandering-monster" }) });
    const table = new Deployment([big], [], [wanders(18)]);
    expect(table.verdict(at("c1", "d1"))).toEqual(refusal("mn.setup.wandering.no-room"));
    table.play(at("c1", "a4"));
    assertRule(table.events, "mn.setup.wandering.no-room");
  });

  test("leaves delayed creatures off the map", () => {
    const table = new Deployment([creatureCard("t/d", setUp({ setUp: "delayed" })), creatureCard("t/a")]);
    expect(table.verdict(at("c1", "a1"))).toEqual(refusal("mn.setup.delayed"));
    table.play(at("c2", "a1"), { do: "done" });
    expect(table.creature("c1").status).toBe("waiting");
    assertRule(table.events, "mn.setup.delayed");
  });

  test("changes hit points, maximum and Bloodied score by powers, each power once", () => {
    const hardy = creatureCard("t/h", setUp({ setUp: "hit-points", plus: 15, of: { side: "ally" } }));
    const again = creatureCard("t/h2", setUp({ setUp: "hit-points", plus: 15, of: { side: "ally" } }));
    // The first round begins at once, with its own test.
    const initiative = [10, 4].map((result): ScriptedResult => ({ purpose: "champion test", result }));
    const table = new Deployment([hardy, again, creatureCard("t/a")], [], initiative);
    table.play(at("c1", "a1"), at("c2", "b1"), at("c3", "h1"), { do: "done" }, at("c4", "a6"), { do: "done" });
    expect(table.creature("c3")).toMatchObject({ hitPoints: 55, maximum: 55, bloodied: 25 });
    assertRule(table.events, "mn.hp.setup-effects", "mn.hp.setup-effects.bloodied");
  });
});

describe("items", () => {
  const ring = itemCard("t/ring", { levels: { min: 5, max: 9 } });
  const rope = itemCard("t/rope");

  test("go to any creature, one each and two to a Unique one; who cannot use one carries it", () => {
    const table = new Deployment([creatureCard("t/a"), creatureCard("t/u", { unique: true })], [ring, rope, rope]);
    table.play({ do: "assign", creature: "c1", item: "t/ring" });
    const second = table.verdict({ do: "assign", creature: "c1", item: "t/rope" });
    expect(second).toEqual(refusal("mn.setup.items.one-each"));
    table.play({ do: "assign", creature: "c2", item: "t/rope" }, { do: "assign", creature: "c2", item: "t/rope" });
    expect(table.creature("c2").items).toEqual(["t/rope", "t/rope"]);
    table.play({ do: "unassign", creature: "c1", item: "t/ring" });
    const third = table.verdict({ do: "assign", creature: "c2", item: "t/ring" });
    expect(third).toEqual(refusal("mn.ruling.items-per-creature"));
    table.play(at("c1", "a1"), at("c2", "b1"), { do: "done" });
    assertRule(
      [table.events, second, third],
      "mn.setup.items.declare",
      "mn.setup.items.carried",
      "mn.setup.items.use",
      "mn.setup.items.one-each",
      "mn.ruling.items-per-creature",
      "mn.ruling.unassigned-items",
    );
  });
});
