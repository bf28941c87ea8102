import type { AttackTurn, Phase, Shot } from "../attack/locals.ts";
import type { Harm, Source } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Moment } from "../powers/moments.ts";
import type { Thrown } from "./destroy.ts";
import type { Taken } from "./taken.ts";

/** Damage about to be dealt to one creature by one event (mn.ruling.damage-pipeline). */
export interface Blow {
  readonly creature: string;
  /** Parts by type after what the attacker adds (steps 1 to 4). */
  readonly harm: readonly Harm[];
  readonly source: Source;
  readonly critical: boolean;
  /** The damage line of an attack: Insubstantial halves it (mn.resist.insubstantial). */
  readonly ofAttack?: true;
}

export interface DamageLocals {
  /** Damage that is no attack, all of one moment: `deal`, then what answers it. Result: harmed. */
  damage: { readonly blows: readonly Blow[] };
  /**
   * All blows of one moment: steps 5 to 11 of the pipeline for each, then destruction (mn.ruling.simultaneous-results). `harm`
   * is what is left of the blow in hand: powers may still lessen it; `stopped` if one has prevented all of it. Result: harmed.
   */
  deal: {
    readonly blows: readonly Blow[];
    at: number;
    harm: readonly Harm[];
    stopped: boolean;
    taken: Taken[];
    thrown: Thrown[];
  };
  /** What answers damage taken, creatures bloodied and destroyed, one moment after another. Result: nothing. */
  react: { moments: Moment[] };
  /** The damage lines of an attack's shots: steps 1 to 4 for each, then `deal` (mn.attack.step6-damage). Result: harmed. */
  "attack-damage": {
    readonly turn: AttackTurn;
    readonly shots: readonly Shot[];
    readonly phase: Phase;
    at: number;
    harm: readonly Harm[];
    /** Bonuses and penalties still to be put on a part of the base damage. */
    pluses: readonly number[];
    blows: Blow[];
  };
  /** Healing and what answers it (mn.hp.healing). Result: nothing. */
  heal: { readonly creature: string; readonly amount: number; readonly rule: RuleId };
}
