import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open } from "./browser.ts";
import { nextQuestion } from "./play.ts";

/** Letters that are wider than the page's own, as before those have arrived, or where the reader wants larger ones. */
const WIDE = "* { font-family: monospace !important; letter-spacing: 0.5px !important; }";

/** How far the page, or anything in its bar, runs over the edge. */
async function over(page: Page): Promise<number> {
  await page.addStyleTag({ content: WIDE });
  return page.evaluate(() => {
    const rights = [...document.querySelectorAll(".top *")].map((one) => one.getBoundingClientRect().right);
    return Math.floor(Math.max(document.documentElement.scrollWidth, ...rights) - innerWidth);
  });
}

/** A page of each kind and of each game, and what stands on it when it is there. */
const PAGES = {
  "": ".packbox",
  "#/help": ".ledger-entry",
  "#/cards": ".card-grid .card",
  "#/miniatures/old-cards": ".mn-old textarea",
  "#/dungeoneer/cards": ".dg-shelf",
} as const;

test.each([320, 390])("with wide letters nothing runs off a page %i wide, in Russian", async (width) => {
  for (const [at, last] of Object.entries(PAGES)) {
    const { page } = await open({ at: `?lang=ru&pace=off&seed=wide${at}`, width, height: 844 });
    await page.locator(last).first().waitFor();
    expect(await over(page), at).toBeLessThanOrEqual(0);
  }
});

test.each([0, 1, 2])(
  "with wide letters the bar of the table of game %i keeps on the page, in Russian",
  async (game) => {
    const { page } = await open({ at: "?lang=ru&pace=off&seed=wide", width: 390, height: 844 });
    await page.locator(".go").waitFor();
    // The first is chosen already; another press would enter it.
    if (game > 0) await page.locator(".arch").nth(game).click();
    await page.locator(".packbox").first().waitFor();
    await page.locator(".area-foes .picks input").first().check();
    await page.locator(".go").click();
    await nextQuestion(page);
    expect(await over(page)).toBeLessThanOrEqual(0);
  },
);
