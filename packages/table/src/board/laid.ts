import { n } from "../common/path.ts";

/** How many numbers follow a command of a path. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, t: 2, a: 7, z: 0 };

/** Whether the number at a place of a command is a length to the right, a length down, or no length at all. */
function axisOf(command: string, place: number): "x" | "y" | "none" {
  if (command === "h") return "x";
  if (command === "v") return "y";
  if (command === "a") return place < 2 ? "x" : place < 5 ? "none" : place === 5 ? "x" : "y";
  return place % 2 === 0 ? "x" : "y";
}

/**
 * A path that was drawn at the origin, moved and made smaller or larger: so each sign of the terrain is drawn once, and laid
 * wherever it stands.
 */
export function laid(path: string, x: number, y: number, scale: number): string {
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, letter: string, numbers: string) => {
    const command = letter.toLowerCase();
    const absolute = letter !== command;
    const takes = TAKES[command] ?? 0;
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map((text, i) => {
      const place = takes === 0 ? 0 : i % takes;
      const axis = axisOf(command, place);
      if (axis === "none") return text;
      // The radii of an arc are lengths, wherever it begins.
      const moves = absolute && !(command === "a" && place < 2);
      return n(Number(text) * scale + (moves ? (axis === "x" ? x : y) : 0));
    });
    return letter + values.join(" ");
  });
}
