import type { Call } from "@undercroft/kernel";
import type { Dc, Run } from "../procedures.ts";
import { mayReplace } from "../reading/facts.ts";
import { noSource } from "../reading/names.ts";
import { destroyNow, fallen } from "./destroying.ts";
import { isAmidFalling } from "./falling.ts";

/**
 * To be called after effects or attached cards came or went: creatures whose Hit Points were lowered to their damage are
 * destroyed in the same event (dc.ruling.destruction-timing). Null if that is done; otherwise the call that the step has
 * to make, since some text may replace it.
 */
export function checkHitPoints(run: Run): Call<Dc, "destroy"> | null {
  const { body } = run;
  const dead = fallen(body);
  if (dead.length === 0 || isAmidFalling(run)) return null;
  if (mayReplace(body.content, "destroyed") || mayReplace(body.content, "track-lowered"))
    return { procedure: "destroy", locals: { creatures: dead, source: noSource, met: [] } };
  destroyNow(run, dead, noSource, "dc.ruling.destruction-timing");
  return null;
}
