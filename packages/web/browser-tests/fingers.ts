import type { CDPSession, Page } from "playwright-core";

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Fingers on the glass, as the browser itself feels them. */
export interface Fingers {
  readonly tap: (at: Spot) => Promise<void>;
  /** Lays a finger down and keeps it still for so long, in milliseconds. */
  readonly hold: (at: Spot, ms: number) => Promise<void>;
  readonly drag: (from: Spot, to: Spot) => Promise<void>;
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
  const along = async (places: (share: number) => readonly Spot[]): Promise<void> => {
    await touch(cdp, "touchStart", places(0));
    for (let step = 1; step <= STEPS; step++) await touch(cdp, "touchMove", places(step / STEPS));
    await touch(cdp, "touchEnd", []);
  };
  return {
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    async hold(at, ms) {
      await touch(cdp, "touchStart", [at]);
      await page.waitForTimeout(ms);
      await touch(cdp, "touchEnd", []);
    },
    drag: (from, to) =>
      along((share) => [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]),
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
