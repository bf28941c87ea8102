import { expect, test } from "vitest";
import { assertRule } from "../rules/assert-rule.ts";
import { contentOf, creatureCard, openField, position, runOn, stateOf } from "../testing/position.ts";
import { controllerByEffects, levelsControlled, takeControl } from "./control.ts";
import type { Run } from "./procedures.ts";
import type { Creature, Effect } from "./state.ts";

function board(): { readonly run: Run; readonly ogre: Creature } {
  const content = contentOf([creatureCard("t/ogre", { level: 8 })]);
  const battlefield = openField(4, 4, [[], [], []]);
  const creatures = [{ card: "t/ogre", at: 0, owner: 0 }];
  const run = runOn(stateOf(position({ content, battlefield, seats: [{}, {}, {}], creatures })));
  const [ogre] = run.body.creatures;
  if (ogre === undefined) throw new Error("no ogre");
  return { run, ogre };
}

function controlBy(seat: number, stamp: number): Effect {
  return {
    id: `e${stamp}`,
    stamp,
    seat,
    self: null,
    text: { card: "t/charm", path: [] },
    names: {},
    until: { kind: "turn", turn: 1 },
    what: { kind: "control", creature: "c1", by: seat },
  };
}

test("control passes with everything else as it was; its activation is to end", () => {
  const { run, ogre } = board();
  run.body.turn.active = "c1";
  ogre.damage = 10;
  ogre.tapped = true;
  expect(takeControl(run, ogre, 1, "dc.control.change")).toBe(true);
  expect(takeControl(run, ogre, 1, "dc.control.change")).toBe(false);
  expect(ogre).toMatchObject({ controller: 1, owner: 0, damage: 10, tapped: true });
  // Level 8 against Leadership 7: nothing blocks it.
  expect(levelsControlled(run.body, 1)).toBe(8);
  assertRule(run.events, "dc.control.change", "dc.ruling.control-change", "dc.ruling.leadership-counts-controlled");
});

test("the latest effect decides; when all have ended the owner has it back", () => {
  const { run, ogre } = board();
  run.body.effects.push(controlBy(2, 5), controlBy(1, 3));
  expect(controllerByEffects(run.body, ogre)).toBe(2);
  run.body.effects.shift();
  expect(controllerByEffects(run.body, ogre)).toBe(1);
  run.body.effects.shift();
  expect(controllerByEffects(run.body, ogre)).toBe(0);
});

test("a seat that has left controls nothing", () => {
  const { run, ogre } = board();
  const [, second] = run.body.seats;
  if (second !== undefined) second.out = true;
  run.body.effects.push(controlBy(1, 3));
  expect(controllerByEffects(run.body, ogre)).toBe(0);
  expect(takeControl(run, ogre, 1, "dc.control.change")).toBe(false);
});
