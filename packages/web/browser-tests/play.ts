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
  await page.locator(".ask.paper").waitFor();
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

/** Waits until all of the start page is there: the door and the warbands are fetched each by itself. */
export async function startPage(page: Page): Promise<void> {
  await page.locator(".go").waitFor();
  await page.locator(".packbox").first().waitFor();
}

/** Sets up the First Game against the recruit on the start page. */
export async function chooseFirstGame(page: Page): Promise<void> {
  await startPage(page);
  await page.locator(".area-foes .picks input").first().check();
  await page.locator(".door-row .picks input").first().check();
}

/** A square in sight: where its middle is on the page, where it lies on the battlefield, and which words it was found by. */
export interface SquareInSight {
  readonly x: number;
  readonly y: number;
  readonly column: number;
  readonly row: number;
  readonly words: string;
}

/** Waits until the board lies where it is to stay. */
export async function atRest(page: Page): Promise<void> {
  const grid = await page.locator(".square-grid").elementHandle();
  await grid?.waitForElementState("stable");
}

/** A square of the battlefield of which a reader would be told such words, once the board has come to rest with it in sight. */
export async function squareOffered(page: Page, words: RegExp): Promise<SquareInSight | null> {
  await atRest(page);
  return page.evaluate((source) => {
    const wanted = new RegExp(source);
    const window_ = document.querySelector(".board-window")?.getBoundingClientRect();
    for (const cell of [...document.querySelectorAll("[role=gridcell]")].reverse()) {
      const [found] = wanted.exec(cell.getAttribute("aria-label") ?? "") ?? [];
      if (found === undefined) continue;
      const box = cell.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const inside =
        window_ !== undefined && x > window_.left && x < window_.right && y > window_.top && y < window_.bottom;
      const top = document.elementFromPoint(x, y);
      // A paper may have risen over the square, or a tool of the board may lie there.
      if (!inside || top?.closest("button, .minimap") !== null || top.closest(".board-window") === null) continue;
      const [column, row] = [Number(cell.getAttribute("data-x")), Number(cell.getAttribute("data-y"))];
      return { x, y, column, row, words: found };
    }
    return null;
  }, words.source);
}
