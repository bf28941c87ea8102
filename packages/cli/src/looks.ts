import { readYaml } from "@undercroft/cards/yaml";
import { RECORD_FORMAT } from "@undercroft/kernel";

/** What files are made for. */
export type Look = "map" | "match" | "pack" | "scenario" | "warband";

const commandFor: { readonly [L in Look]: string } = {
  map: "validate",
  match: "replay",
  pack: "validate",
  scenario: "scenario",
  warband: "validate",
};

/** Signs of each sort of file among the keys of its table, the surest first. */
const signs: readonly (readonly [Look, readonly string[]])[] = [
  ["scenario", ["scenario"]],
  ["scenario", ["seats", "play"]],
  ["match", ["moves", "answers"]],
  ["map", ["rows"]],
  ["map", ["starts"]],
  ["pack", ["pack"]],
  ["pack", ["language"]],
  ["pack", ["keywords"]],
  ["warband", ["commanders"]],
  ["warband", ["faction"]],
  ["warband", ["creatures"]],
];

/** The table that a file of data holds; null if it holds none. */
export function tableIn(file: string, text: string): object | null {
  try {
    const data: unknown = /\.ya?ml$/i.test(file) ? readYaml(text) : JSON.parse(text);
    return typeof data === "object" && data !== null && !Array.isArray(data) ? data : null;
  } catch {
    // Whoever reads the file says what is wrong with the writing.
    return null;
  }
}

/** What a file looks like, whatever is wrong with it; null if like nothing known. */
export function lookOf(file: string, text: string): Look | null {
  // A record that was cut off is one, too.
  if (text.slice(0, 200).includes(RECORD_FORMAT)) return "match";
  const table = tableIn(file, text);
  if (table === null) return null;
  return signs.find(([, keys]) => keys.every((key) => Object.hasOwn(table, key)))?.[0] ?? null;
}

/** The game that a file names, whatever is wrong with the rest of it; null if none. */
export function gameOf(file: string, text: string): string | null {
  const table = tableIn(file, text);
  return table !== null && "game" in table && typeof table.game === "string" ? table.game : null;
}

/** What a file of another sort is, and which command takes it. */
export const useInstead = (look: Look): string => `this looks like a ${look}: use "undercroft ${commandFor[look]}"`;
