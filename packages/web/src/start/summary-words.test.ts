import { speak } from "@undercroft/table";
import { expect, test } from "vitest";
import { GAMES } from "../games.tsx";
import { matchWords, sidesWords, whenWords } from "./summary-words.ts";

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

test("those who stand together are named beside each other, wherever they sit", async () => {
  const side = (en: string): { name: { en: string; ru: string }; emblem: string } => ({
    name: { en, ru: en },
    emblem: "",
  });
  const sides = [{ ...side("Maud"), party: "friends" }, side("Ysk"), { ...side("Ford"), party: "friends" }];
  await speak("en");
  expect(sidesWords({ sides })).toBe("Maud and Ford against Ysk");
});

test("a match is called by its game and its kind, or by its game alone where the kind is not known", async () => {
  await speak("en");
  const [commands, battles] = GAMES;
  expect(matchWords(commands, { kind: "first-game" })).toBe("Dungeon Command, Learn: First Game");
  const named = battles === undefined ? "" : matchWords(battles, { kind: "quick-raid 200" });
  expect(named).toBe("Miniatures, Quick Raid for 200 points");
  for (const kind of ["", "siege 7", "quick-raids"]) expect(matchWords(commands, { kind })).toBe("Dungeon Command");
});
