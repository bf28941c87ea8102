import type { Run } from "../procedures.ts";
import { findCreature } from "../reading/creatures.ts";
import { factsOf, factsOfCard } from "../reading/facts.ts";
import { isInAura } from "../reading/rules.ts";
import type { Moment } from "./moments.ts";

/**
 * Whom an aura comes over because its own creature has moved has not come into it (mn.ruling.pulse-enters): told where somebody
 * might expect otherwise.
 */
export function tellCarriedAuras(run: Run, moment: Moment): void {
  const { body } = run;
  if (moment.on !== "enters" || moment.from === undefined || !factsOf(body.content).pulses.has("enters")) return;
  const source = findCreature(body, moment.creature);
  if (source?.status !== "in-play") return;
  const before = { ...source, ...moment.from, mount: null };
  for (const { power } of factsOfCard(body.content, source.card).auras) {
    if (power.pulse?.at !== "enters") continue;
    for (const one of body.creatures)
      if (one.id !== source.id && isInAura(body, source, power, one) && !isInAura(body, before, power, one))
        run.emit({ event: "noted", thing: one.id, rule: "mn.ruling.pulse-enters" });
  }
}
