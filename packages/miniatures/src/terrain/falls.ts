import type { Source } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Run } from "../procedures.ts";
import type { Creature } from "../state.ts";

/**
 * Notes with the attack under way that it has forced a creature onto a pit: once for each creature, followed up when all its
 * effects are done (mn.terrain.pit.followup, mn.ruling.pit-crossed). What is no attack has no followup (mn.ruling.pit-no-roll).
 * `because` tells what is special about who fell.
 */
export function noteFall(run: Run, creature: Creature, source: Source, ...because: readonly RuleId[]): void {
  const reasons = source.attack === null ? [...because, "mn.ruling.pit-no-roll" as const] : because;
  const { id, at } = creature;
  const rule = "mn.forced.pit-allowed";
  run.emit({ event: "entered", creature: id, at, terrain: "pit", because: reasons, rule });
  for (const frame of run.state.frames) {
    if (frame.procedure !== "attack" || frame.locals.turn.attack !== source.attack) continue;
    const { falls, shots } = frame.locals;
    if (falls.some((fall) => fall.creature === id)) continue;
    falls.push({ creature: id, parts: shots.find(({ target }) => target === id)?.parts ?? [] });
  }
}
