import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { seriousFaults } from "./axe.ts";
import { open } from "./browser.ts";
import { heard } from "./heard.ts";
import { nextQuestion, startPage } from "./play.ts";

async function begin(page: Page): Promise<void> {
  await startPage(page);
  await page.locator(".go").click();
  await nextQuestion(page);
}

/** Pages beside the table, and what stands on each of them last, when all that it fetches is there. */
const PAGES = { cards: ".card-grid .card", warband: ".counter", tiles: ".tile-sheet", help: ".ledger-entry" } as const;
const NAMES = ["cards", "warband", "tiles", "help"] as const;

describe("axe finds nothing serious", () => {
  test("on the start page", async () => {
    const { page } = await open({ at: "?lang=en" });
    await startPage(page);
    expect(await seriousFaults(page)).toEqual([]);
  });

  test.each(NAMES)("on the page of %s", async (name) => {
    const { page, complaints } = await open({ at: `?lang=en#/${name}` });
    await page.locator(PAGES[name]).first().waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("at the table, and at its end", async () => {
    const { page } = await open({ at: "?lang=en&pace=off&seed=axe", width: 1440, height: 900 });
    await begin(page);
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Yes, resign" }).click();
    await page.locator(".replay-layout").waitFor();
    expect(await seriousFaults(page)).toEqual([]);
  });
});

test("a game in progress survives a reload, and can be gone on with from the start page", async () => {
  const { page, complaints } = await open({ at: "?lang=en&pace=off&seed=reload", width: 1440, height: 900 });
  await begin(page);
  await heard(page, "click", () => page.locator(".ask .opt").first().click());
  const before = await nextQuestion(page);
  await page.reload();
  expect(await nextQuestion(page)).toEqual(before);
  await page.getByRole("button", { name: /Undercroft/ }).click();
  await page.locator(".resume").click();
  expect(await nextQuestion(page)).toEqual(before);
  expect(complaints).toEqual([]);
});

test("the page of tiles shows every tile with both its faces, and what the signs mean", async () => {
  const { page, complaints } = await open({ at: "?lang=en#/tiles", width: 1440, height: 900 });
  await page.locator(".tile-sheet").first().waitFor();
  const sheets = page.locator(".tile-sheet");
  expect(await sheets.count()).toBe(await page.locator(".tile-choice button").count());
  expect(await sheets.locator(".tile-picture .terrain").count()).toBe(2 * (await sheets.count()));
  await page.locator(".tile-choice button").first().click();
  await page.getByText("may lie here").first().waitFor();
  await page.locator(".terrain-legend li", { hasText: "Difficult ground." }).locator(".rule").click();
  await page.getByRole("heading", { name: "Rules of Dungeon Command" }).waitFor();
  expect(complaints).toEqual([]);
});

test("whoever watches computers sees the hand of whose turn it is, and has nothing to undo", async () => {
  const { page, complaints } = await open({ at: "?lang=en&pace=slow&seed=watch", width: 1440, height: 900 });
  await startPage(page);
  await page.locator(".area-foes .picks input").last().check();
  await page.locator(".go").click();
  await page
    .getByRole("region", { name: /^Hand of / })
    .locator(".card")
    .first()
    .waitFor();
  expect(await page.getByRole("button", { name: /Undo/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test("a damaged save is told, kept and offered as a file", async () => {
  const { page } = await open({ at: "?lang=en" });
  await page.evaluate(() => localStorage.setItem("undercroft/table/bad", '{"info":'));
  await page.goto(`${page.url().split("#")[0]}#/table/bad`);
  await page.getByRole("heading", { name: "This game cannot be read" }).waitFor();
  await page.getByRole("button", { name: "Save it to a file as it is" }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("undercroft/table/bad"))).not.toBeNull();
});

test("the page speaks Russian at a press, on the table too", async () => {
  const { page, complaints } = await open({ at: "?pace=off&seed=ru", width: 1440, height: 900 });
  await startPage(page);
  await page.getByRole("button", { name: "Русский" }).click();
  await page.getByRole("heading", { name: "Во что играем?" }).waitFor();
  await page.locator(".go").click();
  await nextQuestion(page);
  const text = await page.locator("main").textContent();
  expect(text).not.toMatch(/\b(?:ask|turn|log|deploy|stack|seat|phase)\.[a-z]/);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("ru");
  expect(complaints).toEqual([]);
});

test.each([
  [390, 844],
  [1024, 768],
  [1440, 900],
])("nothing runs off the page at %i by %i", async (width, height) => {
  const { page } = await open({ at: "?lang=en&pace=off&seed=size", width, height });
  await startPage(page);
  const over = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await over()).toBeLessThanOrEqual(0);
  const start = page.url();
  // The longer words of Russian are the harder ones to fit.
  for (const name of NAMES) {
    await page.goto("about:blank");
    await page.goto(`${start.replace("lang=en", "lang=ru").split("#")[0]}#/${name}`);
    await page.locator(PAGES[name]).first().waitFor();
    expect(await over(), name).toBeLessThanOrEqual(0);
  }
  await page.goto(start);
  await begin(page);
  expect(await over()).toBeLessThanOrEqual(0);
});
