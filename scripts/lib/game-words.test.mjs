import { describe, expect, test } from "vitest";
import { isShared, wordsIn } from "./game-words.mjs";

describe("words of one game in what all games share", () => {
  test.each([
    ['import { x } from "@undercroft/dungeon-command";', "dungeon-command", "dungeon-command"],
    ["/** Pays Morale (dc.cower.option). */", "dungeon-command", "Morale"],
    ["const card: OrderCard = face;", "dungeon-command", "OrderCard"],
    ["// mn.attack.roll", "miniatures", "mn.a"],
    ["a bloodied creature", "miniatures", "bloodied"],
    ["the Dungeonlord's peril", "dungeoneer", "peril"],
  ])("%s", (line, game, word) => {
    expect(wordsIn(`first\n${line}`)).toContainEqual({ line: 2, game, word });
  });

  test("words that games have in common, and words that only look alike, are nobody's own", () => {
    expect(wordsIn("a creature of the warband, in order; the card's level, a question, decks of orders")).toEqual([]);
  });

  test("tests, the list of games and the names of emblems are free; games are not shared", () => {
    expect(isShared("packages/kernel/src/undo.ts")).toBe(true);
    expect(isShared("packages/table/src/words/en/table.ts")).toBe(true);
    expect(isShared("packages/web/src/start/start-page.tsx")).toBe(true);
    for (const path of [
      "packages/web/src/games.tsx",
      "packages/web/src/saves/saves.test.ts",
      "packages/table/src/icons/emblems.json",
      "packages/dungeon-command/client/client.ts",
      "packages/kernel/testing/toy-game.ts",
    ])
      expect(isShared(path)).toBe(false);
  });
});
