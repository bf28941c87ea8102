import type { PlayerKind } from "../state/info.ts";

/** Against whom: a computer of a level, people at this screen, or nobody, with computers to watch. */
export const FOES = ["recruit", "captain", "screen", "watch"] as const;
export type Foe = (typeof FOES)[number];

/** What the start page asks whatever the game is. */
export interface Chosen {
  /** One of the presets that the game's door announces. */
  readonly preset: string;
  readonly foe: Foe;
  readonly mode: "practice" | "strict";
  /** Whether people at one screen see each other's hands. */
  readonly hands: "open" | "closed";
  readonly seed: string;
}

/** Who plays each of so many seats. */
export function playersOf(foe: Foe, count: number): readonly PlayerKind[] {
  return Array.from({ length: count }, (_, i): PlayerKind => {
    if (foe === "screen") return "person";
    if (foe === "watch") return "captain";
    return i === 0 ? "person" : foe;
  });
}
