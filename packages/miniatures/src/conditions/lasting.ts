import type { RuleId } from "../ledger/rule-ids.ts";
import { breakOff } from "../powers/broken-off.ts";
import type { Run } from "../procedures.ts";
import { findCreature } from "../reading/creatures.ts";
import type { Effect } from "../state.ts";
import { speedOf } from "../traits.ts";
import { tellDuplicate } from "./duplicate.ts";
import { hasCondition } from "./has.ts";
import { tellInactive } from "./inactive.ts";
import { strickenInTurn } from "./mid-turn.ts";

/** A creature comes under an effect (mn.condition.general); `rule` brings it about. Immunities are the caller's. */
export function begin(run: Run, given: Omit<Effect, "id">, rule: RuleId): Effect {
  const effect: Effect = { id: `e${run.body.nextThing}`, ...given };
  run.body.nextThing += 1;
  const { on: creature, what, until } = effect;
  const bearer = findCreature(run.body, creature);
  const again = what.kind === "condition" && bearer !== undefined && hasCondition(run.body, bearer, what.condition);
  run.body.effects.push(effect);
  run.emit({ event: "gained", effect: effect.id, creature, what, until, rule });
  // Identical conditions do not add up: the creature is under it until the longest has run out.
  if (again) run.emit({ event: "noted", thing: effect.id, rule: "mn.duration.overlap" });
  if (what.kind === "rules" && bearer !== undefined) tellDuplicate(run, effect);
  if (what.kind === "condition" && bearer !== undefined) {
    if (what.condition === "slowed" && speedOf(run.body, bearer) < 2)
      run.emit({ event: "noted", thing: effect.id, rule: "mn.condition.slowed.already-slower" });
    if (what.condition === "stunned" || what.condition === "helpless") {
      tellInactive(run, bearer, what.condition);
      breakOff(run, creature);
    }
    strickenInTurn(run, creature, what.condition);
  }
  return effect;
}

/**
 * An effect ends by a rule; nothing if it has ended already. With the effect that was listed last a whole group ends that
 * shares a save (mn.ruling.save-group).
 */
export function end(run: Run, id: string, rule: RuleId): void {
  const { effects } = run.body;
  const effect = effects.find((one) => one.id === id);
  if (effect === undefined) return;
  const group = effect.group === null ? [effect] : effects.filter((one) => one.group === effect.group);
  const last = group[group.length - 1];
  drop(run, effect, rule);
  if (last === effect) for (const other of group) if (other !== effect) drop(run, other, "mn.ruling.save-group");
}

/** Everything that one save is made against ends together (mn.save.group). */
export function endGroup(run: Run, { id, group }: Effect, rule: RuleId): void {
  const all = group === null ? [] : run.body.effects.filter((one) => one.group === group);
  if (all.length > 1) for (const one of all) drop(run, one, one.id === id ? rule : "mn.save.group");
  else end(run, id, rule);
}

function drop(run: Run, effect: Effect, rule: RuleId): void {
  const { id, on: creature, what } = effect;
  run.body.effects = run.body.effects.filter((one) => one !== effect);
  run.emit({ event: "lost", effect: id, creature, what, rule });
}
