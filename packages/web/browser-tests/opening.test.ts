import { expect, test } from "vitest";
import { open } from "./browser.ts";

test("the client opens without a complaint", async () => {
  const { page, complaints } = await open();
  await page.locator("#root > *").first().waitFor();
  expect(await page.title()).toContain("Undercroft");
  expect(complaints).toEqual([]);
});
