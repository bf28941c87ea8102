import { expect, test } from "vitest";
import { assertRule } from "../rules/assert-rule.ts";
import { contentOf, creatureCard, openField, position, runOn, stateOf } from "../testing/position.ts";
import { attach, detach } from "./attachments.ts";
import type { Run, State } from "./procedures.ts";
import type { CardInPlay } from "./stack/waiting.ts";
import type { Power } from "./vocabulary/index.ts";

const slick: Power = { power: "static", rules: [{ rule: "forbid", deed: "be-attached" }] };

function board(frames: State["frames"] = []): Run {
  const content = contentOf([creatureCard("t/man"), creatureCard("t/slick", { powers: [slick] })]);
  const creatures = [
    { card: "t/man", at: 0, owner: 0 },
    { card: "t/slick", at: 1, owner: 0 },
  ];
  return runOn(
    stateOf(position({ content, battlefield: openField(4, 4, [[], []]), seats: [{}, {}], creatures }), frames),
  );
}

const web: CardInPlay = { id: "k7", card: "t/web", owner: 1 };

test("a card goes under a creature, a second copy too, each with its time; the stack keeps it no longer", () => {
  const locals = { card: web, actions: [], declared: [], attached: false, idle: 0 };
  const run = board([{ procedure: "order", locals, step: "discard", collected: [] }]);
  expect(attach(run, "c1", web, null)).toBe(true);
  expect(attach(run, "c1", { ...web, id: "k8" }, null)).toBe(true);
  expect(run.body.creatures[0]?.attached.map(({ id, owner, stamp }) => [id, owner, stamp])).toEqual([
    ["k7", 1, 1],
    ["k8", 1, 2],
  ]);
  expect(locals.attached).toBe(true);
  assertRule(run.events, "dc.orders.attach-procedure", "dc.orders.attach-cumulative");
});

test("taken off it goes to its own owner's discard pile", () => {
  const run = board();
  attach(run, "c1", web, null);
  expect(detach(run, "k7", "dc.orders.attach-removal-ways")).toBe(true);
  expect(detach(run, "k7", "dc.orders.attach-removal-ways")).toBe(false);
  expect(run.body.creatures[0]?.attached).toEqual([]);
  expect(run.body.seats.map(({ discard }) => discard)).toEqual([[], ["t/web"]]);
  assertRule(run.events, "dc.orders.attach-removal-ways", "dc.orders.attach-discard");
});

test("it attaches to nothing if its creature is gone or cannot be attached to", () => {
  const run = board();
  expect(attach(run, "c9", web, null)).toBe(false);
  expect(attach(run, "c2", web, null)).toBe(false);
  assertRule(run.events, "dc.ruling.attach-fizzle", "dc.ruling.card-conflicts");
});
