import type { Moment } from "../powers/moments.ts";
import type { Body } from "../state.ts";
import { creditFor } from "./credit.ts";
import type { Taken } from "./taken.ts";

/** What there is to answer after damage: taken, then bloodied, then destroyed, each in the order of the blows. */
export function reactionsTo(body: Body, taken: readonly Taken[]): Moment[] {
  const hurt: Moment[] = [];
  const bloodied: Moment[] = [];
  const destroyed: Moment[] = [];
  for (const { creature, amount, harm, source, bloodied: became, fell } of taken) {
    if (amount > 0) hurt.push({ on: "takes-damage", creature, harm, source });
    if (became) bloodied.push({ on: "bloodied", creature });
    if (fell && !destroyed.some((moment) => moment.on === "destroyed" && moment.creature === creature))
      destroyed.push({ on: "destroyed", creature, credited: creditFor(body, source)?.creature ?? null, source });
  }
  return [...hurt, ...bloodied, ...destroyed];
}
