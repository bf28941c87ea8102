import type { Corner, Side } from "./brush.ts";

/** What a key does on the map. */
export type MapKey =
  /** Draws here what is in hand; with Shift and an arrow, and the cursor goes on. */
  | { readonly does: "lay"; readonly goesOn: boolean }
  | { readonly does: "edge"; readonly side: Side }
  | { readonly does: "corner"; readonly corner: Corner }
  | { readonly does: "across"; readonly lean: "slash" | "backslash" }
  | { readonly does: "erase" | "undo" | "redo" }
  /** Takes in hand what is written with a sign. */
  | { readonly does: "take"; readonly sign: string };

const SIDES: Readonly<Record<string, Side>> = { ArrowUp: "n", ArrowRight: "e", ArrowDown: "s", ArrowLeft: "w" };

/** The keys that lead to the map's rims, as they lie on a keyboard. */
const CORNERS: Readonly<Record<string, Corner>> = { Home: "nw", PageUp: "ne", End: "sw", PageDown: "se" };

/** What of a keyboard's event is looked at. */
interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** The letter of a key, whatever alphabet the keyboard writes. */
function latin({ key, code, shiftKey }: Pressed): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter === undefined || /^[ -~]$/.test(key)) return key;
  return shiftKey ? letter : letter.toLowerCase();
}

/** What a key means on the map; null leaves it to the page. */
export function mapKey(event: Pressed): MapKey | null {
  const key = latin(event);
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() === "z") return { does: event.shiftKey ? "redo" : "undo" };
    return key.toLowerCase() === "y" ? { does: "redo" } : null;
  }
  const side = SIDES[key];
  if (side !== undefined) {
    if (event.altKey) return { does: "edge", side };
    return event.shiftKey ? { does: "lay", goesOn: true } : null;
  }
  const corner = CORNERS[key];
  if (event.altKey) return corner === undefined ? null : { does: "corner", corner };
  if (key === " ") return { does: "lay", goesOn: false };
  if (key === "Delete" || key === "Backspace") return { does: "erase" };
  if (key === "/") return { does: "across", lean: "slash" };
  if (key === "\\") return { does: "across", lean: "backslash" };
  // Zooming is the grid's.
  return key.length === 1 && !"+-=0".includes(key) ? { does: "take", sign: key } : null;
}
