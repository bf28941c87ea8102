import { expect, test } from "vitest";
import { open } from "./browser.ts";
import { nextQuestion, wish } from "./play.ts";

test("a whole game against the computer, by keyboard alone", { timeout: 300_000 }, async () => {
  const { page, complaints } = await open({ at: "?pace=off&seed=keys&lang=en", width: 1440, height: 900 });
  await page.locator(".packbox").first().waitFor();
  const tabTo = async (selector: string, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> => {
    for (let i = 0; i < 80; i++) {
      await page.keyboard.press(key);
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    }
    throw new Error(`Tab never reaches ${selector}`);
  };
  await tabTo(".door-row .picks input");
  await page.keyboard.press("ArrowUp");
  await tabTo(".area-foes .picks input");
  await page.keyboard.press("ArrowUp");
  await tabTo(".go", "Shift+Tab");
  await page.keyboard.press("Enter");
  let onPage = await nextQuestion(page);
  let walked = false;
  for (let presses = 0; !onPage.over && presses < 900; presses++) {
    if (!walked && /^What does/.test(onPage.question)) {
      // The board's own way: to the grid, along the squares to one that may be reached, Enter.
      await page.keyboard.press("b");
      const offered = async (): Promise<boolean> =>
        page.evaluate(() => /Move to/.test(document.activeElement?.getAttribute("aria-label") ?? ""));
      for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp"]) {
        await page.keyboard.press(key);
        if (await offered()) {
          await page.keyboard.press("Enter");
          walked = true;
          break;
        }
      }
      if (walked) {
        onPage = await nextQuestion(page);
        continue;
      }
    }
    await page.keyboard.press(String(wish(onPage) + 1));
    onPage = await nextQuestion(page);
  }
  expect(onPage.over).toBe(true);
  expect(complaints).toEqual([]);
});
