import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { open } from "./browser.ts";
import { heard } from "./heard.ts";
import { nextQuestion, startPage } from "./play.ts";

const BUILDER = "#/miniatures/warband";

/** The builder with all its cards. */
async function openBuilder(
  opening: {
    readonly lang?: "en" | "ru";
    readonly seed?: string;
    readonly width?: number;
    readonly height?: number;
  } = {},
): Promise<{ readonly page: Page; readonly complaints: readonly string[] }> {
  const { lang = "en", seed = "builder", width = 1440, height = 900 } = opening;
  const { page, complaints } = await open({ at: `?lang=${lang}&pace=off&seed=${seed}${BUILDER}`, width, height });
  await page.locator(".mn-entry").first().waitFor();
  return { page, complaints };
}

const take = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name: `One more: ${name}`, exact: true }).click();

/** A fault that stands against the warband, by words of it. */
const fault = (page: Page, words: string) => page.locator(".mn-verdict li", { hasText: words });

const mend = (page: Page, words: string): Promise<void> => page.locator(".mn-mend", { hasText: words }).first().click();

/** Waits until the totals say so. */
const spent = (page: Page, points: string): Promise<void> =>
  page.locator(".mn-totals > div", { hasText: `Points${points}` }).waitFor();

test("a warband is built with mistakes, each told with its rule, mended by presses, kept and played", async () => {
  const { page, complaints } = await openBuilder();
  await fault(page, "No faction is chosen.").waitFor();
  await mend(page, "Take Wild");
  await mend(page, "Bring Mill Yard");
  await fault(page, "No map is chosen.").waitFor({ state: "detached" });
  for (const name of ["Old Stag of the Wood", "Old Stag of the Wood", "Straw Giant", "Candle Rat", "Elk of Boughs"])
    await take(page, name);
  // 36 + 36 + 24 + 3 + 15
  await spent(page, "114of 10014 too many");
  for (const [words, rule] of [
    ["Candle Rat is not of Wild.", "mn.warband.faction.one"],
    ["Good and evil do not march together", "mn.warband.alignment"],
    ["Old Stag of the Wood is unique and stands here 2 times.", "mn.warband.unique"],
    ["114 points are spent; 100 may be.", "mn.warband.points.total"],
  ] as const)
    await fault(page, words).filter({ hasText: rule }).locator(".mn-rule-text").waitFor();
  // The card says itself why it may not come.
  expect(await page.locator(".mn-entry", { hasText: "Ditch Goblin" }).textContent()).toContain("is not of Wild");
  await mend(page, "Keep one Old Stag of the Wood");
  await spent(page, "78of 10022 left");
  await mend(page, "Remove the evil (1)");
  await mend(page, "Remove Candle Rat");
  await page.getByText("This warband may fight.").waitFor();
  await spent(page, "51of 10049 left");
  // The last change is taken back, and made again.
  await page.getByRole("button", { name: /^Undo the last change/ }).click();
  await fault(page, "Candle Rat is not of Wild.").waitFor();
  await page.getByRole("button", { name: /^Make it again/ }).click();
  await page.getByText("This warband may fight.").waitFor();
  await take(page, "Grove Singer");
  await take(page, "Wood Warden");
  await spent(page, "85of 10015 left");
  await page.getByLabel("Name", { exact: true }).fill("The Stag’s Own");
  await page.getByRole("button", { name: "Play it as seat 1" }).click();
  await page.locator(".packbox").first().waitFor();
  expect(await page.getByLabel("Warband of seat 1").locator("option:checked").textContent()).toBe("The Stag’s Own");
  await page.locator(".packbox", { hasText: "85 of 100 points" }).waitFor();
  await page.locator(".area-foes .picks input").first().check();
  await page.locator(".go").click();
  await nextQuestion(page);
  await page.locator(".mn-seat").filter({ hasText: "The Stag’s Own" }).waitFor();
  const own = page.locator(".mn-seat", { hasText: "The Stag’s Own" });
  expect(await own.locator(".mn-row").count()).toBe(4);
  for (const name of ["Old Stag of the Wood", "Elk of Boughs", "Grove Singer", "Wood Warden"])
    expect(await own.locator(".mn-row", { hasText: name }).count()).toBe(1);
  expect(complaints).toEqual([]);
});

test("a warband is built by keyboard: looked for, taken, given back, undone", async () => {
  const { page, complaints } = await openBuilder();
  const press = (key: string): Promise<void> => heard(page, "keyup", () => page.keyboard.press(key));
  const held = (card: string) => page.locator(`[data-card="crossroads/${card}"] output`);
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.closest("[data-card]")?.getAttribute("data-card") ?? "");
  await page.locator("body").focus();
  await press("/");
  await page.keyboard.type("pick bear");
  await page.getByText("0 of 97").waitFor();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("hedge bear");
  await page.getByText("1 of 97").waitFor();
  for (let step = 0; step < 30 && (await focused()) === ""; step++) await press("Tab");
  expect(await focused()).toBe("crossroads/hedge-bear");
  await press("+");
  await press("+");
  await held("hedge-bear").getByText("2").waitFor();
  await press("-");
  await held("hedge-bear").getByText("1").waitFor();
  await press("Control+z");
  await held("hedge-bear").getByText("2").waitFor();
  await press("Control+y");
  await held("hedge-bear").getByText("1").waitFor();
  expect(await page.locator("main > [role=status]").textContent()).toContain("22 of 100 points, 1 of 8 creatures");
  // Along the whole list: the card that has the focus is the one that is read.
  await press("/");
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.getByText("97 of 97").waitFor();
  for (let step = 0; step < 30 && (await focused()) === ""; step++) await press("Tab");
  await press("Home");
  const first = await focused();
  await press("ArrowDown");
  await press("ArrowDown");
  await press("ArrowUp");
  const second = await focused();
  expect(second).not.toBe(first);
  const name = await page.locator(`[data-card="${second}"] b`).first().textContent();
  expect(await page.locator(".mn-paper h3").textContent()).toBe(name);
  expect(complaints).toEqual([]);
});

test("a list is pasted as text: bad lines are told with the nearest name, and what is written is read again", async () => {
  const { page, complaints } = await openBuilder();
  await page.getByRole("button", { name: "As text" }).click();
  const text = page.getByLabel("The list as text");
  const list = "Warband: Hunters\nFaction: Wild\nMap: Mill Yard\n\nCreatures\n2 Briar Wolf\n1 Hedge Bear\n";
  await text.fill(list.replace("Briar Wolf", "Brier Wolf"));
  await page.getByRole("button", { name: "Read this text" }).click();
  await page.getByText("Line 6, “2 Brier Wolf”").filter({ hasText: "Perhaps “Briar Wolf”?" }).waitFor();
  await text.fill(list);
  await page.getByRole("button", { name: "Read this text" }).click();
  await page.getByText("The list is read.").waitFor();
  await page.getByRole("button", { name: "Write the list anew" }).click();
  expect((await text.inputValue()).trim()).toBe(list.trim());
  await page.keyboard.press("Escape");
  await spent(page, "50of 10050 left");
  await page.getByText("This warband may fight.").waitFor();
  // It is kept, and there again after a reload.
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.reload();
  await page.locator(".mn-entry").first().waitFor();
  await page.getByLabel("Begin from").selectOption("own:Hunters");
  await spent(page, "50of 10050 left");
  expect(complaints).toEqual([]);
});

test("out of sealed boosters only what they held may be taken, and the same seed gives the same", async () => {
  const { page, complaints } = await openBuilder({ seed: "sealed" });
  await page.getByLabel("Scenario").selectOption("sealed-booster");
  const drawn = page.locator(".mn-drawn");
  await drawn.first().waitFor();
  const names = await drawn.allTextContents();
  // Two boosters of eight each (mn.scenario.sealed.boosters).
  expect(names).toHaveLength(16);
  expect(await page.locator(".mn-entry").count()).toBe(new Set(names).size);
  const [first = ""] = names;
  const most = names.filter((name) => name === first).length;
  for (let copy = 0; copy <= most; copy++) await take(page, first);
  await fault(page, `your boosters hold ${most} such card`)
    .filter({ hasText: "mn.scenario.sealed.boosters" })
    .waitFor();
  await mend(page, `Remove ${first}`);
  await fault(page, "your boosters hold").waitFor({ state: "detached" });
  await page.reload();
  await page.getByLabel("Scenario").selectOption("sealed-booster");
  await drawn.first().waitFor();
  expect(await drawn.allTextContents()).toEqual(names);
  expect(complaints).toEqual([]);
});

describe.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
])("at %i by %i", (width, height) => {
  // The longer words of Russian are the harder ones to fit.
  test("nothing runs off the builder, and axe finds nothing serious", async () => {
    const { page, complaints } = await openBuilder({ lang: "ru", width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await page.locator("main").textContent()).not.toMatch(/\b(?:builder|fault|mend|tally|trait|figure)\.[a-z]/);
    // All rows are alike: a few do for a check of every one of them.
    await page.getByRole("searchbox").fill("медведь");
    await page.locator(".mn-entry").nth(4).waitFor({ state: "detached" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual(
      [],
    );
    expect(complaints).toEqual([]);
  });
});

test("the whole battle is chosen on one screen, and what stands against it is told where it is mended", async () => {
  const { page, complaints } = await open({ at: "?lang=en&pace=off&seed=choice", width: 1440, height: 900 });
  await startPage(page);
  await page.locator(".arch", { hasText: "Miniatures" }).click();
  await page.locator(".mn-battle").waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id }) => id)).toEqual(
    [],
  );
  await page.getByLabel("Scenario").selectOption("bounty");
  await page.locator(".mn-limits label", { hasText: "200" }).click();
  await page.locator(".packbox", { hasText: "of 200 points" }).nth(1).waitFor();
  // A small map does not do for 200 points, unless both have agreed on it (mn.ruling.map-size).
  await page.locator(".mn-battle select").nth(1).selectOption({ label: "Mill Yard" });
  await page.locator(".mn-map-against", { hasText: "mn.warband.map.size" }).waitFor();
  expect(await page.getByText("mn.warband.map.size").count()).toBe(1);
  expect(await page.locator(".reasons").textContent()).toContain("The map that was chosen cannot be played");
  expect(await page.locator(".go").isDisabled()).toBe(true);
  await page.getByText("What you have agreed on").click();
  await page.getByLabel("Maps of any size").check();
  await page.locator(".reasons").waitFor({ state: "detached" });
  await page.getByLabel("Warband of seat 2").selectOption({ index: 2 });
  await page.locator(".go").click();
  await nextQuestion(page);
  expect(complaints).toEqual([]);
});
