import { plain, speak } from "@undercroft/table";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { AttackEntry, Power, TriggerEvent } from "../../src/vocabulary/index.ts";

import { d20, Table } from "../../testing/battle.ts";
import { end, fighter, heal, name, open, strike } from "../../testing/powers.ts";
import { sheetOf } from "./sheet-of.ts";

beforeAll(() => speak("en"));
afterEach(() => speak("en"));

/** What the question to whoever is asked now says of what has happened. */
function occasionIn({ state, seat }: Table): string | null {
  const story = { first: state, chapters: [] };
  const sheet = sheetOf({ state, seat, number: state.seats.indexOf(seat), story, drill: null });
  return sheet?.occasion === undefined ? null : plain(sheet.occasion);
}

const longspear: AttackEntry = {
  kind: "melee",
  basic: true,
  name: name("Longspear"),
  bonus: 8,
  versus: "ac",
  hit: { damage: [{ amount: 10 }] },
};

const creatures = { a: name("Ashen Knight"), b: name("Marsh Stalker"), c: name("Reed Singer") };

/** "a" strikes at "b" with its longspear, and "b" may answer such a thing. A 10 with +8 hits Armor Class 16, a 2 does not. */
function struck(on: TriggerEvent, die?: number): Table {
  const answering: Power = { power: "triggered", name: name("Marsh Hide"), on, may: true, steps: [heal(5)] };
  const cards = {
    a: fighter("a", [], { name: creatures.a, attacks: [longspear] }),
    b: fighter("b", [answering], { name: creatures.b }),
  };
  return new Table({
    rows: open,
    creatures: [
      { name: "a", card: cards.a, seat: 0, at: "b2" },
      { name: "b", card: cards.b, seat: 1, at: "c2", given: { hitPoints: 25 } },
      { name: "c", card: fighter("c", [], { name: creatures.c }), seat: 1, at: "h4" },
    ],
    ...(die === undefined ? {} : { dice: [d20("attack roll", die)] }),
  }).play(strike, ...(die === undefined ? [] : [{ do: "target", creature: "b" } as const]));
}

test.each<[TriggerEvent, number, string]>([
  [{ on: "targeted" }, 10, "Ashen Knight aims at Marsh Stalker with Longspear"],
  [{ on: "attack-rolled" }, 10, "Ashen Knight rolls against Marsh Stalker with Longspear: a hit"],
  [{ on: "attack-rolled" }, 2, "Ashen Knight rolls against Marsh Stalker with Longspear: a miss"],
  [{ on: "hit" }, 10, "Ashen Knight hits Marsh Stalker with Longspear"],
  [{ on: "hit" }, 20, "Ashen Knight hits Marsh Stalker critically with Longspear"],
  [{ on: "missed" }, 2, "Ashen Knight misses Marsh Stalker with Longspear"],
  [{ on: "would-take-damage" }, 10, "Marsh Stalker is about to take 10 damage (Ashen Knight: Longspear)"],
  [{ on: "takes-damage" }, 10, "Marsh Stalker takes 10 damage (Ashen Knight: Longspear)"],
  [{ on: "bloodied" }, 10, "Marsh Stalker is bloodied"],
  [{ on: "attack-ends" }, 2, "Ashen Knight has attacked with Longspear: Marsh Stalker was missed"],
])("a power that may answer %o is told what happened and to whom (mn.power.activated)", (on, die, told) => {
  expect(occasionIn(struck(on, die))).toBe(`Answers: ${told}.`);
});

test("the same in Russian", async () => {
  await speak("ru");
  expect(occasionIn(struck({ on: "hit" }, 10))).toBe(
    "В ответ на это: Ashen Knight попадает (Longspear), цель Marsh Stalker.",
  );
});

test("a power that waits for the start of a turn is told whose turn it is (mn.turn.start.other)", () => {
  const dawn: Power = { power: "triggered", on: { on: "turn-starts", of: {} }, may: true, steps: [heal(5)] };
  const table = new Table({
    rows: open,
    creatures: [
      { name: "a", seat: 0, at: "b2" },
      { name: "b", card: fighter("b", [dawn], { name: creatures.b }), seat: 1, at: "h4", given: { hitPoints: 25 } },
    ],
  });
  table.play(end, { do: "activate", creature: "b" });
  expect(occasionIn(table)).toBe("Answers: the turn of Marsh Stalker starts.");
});

test("where both sides have brought the same card, each creature is told with its side", () => {
  const wary: Power = { power: "triggered", on: { on: "hit", target: "this" }, may: true, steps: [heal(5)] };
  const card = fighter("twin", [wary], { name: creatures.a, attacks: [longspear] });
  const table = new Table({
    rows: open,
    creatures: [
      { name: "a", card, seat: 0, at: "b2" },
      { name: "b", card, seat: 1, at: "c2", given: { hitPoints: 25 } },
    ],
    dice: [d20("attack roll", 10)],
  });
  table.play(strike, { do: "target", creature: "b" });
  expect(occasionIn(table)).toMatch(
    /^Answers: Ashen Knight \((.+)\) hits Ashen Knight \((?!\1\)).+\) with Longspear\.$/,
  );
});

test("a question that answers nothing tells of no occasion", () => {
  expect(occasionIn(new Table({ rows: open, creatures: [{ name: "a", seat: 0, at: "b2" }] }))).toBeNull();
});
