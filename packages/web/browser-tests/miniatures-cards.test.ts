import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { seriousFaults } from "./axe.ts";
import { open } from "./browser.ts";
import { nextQuestion, startPage } from "./play.ts";

const PACK = `pack: marsh
version: 1
language: 1
name: {en: Marsh Folk, ru: Народ болот}
keywords: {bog: {en: Bog, ru: Топь}}
creatures:
  - id: marsh/eel-hunter
    name: {en: Eel Hunter, ru: Угрелов}
    level: 3
    keywords: [bog]
    size: medium
    defenses: {ac: 16, fortitude: 13, reflex: 13, will: 13}
    speed: 6
    hitPoints: 40
    bloodied: 20
    alignment: unaligned
    factions: [wild]
    cost: 12
    attacks: [{kind: melee, bonus: 8, versus: ac, hit: {damage: [{amount: 10}]}}]
items: []
`;

/** The pages of cards, and what stands on each of them last, when all that it fetches is there. */
const PAGES = [
  ["cards", ".mn-card-grid .mn-card"],
  ["old-cards", ".mn-old textarea"],
] as const;

async function openCards(at: string, width = 1440, height = 900) {
  const opened = await open({ at: `?lang=en&pace=off&seed=cards#/miniatures/${at}`, width, height });
  await opened.page
    .locator(PAGES.find(([name]) => name === at)?.[1] ?? "main")
    .first()
    .waitFor();
  return opened;
}

/** Chooses a file of the player's own. */
async function bring(page: Page, name: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Bring a pack" }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: "text/yaml", buffer: Buffer.from(text) });
}

/** Lets a file fall on the shelf. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (file) => {
      const held = new DataTransfer();
      held.items.add(new File([file.text], file.name));
      return held;
    },
    { name, text },
  );
  await page.locator(".pack-shelf").dispatchEvent("drop", { dataTransfer });
}

const shownCards = (page: Page): Promise<string[]> => page.locator(".mn-card-grid h3").allTextContents();

test("a pack of one's own is refused with line and nearest word, then kept, fielded, saved and reported", async () => {
  const { page, complaints } = await openCards("cards");
  const before = (await shownCards(page)).length;
  await bring(page, "marsh.yaml", PACK.replace("speed: 6", "sped: 6"));
  const fault = page.getByRole("alert");
  await fault.getByText("marsh.yaml:13").waitFor();
  expect(await fault.textContent()).toContain('Did you mean "speed"?');
  await drop(page, "marsh.yaml", PACK);
  await page.getByText("Marsh Folk is read and kept").waitFor();
  expect(await fault.count()).toBe(0);
  expect((await shownCards(page)).length).toBe(before + 1);
  await page.getByLabel("Search names and texts").fill("eel hunter");
  await page.getByText(`1 of ${before + 1}`).waitFor();
  expect(await shownCards(page)).toEqual(["Eel Hunter"]);
  // It is there in the builder of a page that is loaded anew.
  await page.goto(page.url().replace("/cards", "/warband"));
  await page.reload();
  await page.getByRole("button", { name: "One more: Eel Hunter", exact: true }).click();
  await page.locator(".mn-mend", { hasText: "Take Wild" }).first().click();
  await page.locator(".mn-mend", { hasText: "Bring " }).first().click();
  await page.getByText("This warband may fight.").waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Eelers");
  await page.getByRole("button", { name: "Play it as seat 1" }).click();
  await startPage(page);
  await page.locator(".packbox", { hasText: "12 of 100 points" }).waitFor();
  await page.locator(".area-foes .picks input").first().check();
  await page.locator(".go").click();
  await nextQuestion(page);
  await page.locator(".mn-row", { hasText: "Eel Hunter" }).first().waitFor();
  // The computer in its worker knows the card too: the set-up goes on.
  for (let presses = 0; presses < 6; presses++) {
    await page.locator(".ask .opt:not(.off)").first().click();
    await nextQuestion(page);
  }
  await page.getByRole("button", { name: "Menu" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Report a fault" }).click(),
  ]);
  await page.getByText(`Saved as ${download.suggestedFilename()}`).waitFor();
  // It is called by the match and the moves made: another report of it later is another file.
  expect(download.suggestedFilename()).toMatch(/^fault-[a-z0-9]+-[0-9]+\.yaml$/);
  expect(await readFile(await download.path(), "utf8")).toContain('"id": "here/marsh-eel-hunter"');
  await page.getByRole("button", { name: "Back to the start page" }).click();
  await page.getByText("Saved games (1)").click();
  const saved = page.locator(".saved-tables li");
  expect(await saved.textContent()).toMatch(/^Miniatures, Assault for 100 points: Eelers against .+2026/);
  // Put away, the pack takes nothing from the game that is played with it.
  await page.getByRole("link", { name: "Browse all cards" }).click();
  await page.getByRole("button", { name: "Put away: Marsh Folk" }).click();
  await page.getByText("Marsh Folk is put away").waitFor();
  await page.getByRole("button", { name: /Undercroft/ }).click();
  await page.locator(".resume").click();
  await nextQuestion(page);
  await page.locator(".mn-row", { hasText: "Eel Hunter" }).first().waitFor();
  expect(complaints).toEqual([]);
});

test("an old card that falls on the shelf of packs is told from a pack, and turned into a new one at a press", async () => {
  const { page, complaints } = await openCards("cards");
  await drop(page, "wolf.txt", "Name: Fell Wolf\nHP: 40\nAC: 17\n\nAttacks\nMelee: +8 vs AC; 10 damage\n");
  await page.getByRole("alert").getByText("wolf.txt is no pack but a stat card of the older kind").waitFor();
  await page.getByRole("button", { name: "Turn it into one of today’s" }).click();
  await page.locator(".mn-card", { hasText: "Fell Wolf" }).waitFor();
  // On the page of old cards itself the shelf does the same.
  await drop(page, "bear.txt", "Name: Cave Bear\nHP: 60\n");
  await page.getByRole("button", { name: "Turn it into one of today’s" }).click();
  await page.locator(".mn-card", { hasText: "Cave Bear" }).waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(complaints).toEqual([]);
});

test("an old card is brought up to date and kept among one's own", async () => {
  const { page, complaints } = await openCards("cards");
  await page.getByRole("button", { name: "Bring a stat card of the older kind up to date" }).click();
  await page.getByRole("button", { name: "Show an example" }).click();
  await page.locator(".mn-card", { hasText: "Mire Tyrant" }).waitFor();
  // Errata raise its hit points to 90 (mn.oldcard.errata-first), and 45 is half of them (mn.oldcard.bloodied).
  expect(await page.locator(".mn-stats").textContent()).toMatch(/Hit Points90Bloodied45/);
  await page.getByRole("heading", { name: "What you must decide (3)" }).waitFor();
  // A decision that the text can carry is gone once it is written there.
  const text = page.getByRole("textbox", { name: "The old card" });
  await text.fill((await text.inputValue()).replace("Allies within 5 squares have +1 Attack", "Resist 5 Cold"));
  await page.getByRole("heading", { name: "What you must decide (2)" }).waitFor();
  await page.getByRole("button", { name: "Keep this card" }).click();
  await page.getByText("Mire Tyrant is kept in Old cards").waitFor();
  await page.goto(page.url().replace("old-cards", "cards"));
  await page.getByLabel("Search names and texts").fill("mire tyrant");
  await page.locator(".mn-card-grid h3", { hasText: "Mire Tyrant" }).waitFor();
  expect(complaints).toEqual([]);
});

describe("the pages of cards", () => {
  test.each(PAGES)("%s: axe finds nothing serious", async (name) => {
    const { page, complaints } = await openCards(name);
    if (name === "old-cards") await page.getByRole("button", { name: "Show an example" }).click();
    else await page.getByLabel("Search names and texts").fill("barrow");
    expect(await seriousFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test.each([
    [375, 667],
    [390, 844],
    [1024, 768],
  ])("nothing runs off the page at %i by %i, in Russian", async (width, height) => {
    for (const [name, last] of [...PAGES, ["maps", ".map-window .terrain"]] as const) {
      const { page } = await open({ at: `?lang=ru&pace=off&seed=size#/miniatures/${name}`, width, height });
      await page.locator(last).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
    }
  });
});
