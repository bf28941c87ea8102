import { LOCALES, type Locale, readStops, STOP_LEVELS, type Stops } from "@undercroft/table";
import { createStore, type StoreApi } from "zustand/vanilla";

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
  /** The game that was chosen last on the start page, by its id; nothing where none was. */
  readonly game: string;
  /** Against whom was played last, as the start page calls it; nothing where nobody was chosen. */
  readonly foe: string;
  /** What a seat wants to be asked about, by game; each seat of a table begins with these. */
  readonly stops: Readonly<Record<string, Stops>>;
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

/** Stops kept before there were several games to tell apart. */
const UNNAMED = "";

/** The stops of each game, as far as they are any. */
function stopsIn(kept: unknown): Settings["stops"] {
  if (typeof kept !== "object" || kept === null) return {};
  const entries = Object.entries(kept);
  const old = entries.filter(([, level]) => STOP_LEVELS.some((one) => one === level)).map(([kind]) => kind);
  const stops: Record<string, Stops> = {};
  for (const [game, value] of old.length > 0 ? [[UNNAMED, kept] as const] : entries) {
    const kinds = typeof value === "object" && value !== null ? Object.keys(value) : [];
    const read = readStops(value, kinds);
    if (read !== null) stops[game] = read;
  }
  return stops;
}

/** What a seat of a game wants to be asked about: as it was last set, if it was set for every kind that the game has. */
export function stopsOf(game: string, kinds: readonly string[], usual: Stops): Stops {
  const { stops } = settings.getState();
  return readStops(stops[game] ?? stops[UNNAMED], kinds) ?? usual;
}

/** Settings as they were kept, with what the address asks for on top. */
export function firstSettings(kept: Readonly<Record<string, unknown>>): Settings {
  const pace = asked("pace") ?? kept.pace;
  return {
    locale: firstLocale(kept.locale),
    pace: isOneOf(PACES, pace) ? pace : "normal",
    sound: kept.sound === true,
    keys: kept.keys !== false,
    game: typeof kept.game === "string" ? kept.game : "",
    foe: typeof kept.foe === "string" ? kept.foe : "",
    stops: stopsIn(kept.stops),
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
