import { expect, test } from "vitest";
import { open, stopClock } from "./browser.ts";
import { keysOn } from "./keyboard.ts";
import { nextQuestion, type OnPage, squareOffered, startPage, wish } from "./play.ts";

test("a whole game against the computer, by keyboard alone", async () => {
  const { page, complaints } = await open({ at: "?pace=off&seed=keys&lang=en", width: 1440, height: 900 });
  await startPage(page);
  const keys = keysOn(page);
  await keys.tabTo(".door-row .picks input");
  await keys.press("ArrowUp");
  await keys.tabTo(".area-foes .picks input");
  await keys.press("ArrowUp");
  await keys.tabTo(".go", "", "Shift+Tab");
  await keys.press("Enter");
  let onPage = await nextQuestion(page);
  await stopClock(page);
  let walked = false;
  for (let presses = 0; !onPage.over && presses < 900; presses++) {
    const square = !walked && /^What does/.test(onPage.question) ? await squareOffered(page, /Move to/) : null;
    if (square === null) await keys.press(String(wish(onPage) + 1));
    else {
      // The board's own way: to the grid, along the squares to one that may be reached, Enter.
      await keys.walkTo(square);
      await keys.press("Enter");
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
  const { press } = keysOn(page);
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
