import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open, stopClock } from "./browser.ts";
import { heard } from "./heard.ts";
import { nextQuestion, type OnPage, squareOffered, startPage, wish } from "./play.ts";

/** The square of the battlefield that has the focus. */
async function focusedSquare(page: Page): Promise<{ readonly column: number; readonly row: number }> {
  const cell = page.locator("[role=gridcell]:focus");
  return {
    column: Number(await cell.getAttribute("data-x")),
    row: Number(await cell.getAttribute("data-y")),
  };
}

test("a whole game against the computer, by keyboard alone", async () => {
  const { page, complaints } = await open({ at: "?pace=off&seed=keys&lang=en", width: 1440, height: 900 });
  await startPage(page);
  const press = (key: string): Promise<void> => heard(page, "keyup", () => page.keyboard.press(key));
  const tabTo = async (selector: string, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> => {
    for (let i = 0; i < 80; i++) {
      await press(key);
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    }
    throw new Error(`Tab never reaches ${selector}`);
  };
  const steps = async (many: number, on: string, back: string): Promise<void> => {
    for (let step = 0; step < Math.abs(many); step++) await press(many > 0 ? on : back);
  };
  await tabTo(".door-row .picks input");
  await press("ArrowUp");
  await tabTo(".area-foes .picks input");
  await press("ArrowUp");
  await tabTo(".go", "Shift+Tab");
  await press("Enter");
  let onPage = await nextQuestion(page);
  await stopClock(page);
  let walked = false;
  for (let presses = 0; !onPage.over && presses < 900; presses++) {
    const square = !walked && /^What does/.test(onPage.question) ? await squareOffered(page, /Move to/) : null;
    if (square === null) await press(String(wish(onPage) + 1));
    else {
      // The board's own way: to the grid, along the squares to one that may be reached, Enter.
      await press("b");
      const { column, row } = await focusedSquare(page);
      await steps(square.column - column, "ArrowRight", "ArrowLeft");
      await steps(square.row - row, "ArrowDown", "ArrowUp");
      await press("Enter");
      walked = true;
    }
    onPage = await nextQuestion(page);
  }
  expect(walked).toBe(true);
  expect(onPage.over).toBe(true);
  expect(complaints).toEqual([]);
});

/** What leads to a choice of several: an order with the assistance of creatures that are picked one after the other. */
const TO_SEVERAL: readonly RegExp[] = [/with assistance/, /creatures? can\d?$/, /^Play an order/];

function towardsSeveral(onPage: OnPage): number {
  const places = TO_SEVERAL.map((wanted) => onPage.options.findIndex((option) => wanted.test(option)));
  return places.find((place) => place >= 0) ?? wish(onPage);
}

test("several things are picked by their digits, and given by the key that the button shows", async () => {
  const { page, complaints } = await open({ at: "?pace=off&seed=keys&lang=en", width: 1440, height: 900 });
  await startPage(page);
  await page.locator(".area-foes .picks input").first().check();
  await page.locator(".go").click();
  let onPage = await nextQuestion(page);
  await stopClock(page);
  const press = (key: string): Promise<void> => heard(page, "keyup", () => page.keyboard.press(key));
  const foot = page.locator(".ask-foot");
  for (let presses = 0; (await foot.count()) === 0 && presses < 200; presses++) {
    await press(String(towardsSeveral(onPage) + 1));
    onPage = await nextQuestion(page);
  }
  const things = page.locator(".opts .opt");
  const many = await things.count();
  const give = foot.locator("button:enabled .key");
  for (let digit = 1; (await give.count()) === 0 && digit <= many; digit++) {
    await press(String(digit));
    expect(await things.nth(digit - 1).getAttribute("aria-pressed")).toBe("true");
  }
  const shown = (await give.textContent()) ?? "";
  expect(shown).toBe(String(many + 1));
  await press(shown);
  await foot.waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
});
