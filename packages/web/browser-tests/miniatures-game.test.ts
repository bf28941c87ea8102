import { expect, test } from "vitest";
import { open, stopClock } from "./browser.ts";
import { nextQuestion, squareOffered, startPage } from "./play.ts";

/** What a bold player presses, the dearest wish first: whoever may be struck at is, and the rest walk on. */
const WISHES: readonly RegExp[] = [
  /% ?:/,
  /^.+ strikes /,
  /^Attack: /,
  /^Charge .+ from /,
  /^Charge /,
  /^Move(?! twice)/,
  /^Go to /,
  / to [a-z]+\d+/,
  /^Done/,
  /^End the turn/,
];

function wished(options: readonly string[]): number {
  for (const wish of WISHES) {
    const place = options.findIndex((option) => wish.test(option));
    if (place >= 0) return place;
  }
  return 0;
}

test("a whole battle of the Miniatures against the computer, from the start page to the end", async () => {
  const { page, complaints } = await open({ at: "?pace=off&seed=minis&lang=en", width: 1440, height: 900 });
  await startPage(page);
  await page.locator(".arch", { hasText: "Miniatures" }).click();
  await page.locator(".packbox", { hasText: "100 points" }).first().waitFor();
  await page.locator(".area-foes .picks input").first().check();
  await page.locator(".go").click();
  let onPage = await nextQuestion(page);
  await stopClock(page);
  let placed = 0;
  for (let presses = 0; !onPage.over && presses < 1_500; presses++) {
    // Now and then a place on the board is pressed instead of a button.
    const square =
      placed < 4 && /stand\?$|^Where does/.test(onPage.question) ? await squareOffered(page, /Go to| to /) : null;
    if (square === null)
      await page.evaluate((n) => {
        const option = document.querySelectorAll(".ask .opt:not(.off)")[n];
        if (option instanceof HTMLElement) option.click();
      }, wished(onPage.options));
    else {
      await page.mouse.click(square.x, square.y);
      placed += 1;
    }
    onPage = await nextQuestion(page);
  }
  expect(onPage.over).toBe(true);
  expect(placed).toBeGreaterThan(0);
  expect(await page.locator(".verdict").textContent()).toMatch(/wins|draw/i);
  expect(await page.locator(".verdict .rule").textContent()).toContain("mn.");
  expect(complaints).toEqual([]);
});
