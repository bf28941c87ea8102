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

/** The browser of this test file, started at its first use and ended with the file's worker. */
function browser(): Promise<Browser> {
  running ??= chromium.launch({ ...inject("chromium"), headless: true });
  return running;
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
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.goto(inject("address") + (opening.at ?? ""));
  return { page, complaints };
}
