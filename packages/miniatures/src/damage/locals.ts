import type { Harm, Source } from "../events.ts";

/** Damage about to be dealt to one creature by one event (mn.ruling.damage-pipeline). */
export interface Blow {
  readonly creature: string;
  /** Parts by type after what the attacker adds (steps 1 to 4). */
  readonly harm: readonly Harm[];
  readonly source: Source;
  readonly critical: boolean;
}

export interface DamageLocals {
  /** All blows of one moment: steps 5 to 11 of the pipeline for each, then destruction (mn.ruling.simultaneous-results). Result: nothing. */
  damage: { readonly blows: readonly Blow[]; at: number };
}
