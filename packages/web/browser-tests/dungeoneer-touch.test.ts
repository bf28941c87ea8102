import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open, stopClock } from "./browser.ts";
import { isWhere, wished } from "./dungeoneer-play.ts";
import { type Fingers, fingersOn } from "./fingers.ts";
import { atRest, boardPlace, nextQuestion, squareOffered } from "./play.ts";

const PHONE = { width: 390, height: 844, touch: true };

/** A game against the recruit, begun by taps; from then on the page's clock stands. */
async function begin(page: Page): Promise<Fingers> {
  await page.locator(".go").waitFor();
  const fingers = await fingersOn(page);
  await fingers.press(page.locator(".arch", { hasText: "Dungeoneer" }));
  await page.locator(".packbox", { hasText: "hero is dealt" }).first().waitFor();
  await page.locator(".area-foes .picks input").first().check();
  await fingers.press(page.locator(".go"));
  await nextQuestion(page);
  await stopClock(page);
  return fingers;
}

/** How wide a space of the map is, and where the map begins, in pixels. */
const mapNow = (page: Page): Promise<{ readonly cell: number; readonly top: number }> =>
  page.evaluate(() => ({
    cell: document.querySelector("[role=gridcell]")?.getBoundingClientRect().width ?? 0,
    top: document.querySelector(".square-grid")?.getBoundingClientRect().top ?? 0,
  }));

test("turns of Dungeoneer on a phone, by touch alone: cards are laid and ways are gone by taps on the map", async () => {
  const { page, complaints } = await open({ at: "?pace=off&seed=thumb&lang=en", ...PHONE });
  const fingers = await begin(page);
  const boards = new Set<string>();
  const done = { laid: 0, gone: 0 };
  for (let taps = 0; taps < 200 && (done.laid < 2 || done.gone < 3); taps++) {
    const onPage = await nextQuestion(page);
    if (onPage.over) break;
    boards.add(await boardPlace(page));
    const isLaying = isWhere(onPage);
    const wanted = isLaying ? /^a card may be laid here/ : /; Go to .*/;
    const place = isLaying || /^What does your hero/.test(onPage.question) ? await squareOffered(page, wanted) : null;
    if (place === null) {
      const option = page.locator(".ask .opt:not(.off)").nth(wished(onPage, taps));
      await fingers.press(option);
      continue;
    }
    // A tap on a place points at it, or lays out what may be done there; the question's first button then gives it.
    await fingers.tap(place);
    await fingers.press(page.locator(".ask .opt:not(.off)").first());
    done[isLaying ? "laid" : "gone"] += 1;
  }
  expect(done.laid).toBeGreaterThanOrEqual(2);
  expect(done.gone).toBeGreaterThanOrEqual(3);
  expect([...boards]).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test("a finger moves the map of Dungeoneer, two zoom it, and a space held is read", async () => {
  const { page, complaints } = await open({ at: "?pace=off&seed=thumb&lang=en", ...PHONE });
  const fingers = await begin(page);
  const box = await page.locator(".board-window").boundingBox();
  if (box === null) throw new Error("there is no map");
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await atRest(page);
  const before = await mapNow(page);
  await fingers.pinch(middle, 80, 160);
  await atRest(page);
  const near = await mapNow(page);
  expect(near.cell).toBeGreaterThan(before.cell * 1.4);
  // At the beginning the map is one card wide, and higher than its window once it is zoomed.
  await fingers.drag({ x: middle.x, y: middle.y + 40 }, { x: middle.x, y: middle.y - 40 });
  await atRest(page);
  expect((await mapNow(page)).top).toBeLessThan(near.top - 40);
  await fingers.pinch(middle, 200, 40);
  await atRest(page);
  expect((await mapNow(page)).cell).toBeLessThan(near.cell / 1.4);
  const entrance = await squareOffered(page, /^Toll Stair|^Lake Stair/);
  if (entrance === null) throw new Error("the Entrance is not in sight");
  await fingers.hold(entrance, 700);
  await page.locator("dialog .dg-map-large").waitFor();
  await fingers.press(page.locator("dialog").getByRole("button", { name: "Close" }));
  expect(complaints).toEqual([]);
});
