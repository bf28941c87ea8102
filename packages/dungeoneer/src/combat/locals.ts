import type { Fighter } from "../events.ts";
import type { RollLocals } from "../rolling/rolls.ts";
import type { EncounterInPlay } from "../state.ts";
import type { Form } from "../vocabulary/index.ts";

export interface CombatLocals {
  /** One attack, both sides rolling (dg.combat.roll). Result: fought. */
  combat: RollLocals & {
    readonly attacker: Fighter;
    readonly defender: Fighter;
    readonly form: Form;
    /** The Escort Quest that the attacker takes instead of wounding (dg.quest.escort.steal); null if none. */
    readonly prize: string | null;
    /** The dice as they lie; null before they are rolled. */
    dice: readonly [attacker: number, defender: number] | null;
    /** Who has hit, once it is known. */
    won: "attacker" | "defender" | null;
  };
  /** An Encounter of the batch is resolved, by its id (dg.dl.resolution.engage). Result: fought. */
  encounter: { readonly id: string };
  /** Whoever is left of those whom a Trap or Obstacle strikes makes a test; `falls`: heroes that had fallen before (dg.threat.trap-area). Result: nothing. */
  striking: {
    readonly encounter: EncounterInPlay;
    left: readonly number[];
    readonly several: boolean;
    readonly falls: number;
  };
}
