import { writeProblem } from "@undercroft/cards";
import { type Dictionary, type Pack, parsePack, shippedPacks } from "./index.ts";

const KEY = "undercroft/packs";

/** What stands against a pack that a player brings. */
export type PackRead =
  | { readonly ok: true; readonly pack: Pack }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads a pack's text by the same path as the shipped ones. */
export function readPack(text: string, fileName: string): PackRead {
  const read = parsePack(text, fileName);
  if (read.ok) return { ok: true, pack: read.pack };
  return { ok: false, problems: read.problems.map(writeProblem) };
}

function keptTexts(): readonly string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

let known: readonly Pack[] | null = null;
let words: Dictionary | null = null;

/** The shipped packs and the player's own. */
export function allPacks(): readonly Pack[] {
  if (known !== null) return known;
  const own = typeof localStorage === "undefined" ? [] : keptTexts().map((text) => readPack(text, "own.json"));
  known = [...shippedPacks(), ...own.flatMap((read) => (read.ok ? [read.pack] : []))];
  return known;
}

/** Keeps a pack of the player's own in this browser; one of the same name makes room for it. */
export function keepPack(text: string, pack: Pack): void {
  const others = keptTexts().filter((one) => {
    const read = readPack(one, "own.json");
    return read.ok && read.pack.pack !== pack.pack;
  });
  localStorage.setItem(KEY, JSON.stringify([...others, text]));
  known = null;
  words = null;
}

/** How the keywords of all packs are written. */
export function keywordsOf(): Dictionary {
  const dictionary: Dictionary = words ?? Object.assign({}, ...allPacks().map((pack) => pack.keywords));
  words = dictionary;
  return dictionary;
}
