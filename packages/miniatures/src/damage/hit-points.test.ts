import { describe, expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { Table } from "../../testing/battle.ts";
import { at, field, ruled } from "../../testing/fight.ts";
import type { Source } from "../events.ts";
import type { Run } from "../procedures.ts";
import { isBloodied, isDamaged } from "../reading/wounds.ts";
import type { Creature } from "../state.ts";
import type { Rule } from "../vocabulary/index.ts";
import { creditFor } from "./credit.ts";
import { addHitPoints, healHitPoints, loseHitPoints, setUpHitPoints } from "./hit-points.ts";
import { countTerrain, underCap } from "./terrain-cap.ts";

/** A lone creature of 40 hit points, bloodied at 20, and a run that only listens. */
function alone(rules: readonly Rule[] = []): { run: Run; creature: Creature } {
  const { state } = new Table({
    rows: field(3, 3),
    creatures: [{ name: "a", seat: 0, at: at(0, 0), card: ruled("a", rules) }],
  });
  const run: Run = {
    state,
    body: state.body,
    events: [],
    rolls: [],
    emit(event) {
      this.events.push(event);
    },
    draw: () => 0,
    shuffle: () => undefined,
    end: () => undefined,
  };
  const [creature] = state.body.creatures;
  if (creature === undefined) throw new Error("nobody");
  return { run, creature };
}

const nobody: Source = { creature: null, seat: null, text: null, attack: null, terrain: null };
const hurt = (run: Run, creature: Creature, amount: number): boolean =>
  loseHitPoints(run, creature, [{ amount, type: null }], nobody);

describe("healing", () => {
  test("raises hit points up to the maximum and not beyond, and ends the bloodied state above the score", () => {
    const { run, creature } = alone();
    expect(hurt(run, creature, 25)).toBe(true);
    expect(isBloodied(creature)).toBe(true);
    expect(healHitPoints(run, creature, 10, "mn.hp.healing")).toBe(10);
    expect(isBloodied(creature)).toBe(false);
    expect(healHitPoints(run, creature, 50, "mn.hp.healing")).toBe(15);
    expect(creature.hitPoints).toBe(40);
    expect(isDamaged(creature)).toBe(false);
    expect(healHitPoints(run, creature, 5, "mn.hp.healing")).toBe(0);
    assertRule(run.events, "mn.hp.healing", "mn.hp.maximum", "mn.hp.bloodied");
  });

  test("heals nobody whom a text shuts out of it", () => {
    const { run, creature } = alone([{ rule: "forbid", what: "heal" }]);
    hurt(run, creature, 25);
    expect(healHitPoints(run, creature, 10, "mn.hp.healing")).toBe(0);
    assertRule(run.events, "mn.precedence.level4");
  });
});

describe("bonus hit points (mn.ruling.bonus-hp)", () => {
  test("pass the maximum and leave it and the Bloodied score as they were", () => {
    const { run, creature } = alone();
    addHitPoints(run, creature, 10);
    expect(creature).toMatchObject({ hitPoints: 50, maximum: 40, bloodied: 20 });
    expect(isDamaged(creature)).toBe(false);
    expect(healHitPoints(run, creature, 10, "mn.hp.healing")).toBe(0);
    expect(creature.hitPoints).toBe(50);
    assertRule(run.events, "mn.hp.bonus", "mn.ruling.bonus-hp");
  });

  test("leave a creature damaged that was so, until it is healed at or over the maximum", () => {
    const { run, creature } = alone();
    hurt(run, creature, 5);
    addHitPoints(run, creature, 20);
    expect(creature.hitPoints).toBe(55);
    expect(isDamaged(creature)).toBe(true);
    assertRule(run.events, "mn.hp.bonus.damaged");
    healHitPoints(run, creature, 5, "mn.hp.healing");
    expect(creature.hitPoints).toBe(55);
    expect(isDamaged(creature)).toBe(false);
  });

  test("once they are gone the plain comparison holds again", () => {
    const { run, creature } = alone();
    hurt(run, creature, 5);
    addHitPoints(run, creature, 10);
    expect(creature.hitPoints).toBe(45);
    hurt(run, creature, 5);
    expect(creature.hitPoints).toBe(40);
    expect(isDamaged(creature)).toBe(false);
  });
});

describe("powers of set-up", () => {
  test("change maximum and hit points alike; half of the new maximum is the Bloodied score", () => {
    const { run, creature } = alone();
    setUpHitPoints(run, creature, 15);
    expect(creature).toMatchObject({ hitPoints: 55, maximum: 55, bloodied: 25 });
    expect(isDamaged(creature)).toBe(false);
    assertRule(run.events, "mn.hp.setup-effects", "mn.hp.setup-effects.bloodied");
  });
});

describe("damage of terrain", () => {
  test("stops at 20 in one window, and counts anew in the next (mn.ruling.terrain-cap)", () => {
    const { run, creature } = alone();
    const { body } = run;
    const fire = [{ amount: 15, type: "fire" }];
    expect(underCap(body, creature, fire)).toEqual(fire);
    countTerrain(body, creature, fire);
    expect(underCap(body, creature, fire)).toEqual([{ amount: 5, type: "fire" }]);
    countTerrain(body, creature, [{ amount: 5, type: "fire" }]);
    expect(underCap(body, creature, fire)).toEqual([{ amount: 0, type: "fire" }]);
    body.battle.window += 1;
    expect(underCap(body, creature, fire)).toEqual(fire);
  });
});

describe("credit for a destruction", () => {
  const by = (more: Partial<Source>): Source => ({ ...nobody, creature: "a", seat: 0, ...more });

  test("goes to an attack until the end of the turn in which it was made, whatever does the harm", () => {
    const { run } = alone();
    const { body } = run;
    body.battle.firstThing = 50;
    expect(creditFor(body, by({ attack: 50, terrain: "fire" }))).toEqual({
      creature: "a",
      rule: "mn.power.trigger.destroyed-by.attack",
    });
    expect(creditFor(body, by({ attack: 49 }))).toBeNull();
  });

  test("goes to an aura and to an activated power for their damage, to nothing else", () => {
    const { run } = alone();
    const { body } = run;
    const card = body.content.creatures["t/a"];
    if (card === undefined) throw new Error("no card");
    const content = {
      ...body.content,
      creatures: {
        "t/a": {
          ...card,
          powers: [
            { power: "aura", squares: 1, affects: {} },
            { power: "used", cost: "minor", steps: [] },
            { power: "triggered", on: { on: "round-starts" }, may: true, steps: [] },
            { power: "triggered", on: { on: "round-starts" }, steps: [] },
          ],
        },
      },
    } as const;
    const credit = (place: number): unknown =>
      creditFor({ ...body, content }, by({ text: { card: "t/a", path: ["powers", place, "steps", 0] } }))?.rule;
    expect([0, 1, 2, 3].map(credit)).toEqual([
      "mn.power.trigger.destroyed-by.aura",
      "mn.power.trigger.destroyed-by.activated",
      "mn.power.trigger.destroyed-by.activated",
      undefined,
    ]);
    expect(creditFor(body, nobody)).toBeNull();
  });
});
