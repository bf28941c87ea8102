import { scoreKill } from "../battle/scoring.ts";
import { endWith } from "../conditions/expiring.ts";
import type { Source } from "../events.ts";
import type { Run } from "../procedures.ts";
import type { Creature } from "../state.ts";
import { creditFor } from "./credit.ts";

/** A creature is destroyed and leaves play; its owner's opponent scores (mn.hp.destroyed, mn.hp.destroyed.points). */
export function destroy(run: Run, creature: Creature, source: Source): void {
  creature.status = "destroyed";
  const { id, owner, at } = creature;
  const credit = creditFor(run.body, source);
  run.emit({
    event: "destroyed",
    creature: id,
    owner,
    at,
    source,
    credited: credit?.creature ?? null,
    credit: credit?.rule ?? null,
    because: [source.seat === 1 - owner ? "mn.hp.destroyed.points" : "mn.ruling.friendly-kill"],
    rule: "mn.hp.destroyed",
  });
  creature.at = -1;
  if (source.creature !== null && source.seat === owner)
    run.emit({ event: "noted", thing: id, rule: "mn.ruling.friendly-kill" });
  endWith(run, id);
  scoreKill(run, creature);
}
