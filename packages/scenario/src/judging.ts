import { optional, type Schema } from "@undercroft/cards";
import * as z from "zod/mini";
import { type Because, because } from "./because.ts";
import { ScenarioFault } from "./fault.ts";
import { rules, told } from "./forms.ts";
import { differences } from "./subset.ts";

/** What a file says of something that is agreed before a match. */
export interface Judged {
  readonly legal: boolean;
  readonly because?: string | readonly string[];
  readonly is?: unknown;
}

type Optional<T> = z.ZodMiniExactOptional<Schema<T>>;

/** Keys of everything that is found legal or not. */
export const verdict = (): { legal: Schema<boolean>; because: Optional<string | readonly string[]> } => ({
  legal: z.boolean(),
  because: optional(rules),
});

/** The same of what can be compared besides. */
export const judged = (): ReturnType<typeof verdict> & { is: Optional<unknown> } => ({
  ...verdict(),
  is: optional(told),
});

/** Whether something is legal, and by which rules. */
export function judge(legal: boolean, wanted: Judged, found: object): readonly Because[] {
  if (wanted.legal !== legal)
    throw new ScenarioFault(`this is ${legal ? "legal" : "not legal"}: ${JSON.stringify(found).slice(0, 400)}`);
  return because(found, wanted.because);
}

/** The same for what cannot be described, as it is not there. */
export function judgeUnmade(wanted: Judged, found: object): readonly Because[] {
  if (wanted.is !== undefined) throw new ScenarioFault('this is not legal, so that nothing can be compared with "is"');
  return judge(false, wanted, found);
}

export function hold(found: unknown, wanted: unknown): void {
  if (wanted === undefined) return;
  const wrong = differences(found, wanted);
  if (wrong.length > 0) throw new ScenarioFault(wrong.join("; "));
}
