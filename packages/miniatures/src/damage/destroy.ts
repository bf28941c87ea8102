import { scoreKill } from "../battle/scoring.ts";
import { endWith } from "../conditions/expiring.ts";
import type { Source } from "../events.ts";
import type { Space } from "../lines/scene.ts";
import { unhorse } from "../mounting/unhorse.ts";
import { breakOff } from "../powers/broken-off.ts";
import type { Run } from "../procedures.ts";
import { spaceOf } from "../reading/space.ts";
import type { Creature } from "../state.ts";
import type { Credit } from "./credit.ts";

/** A rider whose mount has been destroyed, and the space in which it must now find its feet (mn.dismount.mount-destroyed). */
export interface Thrown {
  readonly rider: string;
  readonly space: Space;
}

/**
 * A creature is destroyed and leaves play; its owner's opponent scores (mn.hp.destroyed, mn.hp.destroyed.points). Whoever rode
 * it, or null: it stands in the first square that it may, and its controller may pick another (`unhorsedCall`).
 */
export function destroy(run: Run, creature: Creature, source: Source, credit: Credit | null): Thrown | null {
  const { at, size } = spaceOf(run.body, creature);
  creature.status = "destroyed";
  creature.mount = null;
  const { id, owner } = creature;
  breakOff(run, id);
  run.emit({
    event: "destroyed",
    creature: id,
    owner,
    at,
    source,
    credited: credit?.creature ?? null,
    credit: credit?.rule ?? null,
    because: [
      source.seat === 1 - owner ? "mn.hp.destroyed.points" : "mn.ruling.friendly-kill",
      "mn.ruling.destroyed-place",
    ],
    rule: "mn.hp.destroyed",
  });
  // Where it stood is kept: powers that answer its destruction may ask.
  creature.at = at;
  if (source.creature !== null && source.seat === owner)
    run.emit({ event: "noted", thing: id, rule: "mn.ruling.friendly-kill" });
  endWith(run, id);
  scoreKill(run, creature);
  const rider = unhorse(run, creature, { at, size });
  return rider === null ? null : { rider: rider.id, space: { at, size } };
}
