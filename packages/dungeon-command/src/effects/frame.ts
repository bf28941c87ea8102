import { seatOf } from "../ids.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Run } from "../procedures.ts";
import { actionById } from "../reading/names.ts";
import { select } from "../reading/select.ts";
import type { Selector } from "../vocabulary/index.ts";
import type { EffectLocals, Env } from "./locals.ts";

/** The entry by which a text does what it says, where no other entry says more. */
export const told: RuleId = "dc.stack.carry-out-instructions";

/** The effect that is being carried out: the nearest one below. @throws Error if there is none. */
export function effectNow(run: Run): EffectLocals["effect"] {
  const { frames } = run.state;
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame !== undefined && frame.procedure === "effect") return frame.locals;
  }
  throw new Error("no effect is being carried out");
}

export function envNow(run: Run): Env {
  return effectNow(run).env;
}

/** Things without those that dodged, evaded or cowered before the action: nothing of it happens to them. */
export function notEvaded(run: Run, env: Env, ids: readonly string[]): readonly string[] {
  const evaded = env.action === null ? undefined : actionById(run.state, env.action)?.evaded;
  if (evaded === undefined || evaded.length === 0) return ids;
  return ids.filter((id) => !evaded.includes(id));
}

/** What a step does something to: all that the selector names, less those that the action passes by. */
export function affected(run: Run, env: Env, who: Selector): readonly string[] {
  return notEvaded(run, env, select(run.state, who, env));
}

/** Seat numbers that a selector names, clockwise from the turn player (dc.ruling.cower-several-creatures has the same order). */
export function seatsNamed(run: Run, env: Env, who: Selector | undefined): number[] {
  if (who === undefined || who === "you") return [env.seat];
  const { turn, seats } = run.body;
  const place = (seat: number): number => (seat - turn.seat + seats.length) % seats.length;
  const named: number[] = [];
  for (const id of select(run.state, who, env)) {
    const seat = seatOf(id);
    if (seat !== null) named.push(seat);
  }
  return named.sort((a, b) => place(a) - place(b));
}

/** The same, clockwise from the left of the effect's player, who comes last: the order of those who decide (dc.ruling.several-deciders). */
export function seatsInTurn(run: Run, env: Env, by: Selector | undefined): number[] {
  const { length } = run.body.seats;
  const place = (seat: number): number => (seat - env.seat - 1 + length) % length;
  return seatsNamed(run, env, by).sort((a, b) => place(a) - place(b));
}

/** The seat number of whoever chooses: the first that the selector names, or the effect's player; null if it names nobody. */
export function chooserOf(run: Run, env: Env, by: Selector | undefined): number | null {
  return by === undefined ? env.seat : (seatsNamed(run, env, by)[0] ?? null);
}
