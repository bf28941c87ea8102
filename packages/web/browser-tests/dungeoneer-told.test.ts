import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open } from "./browser.ts";
import { isWhere } from "./dungeoneer-play.ts";
import { heard } from "./heard.ts";
import { nextQuestion, type OnPage } from "./play.ts";

/** A game of Dungeoneer at the first question that is so, by first answers. */
async function playTo(page: Page, wanted: (onPage: OnPage) => boolean): Promise<OnPage> {
  await page.locator(".go").waitFor();
  await page.locator(".arch", { hasText: "Dungeoneer" }).click();
  await page.locator(".packbox", { hasText: "hero is dealt" }).first().waitFor();
  await page.locator(".area-foes .picks input").first().check();
  await page.locator(".go").click();
  let onPage = await nextQuestion(page);
  for (let presses = 0; presses < 60 && !wanted(onPage); presses++) {
    await heard(page, "click", () => page.locator(".ask .opt:not(.off)").first().click());
    onPage = await nextQuestion(page);
  }
  expect(wanted(onPage)).toBe(true);
  return onPage;
}

test("undo that stops says what was shown and by which rule; the laying of a card that lay open is taken back", async () => {
  const { page, complaints } = await open({ at: "?pace=off&seed=stair&lang=en", width: 1366, height: 768 });
  const { question } = await playTo(page, isWhere);
  const card = /^Where does (.*) go\?$/.exec(question)?.[1] ?? "";
  // On a low screen too the log has room for some lines (no less than four of its smallest).
  const log = await page.locator(".area-log .log-scroll").boundingBox();
  expect(log?.height).toBeGreaterThan(72);
  await page.getByRole("button", { name: "Undo stops here: something was shown" }).click();
  const told = page.locator(".stopping li");
  expect(await told.allTextContents()).toEqual([expect.stringContaining(`turns over ${card}.`)]);
  await told.locator(".rule", { hasText: "dg.build.draw-place" }).click();
  await page.getByRole("heading", { name: "Rules", exact: true }).waitFor();
  await page.keyboard.press("Escape");
  // A place and, where it fits both ways, which way round; then all that is taken back.
  await heard(page, "click", () => page.locator(".ask .opt:not(.off)").first().click());
  await nextQuestion(page);
  if ((await page.locator(".ask h2").textContent()) === question)
    await heard(page, "click", () => page.locator(".ask .opt:not(.off)").first().click());
  await page.locator(".ask h2", { hasText: "What does your hero do?" }).waitFor();
  await page.getByRole("button", { name: "Undo your last answer" }).click();
  await page.locator(".ask h2", { hasText: question }).waitFor();
  expect(complaints).toEqual([]);
});

test("the game so far is looked through as one could see it, and goes on where it waited", async () => {
  const { page, complaints } = await open({ at: "?pace=off&seed=stair&lang=en", width: 1440, height: 900 });
  const before = await playTo(page, ({ question }) => question === "What do you put away?");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Look back at the game so far" }).click();
  await page.getByRole("heading", { name: "The game so far" }).waitFor();
  // One's own cards are named; how many the computer drew is all that is told of its own.
  const steps = await page.locator(".log.steps li").allTextContents();
  expect(steps.filter((line) => /^Bell Ringer draws/.test(line))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Bell Ringer draws \d cards?\./)]),
  );
  expect(steps.some((line) => /^Wick-Bearer draws.*Lamp Out/.test(line))).toBe(true);
  await page.getByRole("button", { name: "First" }).click();
  await page.getByText(/^move 0 of \d+$/).waitFor();
  // Nothing can be given up here, and nothing is answered.
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await page.getByRole("button", { name: "Resign" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Back to the game" }).click();
  await page.locator(".ask h2", { hasText: before.question }).waitFor();
  expect(await nextQuestion(page)).toEqual(before);
  // Escape closes a sheet that lies open there, and then leads back as the button does.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Look back at the game so far" }).click();
  await page.getByRole("heading", { name: "The game so far" }).waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("dialog.sheet").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog.sheet").waitFor({ state: "detached" });
  await page.getByRole("heading", { name: "The game so far" }).waitFor();
  await page.keyboard.press("Escape");
  expect(await nextQuestion(page)).toEqual(before);
  expect(complaints).toEqual([]);
});
