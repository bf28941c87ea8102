import { expect, test } from "vitest";
import { open, stopClock } from "./browser.ts";
import { heard } from "./heard.ts";
import { boardPlace, chooseFirstGame, nextQuestion, squareOffered, wish } from "./play.ts";

test("a whole game against the computer, by mouse, from the start page to the end", async () => {
  const { page, complaints } = await open({ at: "?pace=off&seed=mouse&lang=en", width: 1440, height: 900 });
  await chooseFirstGame(page);
  await page.locator(".go").click();
  let moved = 0;
  const boards = new Set<string>();
  let onPage = await nextQuestion(page);
  await stopClock(page);
  for (let presses = 0; !onPage.over && presses < 900; presses++) {
    boards.add(await boardPlace(page));
    // The first creature that can walks, and others now and then: a single press on a lit square is the whole move.
    const walks = (moved === 0 || presses % 3 === 0) && /^What does/.test(onPage.question);
    const square = walks ? await squareOffered(page, /Move to/) : null;
    if (square !== null) {
      await heard(page, "pointerup", () => page.mouse.click(square.x, square.y));
      moved += 1;
    } else {
      const place = wish(onPage);
      await page.evaluate((n) => {
        const option = document.querySelectorAll(".ask .opt:not(.off)")[n];
        if (option instanceof HTMLElement) option.click();
      }, place);
    }
    onPage = await nextQuestion(page);
  }
  expect(onPage.over).toBe(true);
  expect(moved).toBeGreaterThan(0);
  // However long a question is, the board keeps its place.
  expect([...boards]).toHaveLength(1);
  expect(await page.locator(".verdict").textContent()).toMatch(/wins|draw/i);
  expect(await page.locator(".verdict .rule").textContent()).toContain("dc.end.");
  await page.getByRole("button", { name: "− turn" }).click();
  await page.getByRole("button", { name: "Verify the luck" }).click();
  await page.getByText(/results of chance verified/).waitFor();
  expect(complaints).toEqual([]);
});
