import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open, stopClock } from "./browser.ts";
import { heard } from "./heard.ts";
import { nextQuestion, type OnPage, squareOffered } from "./play.ts";

/** What a bold player presses, the dearest wish first: Quests, then fights, then whatever can be sent or played. */
const WISHES: readonly RegExp[] = [
  /^Quest: /,
  /^(Melee|Magic|Speed) against /,
  / at /,
  /target/,
  /^Play /,
  /^(Force|Brave) /,
  /^Get up/,
  /^Go(…| to )/,
  /^Explore/,
];

/** The place of the option that is wished for; another one now and then, so that nobody goes round in a circle. */
function wished({ options }: OnPage, presses: number): number {
  if (presses % 5 === 4) return (presses * 7) % Math.max(1, options.length);
  for (const wish of WISHES) {
    const place = options.findIndex((option) => wish.test(option));
    if (place >= 0) return place;
  }
  return 0;
}

/** Where the hero goes by a press on the map: to a Quest if it can be reached, else anywhere now and then. */
async function spaceToGo(page: Page, onPage: OnPage, presses: number): ReturnType<typeof squareOffered> {
  if (!/^What does your hero/.test(onPage.question)) return null;
  const quest = await squareOffered(page, /Quest here: .*; Go to .*/);
  return quest ?? (presses % 4 === 0 ? squareOffered(page, /; Go to .*/) : null);
}

/** A place for a card is asked for; which way round, at a place that was pressed already, is answered by a button. */
const isWhere = ({ question, options }: OnPage): boolean =>
  /^Where does/.test(question) && !options.some((option) => /^(as printed|turned by half)/.test(option));

async function setUp(page: Page): Promise<void> {
  await page.locator(".go").waitFor();
  await page.locator(".arch", { hasText: "Dungeoneer" }).click();
  await page.locator(".packbox", { hasText: "hero is dealt" }).first().waitFor();
  await page.locator(".area-foes .picks input").first().check();
}

test("a whole game of Dungeoneer against the computer, by mouse, from the start page to the end", async () => {
  const { page, complaints } = await open({ at: "?pace=off&seed=stair&lang=en", width: 1440, height: 900 });
  await setUp(page);
  await page.locator(".go").click();
  let onPage = await nextQuestion(page);
  await stopClock(page);
  const pressed = { spaces: 0, cells: 0 };
  for (let presses = 0; !onPage.over && presses < 800; presses++) {
    const laid = isWhere(onPage) ? await squareOffered(page, /^a card may be laid here/) : null;
    const space = laid ?? (await spaceToGo(page, onPage, presses));
    if (space === null)
      await page.evaluate(
        (n) => {
          const option = document.querySelectorAll(".ask .opt:not(.off)")[n];
          if (option instanceof HTMLElement) option.click();
        },
        wished(onPage, presses),
      );
    else {
      await heard(page, "pointerup", () => page.mouse.click(space.x, space.y));
      pressed[laid === null ? "spaces" : "cells"] += 1;
    }
    onPage = await nextQuestion(page);
  }
  expect(onPage.over).toBe(true);
  expect(pressed.spaces).toBeGreaterThan(0);
  expect(pressed.cells).toBeGreaterThan(0);
  expect(await page.locator(".verdict").textContent()).toMatch(/wins/);
  expect(await page.locator(".verdict .rule").textContent()).toContain("dg.overview.");
  await page.getByRole("button", { name: "− turn" }).click();
  await page.getByRole("button", { name: "Verify the luck" }).click();
  await page.getByText(/results of chance verified/).waitFor();
  expect(complaints).toEqual([]);
});
