import type { Score } from "../engine/index.ts";

/** The emblem of each score, wherever a number is made by it. */
export const SCORE_ICONS: Readonly<Record<Score, string>> = {
  melee: "crossed-swords",
  magic: "magic-swirl",
  speed: "sprint",
  life: "hearts",
  level: "laurel-crown",
};
