import type { RuleId } from "../ledger/rule-ids.ts";
import type { Run } from "../procedures.ts";
import type { Effect } from "../state.ts";

/** A creature comes under an effect (mn.condition.general); `rule` brings it about. Immunities are the caller's. */
export function begin(run: Run, given: Omit<Effect, "id">, rule: RuleId): Effect {
  const effect: Effect = { id: `e${run.body.nextThing}`, ...given };
  run.body.nextThing += 1;
  run.body.effects.push(effect);
  const { on: creature, what, until } = effect;
  run.emit({ event: "gained", effect: effect.id, creature, what, until, rule });
  return effect;
}

/** An effect ends by a rule; nothing if it has ended already. */
export function end(run: Run, id: string, rule: RuleId): void {
  const effect = run.body.effects.find((one) => one.id === id);
  if (effect === undefined) return;
  run.body.effects = run.body.effects.filter((one) => one !== effect);
  run.emit({ event: "lost", effect: id, creature: effect.on, what: effect.what, rule });
}
