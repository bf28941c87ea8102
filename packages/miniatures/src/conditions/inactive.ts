import type { NotedRule } from "../noted.ts";
import type { Run } from "../procedures.ts";
import { factsOfCard } from "../reading/facts.ts";
import type { Creature } from "../state.ts";

/** A creature is inactive from now on: what of its powers goes off with it, and what stays on (mn.ruling.inactive). */
export function tellInactive(run: Run, creature: Creature, condition: "stunned" | "helpless"): void {
  const { auras, continuous } = factsOfCard(run.body.content, creature.card);
  const note = (rule: NotedRule): void => run.emit({ event: "noted", thing: creature.id, rule });
  note(condition === "helpless" ? "mn.condition.helpless.base" : "mn.condition.stunned.inactive");
  note("mn.ruling.inactive");
  if (auras.length > 0) note("mn.power.aura.inactive");
  if (continuous.length > 0) note("mn.power.continuous.inactive");
}
