import { expect, test } from "vitest";
import { open } from "./browser.ts";
import { boardPlace, nextQuestion, startPage } from "./play.ts";

test("on a phone a question is as tall as what it says, and the board keeps its place", async () => {
  const { page, complaints } = await open({ at: "?pace=off&seed=looks&lang=en", width: 390, height: 844, touch: true });
  await startPage(page);
  await page.locator(".arch", { hasText: "Miniatures" }).click();
  await page.locator(".packbox", { hasText: "100 points" }).first().waitFor();
  await page.locator(".area-foes .picks input").nth(2).check();
  await page.locator(".go").click();
  const boards = new Set<string>();
  const heights = new Set<number>();
  for (let n = 0; n < 60; n++) {
    const { options } = await nextQuestion(page);
    boards.add(await boardPlace(page));
    const { height, spare } = await page.evaluate(() => {
      const paper = document.querySelector(".ask.paper");
      const foot = [...(paper?.children ?? [])].filter((part) => !part.matches(".goes-on")).at(-1);
      const bottom = (part: Element | null | undefined): number => part?.getBoundingClientRect().bottom ?? 0;
      return { height: paper?.clientHeight ?? 0, spare: bottom(paper) - bottom(foot) };
    });
    heights.add(height);
    // No more than the paper's own edge lies below its last answer.
    expect(spare).toBeLessThan(20);
    const wishes = [/^Attack: /, /^Move(?! twice)/, /^Go to /, / to [a-z]+\d+/, /^Done/, /^End the turn/];
    const place = wishes.map((wish) => options.findIndex((option) => wish.test(option))).find((one) => one >= 0) ?? 0;
    await page.evaluate((at) => {
      const option = document.querySelectorAll(".ask .opt:not(.off)")[at];
      if (option instanceof HTMLElement) option.click();
    }, place);
  }
  expect(boards.size).toBe(1);
  expect(heights.size).toBeGreaterThan(2);
  expect(complaints).toEqual([]);
});
