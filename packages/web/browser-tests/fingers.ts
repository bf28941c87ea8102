import type { CDPSession, Locator, Page } from "playwright-core";
import { heard } from "./heard.ts";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Fingers on the glass, as the browser itself feels them. A call returns when the page has felt it too. */
export interface Fingers {
  readonly tap: (at: Spot) => Promise<void>;
  /** Taps a button. */
  readonly press: (button: Locator) => Promise<void>;
  /** Lays a finger down and keeps it still for so long, in milliseconds of a page whose clock stands. */
  readonly hold: (at: Spot, ms: number) => Promise<void>;
  /** So long the finger rests on its way, in milliseconds of a page whose clock stands. */
  readonly drag: (from: Spot, to: Spot, rest?: number) => Promise<void>;
  /** Two fingers, level with the middle, from one distance between them to another. */
  readonly pinch: (middle: Spot, from: number, to: number) => Promise<void>;
}

const STEPS = 8;

async function touch(
  cdp: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd",
  spots: readonly Spot[],
): Promise<void> {
  await cdp.send("Input.dispatchTouchEvent", { type, touchPoints: spots.map(({ x, y }, id) => ({ x, y, id })) });
}

export async function fingersOn(page: Page): Promise<Fingers> {
  const cdp = await page.context().newCDPSession(page);
  const down = (spots: readonly Spot[]): Promise<void> =>
    heard(page, "pointerdown", () => touch(cdp, "touchStart", spots));
  const up = (): Promise<void> => heard(page, "pointerup", () => touch(cdp, "touchEnd", []));
  const along = async (places: (share: number) => readonly Spot[], rest = 0): Promise<void> => {
    await down(places(0));
    for (let step = 1; step <= STEPS; step++)
      await heard(page, "pointermove", () => touch(cdp, "touchMove", places(step / STEPS)));
    await page.clock.runFor(rest);
    await up();
  };
  return {
    tap: ({ x, y }) => heard(page, "pointerup", () => page.touchscreen.tap(x, y)),
    press: (button) => heard(page, "click", () => button.tap()),
    async hold(at, ms) {
      await down([at]);
      await page.clock.runFor(ms);
      await up();
    },
    drag: (from, to, rest) =>
      along((share) => [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }], rest),
    pinch: (middle, from, to) =>
      along((share) => {
        const half = (from + (to - from) * share) / 2;
        return [
          { x: middle.x - half, y: middle.y },
          { x: middle.x + half, y: middle.y },
        ];
      }),
  };
}
