import { type Content, dungeonCommand } from "@undercroft/dungeon-command";
import { openRecord } from "@undercroft/kernel";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { open, stopClock } from "./browser.ts";
import { heard } from "./heard.ts";
import { nextQuestion, startPage, wish } from "./play.ts";

/** Rule 8 of the architecture: whatever is in a document can be read by whoever sits before it. */

const QUESTIONS = 30;

function nameOf(content: Content, card: string): string {
  return (content.orders[card] ?? content.creatures[card])?.name.en ?? card;
}

/** What lies hidden is listed in a view without its places: that list is known to everybody, and names no card of a hand. */
function withoutLists(key: string, value: unknown): unknown {
  return key === "hiddenOrders" || key === "hiddenCreatures" ? undefined : value;
}

/** Watches a match as it is kept, and knows which names no viewer may meet yet. */
interface Watcher {
  /** Names of a seat's hidden cards that nobody else has ever had before their eyes. */
  readonly hiddenOf: (seat: string, from: string) => Promise<readonly string[]>;
}

function watch(page: Page): Watcher {
  /** Cards that a viewer has seen somewhere, by viewer. */
  const seen = new Map<string, Set<string>>();
  return {
    async hiddenOf(seat, from) {
      const text = await page.evaluate(() => {
        const key = Object.keys(localStorage).find((one) => one.startsWith("undercroft/table/"));
        const save: unknown = JSON.parse(localStorage.getItem(key ?? "") ?? "null");
        return typeof save === "object" && save !== null && "record" in save ? String(save.record) : "";
      });
      const opened = openRecord(dungeonCommand, text);
      if (opened.kind !== "match") throw new Error(`the table keeps no match: ${opened.kind}`);
      const { state } = opened.session;
      const { content, ...publicly } = dungeonCommand.view(state, from).body;
      const known = seen.get(from) ?? new Set<string>();
      seen.set(from, known);
      for (const [, word = ""] of JSON.stringify(publicly, withoutLists).matchAll(/"([^"]+)"/g)) known.add(word);
      const holder = dungeonCommand.view(state, seat).body.seats.find((one) => one.id === seat);
      const hand = [...(holder?.orderHand ?? []), ...(holder?.creatureHand ?? [])];
      return [...new Set(hand)].filter((card) => !known.has(card)).map((card) => nameOf(content, card));
    },
  };
}

/** The names that stand anywhere in the document: text, attributes, regions for readers. */
async function found(page: Page, names: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((wanted) => {
    const html = document.documentElement.outerHTML;
    return wanted.flatMap((name) => {
      const at = html.indexOf(name);
      return at < 0 ? [] : [html.slice(Math.max(0, at - 120), at + 60)];
    });
  }, names);
}

async function answer(page: Page): Promise<boolean> {
  const onPage = await nextQuestion(page);
  if (onPage.over) return false;
  await heard(page, "click", () => page.locator(".ask .opt:not(.off)").nth(wish(onPage)).click());
  return true;
}

describe("no name of a hidden card stands in the document", () => {
  test("against the computer", async () => {
    const { page } = await open({ at: "?pace=off&seed=secrets&lang=en", width: 1440, height: 900 });
    await startPage(page);
    await page.locator(".go").click();
    await nextQuestion(page);
    await stopClock(page);
    const watcher = watch(page);
    let looked = 0;
    for (let i = 0; i < QUESTIONS; i++) {
      await nextQuestion(page);
      const hidden = await watcher.hiddenOf("s2", "s1");
      looked += hidden.length;
      expect(await found(page, hidden)).toEqual([]);
      if (!(await answer(page))) break;
    }
    expect(looked).toBeGreaterThan(QUESTIONS);
  });

  test("between two people with closed hands, at the table and at the door", async () => {
    const { page } = await open({ at: "?pace=off&seed=doors&lang=en", width: 1440, height: 900 });
    await startPage(page);
    await page.locator(".area-foes .picks input").nth(2).check();
    await page.locator(".go").click();
    const watcher = watch(page);
    const doors = page.locator(".cover .go");
    let doorsMet = 0;
    for (let i = 0; i < QUESTIONS; i++) {
      await page.locator(".cover .go, .ask.paper").first().waitFor();
      if ((await doors.count()) > 0) {
        doorsMet += 1;
        const both = [...(await watcher.hiddenOf("s1", "s2")), ...(await watcher.hiddenOf("s2", "s1"))];
        expect(await found(page, both)).toEqual([]);
        await heard(page, "click", () => doors.click());
      }
      await nextQuestion(page);
      const own = await page.locator(".area-you .seat").getAttribute("class");
      const viewer = own?.includes("lapis") === true ? "s1" : "s2";
      expect(await found(page, await watcher.hiddenOf(viewer === "s1" ? "s2" : "s1", viewer))).toEqual([]);
      if (!(await answer(page))) break;
    }
    expect(doorsMet).toBeGreaterThan(1);
  });
});
