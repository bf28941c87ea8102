import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { open } from "./browser.ts";
import { type Fingers, fingersOn } from "./fingers.ts";
import { boardPlace, chooseFirstGame, nextQuestion, squareOffered, wish } from "./play.ts";

const PHONE = { width: 390, height: 844, touch: true };

interface Spot {
  readonly x: number;
  readonly y: number;
}

async function middleOf(locator: Locator): Promise<Spot> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("it is not on the page");
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 30) };
}

async function beginByTap(page: Page): Promise<Fingers> {
  await chooseFirstGame(page);
  await page.locator(".go").tap();
  await nextQuestion(page);
  return fingersOn(page);
}

/** A square that is offered, once the board has come to rest with it in sight. */
async function squareInSight(page: Page, words: RegExp): Promise<Spot> {
  let before: Spot | null = null;
  for (let looks = 0; looks < 30; looks++) {
    const square: Spot | null = await squareOffered(page, words);
    if (square !== null && square.x === before?.x && square.y === before.y) return square;
    before = square;
    await page.waitForTimeout(150);
  }
  throw new Error(`no square of ${words.source} is in sight`);
}

/** Answers by the buttons of the question, tapped, until it is one of these. */
async function tapOn(page: Page, wanted: RegExp, most = 60): Promise<boolean> {
  for (let taps = 0; taps < most; taps++) {
    const onPage = await nextQuestion(page);
    if (onPage.over) return false;
    if (wanted.test(onPage.question)) return true;
    await page.locator(".ask .opt:not(.off)").nth(wish(onPage)).tap();
  }
  return false;
}

/** How many pixels of the page a square of the battlefield takes. */
async function cellSize(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector(".square-cell")?.getBoundingClientRect().width ?? 0);
}

async function gridLeft(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector(".square-grid")?.getBoundingClientRect().left ?? 0);
}

describe("at a phone, by touch alone", () => {
  test("a game is played by tap: deploying, activating, moving, striking, passing", { timeout: 300_000 }, async () => {
    const { page, complaints } = await open({ at: "?pace=off&seed=touch&lang=en", ...PHONE });
    const fingers = await beginByTap(page);
    const boards = new Set<string>();
    const done = { deployed: false, activated: false, moved: false, struck: false, passed: false };
    // By its stops this seat may never be asked in a window; whoever holds is asked in every one.
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("button", { name: "Hold: ask me in every window" }).tap();
    await page.locator("dialog").getByRole("button", { name: "Close" }).tap();
    for (let taps = 0; taps < 400 && Object.values(done).includes(false); taps++) {
      const onPage = await nextQuestion(page);
      if (onPage.over) break;
      boards.add(await boardPlace(page));
      const { question } = onPage;
      if (!done.deployed && /^Where does .* stand/.test(question)) {
        // A tap on a square points at it; the question's first button then gives it.
        await fingers.tap(await squareInSight(page, /[a-z] to [a-z]+\d+/));
        await page
          .locator(".ask .opt")
          .filter({ hasText: / to [a-z]+\d/ })
          .first()
          .tap();
        done.deployed = true;
        continue;
      }
      if (!done.moved && /^What does/.test(question)) {
        if ((await squareOffered(page, /Move to/)) !== null) {
          await fingers.tap(await squareInSight(page, /Move to/));
          await page
            .locator(".ask .opt")
            .filter({ hasText: /^Move to/ })
            .first()
            .tap();
          done.moved = true;
          continue;
        }
      }
      const pass = onPage.options.findIndex((one) => /^(Let it come|Pass)/.test(one));
      // Whoever cowers at every blow soon has no game left in which to do the rest.
      const stand = onPage.options.findIndex((one) => /^Stand/.test(one));
      const place = pass >= 0 ? pass : stand >= 0 ? stand : wish(onPage);
      const option = onPage.options[place] ?? "";
      if (/^Activate/.test(option)) done.activated = true;
      if (/^(Strike|Shoot): /.test(option)) done.struck = true;
      if (/^(Let it come|Pass)/.test(option)) done.passed = true;
      await page.locator(".ask .opt:not(.off)").nth(place).tap();
    }
    expect([...boards]).toHaveLength(1);
    expect(done).toEqual({ deployed: true, activated: true, moved: true, struck: true, passed: true });
    expect(complaints).toEqual([]);
  });

  test("a card held is read large and not played; a tap plays it", async () => {
    const { page } = await open({ at: "?pace=off&seed=hold&lang=en", ...PHONE });
    const fingers = await beginByTap(page);
    expect(await tapOn(page, /^Whom do you deploy/)).toBe(true);
    const card = page.locator("[data-hand] .card.lit").first();
    const name = (await card.locator(".card-name").textContent()) ?? "";
    await fingers.hold(await middleOf(card), 700);
    expect(await page.locator("dialog .big .card-name").textContent()).toBe(name);
    expect((await nextQuestion(page)).question).toMatch(/^Whom do you deploy/);
    await page.locator("dialog").getByRole("button", { name: "Close" }).tap();
    // Half the time is a tap, and a tap does what the card stands for.
    await fingers.hold(await middleOf(card), 120);
    await page.getByRole("heading", { name: `Where does ${name} stand?` }).waitFor();
    expect(await page.locator("dialog").count()).toBe(0);
  });

  test("a creature held, and a square held, tell all about themselves; a finger that moves reads nothing", async () => {
    const { page } = await open({ at: "?pace=off&seed=pieces&lang=en", ...PHONE });
    const fingers = await beginByTap(page);
    expect(await tapOn(page, /^What does/)).toBe(true);
    const own = await squareInSight(page, /yours, level/);
    await fingers.hold(own, 700);
    await page.locator("dialog .creature-large").waitFor();
    await page.locator("dialog").getByRole("button", { name: "Close" }).tap();
    await fingers.hold(await squareInSight(page, /^[a-z]+\d+, floor\./), 700);
    await page
      .locator("dialog")
      .getByText(/reached by .* hit by/)
      .waitFor();
    await page.locator("dialog").getByRole("button", { name: "Close" }).tap();
    await fingers.drag(own, { x: own.x - 60, y: own.y });
    await page.waitForTimeout(600);
    expect(await page.locator("dialog").count()).toBe(0);
  });

  test("two fingers zoom the board, and one moves it", async () => {
    const { page } = await open({ at: "?pace=off&seed=pinch&lang=en", ...PHONE });
    const fingers = await beginByTap(page);
    const middle = await middleOf(page.locator(".board-window"));
    const [before, left] = [await cellSize(page), await gridLeft(page)];
    await fingers.drag({ x: middle.x + 60, y: middle.y + 60 }, { x: middle.x - 40, y: middle.y + 60 });
    expect(await gridLeft(page)).toBeLessThan(left - 60);
    await fingers.pinch({ x: middle.x, y: middle.y + 60 }, 80, 140);
    expect(await cellSize(page)).toBeGreaterThan(before * 1.4);
    await fingers.pinch({ x: middle.x, y: middle.y + 60 }, 160, 40);
    expect(await cellSize(page)).toBeLessThan(before);
  });

  test("who reaches a square and what is seen from it can be asked without keys", async () => {
    const { page } = await open({ at: "?pace=off&seed=tools&lang=en", ...PHONE });
    const fingers = await beginByTap(page);
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("button", { name: "Sight tool" }).tap();
    const middle = await middleOf(page.locator(".board-window"));
    await fingers.tap({ x: middle.x - 60, y: middle.y + 60 });
    await fingers.tap({ x: middle.x + 60, y: middle.y + 110 });
    await page
      .locator(".tool-band")
      .getByText(/[a-z]\d+ to [a-z]\d+: /)
      .waitFor();
    await page.locator(".tool-band").getByRole("button").tap();
    expect(await page.locator(".tool-band").count()).toBe(0);
  });
});
