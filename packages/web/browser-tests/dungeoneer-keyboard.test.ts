import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open, stopClock } from "./browser.ts";
import { isWhere, wished } from "./dungeoneer-play.ts";
import { heard } from "./heard.ts";
import { nextQuestion, squareOffered } from "./play.ts";

/** Where the focus is on the map, and what is heard there. */
interface Focused {
  readonly column: number;
  readonly row: number;
  readonly words: string;
}

async function focused(page: Page): Promise<Focused> {
  const cell = page.locator("[role=gridcell]:focus");
  return {
    column: Number(await cell.getAttribute("data-x")),
    row: Number(await cell.getAttribute("data-y")),
    words: (await cell.getAttribute("aria-label")) ?? "",
  };
}

/** So many spaces and places are gone to over the map, by arrows; the rest by digits. */
const BY_ARROWS = { spaces: 3, cells: 3 } as const;

test("a whole game of Dungeoneer for two, by keyboard alone", async () => {
  const { page, complaints } = await open({ at: "?pace=off&seed=lamp&lang=en", width: 1440, height: 900 });
  const press = (key: string): Promise<void> => heard(page, "keyup", () => page.keyboard.press(key));
  const tabTo = async (selector: string, words = ""): Promise<void> => {
    for (let i = 0; i < 120; i++) {
      await press("Tab");
      const there = await page.evaluate(
        ([wanted, said]) => {
          const { activeElement } = document;
          return activeElement?.matches(wanted) === true && (activeElement.textContent ?? "").includes(said);
        },
        [selector, words] as const,
      );
      if (there) return;
    }
    throw new Error(`Tab never reaches ${selector}`);
  };
  const steps = async (many: number, on: string, back: string): Promise<void> => {
    for (let step = 0; step < Math.abs(many); step++) await press(many > 0 ? on : back);
  };
  await page.locator(".go").waitFor();
  await tabTo(".arch", "Dungeoneer");
  await press("Enter");
  await page.locator(".packbox", { hasText: "hero is dealt" }).first().waitFor();
  await tabTo(".area-foes .picks input");
  await press("ArrowUp");
  await tabTo(".go");
  await press("Enter");
  let onPage = await nextQuestion(page);
  await stopClock(page);
  const gone = { spaces: 0, cells: 0 };
  for (let presses = 0; !onPage.over && presses < 900; presses++) {
    const kind = isWhere(onPage) ? "cells" : "spaces";
    const wanted = kind === "cells" ? /^a card may be laid here/ : /; Go to .*/;
    const offered = gone[kind] < BY_ARROWS[kind] ? await squareOffered(page, wanted) : null;
    if (offered === null) await press(String(Math.min(wished(onPage, presses), 8) + 1));
    else {
      // The map's own way: to the grid, along its places to one in the light, Enter.
      await press("b");
      const { column, row } = await focused(page);
      await steps(offered.column - column, "ArrowRight", "ArrowLeft");
      await steps(offered.row - row, "ArrowDown", "ArrowUp");
      const there = await focused(page);
      expect([there.column, there.row]).toEqual([offered.column, offered.row]);
      expect(there.words).toMatch(wanted);
      await press("Enter");
      gone[kind] += 1;
    }
    onPage = await nextQuestion(page);
  }
  expect(onPage.over).toBe(true);
  expect(gone).toEqual(BY_ARROWS);
  expect(await page.locator(".verdict").textContent()).toMatch(/wins/);
  expect(complaints).toEqual([]);
});
