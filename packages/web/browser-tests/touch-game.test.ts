import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { open, stopClock } from "./browser.ts";
import { type Fingers, fingersOn, type Spot } from "./fingers.ts";
import {
  atRest,
  boardPlace,
  chooseFirstGame,
  nextQuestion,
  type OnPage,
  type SquareInSight,
  squareOffered,
  wish,
} from "./play.ts";

const PHONE = { width: 390, height: 844, touch: true };

async function middleOf(locator: Locator): Promise<Spot> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("it is not on the page");
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 30) };
}

async function beginByTap(page: Page): Promise<Fingers> {
  await chooseFirstGame(page);
  const fingers = await fingersOn(page);
  await fingers.press(page.locator(".go"));
  await nextQuestion(page);
  // How long a finger rests is told by the tests, not by the machine.
  await stopClock(page);
  return fingers;
}

async function squareInSight(page: Page, words: RegExp): Promise<SquareInSight> {
  const square = await squareOffered(page, words);
  if (square === null) throw new Error(`no square of ${words.source} is in sight`);
  return square;
}

/** The button at such a place among those that may be pressed. */
const option = (page: Page, place: number): Locator => page.locator(".ask .opt:not(.off)").nth(place);

/** Answers by the buttons of the question, tapped, until it is one of these. */
async function tapOn(page: Page, fingers: Fingers, wanted: RegExp): Promise<OnPage> {
  for (;;) {
    const onPage = await nextQuestion(page);
    if (wanted.test(onPage.question)) return onPage;
    if (onPage.over) throw new Error(`the game is over, and ${wanted.source} was not asked`);
    await fingers.press(option(page, wish(onPage)));
  }
}

/** How many pixels of the page a square of the battlefield takes. */
async function cellSize(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector(".square-cell")?.getBoundingClientRect().width ?? 0);
}

async function gridLeft(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector(".square-grid")?.getBoundingClientRect().left ?? 0);
}

describe("at a phone, by touch alone", () => {
  test("a game is played by tap: deploying, activating, moving, striking, passing", async () => {
    const { page, complaints } = await open({ at: "?pace=off&seed=touch&lang=en", ...PHONE });
    const fingers = await beginByTap(page);
    const boards = new Set<string>();
    const done = { deployed: false, activated: false, moved: false, struck: false, passed: false };
    // By its stops this seat may never be asked in a window; whoever holds is asked in each that they could answer.
    await fingers.press(page.getByRole("button", { name: "Menu" }));
    await fingers.press(page.getByRole("button", { name: "Hold: ask me in every window" }));
    await fingers.press(page.locator("dialog").getByRole("button", { name: "Close" }));
    while (Object.values(done).includes(false)) {
      const onPage = await nextQuestion(page);
      if (onPage.over) break;
      boards.add(await boardPlace(page));
      const { question } = onPage;
      if (!done.deployed && /^Where does .* stand/.test(question)) {
        // A tap on a square points at it; the question's first button then gives it.
        const square = await squareInSight(page, /[a-z] to [a-z]+\d+/);
        await fingers.tap(square);
        await fingers.press(page.locator(".ask .opt").first().filter({ hasText: square.words }));
        done.deployed = true;
        continue;
      }
      const square = !done.moved && /^What does/.test(question) ? await squareOffered(page, /Move to [a-z]+\d+/) : null;
      if (square !== null) {
        await fingers.tap(square);
        await fingers.press(page.locator(".ask .opt").first().filter({ hasText: square.words }));
        done.moved = true;
        continue;
      }
      const pass = onPage.options.findIndex((one) => /^(Let it come|Pass)/.test(one));
      // Whoever cowers at every blow soon has no game left in which to do the rest.
      const stand = onPage.options.findIndex((one) => /^Stand/.test(one));
      const place = pass >= 0 ? pass : stand >= 0 ? stand : wish(onPage);
      const words = onPage.options[place] ?? "";
      if (/^Who acts/.test(question) && !/^End/.test(words)) done.activated = true;
      if (/^(Strike|Shoot): /.test(words)) done.struck = true;
      if (/^(Let it come|Pass)/.test(words)) done.passed = true;
      await fingers.press(option(page, place));
    }
    expect([...boards]).toHaveLength(1);
    expect(done).toEqual({ deployed: true, activated: true, moved: true, struck: true, passed: true });
    expect(complaints).toEqual([]);
  });

  test("a card held is read large and not played; a tap plays it", async () => {
    const { page } = await open({ at: "?pace=off&seed=hold&lang=en", ...PHONE });
    const fingers = await beginByTap(page);
    await tapOn(page, fingers, /^Whom do you deploy/);
    const card = page.locator("[data-hand] .card.lit").first();
    const name = (await card.locator(".card-name").textContent()) ?? "";
    await fingers.hold(await middleOf(card), 700);
    expect(await page.locator("dialog .big .card-name").textContent()).toBe(name);
    expect((await nextQuestion(page)).question).toMatch(/^Whom do you deploy/);
    await fingers.press(page.locator("dialog").getByRole("button", { name: "Close" }));
    // Half the time is a tap, and a tap does what the card stands for.
    await fingers.hold(await middleOf(card), 120);
    await page.getByRole("heading", { name: `Where does ${name} stand?` }).waitFor();
    expect(await page.locator("dialog").count()).toBe(0);
  });

  test("a creature held, and a square held, tell all about themselves; a finger that moves reads nothing", async () => {
    const { page } = await open({ at: "?pace=off&seed=pieces&lang=en", ...PHONE });
    const fingers = await beginByTap(page);
    await tapOn(page, fingers, /^What does/);
    const own = await squareInSight(page, /yours, level/);
    await fingers.hold(own, 700);
    await page.locator("dialog .creature-large").waitFor();
    await fingers.press(page.locator("dialog").getByRole("button", { name: "Close" }));
    await fingers.hold(await squareInSight(page, /^[a-z]+\d+, floor\./), 700);
    await page
      .locator("dialog")
      .getByText(/reached by .* hit by/)
      .waitFor();
    await fingers.press(page.locator("dialog").getByRole("button", { name: "Close" }));
    await fingers.drag(own, { x: own.x - 60, y: own.y }, 700);
    await atRest(page);
    expect(await page.locator("dialog").count()).toBe(0);
  });

  test("two fingers zoom the board, and one moves it", async () => {
    const { page } = await open({ at: "?pace=off&seed=pinch&lang=en", ...PHONE });
    const fingers = await beginByTap(page);
    const middle = await middleOf(page.locator(".board-window"));
    await atRest(page);
    const [before, left] = [await cellSize(page), await gridLeft(page)];
    await fingers.drag({ x: middle.x + 60, y: middle.y + 60 }, { x: middle.x - 40, y: middle.y + 60 });
    await atRest(page);
    expect(await gridLeft(page)).toBeLessThan(left - 60);
    await fingers.pinch({ x: middle.x, y: middle.y + 60 }, 80, 140);
    await atRest(page);
    expect(await cellSize(page)).toBeGreaterThan(before * 1.4);
    await fingers.pinch({ x: middle.x, y: middle.y + 60 }, 160, 40);
    await atRest(page);
    expect(await cellSize(page)).toBeLessThan(before);
  });

  test("who reaches a square and what is seen from it can be asked without keys", async () => {
    const { page } = await open({ at: "?pace=off&seed=tools&lang=en", ...PHONE });
    const fingers = await beginByTap(page);
    await fingers.press(page.getByRole("button", { name: "Menu" }));
    await fingers.press(page.getByRole("button", { name: "Sight tool" }));
    await page.locator(".tool-band").waitFor();
    await atRest(page);
    const middle = await middleOf(page.locator(".board-window"));
    await fingers.tap({ x: middle.x - 60, y: middle.y + 60 });
    await fingers.tap({ x: middle.x + 60, y: middle.y + 110 });
    await page
      .locator(".tool-band")
      .getByText(/[a-z]\d+ to [a-z]\d+: /)
      .waitFor();
    await fingers.press(page.locator(".tool-band").getByRole("button"));
    await page.locator(".tool-band").waitFor({ state: "detached" });
  });
});
