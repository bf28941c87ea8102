import { citedIn } from "@undercroft/kernel/ledger";
import { ScenarioFault } from "./names.ts";

/** What an expectation of a file found cited by the engine. */
export interface Because {
  readonly emitted: object;
  readonly rule: string;
}

/** The rules, one or a list, that a file expects an answer of the engine to cite. */
export function because(command: string, found: object, wanted: unknown): readonly Because[] {
  const rules = Array.isArray(wanted) ? wanted : wanted === undefined ? [] : [wanted];
  const known = citedIn(found);
  for (const rule of rules)
    if (!known.has(String(rule)))
      throw new ScenarioFault(`${command}: explained by ${[...known].join(", ") || "nothing"}, not by ${String(rule)}`);
  return rules.map((rule) => ({ emitted: found, rule: String(rule) }));
}
