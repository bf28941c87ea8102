import type { Page } from "playwright-core";

/** A question as it stands on the page. */
export interface OnPage {
  readonly over: boolean;
  readonly question: string;
  /** Open options, in the order of their buttons. */
  readonly options: readonly string[];
}

/** Waits until a person is asked or the match is over. */
export async function nextQuestion(page: Page): Promise<OnPage> {
  await page.locator(".ask.paper").waitFor({ timeout: 30_000 });
  return page.evaluate(() => ({
    over: document.querySelector(".replay-layout") !== null,
    question: document.querySelector(".ask h2")?.textContent ?? "",
    options: [...document.querySelectorAll(".ask .opt:not(.off)")].map((option) => option.textContent ?? ""),
  }));
}

/**
 * Which option a reckless player takes: strikes whoever is near, friend or foe, cowers whenever that costs Morale, and
 * so comes to an end soon.
 */
const WISHES: readonly RegExp[] = [
  /^Cower/,
  /^(Strike|Shoot): /,
  /^Attack/,
  /^Collect/,
  / to [a-z]+\d+/,
  /^That is my choice/,
  /level \d/,
  /^(Done deploying|Deploy nobody)/,
  /^Activate: /,
  /^Choose a creature/,
  /^End activation/,
];

/** The place of the option that the simple player takes. */
export function wish(onPage: OnPage): number {
  for (const wanted of WISHES) {
    const place = onPage.options.findIndex((option) => wanted.test(option));
    if (place >= 0) return place;
  }
  return 0;
}

/** Where the battlefield's window lies on the page, and how large it is. */
export async function boardPlace(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { left, top, width, height } =
      document.querySelector(".board-window")?.getBoundingClientRect() ?? new DOMRect();
    return [left, top, width, height].map(Math.round).join(" ");
  });
}

/** Sets up the First Game against the recruit on the start page. */
export async function chooseFirstGame(page: Page): Promise<void> {
  await page.locator(".packbox").first().waitFor();
  await page.locator(".area-foes .picks input").first().check();
  await page.locator(".door-row .picks input").first().check();
}

/** The square of the battlefield that a reader would be offered for a move, and where its middle is on the page. */
export async function squareOffered(
  page: Page,
  words: RegExp,
): Promise<{ readonly x: number; readonly y: number } | null> {
  return page.evaluate((source) => {
    const wanted = new RegExp(source);
    const window_ = document.querySelector(".board-window")?.getBoundingClientRect();
    for (const cell of [...document.querySelectorAll("[role=gridcell]")].reverse()) {
      if (!wanted.test(cell.getAttribute("aria-label") ?? "")) continue;
      const box = cell.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const inside =
        window_ !== undefined && x > window_.left && x < window_.right && y > window_.top && y < window_.bottom;
      const top = document.elementFromPoint(x, y);
      // A paper may have risen over the square, or a tool of the board may lie there.
      if (inside && top?.closest("button, .minimap") === null && top.closest(".board-window") !== null) return { x, y };
    }
    return null;
  }, words.source);
}
