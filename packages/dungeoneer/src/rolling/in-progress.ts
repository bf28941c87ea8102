import { plusFor } from "../combat/combat.ts";
import type { Fighter } from "../events.ts";
import type { State } from "../procedures.ts";
import type { Danger, Form, Score } from "../vocabulary/index.ts";
import { plusOf } from "./test.ts";

/** One side of a fight: the die as it lies, null before it is rolled, and what is added to it. */
export interface RollingSide {
  readonly fighter: Fighter;
  readonly die: number | null;
  readonly plus: number;
}

/** A roll that is about to be made, or lies and is not settled yet (dg.ruling.anytime-dice-timing). */
export type RollInProgress =
  | { readonly is: "fight"; readonly form: Form; readonly attacker: RollingSide; readonly defender: RollingSide }
  | {
      readonly is: "test";
      readonly player: number;
      readonly score: Score | null;
      readonly danger: Danger;
      readonly number: number;
      readonly die: number | null;
      readonly plus: number;
    };

/** The roll that is being made: the nearest below; null if there is none. */
export function rollInProgress({ frames, body }: State): RollInProgress | null {
  for (const frame of frames.toReversed()) {
    if (frame.procedure === "test") {
      const { player, score, danger, number } = frame.locals.test;
      return { is: "test", player, score, danger, number, die: frame.locals.die, plus: plusOf(body, frame.locals) };
    }
    if (frame.procedure !== "combat" || frame.locals.won !== null) continue;
    const { attacker, defender, form, dice } = frame.locals;
    return {
      is: "fight",
      form,
      attacker: { fighter: attacker, die: dice?.[0] ?? null, plus: plusFor(body, frame.locals, attacker, defender) },
      defender: { fighter: defender, die: dice?.[1] ?? null, plus: plusFor(body, frame.locals, defender, attacker) },
    };
  }
  return null;
}
