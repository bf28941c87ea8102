import type { Run } from "../procedures.ts";
import { changed, totalOf } from "./harm.ts";
import type { DamageLocals } from "./locals.ts";

/** The damage that is being dealt nearest to the top of the stack, or null. */
function inHand(run: Run): DamageLocals["deal"] | null {
  const { frames } = run.state;
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame?.procedure === "deal") return frame.locals;
  }
  return null;
}

/**
 * Lessens the damage about to be taken, the last parts first: for powers that answer "would take damage" (mn.resist.weakness).
 * What it came down to; null if no damage is being dealt.
 */
export function preventDamage(run: Run, amount: number | "all"): number | null {
  const dealing = inHand(run);
  const blow = dealing?.blows[dealing.at];
  if (dealing === null || blow === undefined) return null;
  const before = dealing.harm;
  let left = amount === "all" ? totalOf(before) : amount;
  let after = before;
  for (const { amount: there, type } of before.toReversed()) {
    const cut = Math.min(left, there);
    after = changed(after, type, -cut);
    left -= cut;
  }
  dealing.harm = after;
  dealing.stopped ||= totalOf(before) > 0 && totalOf(after) === 0;
  run.emit({ event: "harm-changed", creature: blow.creature, before, after, rule: "mn.resist.weakness" });
  return totalOf(after);
}
