import type { Fighter } from "../events.ts";
import type { Form } from "../vocabulary/index.ts";

export interface CombatLocals {
  /** One attack, both sides rolling (dg.combat.roll). Result: fought. */
  combat: {
    readonly attacker: Fighter;
    readonly defender: Fighter;
    readonly form: Form;
    /** The Escort Quest that the attacker takes instead of wounding (dg.quest.escort.steal); null if none. */
    readonly prize: string | null;
  };
  /** An Encounter of the batch is resolved, by its id (dg.dl.resolution.engage). Result: fought. */
  encounter: { readonly id: string };
}
