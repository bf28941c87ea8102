import type { Page } from "playwright-core";

/**
 * Does something, and waits until the page has heard such an event: the browser's word that a finger was lifted or a key
 * pressed comes before the page has done anything about it.
 */
export async function heard(
  page: Page,
  event: "click" | "keyup" | "pointerdown" | "pointermove" | "pointerup",
  act: () => Promise<void>,
): Promise<void> {
  // Held in an object: a bare promise would be waited for before anything is done.
  const listening = await page.evaluateHandle(
    (name) => ({
      heard: new Promise<void>((resolve) => {
        addEventListener(name, () => resolve(), { once: true, capture: true });
      }),
    }),
    event,
  );
  await act();
  await listening.evaluate((one) => one.heard);
  await listening.dispose();
}
