import { expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { type Driven, drive } from "../../testing/drive.ts";
import { contentOf, creatureCard, openField, position, runOn, stateOf } from "../../testing/position.ts";
import type { Source } from "../events.ts";
import { dungeonCommand } from "../game.ts";
import type { Run } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import type { Power } from "../vocabulary/index.ts";

/** Damage to it is dealt to the others of its kind instead. */
const passOn: Power = {
  power: "replacement",
  would: { on: "damaged" },
  instead: [{ do: "damage", to: { creatures: { another: true, keyword: "twin" } }, amount: { event: "amount" } }],
};
const paidFor: Power = {
  power: "replacement",
  would: { on: "damaged", attack: "melee" },
  costs: [{ pay: "leadership", amount: 3 }],
  limit: { times: 1, per: "turn" },
  may: true,
  instead: [],
};

const source: Source = { action: null, creature: null, seat: 1, card: null, attack: "melee", terrain: null };

function board(power: Power): Run {
  const content = contentOf([creatureCard("t/twin", { hitPoints: 50, keywords: ["twin"], powers: [power] })]);
  const creatures = [
    { card: "t/twin", at: 0, owner: 0 },
    { card: "t/twin", at: 1, owner: 0 },
  ];
  return runOn(stateOf(position({ content, battlefield: openField(4, 4, [[], []]), seats: [{}, {}], creatures })));
}

function hurt(run: Run, creature: string, answers: readonly Answer[]): Driven {
  const hits = [{ creature, amount: 20, unpreventable: false, cowers: null, met: [] }];
  const call = { procedure: "damage", locals: { source, hits, asking: 0 } } as const;
  return drive(run, dungeonCommand.procedures.all, call, answers);
}

test("what is passed on is passed back at most once: no text replaces an event twice", () => {
  const run = board(passOn);
  hurt(run, "c1", [{ do: "take" }]);
  // c1 hands it to c2, c2 hands it back, c1 has met it before and takes it.
  expect(run.body.creatures.map(({ damage }) => damage)).toEqual([20, 0]);
  expect(run.events.filter(({ event }) => event === "replaced")).toHaveLength(2);
  assertRule(run.events, "dc.precedence.specific-beats-general");
});

test("it is paid for, within its limit, only against what it names", () => {
  const run = board(paidFor);
  hurt(run, "c1", [{ do: "yes" }]);
  expect([run.body.creatures[0]?.damage, run.body.seats[0]?.leadership]).toEqual([0, 4]);
  hurt(run, "c1", [{ do: "take" }]);
  expect([run.body.creatures[0]?.damage, run.body.seats[0]?.leadership]).toEqual([20, 4]);
  // The other twin has a limit of its own, and 4 Leadership are enough once more; then they are not.
  hurt(run, "c2", [{ do: "yes" }]);
  expect(run.body.seats[0]?.leadership).toBe(1);
  run.body.turn.count = 2;
  hurt(run, "c2", [{ do: "take" }]);
  expect(run.body.creatures[1]?.damage).toBe(20);
});
