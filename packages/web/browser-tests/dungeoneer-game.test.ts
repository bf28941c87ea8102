import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open, stopClock } from "./browser.ts";
import { isWhere, wished } from "./dungeoneer-play.ts";
import { heard } from "./heard.ts";
import { nextQuestion, type OnPage, squareOffered } from "./play.ts";

/** Where the hero goes by a press on the map: to a Quest if it can be reached, else anywhere now and then. */
async function spaceToGo(page: Page, onPage: OnPage, presses: number): ReturnType<typeof squareOffered> {
  if (!/^What does your hero/.test(onPage.question)) return null;
  const quest = await squareOffered(page, /Quest here: .*; Go to .*/);
  return quest ?? (presses % 4 === 0 ? squareOffered(page, /; Go to .*/) : null);
}

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
