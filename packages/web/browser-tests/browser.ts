import { type Browser, chromium, type Page } from "playwright-core";
import { inject, onTestFinished } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built client is served, with a slash at its end. */
    address: string;
    chromium: { executablePath: string; args: string[] };
  }
}

let running: Promise<Browser> | null = null;

/** The longest wait for anything, in milliseconds: what takes so long stands still, however slow the machine is. */
const PATIENCE = 120_000;

/** The browser of this test file, started at its first use and ended with the file's worker. */
function browser(): Promise<Browser> {
  running ??= chromium.launch({ ...inject("chromium"), headless: true, timeout: PATIENCE });
  return running;
}

/**
 * Runs in the page before anything else of it: ids, and the salt by which computers choose among equals, are the same in
 * every run. With the seed of the address a test so plays the same game each time. What is drawn depends on how much is
 * kept already, so that no table takes the place of an earlier one.
 */
function drawTheSame(): void {
  let last = location.protocol === "http:" ? localStorage.length : 0;
  const byLuck = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (numbers) => {
    // The page draws 32-bit numbers; what the tools of the tests draw otherwise is no part of a game.
    if (!(numbers instanceof Uint32Array)) return byLuck(numbers);
    for (let i = 0; i < numbers.length; i++) {
      last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0;
      numbers[i] = last;
    }
    return numbers;
  };
}

/** How to open a page; all may be left out. */
export type Opening = {
  /** After the address of the client: "", "?lang=ru", "#help". */
  readonly at?: string;
  readonly width?: number;
  readonly height?: number;
  /** A phone or tablet: fingers instead of a mouse. */
  readonly touch?: boolean;
  /** The language that the browser asks for. */
  readonly locale?: string;
  readonly reducedMotion?: "reduce" | "no-preference";
};

/** A page of the client in a fresh profile, and what has gone wrong in it so far. */
export type OpenPage = { readonly page: Page; readonly complaints: readonly string[] };

/** Opens the client; the page and its storage are thrown away when the test ends. */
export async function open(opening: Opening = {}): Promise<OpenPage> {
  const context = await (await browser()).newContext({
    viewport: { width: opening.width ?? 1280, height: opening.height ?? 800 },
    hasTouch: opening.touch ?? false,
    isMobile: opening.touch ?? false,
    locale: opening.locale ?? "en-GB",
    reducedMotion: opening.reducedMotion ?? "reduce",
  });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(drawTheSame);
  const page = await context.newPage();
  await page.clock.install({ time: "2026-01-01" });
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.goto(inject("address") + (opening.at ?? ""));
  return { page, complaints };
}

/**
 * From here on the page's clock stands, but for what a test lets pass: no finger rests too long and no computer thinks
 * too long because the machine is slow. A page must be loaded before: React itself waits for what is loaded late.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-01-01" });
  await page.clock.pauseAt("2026-01-02");
}
