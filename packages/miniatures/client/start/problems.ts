import { faultWords } from "../builder/fault-words.ts";
import type { BattleConfig, Planned } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { catalogue } from "./catalogue.ts";

/** A plan as the start page takes it: a battle that may be begun, or what stands against it in words, each with its rule. */
export function planProblems(
  plan: Planned,
): { readonly ok: true; readonly config: BattleConfig } | { readonly ok: false; readonly problems: readonly string[] } {
  if (plan.ok) return plan;
  return {
    ok: false,
    // A card that there are too many of is told once.
    problems: [
      ...new Set(
        plan.faults.map(({ seat, fault }) =>
          say("start.against", { number: seat + 1, what: faultWords(fault, catalogue()), rule: fault.rule }),
        ),
      ),
    ],
  };
}
