import type { Answer } from "../questions.ts";
import type { Pending } from "../stack/locals.ts";

export interface TurnLocals {
  /** The whole match: setup, then turns until it is over. */
  match: Record<string, never>;
  turn: { readonly seat: number };
  refresh: { readonly seat: number };
  activate: { readonly seat: number };
  /**
   * The activation of one creature, from its declaration to its end. `acted`: it has done something and the stack is empty
   * again. `lost`: its control has changed meanwhile.
   */
  activation: { readonly seat: number; readonly creature: string; last: Answer | null; acted: boolean; lost: boolean };
  deploy: { readonly seat: number };
  cleanup: { readonly seat: number };
  /** One of the two steps in which the turn player orders effects (dc.ruling.step-effects-use-stack). */
  stepEffects: { readonly seat: number; readonly when: "start" | "end"; pending: Pending[] };
  /** Untaps the seat's creatures in one of the two untap steps. */
  untapStep: { readonly seat: number; readonly phase: "refresh" | "cleanup"; readonly queue: string[] };
}
