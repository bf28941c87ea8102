import { expect, test } from "vitest";
import { longestWord } from "./name-width.ts";

// Measured in the browser: Crossbowman is 7.13 ems of the display face wide, Хранительница 8.19, Алебардщик 6.53.
test.each([
  ["River Crossbowman", 7.13],
  ["Хранительница светильни", 8.19],
  ["Алебардщик с моста", 6.53],
])("%s is taken for no narrower than its longest word is", (name, measured) => {
  expect(longestWord(name)).toBeGreaterThanOrEqual(measured);
  expect(longestWord(name)).toBeLessThan(measured * 1.1);
});

test("a name breaks after a hyphen: its parts are words", () => {
  expect(longestWord("Паромщик-великан")).toBe(longestWord("Паромщик-"));
});
