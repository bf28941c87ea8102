/** A game of two rules, small enough to see what switching one off does. */
export type Verdict = { readonly legal: boolean; readonly rule: string };

const far = "toy.walk.far";

/** A step may be one square and not onto a wall. */
export const checkStep = (length: number, ontoWall: boolean): Verdict => {
  if (length > 1) return { legal: false, rule: far };
  return ontoWall ? { legal: false, rule: "toy.walk.wall" } : { legal: true, rule: "toy.walk.step" };
};

/** Walking reports each square, and water when it splashes. */
export const walk = (
  squares: readonly ("grass" | "water")[],
  emit: (event: { readonly rule: string }) => void,
): void => {
  for (const square of squares) {
    emit({ rule: "toy.walk.step" });
    switch (square) {
      case "water":
        emit({ rule: "toy.walk.splash" });
        break;
      case "grass":
        break;
    }
  }
};
