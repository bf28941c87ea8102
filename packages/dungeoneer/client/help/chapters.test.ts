import { plain, speak } from "@undercroft/table";
import { expect, test } from "vitest";
import { loadLedger } from "../engine/index.ts";
import { helpChapters } from "./chapters.ts";

test("every rule that the help names is in the ledger", async () => {
  await speak("en");
  const { rules } = await loadLedger();
  const known = new Set(rules.map(({ id }) => id));
  expect(helpChapters().flatMap((chapter) => chapter.rules.filter((rule) => !known.has(rule)))).toEqual([]);
});

test.each(["en", "ru"] as const)("the help is in words (%s)", async (locale) => {
  await speak(locale);
  const words = helpChapters().flatMap(({ title, texts }) => [title, ...texts.map(plain)]);
  expect(words.filter((one) => one.startsWith("howto.") || /<\/?[a-z]>/.test(one))).toEqual([]);
  await speak("en");
});
