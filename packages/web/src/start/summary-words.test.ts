import { speak } from "@undercroft/table";
import { expect, test } from "vitest";
import { sidesWords, whenWords } from "./summary-words.ts";

test("a game that has not begun has no round yet", async () => {
  await speak("en");
  expect(whenWords({ round: 0 })).toBe("being set up");
  expect(whenWords({ round: 3 })).toBe("round 3");
});

test("names stand side by side in a way that no language has to bend them for", async () => {
  const sides = [
    { name: { en: "Old Maud", ru: "Старая Мод" }, emblem: "crown" },
    { name: { en: "Aunt Greyskein", ru: "Тётка Серый Моток" }, emblem: "crown" },
  ];
  await speak("ru");
  expect(sidesWords({ sides })).toBe("Старая Мод и Тётка Серый Моток");
  await speak("en");
  expect(sidesWords({ sides })).toBe("Old Maud against Aunt Greyskein");
});
