import { plain, speak } from "@undercroft/table";
import { expect, test } from "vitest";
import { loadLedger } from "../../src/ledger/load-ledger.ts";
import { helpChapters } from "./chapters.ts";

test("every rule that the help names is in the ledger", async () => {
  await speak("en");
  const { rules } = await loadLedger();
  const known = new Set(rules.map(({ id }) => id));
  expect(helpChapters().flatMap((chapter) => chapter.rules.filter((rule) => !known.has(rule)))).toEqual([]);
});

test("the numbers that the help tells are those of the ledger, in both languages", async () => {
  const { rules } = await loadLedger();
  const textOf = (id: string): string => rules.find((rule) => rule.id === id)?.text ?? "";
  // mn.scenario.assault.areas: 5, 10 and 25 points by the size of the game.
  for (const [size, points] of [
    [100, 5],
    [200, 10],
    [500, 25],
  ] as const)
    expect(textOf("mn.scenario.assault.areas")).toMatch(new RegExp(`\\b${points}(?: VP)? \\(${size}`));
  for (const locale of ["en", "ru"] as const) {
    await speak(locale);
    const chapters = helpChapters();
    const words = chapters.flatMap(({ title, texts }) => [title, ...texts.map(plain)]);
    expect(words.filter((one) => one.startsWith("howto.") || /<\/?[a-z]>/.test(one))).toEqual([]);
    const wins = chapters.find(({ rules: cited }) => cited.includes("mn.scenario.assault.areas.cap"));
    for (const number of ["100", "200", "500", "5 ", "10", "25"])
      expect(wins?.texts.map(plain).join(" ")).toContain(number);
  }
});
