import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { seriousFaults } from "./axe.ts";
import { open } from "./browser.ts";
import { nextQuestion } from "./play.ts";

/** The start page with Dungeoneer chosen. */
async function startPage(page: Page): Promise<void> {
  await page.locator(".go").waitFor();
  await page.locator(".arch", { hasText: "Dungeoneer" }).click();
  await page.locator(".packbox", { hasText: "hero is dealt" }).first().waitFor();
}

/** The names of the optional rules in force, as the table tells them. */
const agreedOn = (page: Page): Promise<readonly string[]> => page.locator(".dg-agreed dt").allTextContents();

test.each([
  ["Revealed Map", /Which of your \d+ Map cards do you lay/],
  ["Malevolent Force", /./],
  ["Looting", /./],
  ["Secret Quest", /Which Quest stays hidden/],
  ["Respawn", /./],
  ["Wandering Pack", /./],
] as const)("%s is switched on at the start page, and a match is begun with it", async (name, question) => {
  const { page, complaints } = await open({ at: "?pace=off&seed=agreed&lang=en", width: 1440, height: 900 });
  await startPage(page);
  const box = page.getByRole("checkbox", { name });
  expect(await box.isChecked()).toBe(false);
  // By keyboard, as whoever sees no switch does it.
  await box.focus();
  await page.keyboard.press("Space");
  expect(await box.isChecked()).toBe(true);
  await page.locator(".go").click();
  expect((await nextQuestion(page)).question).toMatch(question);
  expect(await agreedOn(page)).toEqual([name]);
  expect(complaints).toEqual([]);
});

test("what does not go together is greyed with its reason, and a campaign begins with its own optional rules", async () => {
  const { page, complaints } = await open({ at: "?pace=off&seed=agreed&lang=en", width: 390, height: 844 });
  await startPage(page);
  await page.getByRole("checkbox", { name: "Malevolent Force" }).check();
  const respawn = page.getByRole("checkbox", { name: "Respawn" });
  expect(await respawn.isDisabled()).toBe(true);
  expect(await page.locator(".dg-switch.stuck", { hasText: "Respawn" }).first().textContent()).toContain(
    "§ dg.opt.malevolent.excludes-respawn",
  );
  expect(await seriousFaults(page)).toEqual([]);
  await page.locator(".pick", { hasText: "Campaign" }).click();
  expect(await page.getByRole("checkbox", { name: "Malevolent Force" }).isDisabled()).toBe(true);
  expect(await respawn.isChecked()).toBe(true);
  await page.getByRole("combobox", { name: "Players" }).selectOption("3");
  expect(await seriousFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator(".go").click();
  await nextQuestion(page);
  expect(await agreedOn(page)).toEqual(["Looting", "Secret Quest", "Respawn", "Wandering Pack"]);
  expect(complaints).toEqual([]);
});
