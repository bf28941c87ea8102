import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { seriousFaults } from "./axe.ts";
import { open } from "./browser.ts";
import { fingersOn, type Spot } from "./fingers.ts";
import { heard } from "./heard.ts";
import { nextQuestion, startPage } from "./play.ts";

const EDITOR = "#/miniatures/maps";

/** The cell of a square, by its name. */
const cell = (page: Page, name: string): ReturnType<Page["locator"]> =>
  page.locator(`.square-cell[aria-label^="${name}:"]`);

async function spotOf(page: Page, name: string): Promise<Spot> {
  const box = await cell(page, name).boundingBox();
  if (box === null) throw new Error(`${name} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Draws with the mouse from one square to another, or from a place near one's edge. */
async function drag(page: Page, from: string, to: string, down = 0): Promise<void> {
  const [a, b] = [await spotOf(page, from), await spotOf(page, to)];
  await page.mouse.move(a.x, a.y + down);
  await heard(page, "pointerdown", () => page.mouse.down());
  await heard(page, "pointermove", () => page.mouse.move(b.x, b.y + down));
  await heard(page, "pointerup", () => page.mouse.up());
}

async function take(page: Page, name: string): Promise<void> {
  const brush = page.locator(".brush").getByText(name, { exact: true });
  await heard(page, "click", () => brush.click());
}

/** Waits until a reader would be told such words of a square. */
async function lies(page: Page, name: string, words: string): Promise<void> {
  await page.locator(`.square-cell[aria-label="${name}: ${words}"]`).waitFor();
}

/** Waits until so many things stand against playing on the map. */
async function hindered(page: Page, count: number): Promise<void> {
  const faults = page.locator(".map-check li.hinders");
  // Checked a moment after it is drawn: faults that are mended go, and new ones come.
  await faults.nth(count).waitFor({ state: "detached" });
  if (count > 0) await faults.nth(count - 1).waitFor();
  expect(await faults.count()).toBe(count);
}

/** Areas on both sides, a wood with smoke, walls of all kinds: what a fair map wants. */
async function drawYard(page: Page): Promise<void> {
  await hindered(page, 3);
  await page.locator(".symmetry select").selectOption("turn");
  await page.getByRole("button", { name: "Block" }).click();
  await take(page, "Start area A");
  await drag(page, "a1", "d6");
  await hindered(page, 1);
  await take(page, "Victory area A&B");
  await drag(page, "k9", "l9");
  await hindered(page, 0);
  await take(page, "forest");
  await drag(page, "f8", "g9");
  await page.getByLabel("With what lies there").check();
  await take(page, "smoke");
  await drag(page, "g9", "g9");
  await page.getByRole("button", { name: "Line" }).click();
  await take(page, "Wall, whole square");
  await drag(page, "h1", "h3");
  const half = ((await cell(page, "i3").boundingBox())?.height ?? 0) / 2;
  await take(page, "Wall on an edge");
  await drag(page, "i3", "k3", half - 2);
}

test("a map is drawn by mouse, checked, undone, kept through a reload, and played on", async () => {
  const { page, complaints } = await open({ at: `?lang=en&pace=off&seed=map${EDITOR}`, width: 1440, height: 900 });
  await page.locator(".map-window .terrain").waitFor();
  await drawYard(page);
  await lies(page, "g9", "forest, smoke");
  // What is drawn on one side is drawn on the other, turned by half.
  await lies(page, "p9", "forest, smoke");
  await lies(page, "o17", "wall");
  await lies(page, "i3", "floor, wall on the south");
  await lies(page, "n15", "floor, wall on the north");
  await lies(page, "v17", "floor, start area B");

  await page.getByRole("button", { name: "Undo" }).click();
  await lies(page, "i3", "floor");
  await page.getByRole("button", { name: "Redo" }).click();
  await lies(page, "i3", "floor, wall on the south");

  await page.reload();
  await lies(page, "g9", "forest, smoke");
  await page.locator(".map-panel input").fill("Old yard");
  await page.getByRole("button", { name: "Play on it" }).click();

  await startPage(page);
  await page.locator(".area-where", { hasText: "Old yard" }).waitFor();
  await page.locator(".area-foes .picks input").first().check();
  await page.locator(".go").click();
  const before = await nextQuestion(page);
  expect(await page.getByRole("grid").getAttribute("aria-label")).toContain("22 by 17");
  const wood = page.locator('[role=gridcell][aria-label*="p9: forest, smoke"]');
  await wood.waitFor({ state: "attached" });
  // The battle carries the map itself: it goes on when the map is forgotten.
  await page.evaluate(() => localStorage.removeItem("undercroft/maps"));
  await page.reload();
  expect(await nextQuestion(page)).toEqual(before);
  await wood.waitFor({ state: "attached" });
  expect(complaints).toEqual([]);
});

test("a map is drawn by keys alone, and every square says what lies on it", async () => {
  const { page, complaints } = await open({ at: `?lang=en${EDITOR}`, width: 1440, height: 900 });
  await page.locator(".map-window .terrain").waitFor();
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await cell(page, "a1").focus();
  await press("1", "Shift+ArrowRight", "Shift+ArrowRight", "End", "2", "Space", "5", "ArrowDown", "Enter");
  await lies(page, "a1", "floor, start area A");
  await lies(page, "b1", "floor, start area A");
  await lies(page, "c1", "floor");
  await lies(page, "v1", "floor, start area B");
  await lies(page, "v2", "floor, victory area A&B");
  await hindered(page, 0);
  await press("ArrowLeft", "~", "Space", "Alt+ArrowUp", "\\", "ArrowLeft", "Alt+PageUp");
  await lies(page, "u2", "river, wall on the north, wall across");
  await lies(page, "t2", "floor, wall across");
  expect(await page.locator("p.sr").textContent()).toBe("t2: floor, wall across");
  await press("ArrowRight", "Delete");
  await lies(page, "u2", "floor, wall on the north");
  await press("Control+z");
  await lies(page, "u2", "river, wall on the north, wall across");
  expect(complaints).toEqual([]);
});

test("a fault leads to its square, a text with mistakes changes nothing, and a sound one is read", async () => {
  const { page, complaints } = await open({ at: `?lang=en${EDITOR}`, width: 1440, height: 900 });
  await page.locator(".map-window .terrain").waitFor();
  await take(page, "steep slope");
  await page.getByLabel("Leads to").selectOption("ne");
  await drag(page, "c3", "c3");
  await lies(page, "c3", "steep slope to the north-east");
  await take(page, "teleporter");
  await drag(page, "m5", "m5");
  await page.getByRole("button", { name: "Show m5" }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("m5: teleporter ring");

  await page.getByRole("button", { name: "As text" }).click();
  const text = page.locator(".sheet textarea");
  const written = await text.inputValue();
  await text.fill(written.replace("terrain: teleporter", "terrain: telporter"));
  await page.getByRole("button", { name: "Read this text" }).click();
  const wrong = page.locator(".map-wrong li");
  await wrong.waitFor();
  expect(await wrong.textContent()).toMatch(/^map\.yaml:\d+:\d+, legend\.t\[0\].*Did you mean "teleporter"\?/);
  await text.fill(written.replace("New map 1", "Read again").replace("........t", "........."));
  await page.getByRole("button", { name: "Read this text" }).click();
  await page.locator(".sheet").waitFor({ state: "detached" });
  await lies(page, "m5", "floor");
  expect(await page.locator(".map-panel input").inputValue()).toBe("Read again");
  await page.getByRole("button", { name: "Undo" }).click();
  await lies(page, "m5", "teleporter ring");
  expect(complaints).toEqual([]);
});

test("on a phone one finger draws and two zoom; whatever is checked and kept slides up from below", async () => {
  const { page, complaints } = await open({ at: `?lang=en${EDITOR}`, width: 390, height: 844, touch: true });
  await page.locator(".map-window .terrain").waitFor();
  const fingers = await fingersOn(page);
  await fingers.press(page.locator(".brush", { hasText: "Start area B" }));
  await fingers.drag(await spotOf(page, "c3"), await spotOf(page, "f3"));
  await lies(page, "e3", "floor, start area B");
  const before = (await cell(page, "e3").boundingBox())?.width ?? 0;
  await fingers.pinch(await spotOf(page, "e3"), 60, 180);
  await page.locator(".gutter").waitFor();
  expect((await cell(page, "e3").boundingBox())?.width ?? 0).toBeGreaterThan(before * 2);
  // The two fingers drew nothing.
  expect(await page.locator('.square-cell[aria-label*="start area B"]').count()).toBe(4);
  await fingers.press(page.locator(".map-more"));
  await page.locator(".sheet .map-check", { hasText: "There is no start area A." }).waitFor();
  expect(complaints).toEqual([]);
});

describe("the page on which maps are drawn", () => {
  test("has nothing that axe finds serious", async () => {
    const { page } = await open({ at: `?lang=en${EDITOR}`, width: 1440, height: 900 });
    await page.locator(".map-window .terrain").waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "What the signs mean" }).click();
    await page.locator(".map-legend").waitFor();
    expect(await seriousFaults(page)).toEqual([]);
  });

  test.each([
    [390, 844],
    [1024, 768],
    [1440, 900],
  ])("does not run off the page at %i by %i", async (width, height) => {
    const { page } = await open({ at: `?lang=ru${EDITOR}`, width, height });
    await page.locator(".map-window .terrain").waitFor();
    const over = await page.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      document.documentElement.scrollHeight - innerHeight,
    ]);
    expect(Math.max(...over)).toBeLessThanOrEqual(0);
  });
});
