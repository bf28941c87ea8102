import type { Run } from "./procedures.ts";
import type { Creature, CreatureDeed } from "./state.ts";

/** Notes that a creature did something now, for texts that ask what it did this turn or activation. */
export function noteDeed(run: Run, creature: Creature, deed: CreatureDeed): void {
  const { turn } = run.body;
  creature.deeds[deed] = { turn: turn.count, activation: turn.activation };
}
