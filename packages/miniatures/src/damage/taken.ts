import type { Harm, Source } from "../events.ts";

/** What one blow came to. */
export interface Taken {
  readonly creature: string;
  /** What was really lost, by type; parts of 0 where all was kept off. */
  readonly harm: readonly Harm[];
  readonly amount: number;
  readonly source: Source;
  /** It has become bloodied by it (mn.hp.bloodied). */
  readonly bloodied: boolean;
  /** It was destroyed by the damage of this moment (mn.hp.destroyed), and by nothing that came after. */
  readonly fell: boolean;
}
