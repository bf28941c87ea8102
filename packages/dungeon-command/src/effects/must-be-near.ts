import { nearThis } from "../vocabulary/near-this.ts";
import type { TargetSpec } from "./specs.ts";

/** Who must stand within so many squares of the acting creature, walls or not, for a text to have its targets. */
export interface MustBeNear {
  readonly who: "enemy" | "another";
  readonly squares: number;
}

/** The nearest that some target must be which a text cannot do without; null if it says of none plainly how near. */
export function mustBeNear(specs: readonly TargetSpec[]): MustBeNear | null {
  let nearest: MustBeNear | null = null;
  for (const spec of specs) {
    const one = nearestOf(spec);
    if (one !== null && (nearest === null || one.squares < nearest.squares)) nearest = one;
  }
  return nearest;
}

function nearestOf(spec: TargetSpec): MustBeNear | null {
  const { of, later, attacks } = spec;
  if (later || !("creatures" in of) || !isNeeded(spec)) return null;
  const { side, another } = of.creatures;
  const who = side === "enemy" ? "enemy" : another === true ? "another" : null;
  const [attack] = attacks;
  const strikes = attacks.length === 1 && attack?.type === "melee" && attack.by === "this";
  const squares = strikes ? 1 : nearThis(of.creatures);
  return who === null || squares === null ? null : { who, squares };
}

/** Whether one thing at least must be chosen for it. */
function isNeeded({ purpose, count, upTo }: TargetSpec): boolean {
  if (purpose !== "target") return false;
  if (upTo !== null) return count !== null;
  return count === null || (typeof count === "number" && count > 0);
}
