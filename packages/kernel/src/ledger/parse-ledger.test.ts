import { describe, expect, test } from "vitest";
import { exampleIdsOf, parseLedger } from "./parse-ledger.ts";

const step = { id: "toy.move.step", section: "Moving", source: "p. 1", text: "One square.\n" };
const zero = { id: "toy.ruling.zero", question: "May one stay?", ruling: "No.", why: "Nothing moves." };

describe("reading a ledger", () => {
  test("keeps what an entry says, without the line's end", () => {
    const ledger = parseLedger({ game: "toy", rules: [step], rulings: [zero], glossary: [] });
    expect(ledger.rules).toEqual([{ ...step, text: "One square." }]);
    expect(ledger.rulings).toEqual([zero]);
  });

  test("names the entry that lacks something", () => {
    const { text: _, ...silent } = step;
    expect(() => parseLedger({ game: "toy", rules: [silent], rulings: [] })).toThrow("toy.move.step has no text");
    expect(() => parseLedger({ game: "toy", rules: [], rulings: [{ ...zero, exempt: { kind: "dull" } }] })).toThrow(
      "toy.ruling.zero is exempt for no known kind of reason",
    );
    expect(() => parseLedger({ game: "toy", rules: {} })).toThrow("rules is not a list");
  });

  test("keeps an exemption with its reason", () => {
    const exempt = { kind: "source", reason: "Sets a summary aside." };
    const ledger = parseLedger({ game: "toy", rules: [], rulings: [{ ...zero, exempt }] });
    expect(ledger.rulings[0]?.exempt).toEqual(exempt);
  });

  test("finds the examples' ids apart", () => {
    expect(exampleIdsOf({ examples: [{ id: "toy.example.walk" }] })).toEqual(["toy.example.walk"]);
    expect(exampleIdsOf({})).toEqual([]);
  });
});
