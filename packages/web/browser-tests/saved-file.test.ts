import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { open } from "./browser.ts";
import { chooseFirstGame, nextQuestion } from "./play.ts";

async function choose(page: Page, file: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Open a game from a file" }).click(),
  ]);
  await chooser.setFiles(file);
}

test("a game is saved to a file and opened again: who plays whom stands there in full", async () => {
  const { page, complaints } = await open({ at: "?pace=off&seed=file&lang=en", width: 1440, height: 900 });
  await chooseFirstGame(page);
  await page.locator(".go").click();
  const before = await nextQuestion(page);
  await page.getByRole("button", { name: "Menu" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save to a file" }).click(),
  ]);
  await page.getByText(`Saved as ${download.suggestedFilename()}, among your downloads.`).waitFor();
  await page.getByRole("button", { name: "Back to the start page" }).click();
  await page.getByText("Saved games (1)").click();
  await page.getByRole("button", { name: /^Delete: .+2026/ }).click();
  expect(download.suggestedFilename()).toMatch(/^dungeon-command-2026-01-0\d-[a-z0-9]+\.json$/);
  const file = await download.path();
  await choose(page, file);
  await page.locator(".open-record", { hasText: /Dungeon Command.*against/ }).waitFor();
  const players = page.locator(".open-record select");
  await players.nth(1).waitFor();
  const widths = await players.evaluateAll((all) =>
    all.map((box) => [box.getBoundingClientRect().width, box.parentElement?.getBoundingClientRect().width]),
  );
  // Each box is as wide as its line, and the line as wide as the sheet lets it.
  for (const [box, line] of widths) expect(box).toBe(line);
  await page.locator(".open-record .go").click();
  expect(await nextQuestion(page)).toEqual(before);
  // Opened once more, it is the same game that is kept, not another one.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Back to the start page" }).click();
  await page.getByText("Saved games (1)").click();
  await choose(page, file);
  await page.locator(".open-record .go").click();
  expect(await nextQuestion(page)).toEqual(before);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Back to the start page" }).click();
  await page.getByText("Saved games (1)").waitFor();
  expect(complaints).toEqual([]);
});
