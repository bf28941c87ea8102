import type { Run } from "../procedures.ts";
import { findCreature } from "../reading/creatures.ts";
import type { ConditionName } from "../vocabulary/index.ts";
import { isActive } from "./active.ts";
import { dazing } from "./limits.ts";

/** Whether a movement of the creature is in progress: its own, in its turn (mn.condition.dazed.while-moving). */
const isMoving = (run: Run, creature: string): boolean =>
  run.state.frames.some((frame) => frame.procedure === "movement" && frame.locals.journey.creature === creature);

/**
 * What a condition does at once to a turn in which it strikes: Stunned and Helpless end the actions
 * (mn.ruling.stunned-mid-turn); the limits of Dazed that strike in mid-movement let the action be finished and nothing
 * else, otherwise they count actions as they always do (mn.ruling.dazed-mid-turn).
 */
export function strickenInTurn(run: Run, id: string, condition: ConditionName): void {
  const { turn } = run.body.battle;
  if (turn === null || turn.creature !== id || turn.phase !== "actions") return;
  const creature = findCreature(run.body, id);
  if (creature === undefined) return;
  if (!isActive(run.body, creature)) {
    turn.ended = true;
    run.emit({ event: "noted", thing: id, rule: "mn.condition.stunned.own-turn" });
    run.emit({ event: "noted", thing: id, rule: "mn.ruling.stunned-mid-turn" });
  } else if (dazing.includes(condition)) {
    if (isMoving(run, id)) turn.ended = true;
    run.emit({ event: "noted", thing: id, rule: "mn.ruling.dazed-mid-turn" });
  }
}
