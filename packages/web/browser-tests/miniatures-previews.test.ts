import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open, stopClock } from "./browser.ts";
import { heard } from "./heard.ts";
import { nextQuestion, type OnPage, squareOffered, startPage } from "./play.ts";

/** Presses the first option that answers to one of some words, the dearest first; else the first of all. */
async function pressOption(page: Page, { options }: OnPage, wishes: readonly RegExp[]): Promise<void> {
  const places = wishes.map((wish) => options.findIndex((option) => wish.test(option)));
  const place = places.find((one) => one >= 0) ?? 0;
  await page.evaluate((n) => {
    const option = document.querySelectorAll(".ask .opt:not(.off)")[n];
    if (option instanceof HTMLElement) option.click();
  }, place);
}

/** What the paper of dangers and chances is drawn with, and where the card beside it begins. */
function lookPaper(page: Page): Promise<{ readonly paper: string; readonly card: number }> {
  return page.evaluate(() => {
    const look = document.querySelector(".mn-look");
    const { backgroundImage = "", backgroundColor = "" } = look === null ? {} : getComputedStyle(look);
    return {
      paper: `${backgroundImage} ${backgroundColor}`,
      card: document.querySelector(".mn-stat")?.getBoundingClientRect().left ?? 0,
    };
  });
}

const TO_BATTLE: readonly RegExp[] = [
  /^Attack: /,
  /^Move(?! twice)/,
  /^Go to /,
  / to [a-z]+\d+/,
  /^Done/,
  /^End the turn/,
];

/** Plays on until a question is asked that fits. */
async function untilAsked(page: Page, wanted: RegExp): Promise<OnPage> {
  let onPage = await nextQuestion(page);
  for (let presses = 0; !wanted.test(onPage.question) && presses < 400; presses++) {
    if (onPage.over) throw new Error("the battle is over");
    await pressOption(page, onPage, TO_BATTLE);
    onPage = await nextQuestion(page);
  }
  expect(onPage.question).toMatch(wanted);
  return onPage;
}

test("before a choice the table shows what would come of it, and why something is no choice", async () => {
  const { page, complaints } = await open({ at: "?pace=off&seed=looks&lang=en", width: 1440, height: 900 });
  await startPage(page);
  await page.locator(".arch", { hasText: "Miniatures" }).click();
  await page.locator(".packbox", { hasText: "100 points" }).first().waitFor();
  await page.locator(".area-foes .picks input").first().check();
  await page.locator(".go").click();
  await nextQuestion(page);
  await stopClock(page);
  const told = page.locator(".mn-look [aria-live]");

  // What cannot be done now stands with its reason and its rule.
  await untilAsked(page, /^What does/);
  const reasons = page.locator(".mn-reasons");
  await reasons.waitFor();
  expect(await reasons.textContent()).toMatch(/Attack: .+§ mn\./);

  // What was chosen from the menu costs nothing before its way is: Back leads to the menu.
  await untilAsked(page, /^Where does/);
  await page.locator(".ask .aside", { hasText: "Back" }).click();
  expect((await nextQuestion(page)).question).toMatch(/^What does/);

  // A movement: its costs are lit, and the way that the pointer is over is drawn before it is confirmed.
  await untilAsked(page, /^Where does/);
  expect(await page.locator(".board-drawing .costs text").count()).toBeGreaterThan(8);
  const square = await squareOffered(page, /Go to [a-z]+\d+: \d+ squares of movement/);
  if (square === null) throw new Error("nowhere to go");
  // Where nothing is told lies no paper; it comes with the words, and the card beside it stays where it is.
  const empty = await lookPaper(page);
  expect(empty.paper).toBe("none rgba(0, 0, 0, 0)");
  await heard(page, "pointermove", () => page.mouse.move(square.x, square.y));
  await page.locator(".board-drawing .path").first().waitFor();
  expect(await told.textContent()).toContain(square.words.split(":")[0]);
  const full = await lookPaper(page);
  expect(full.paper).not.toBe(empty.paper);
  expect(full.card).toBe(empty.card);
  expect(await told.textContent()).toMatch(/\d+ squares of movement\./);

  // An attack: every target with its chance and its parts, on its piece and beside the question.
  const aimed = await untilAsked(page, /^At whom/);
  expect(aimed.options.every((option) => /\d+%/.test(option))).toBe(true);
  const chance = (await page.locator(".board-label.small").first().textContent()) ?? "";
  expect(chance).toMatch(/^\d+%$/);
  expect(await page.locator(".mn-rows").textContent()).toContain(chance);
  expect(await page.locator(".mn-rows small").first().textContent()).toMatch(/^\+\d+ against .+ on the die$/);

  // The sight tool says whether two squares see each other, and draws the line.
  const first = await squareOffered(page, /^a1:/);
  const second = await squareOffered(page, /^[b-h][2-9]: floor$/);
  if (first === null || second === null) throw new Error("no squares in sight");
  await heard(page, "pointermove", () => page.mouse.move(first.x, first.y));
  await heard(page, "keyup", () => page.keyboard.press("s"));
  await heard(page, "pointerup", () => page.mouse.click(second.x, second.y));
  await page.locator(".board-drawing .sight").first().waitFor();
  expect(await page.locator(".tool-band").textContent()).toMatch(/a1 to .+ squares?: (sight|in sight|line|neither)/);
  expect(complaints).toEqual([]);
});
