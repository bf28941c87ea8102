import { expect, test } from "vitest";
import { open, stopClock } from "./browser.ts";
import { keysOn } from "./keyboard.ts";
import { nextQuestion, squareOffered, startPage } from "./play.ts";

/** What a bold player presses, the dearest wish first. */
const WISHES: readonly RegExp[] = [
  /% ?:/,
  /^Attack: /,
  /^Charge .+ from /,
  /^Charge /,
  /^Move(?! twice)/,
  /^Go to /,
  / to [a-z]+\d+/,
  /^Done/,
  /^End the turn/,
];

/** The digit of the option that such a player takes; digits lead no farther than the ninth. */
function digit(options: readonly string[]): string {
  const within = options.slice(0, 9);
  const places = WISHES.map((wish) => within.findIndex((option) => wish.test(option)));
  return String((places.find((place) => place >= 0) ?? 0) + 1);
}

test("a whole 100-point battle of the Miniatures, by keyboard alone", async () => {
  const { page, complaints } = await open({ at: "?pace=off&seed=minis-keys&lang=en", width: 1440, height: 900 });
  await startPage(page);
  const keys = keysOn(page);
  await keys.begin("Miniatures", page.locator(".packbox", { hasText: "100 points" }).first());
  let onPage = await nextQuestion(page);
  await stopClock(page);
  let walked = 0;
  for (let presses = 0; !onPage.over && presses < 1_500; presses++) {
    const square = walked < 3 && /^Where does/.test(onPage.question) ? await squareOffered(page, /Go to/) : null;
    if (square === null) await keys.press(digit(onPage.options));
    else {
      // The board's own way: to the grid, along the squares to one that may be reached, Enter.
      await keys.walkTo(square);
      // What is heard of it before it is chosen: where it leads and what it costs.
      expect(await page.locator(".mn-look [aria-live]").textContent()).toMatch(/^Go to .+ of movement\./);
      await keys.press("Enter");
      walked += 1;
    }
    onPage = await nextQuestion(page);
  }
  expect(walked).toBe(3);
  expect(onPage.over).toBe(true);
  expect(await page.locator(".verdict").textContent()).toMatch(/wins|draw/i);
  expect(complaints).toEqual([]);
});
