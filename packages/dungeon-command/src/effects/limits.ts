import type { Run, State } from "../procedures.ts";
import { powerAt, textName } from "../reading/text.ts";
import type { Body, Names, TextRef, Use } from "../state.ts";
import type { Limit, LimitWindow } from "../vocabulary/index.ts";
import { expireEffect } from "./durations.ts";
import { windowOf } from "./windows.ts";

function findUse(body: Body, thing: string, power: string, per: LimitWindow): Use | undefined {
  if (body.uses.length === 0) return undefined;
  const window = windowOf(body, per);
  return body.uses.find(
    (one) => one.thing === thing && one.power === power && one.per === per && one.window === window,
  );
}

/** How often a thing may still use a power in the window in progress. */
export function usesLeft(state: State, thing: string, text: TextRef, limit: Limit | undefined): number {
  if (limit === undefined) return Number.POSITIVE_INFINITY;
  return limit.times - (findUse(state.body, thing, textName(text), limit.per)?.times ?? 0);
}

/** What "card" means in a text that an attached card adds: each copy is a card of its own. */
export function cardNames(attached: string | null): Names {
  return attached === null ? noNames : { card: [attached] };
}

const noNames: Names = {};

/** Whether a thing (a creature, "seat:N" of a leader power, an effect) may use a power once more. */
export function withinLimit(state: State, thing: string, text: TextRef, limit: Limit | undefined): boolean {
  return limit === undefined || usesLeft(state, thing, text, limit) > 0;
}

/** Counts one use of a power, if it is limited. An effect that waits for one use alone ends with it. */
export function recordUse(run: Run, thing: string, text: TextRef): void {
  const { body } = run;
  const power = powerAt(body.content, text);
  if (power.power !== "static" && power.limit !== undefined) count(body, thing, textName(text), power.limit.per);
  const spent = body.effects.find(({ id, what }) => id === thing && what.kind === "watch" && what.once);
  if (spent !== undefined) expireEffect(run, spent, "dc.stack.carry-out-instructions");
}

function count(body: Body, thing: string, power: string, per: LimitWindow): void {
  const use = findUse(body, thing, power, per);
  if (use !== undefined) use.times += 1;
  else body.uses.push({ thing, power, per, window: windowOf(body, per), times: 1 });
}
