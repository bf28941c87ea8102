/** Forced movement of who was attacked in another's place (mn.ruling.redirect-forced). */
import { countedDistance } from "../lines/distance.ts";
import type { Scene, Space } from "../lines/scene.ts";
import { driftAllowed } from "../lines/steps.ts";
import { attackIn } from "../powers/frames.ts";
import type { State } from "../procedures.ts";

/** The space from which the movement of such a creature is judged, that of the first target; null for whoever was attacked where it stands. */
export function copyFor(state: State, attack: number | null, creature: string): Space | null {
  const shots = attack === null ? undefined : attackIn(state, attack)?.shots;
  const shot = shots?.find(({ target, first }) => target === creature && first !== null);
  return shot?.stand ?? null;
}

/** Directions in which the copy comes farther from a space, or nearer to it. Walls and creatures are the real creature's business. */
export function copyDirections(scene: Scene, copy: Space, from: Space, manner: "push" | "pull"): number {
  const before = countedDistance(scene, copy, from);
  let directions = 0;
  for (let direction = 0; direction < 8; direction += 1) {
    if (!driftAllowed(scene, copy, direction)) continue;
    const after = countedDistance(scene, stepped(scene, copy, direction), from);
    if (manner === "push" ? after > before : after < before) directions |= 1 << direction;
  }
  return directions;
}

/** The copy after the same step as the real creature's. */
const stepped = ({ board }: Scene, { at, size }: Space, direction: number): Space => ({
  at: at + (board.shifts[direction] ?? 0),
  size,
});

/** The copy after a step of the real creature between two squares; null without one. */
export const copyAfter = (copy: Space | null, from: number, to: number): Space | null =>
  copy === null ? null : { at: copy.at + to - from, size: copy.size };
