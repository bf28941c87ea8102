import type { Next } from "@undercroft/kernel";
import type { Mn, Run } from "../procedures.ts";
import { call } from "../procedures.ts";
import { inside } from "../reading/text.ts";
import type { TextRef } from "../state.ts";
import type { Env } from "./locals.ts";
import type { VerbOf } from "./verb-of.ts";

/** A d20 that a text calls for. */
export function rollStep(run: Run, env: Env, step: VerbOf<"roll">, text: TextRef): Next<Mn> | null {
  const die = run.draw("power", 20) + 1;
  run.emit({ event: "rolled", seat: env.seat, purpose: "power", die, rule: "mn.power.general" });
  const high = die >= step.atLeast;
  if (!high && step.else === undefined) return null;
  return call({ procedure: "steps", locals: { list: inside(text, high ? "then" : "else"), next: 0 } }, "start");
}
