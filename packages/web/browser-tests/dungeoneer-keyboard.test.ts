import { expect, test } from "vitest";
import { open, stopClock } from "./browser.ts";
import { isWhere, wished } from "./dungeoneer-play.ts";
import { keysOn } from "./keyboard.ts";
import { nextQuestion, squareOffered } from "./play.ts";

/** So many spaces and places are gone to over the map, by arrows; the rest by digits. */
const BY_ARROWS = { spaces: 3, cells: 3 } as const;

test("a whole game of Dungeoneer for two, by keyboard alone", async () => {
  const { page, complaints } = await open({ at: "?pace=off&seed=cellar&lang=en", width: 1440, height: 900 });
  const keys = keysOn(page);
  await page.locator(".go").waitFor();
  await keys.begin("Dungeoneer", page.locator(".packbox", { hasText: "hero is dealt" }).first());
  let onPage = await nextQuestion(page);
  await stopClock(page);
  const gone = { spaces: 0, cells: 0 };
  for (let presses = 0; !onPage.over && presses < 900; presses++) {
    const kind = isWhere(onPage) ? "cells" : "spaces";
    const wanted = kind === "cells" ? /^a card may be laid here/ : /; Go to .*/;
    const offered = gone[kind] < BY_ARROWS[kind] ? await squareOffered(page, wanted) : null;
    if (offered === null) await keys.press(String(Math.min(wished(onPage, presses), 8) + 1));
    else {
      // The map's own way: to the grid, along its places to one in the light, Enter.
      const there = await keys.walkTo(offered);
      expect([there.column, there.row]).toEqual([offered.column, offered.row]);
      expect(there.words).toMatch(wanted);
      await keys.press("Enter");
      gone[kind] += 1;
    }
    onPage = await nextQuestion(page);
  }
  expect(onPage.over).toBe(true);
  expect(gone).toEqual(BY_ARROWS);
  expect(await page.locator(".verdict").textContent()).toMatch(/wins/);
  expect(complaints).toEqual([]);
});
