import { LOCALES, type Locale } from "@undercroft/table";
import { createStore, type StoreApi } from "zustand/vanilla";
import { DEFAULT_STOPS, readStops, type Stops } from "./stops.ts";

export const PACES = ["slow", "normal", "off"] as const;
/** How fast the table tells what others did. */
export type Pace = (typeof PACES)[number];

/** What a reader of the page has chosen for themselves; kept in this browser. */
export interface Settings {
  readonly locale: Locale;
  readonly pace: Pace;
  readonly sound: boolean;
  /** Single keys give answers. */
  readonly keys: boolean;
  /** What a seat wants to be asked about; each seat of a table begins with these. */
  readonly stops: Stops;
}

const KEY = "undercroft/settings";

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  typeof value === "string" && list.some((one) => one === value);

function asked(name: string): string | null {
  return typeof location === "undefined" ? null : new URLSearchParams(location.search).get(name);
}

function stored(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    // Settings that cannot be read are chosen anew; nothing of a game lies in them.
    return {};
  }
}

function firstLocale(kept: unknown): Locale {
  const wanted = asked("lang") ?? kept;
  if (isOneOf(LOCALES, wanted)) return wanted;
  return typeof navigator !== "undefined" && navigator.language.startsWith("ru") ? "ru" : "en";
}

/** Settings as they were kept, with what the address asks for on top. */
export function firstSettings(kept: Readonly<Record<string, unknown>>): Settings {
  const pace = asked("pace") ?? kept.pace;
  return {
    locale: firstLocale(kept.locale),
    pace: isOneOf(PACES, pace) ? pace : "normal",
    sound: kept.sound === true,
    keys: kept.keys !== false,
    stops: readStops(kept.stops) ?? DEFAULT_STOPS,
  };
}

export const settings: StoreApi<Settings> = createStore<Settings>(() => firstSettings(stored()));

settings.subscribe((now) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing still plays.
  }
});
