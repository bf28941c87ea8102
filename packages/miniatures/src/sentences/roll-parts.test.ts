import { expect, test } from "vitest";
import type { RollPart } from "../events.ts";
import { partsWords } from "./roll-parts.ts";
import type { Teller } from "./teller.ts";

const teller: Teller = {
  say: (id, values) => `${id} ${String(values?.["amount"])}`,
  language: () => "en",
  dictionary: () => ({}),
  square: () => "",
};

const told = (...parts: readonly RollPart[]): string => partsWords(teller, parts);

test("a part of a roll is told by the rule that adds it", () => {
  expect(told({ rule: "mn.attackroll.total", plus: 8 })).toBe("+8");
  expect(told({ rule: "mn.charge.bonus", plus: 1 })).toBe("part.charge +1");
  expect(told({ rule: "mn.terrain.sacred-circle", plus: 2 })).toBe("part.circle +2");
  expect(told({ rule: "mn.squeeze.penalties", plus: -5 })).toBe("part.squeezing −5");
  expect(told({ rule: "mn.condition.helpless.other-attacks", plus: 4 })).toBe("part.helpless +4");
  expect(told({ rule: "mn.bonus.stacking", plus: 1 })).toBe("part.power +1");
  expect(told({ rule: "mn.attack.cover.penalty", plus: -2 })).toBe("part.cover −2");
});

test("combat advantage is told by its reason, and what adds nothing is left out", () => {
  const advantage = (...because: NonNullable<RollPart["because"]>): RollPart => ({
    rule: "mn.attack.advantage.bonus",
    plus: 2,
    because,
  });
  expect(told(advantage("mn.attack.advantage.flanking"))).toBe("part.flanking +2");
  expect(told(advantage("mn.attack.advantage.unseen"))).toBe("part.unseen +2");
  expect(told(advantage("mn.attack.advantage.other"))).toBe("part.advantage +2");
  expect(told({ rule: "mn.attackroll.total", plus: 0 }, { rule: "mn.charge.bonus", plus: 0 })).toBe("+0");
});
