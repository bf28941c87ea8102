import { expect, test } from "vitest";

import { areMany, chooseDomain, worthwhileChoices } from "./choosing.ts";
import { parseAnswer } from "./parse-answer.ts";

/** A choice of so many of the modes of a text. */
const question = (modes: number, count: number) =>
  ({
    kind: "choose",
    purpose: "modes",
    from: Array.from({ length: modes }, (_, i) => `m${i}`),
    min: count,
    max: count,
    text: { card: "example/card", path: ["steps", 0] },
    rule: "dg.card.instant",
  }) as const;

const legal = (): { readonly legal: true; readonly rule: "dg.card.instant" } => ({
  legal: true,
  rule: "dg.card.instant",
});

test("few choices are listed", () => {
  expect(areMany(question(4, 2))).toBe(false);
  expect(worthwhileChoices(question(4, 2))).toHaveLength(6);
});

test("of more than anybody could list the first are told, and any may be drawn", () => {
  expect(areMany(question(300, 250))).toBe(true);
  const domain = chooseDomain(question(300, 250), legal);
  expect(domain.enumerate()).toBeNull();
  expect(domain.worthwhile?.()).toHaveLength(256);
  expect(worthwhileChoices(question(300, 250))[0]).toEqual(domain.first());
  const drawn = domain.sample((sides) => sides - 1);
  expect(drawn?.do === "choose" ? drawn.things : []).toHaveLength(250);
  expect(parseAnswer(drawn)).toEqual(drawn);
  expect(domain.open()).toBe(true);
});
