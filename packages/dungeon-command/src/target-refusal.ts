import { withNames } from "./effects/binding.ts";
import { envFor } from "./effects/env.ts";
import { refusalOf } from "./effects/legal-target.ts";
import { targetSpecs } from "./effects/targets.ts";
import { withinRefusal } from "./effects/unseen.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import { isAlly } from "./multiplayer.ts";
import type { State } from "./procedures.ts";
import { creatureOf } from "./reading/names.ts";

/** Why a thing is not among the targets that the open question offers, or null if that is not what is asked. */
export function targetRefusal(state: State, thing: string): RuleId | null {
  const aim = state.frames[state.frames.length - 2];
  if (aim?.procedure !== "aim") return null;
  const { seat, self, text, bound, chosen, amount, response, at } = aim.locals;
  const spec = targetSpecs(state.body.content, text)[at];
  const creature = creatureOf(state.body, thing);
  if (spec === undefined || creature === null) return null;
  const env = envFor(state, { seat, self, text, names: withNames(bound, chosen[spec.action]), amount, response });
  const refused = refusalOf(state, env, spec, thing, spec.later);
  if (refused === null || !("creatures" in spec.of)) return refused;
  const friendly = creature.controller !== seat && isAlly(state.body, seat, creature.controller);
  if (spec.of.creatures.side === "enemy" && friendly) return "dc.team.allies";
  return withinRefusal(state, spec.of.creatures, creature, env) ?? refused;
}
