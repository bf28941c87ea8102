import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open } from "./browser.ts";
import { wished } from "./dungeoneer-play.ts";
import { heard } from "./heard.ts";
import { nextQuestion, type OnPage, squareOffered } from "./play.ts";

/** A game against the recruit. */
async function begin(page: Page): Promise<void> {
  await page.locator(".go").waitFor();
  await page.locator(".arch", { hasText: "Dungeoneer" }).click();
  await page.locator(".packbox", { hasText: "hero is dealt" }).first().waitFor();
  await page.locator(".area-foes .picks input").first().check();
  await page.locator(".go").click();
}

const isAct = ({ question }: OnPage): boolean => question === "What does your hero do?";

/** Answers as a bold player does, up to the first question that is so. */
async function playTo(page: Page, wanted: (onPage: OnPage) => boolean): Promise<OnPage> {
  let onPage = await nextQuestion(page);
  for (let presses = 0; presses < 90 && !wanted(onPage); presses++) {
    const place = wished(onPage, presses);
    await heard(page, "click", () => page.locator(".ask .opt:not(.off)").nth(place).click());
    onPage = await nextQuestion(page);
  }
  expect(wanted(onPage)).toBe(true);
  return onPage;
}

/** Where the hand begins, from the left. */
const handBegins = async (page: Page): Promise<number> => (await page.locator(".area-hand").boundingBox())?.x ?? -1;

test("on a tablet all is in sight: six answers, the texts of a hand that keeps its place, why a space is not gone to; on a low screen, that there is more below", async () => {
  const { page, complaints } = await open({ at: "?pace=off&seed=cellar&lang=en", width: 1024, height: 768 });
  await begin(page);
  await playTo(page, (onPage) => isAct(onPage) && onPage.options.length < 5);
  const begins = await handBegins(page);
  await playTo(page, (onPage) => isAct(onPage) && onPage.options.length === 6);
  // However many answers there are, the hand stays where it was.
  expect(await handBegins(page)).toBe(begins);
  const paper = await page.locator(".ask").boundingBox();
  const end = await page.locator(".ask .opt", { hasText: "End the hero’s part" }).boundingBox();
  if (paper === null || end === null) throw new Error("the question is not on the page");
  expect(end.y + end.height).toBeLessThanOrEqual(paper.y + paper.height);
  expect(await page.locator(".ask .goes-on").count()).toBe(0);
  // Two lines of thirteen pixels at the least.
  const texts = await page.locator("[data-hand] .card-text").evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(Math.min(...texts)).toBeGreaterThanOrEqual(26);
  // A space too far off: the word why is not covered by the card that is read under the pointer.
  await page.setViewportSize({ width: 1024, height: 1000 });
  const far = await squareOffered(page, /^(?!.*(Go to|Explore|Force|Brave|stands here)).*(room|passage)/);
  if (far === null) throw new Error("every space is in reach");
  await page.mouse.click(far.x, far.y);
  await page.mouse.move(far.x + 3, far.y);
  await page.locator(".tool-band.refusal").waitFor();
  await page.locator(".reader > *").waitFor();
  const [foot, top] = await page.evaluate(() => [
    document.querySelector(".reader > *")?.getBoundingClientRect().bottom ?? Number.NaN,
    document.querySelector(".tool-band.refusal")?.getBoundingClientRect().top ?? Number.NaN,
  ]);
  expect(foot).toBeLessThanOrEqual(top ?? Number.NaN);
  await page.locator(".tool-band.refusal").getByRole("button", { name: "Close" }).click();
  await page.locator(".tool-band.refusal").waitFor({ state: "detached" });
  // What lies beside a large screen's map has no room on a low one, and says so.
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.locator(".area-stack > .goes-on > span").waitFor();
  await page.locator(".area-stack").evaluate((area) => area.scrollTo(0, area.scrollHeight));
  await page.locator(".area-stack > .goes-on").waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
});
