import { describe, expect, test } from "vitest";
import type { Exemption, Ledger, LedgerRule } from "./ledger.ts";
import { ledgerFaults, mentionsOf } from "./ledger-faults.ts";

const rule = (id: string, text: string, exempt?: Exemption): LedgerRule => ({
  id,
  section: "Moving",
  source: "p. 1",
  text,
  ...(exempt === undefined ? {} : { exempt }),
});

const ledgerOf = (...rules: readonly LedgerRule[]): Ledger => ({
  game: "toy",
  rules,
  rulings: [{ id: "toy.ruling.zero", question: "May one stay?", ruling: "No.", why: "toy.move.step says so." }],
});

describe("a ledger", () => {
  test("is without fault when its names lead somewhere", () => {
    expect(
      ledgerFaults(ledgerOf(rule("toy.move.step", "One square; see toy.example.walk.")), ["toy.example.walk"]),
    ).toEqual([]);
  });

  test("has each id once, among rules, rulings and examples together", () => {
    const ledger = ledgerOf(rule("toy.move.step", "One square."), rule("toy.move.step", "Two squares."));
    expect(ledgerFaults(ledger, ["toy.ruling.zero"])).toEqual([
      "toy.move.step stands twice",
      "toy.ruling.zero stands twice",
    ]);
  });

  test("may name a family of entries that has any", () => {
    const step = rule("toy.move.step", "One square; see toy.move.step.*.");
    const leap = rule("toy.move.leap", "See toy.move.fly.*.");
    expect(ledgerFaults(ledgerOf(step, rule("toy.move.step.cost", "It costs one."), leap), [])).toEqual([
      "toy.move.leap names toy.move.fly.*, which does not exist",
    ]);
  });

  test("names no entry that does not exist", () => {
    expect(ledgerFaults(ledgerOf(rule("toy.move.step", "See toy.move.leap.")), [])).toEqual([
      "toy.move.step names toy.move.leap, which does not exist",
    ]);
  });

  test("exempts at most one entry in eight", () => {
    const rules = [..."abcdefg"].map((letter) => rule(`toy.list.${letter}`, "A word."));
    const step = rule("toy.move.step", "One square.");
    const cardboard: Exemption = { kind: "component", reason: "Cardboard." };
    // Nine entries with the ruling: one may be exempt, two may not.
    const one = ledgerOf({ ...step, exempt: cardboard }, ...rules);
    expect(ledgerFaults(one, [])).toEqual([]);
    const two = ledgerOf({ ...step, exempt: cardboard }, rule("toy.word", "A word.", cardboard), ...rules);
    expect(ledgerFaults(two, [])).toEqual(["2 entries are exempt, 1 may be"]);
  });

  test("takes the full stop after an id for the end of a sentence", () => {
    expect(mentionsOf(rule("toy.move.step", "See toy.move.far, toy.move.near-by."))).toEqual([
      "toy.move.far",
      "toy.move.near-by",
    ]);
  });
});
