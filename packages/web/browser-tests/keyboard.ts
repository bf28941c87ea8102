import type { Locator, Page } from "playwright-core";
import { heard } from "./heard.ts";

/** Where the focus is on a board: its column and row, and what is heard there. */
export interface Focused {
  readonly column: number;
  readonly row: number;
  readonly words: string;
}

/** Hands on the keys, without a mouse. A call returns when the page has heard it. */
export interface Keys {
  readonly press: (key: string) => Promise<void>;
  /** By Tab alone to what such a selector names, with these words in it. @throws Error if it is never reached. */
  readonly tabTo: (selector: string, words?: string, key?: "Tab" | "Shift+Tab") => Promise<void>;
  /** From the start page: a game by its arch, once its own part of the page is there, against the computer before the usual one. */
  readonly begin: (arch: string, ready: Locator) => Promise<void>;
  /** Over the board, by arrows, to the place of a column and row; what is heard there. */
  readonly walkTo: (place: Pick<Focused, "column" | "row">) => Promise<Focused>;
}

/** More presses of Tab than a page has things to go to. */
const MOST_TABS = 120;

async function focused(page: Page): Promise<Focused> {
  const cell = page.locator("[role=gridcell]:focus");
  return {
    column: Number(await cell.getAttribute("data-x")),
    row: Number(await cell.getAttribute("data-y")),
    words: (await cell.getAttribute("aria-label")) ?? "",
  };
}

export function keysOn(page: Page): Keys {
  const press = (key: string): Promise<void> => heard(page, "keyup", () => page.keyboard.press(key));
  const steps = async (many: number, on: string, back: string): Promise<void> => {
    for (let step = 0; step < Math.abs(many); step++) await press(many > 0 ? on : back);
  };
  const tabTo: Keys["tabTo"] = async (selector, words = "", key = "Tab") => {
    for (let i = 0; i < MOST_TABS; i++) {
      await press(key);
      const there = await page.evaluate(
        ([wanted, said]) => {
          const { activeElement } = document;
          return activeElement?.matches(wanted) === true && (activeElement.textContent ?? "").includes(said);
        },
        [selector, words] as const,
      );
      if (there) return;
    }
    throw new Error(`Tab never reaches ${selector}`);
  };
  return {
    press,
    tabTo,
    async begin(arch, ready) {
      await tabTo(".arch", arch);
      await press("Enter");
      await ready.waitFor();
      await tabTo(".area-foes .picks input");
      await press("ArrowUp");
      await tabTo(".go");
      await press("Enter");
    },
    async walkTo({ column, row }) {
      await press("b");
      const from = await focused(page);
      await steps(column - from.column, "ArrowRight", "ArrowLeft");
      await steps(row - from.row, "ArrowDown", "ArrowUp");
      return focused(page);
    },
  };
}
