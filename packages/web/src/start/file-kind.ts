/** What a file holds by the look of it, whatever else may be wrong with it. */
export interface FileKind {
  /** The game that it says it is of; nothing if it says none. */
  readonly game: string;
  /** Whether it calls itself a match, or looks like a pack of cards. */
  readonly holds: "match" | "pack" | "other";
}

const OTHER: FileKind = { game: "", holds: "other" };

/** A pack of cards has its own id, or at least a list of cards. */
const isPack = (value: object): boolean =>
  ("pack" in value && typeof value.pack === "string") || ("cards" in value && Array.isArray(value.cards));

export function kindOfFile(text: string): FileKind {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return OTHER;
    const game = "game" in value ? String(value.game) : "";
    if ("moves" in value && game !== "") return { game, holds: "match" };
    return { game, holds: isPack(value) ? "pack" : "other" };
  } catch {
    // A saved game that was cut off is one all the same, and told what is wrong with it.
    const [, torn] = /^\s*\{"format":"undercroft-match-\d+","game":"([a-z-]+)"/.exec(text) ?? [];
    if (torn !== undefined) return { game: torn, holds: "match" };
    // Packs may be written in YAML too.
    return /^pack:/m.test(text) ? { game: "", holds: "pack" } : OTHER;
  }
}
