import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { seriousFaults } from "./axe.ts";
import { type OpenPage, open } from "./browser.ts";
import { heard } from "./heard.ts";
import { nextQuestion, type OnPage, squareOffered } from "./play.ts";

/** A campaign for three against recruits, the person in the first seat; who is Dungeonlord is told by the number of the seat. */
async function begin(dungeonlord: string): Promise<OpenPage> {
  const opened = await open({ at: "?pace=off&seed=common&lang=en", width: 1440, height: 900 });
  const { page } = opened;
  await page.locator(".go").waitFor();
  await page.locator(".arch", { hasText: "Dungeoneer" }).click();
  await page.locator(".packbox", { hasText: "hero is dealt" }).first().waitFor();
  await page.locator(".pick", { hasText: "Campaign" }).click();
  await page.locator(".area-foes .picks input").first().check();
  await page.getByRole("combobox", { name: "Players" }).selectOption("3");
  await page.getByRole("combobox", { name: "Dungeonlord" }).selectOption(dungeonlord);
  await page.locator(".go").click();
  return opened;
}

interface Told {
  /** Who acts as what. */
  readonly role: string;
  readonly round: number;
  readonly phase: string;
  /** How far both sides have come. */
  readonly tally: string;
}

/** What stands about the question: the banner, the phases, the tally. */
const told = (page: Page): Promise<Told> =>
  page.evaluate(() => {
    const words = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? "";
    return {
      role: words(".dg-role b"),
      round: Number(/Round (\d+)/.exec(words(".phases"))?.[1] ?? "0"),
      phase: words(".phases .now"),
      tally: words("[aria-label=Quests] h3 em"),
    };
  });

const press = (page: Page, place: number): Promise<void> =>
  page.evaluate((n) => {
    const option = document.querySelectorAll(".ask .opt:not(.off)")[n];
    if (option instanceof HTMLElement) option.click();
  }, place);

/** The first option of which one of these is true, the dearest wish first; else the last one, which lets pass. */
function wanted({ options }: OnPage, wishes: readonly RegExp[]): number {
  for (const wish of wishes) {
    const place = options.findIndex((option) => wish.test(option));
    if (place >= 0) return place;
  }
  return options.length - 1;
}

/** Chooses a card of the Build by its picture, and lays it by a press on the map. */
async function build(page: Page): Promise<void> {
  const tray = page.getByRole("group", { name: "Map cards to lay" });
  await tray.locator(".dg-tray-card:not(.dim)").first().click();
  expect((await nextQuestion(page)).question).toMatch(/^Where does/);
  const place = await squareOffered(page, /^a card may be laid here/);
  if (place === null) throw new Error("no place of the map is offered");
  await heard(page, "pointerup", () => page.mouse.click(place.x, place.y));
  // Where it may lie both ways round, that is still asked.
  if (/^Where does/.test((await nextQuestion(page)).question)) await press(page, 0);
}

test("a common turn of a campaign, as its Dungeonlord", async () => {
  const { page, complaints } = await begin("0");
  const roles = new Map<string, string>();
  let [built, sent] = [0, 0];
  for (let answers = 0; answers < 60; answers++) {
    const onPage = await nextQuestion(page);
    const now = await told(page);
    if (onPage.over || now.round > 1) break;
    roles.set(now.phase, now.role);
    expect(now.tally).toMatch(/^party \d of 4, fallen \d of 2$/);
    if (/^Which Map card/.test(onPage.question)) {
      expect(onPage.question).toContain(`Left to lay: ${3 - built}`);
      if (built === 0) expect(await seriousFaults(page)).toEqual([]);
      await build(page);
      built += 1;
    } else {
      const n = wanted(onPage, sent === 0 ? [/ at /, /^Send/] : []);
      sent += n < onPage.options.length - 1 ? 1 : 0;
      await press(page, n);
    }
  }
  expect(built).toBe(3);
  expect(sent).toBeGreaterThan(0);
  expect(roles.get("Build")).toBe("You build");
  expect(roles.get("Dungeonlord")).toBe("You are the Dungeonlord");
  expect(roles.get("Discard and draw")).toBe("You are the Dungeonlord");
  expect((await told(page)).round).toBe(2);
  expect(complaints).toEqual([]);
}, 120_000);

test("a common turn of a campaign, as one of its heroes: actions, and cards for Glory", async () => {
  const { page, complaints } = await begin("1");
  const roles = new Map<string, string>();
  let [bought, gone] = [0, 0];
  for (let answers = 0; answers < 60; answers++) {
    const onPage = await nextQuestion(page);
    const now = await told(page);
    if (onPage.over || now.round > 1) break;
    roles.set(now.phase, now.role);
    const n = wanted(onPage, gone < 3 ? [/^Draw a card/, /^Go(…| to )/] : [/^Draw a card/]);
    bought += /^Draw a card/.test(onPage.options[n] ?? "") ? 1 : 0;
    gone += /^Go to/.test(onPage.options[n] ?? "") ? 1 : 0;
    await press(page, n);
  }
  expect(roles.get("Hero")).toMatch(/^You act as .*, the hero$/);
  expect(roles.get("Discard and draw")).toBe(roles.get("Hero"));
  expect(gone).toBeGreaterThan(0);
  expect(bought).toBeGreaterThan(0);
  expect((await told(page)).round).toBe(2);
  expect(complaints).toEqual([]);
}, 120_000);
