import { end } from "../conditions/lasting.ts";
import { dazing } from "../conditions/limits.ts";
import type { Run } from "../procedures.ts";
import type { Effect } from "../state.ts";
import { affected } from "./frame.ts";
import type { Env } from "./locals.ts";
import type { VerbOf } from "./verb-of.ts";

/** Conditions go by their names: an end of Dazed does not touch what only has its limits (mn.ruling.dazed-family). */
export function isMeant({ what, until }: Effect, wanted: VerbOf<"end">["what"]): boolean {
  if (wanted === "save-ends") return until.kind === "save";
  if (what.kind === "ongoing") return wanted.includes("ongoing");
  return what.kind === "condition" && wanted.includes(what.condition);
}

/** Whether it has the limits of Dazed under another name, where an end of Dazed alone was asked for. */
const isSpared = ({ what }: Effect, wanted: VerbOf<"end">["what"]): boolean =>
  wanted !== "save-ends" && wanted.includes("dazed") && what.kind === "condition" && dazing.includes(what.condition);

/** Ends conditions by name, ongoing damage, or every effect that a save can end. */
export function endEffects(run: Run, env: Env, step: VerbOf<"end">): null {
  for (const { id } of affected(run, env, step.on))
    for (const effect of run.body.effects) {
      if (effect.on !== id) continue;
      if (isMeant(effect, step.what)) end(run, effect.id, "mn.power.general");
      else if (isSpared(effect, step.what))
        run.emit({ event: "noted", thing: effect.id, rule: "mn.ruling.dazed-family" });
    }
  return null;
}
