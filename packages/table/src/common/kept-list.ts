/** The list that a text holds; null if it is no JSON or no list. */
function listIn(text: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** A text that this browser keeps; null if there is none, or if the browser lets nobody look. */
function textUnder(key: string): string | null {
  try {
    return typeof localStorage === "undefined" ? null : localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The list that this browser keeps under a key, whatever its entries are; empty if what stands there is none. */
export const listUnder = (key: string): readonly unknown[] => listIn(textUnder(key) ?? "[]") ?? [];

/**
 * Keeps a list under a key. What stood there and was no list is put aside under a key of its own, not lost. False if the
 * browser has no room, or keeps nothing.
 */
export function keepUnder(key: string, list: readonly unknown[]): boolean {
  try {
    const before = textUnder(key);
    if (before !== null && listIn(before) === null) localStorage.setItem(`${key}/damaged`, before);
    localStorage.setItem(key, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
}
