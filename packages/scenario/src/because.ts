import { citedIn } from "@undercroft/kernel/ledger";
import { ScenarioFault } from "./fault.ts";

/** What an expectation of a file found cited by the engine. */
export interface Because {
  readonly emitted: object;
  readonly rule: string;
}

/** The rules of a key that takes one or several. */
export function listed(rules: string | readonly string[] | undefined): readonly string[] {
  return rules === undefined ? [] : typeof rules === "string" ? [rules] : rules;
}

/** The rules, one or a list, that a file expects an answer of the engine to cite. */
export function because(found: object, wanted: string | readonly string[] | undefined): readonly Because[] {
  const known = citedIn(found);
  return listed(wanted).map((rule) => {
    if (!known.has(rule)) throw new ScenarioFault(`explained by ${[...known].join(", ") || "nothing"}, not by ${rule}`);
    return { emitted: found, rule };
  });
}
