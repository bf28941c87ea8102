import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open, stopClock } from "./browser.ts";
import { heard } from "./heard.ts";
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

/** The square of the battlefield that has the focus. */
async function focusedSquare(page: Page): Promise<{ readonly column: number; readonly row: number }> {
  const cell = page.locator("[role=gridcell]:focus");
  return {
    column: Number(await cell.getAttribute("data-x")),
    row: Number(await cell.getAttribute("data-y")),
  };
}

test("a whole 100-point battle of the Miniatures, by keyboard alone", async () => {
  const { page, complaints } = await open({ at: "?pace=off&seed=minis-keys&lang=en", width: 1440, height: 900 });
  await startPage(page);
  const press = (key: string): Promise<void> => heard(page, "keyup", () => page.keyboard.press(key));
  const tabTo = async (selector: string, words = ""): Promise<void> => {
    for (let i = 0; i < 120; i++) {
      await press("Tab");
      const there = await page.evaluate(
        ([wanted, said]) => {
          const { activeElement } = document;
          return activeElement?.matches(wanted) === true && (activeElement.textContent ?? "").includes(said);
        },
        [selector, words] as const,
      );
      if (there) return;
    }
    throw new Error(`Tab never reaches ${selector}`);
  };
  const steps = async (many: number, on: string, back: string): Promise<void> => {
    for (let step = 0; step < Math.abs(many); step++) await press(many > 0 ? on : back);
  };
  await tabTo(".arch", "Miniatures");
  await press("Enter");
  await page.locator(".packbox", { hasText: "100 points" }).first().waitFor();
  await tabTo(".area-foes .picks input");
  await press("ArrowUp");
  await tabTo(".go");
  await press("Enter");
  let onPage = await nextQuestion(page);
  await stopClock(page);
  let walked = 0;
  for (let presses = 0; !onPage.over && presses < 1_500; presses++) {
    const square = walked < 3 && /^Where does/.test(onPage.question) ? await squareOffered(page, /Go to/) : null;
    if (square === null) await press(digit(onPage.options));
    else {
      // The board's own way: to the grid, along the squares to one that may be reached, Enter.
      await press("b");
      const { column, row } = await focusedSquare(page);
      await steps(square.column - column, "ArrowRight", "ArrowLeft");
      await steps(square.row - row, "ArrowDown", "ArrowUp");
      // What is heard of it before it is chosen: where it leads and what it costs.
      expect(await page.locator(".mn-look [aria-live]").textContent()).toMatch(/^Go to .+ of movement\./);
      await press("Enter");
      walked += 1;
    }
    onPage = await nextQuestion(page);
  }
  expect(walked).toBe(3);
  expect(onPage.over).toBe(true);
  expect(await page.locator(".verdict").textContent()).toMatch(/wins|draw/i);
  expect(complaints).toEqual([]);
});
