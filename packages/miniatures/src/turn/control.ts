/** Who controls a creature in its turn (mn.turn.start.control): Confused and Dominated. */
import { hasCondition } from "../conditions/has.ts";
import type { Run } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import type { Body, Creature, Effect } from "../state.ts";
import type { ConditionName } from "../vocabulary/index.ts";

/** The newest effect of a condition on a creature (mn.condition.dominated.control), or undefined. */
const newest = ({ effects }: Body, { id }: Creature, condition: ConditionName): Effect | undefined =>
  effects.findLast(({ on, what }) => on === id && what.kind === "condition" && what.condition === condition);

/** The player of whoever imposed it, who still decides if that one is gone; without a source, the owner's opponent (mn.ruling.confused). */
const controllerBy = (effect: Effect | undefined, creature: Creature): number => effect?.by ?? 1 - creature.owner;

/** mn.condition.confused.roll, mn.condition.confused.table: one d20 for the whole turn. */
function rollConfused(run: Run, creature: Creature): void {
  const { body } = run;
  const { turn } = body.battle;
  if (turn === null || !hasCondition(body, creature, "confused")) return;
  const die = run.draw("confused", 20) + 1;
  run.emit({ event: "confused-roll", creature: creature.id, die, rule: "mn.condition.confused.roll" });
  if (die <= 5) turn.dominator = controllerBy(newest(body, creature, "confused"), creature);
  else if (die <= 10) turn.noActions = true;
  run.emit({ event: "noted", thing: creature.id, rule: "mn.condition.confused.table" });
}

/** Effects that may hand a creature to another player: the condition rolls that are still needed after its saves. */
export function settleControl(run: Run, id: string): void {
  const { body } = run;
  const { turn } = body.battle;
  const creature = creatureOf(body, id);
  if (turn === null || creature.status !== "in-play") return;
  const dominated = hasCondition(body, creature, "dominated");
  if (!dominated && !hasCondition(body, creature, "confused")) return;
  run.emit({ event: "noted", thing: id, rule: "mn.turn.start.control" });
  rollConfused(run, creature);
}

/**
 * Who chooses the creature's one action, as things stand when it could take it: Dominated may have come or gone since its turn
 * began (mn.condition.dominated.control). What Confused came to counts as long as it lasts.
 */
export function settleDominator(run: Run, id: string): void {
  const { body } = run;
  const { turn } = body.battle;
  if (turn === null || turn.over || turn.attacks + turn.moves + turn.minors > 0) return;
  const creature = creatureOf(body, id);
  const dominating = newest(body, creature, "dominated");
  if (dominating === undefined) {
    if (!hasCondition(body, creature, "confused")) turn.dominator = null;
    return;
  }
  const before = turn.dominator;
  turn.dominator = controllerBy(dominating, creature);
  if (turn.dominator !== before) run.emit({ event: "noted", thing: id, rule: "mn.condition.dominated.control" });
}
