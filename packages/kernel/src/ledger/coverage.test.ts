import { describe, expect, test } from "vitest";
import { type CoverageRecord, coverageReport, formatRecord, parseRecords } from "./coverage.ts";
import type { Ledger } from "./ledger.ts";

const ledger: Ledger = {
  game: "toy",
  rules: [
    { id: "toy.move.step", section: "Moving", source: "p. 1", text: "One square." },
    { id: "toy.move.far", section: "Moving", source: "p. 1", text: "No further." },
    {
      id: "toy.box.pawns",
      section: "Box",
      source: "p. 1",
      text: "Four pawns.",
      exempt: { kind: "component", reason: "Cardboard." },
    },
  ],
  rulings: [{ id: "toy.ruling.zero", question: "May one stay?", ruling: "No.", why: "toy.move.step says so." }],
};

const record = (rule: string): CoverageRecord => ({ rule, file: "moving.test.ts", test: "a pawn walks" });

describe("the coverage of a ledger", () => {
  test("counts what passing tests found and names what none did", () => {
    const report = coverageReport(ledger, ["toy.example.walk"], [record("toy.move.step"), record("toy.example.walk")]);
    expect(report).toEqual({
      game: "toy",
      rules: { covered: 1, exempt: 1, total: 3 },
      rulings: { covered: 0, exempt: 0, total: 1 },
      exempt: { definition: 0, component: 1, source: 0 },
      examples: { acted: 1, total: 1 },
      missing: ["toy.move.far", "toy.ruling.zero"],
      needlessExemptions: [],
      unknown: [],
    });
  });

  test("tells of exemptions that a test has made needless and of ids from nowhere", () => {
    const report = coverageReport(ledger, [], [record("toy.box.pawns"), record("toy.move.leap")]);
    expect(report.needlessExemptions).toEqual(["toy.box.pawns"]);
    expect(report.unknown).toEqual(["toy.move.leap"]);
  });

  test("is read back from the lines it was written in", () => {
    const records = [record("toy.move.step"), record("toy.move.far")];
    expect(parseRecords(records.map(formatRecord).join(""))).toEqual(records);
    expect(() => parseRecords('{"rule":1}\n')).toThrow("not a coverage record");
  });
});
