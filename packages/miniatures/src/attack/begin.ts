import type { Call } from "@undercroft/kernel";
import type { AttackManner, RollPart } from "../events.ts";
import type { Space } from "../lines/scene.ts";
import type { Mn, Run } from "../procedures.ts";
import { actingSeat } from "../reading/acting.ts";
import type { Creature, TextRef } from "../state.ts";
import { attackAt, entryRef } from "./text.ts";

/** How an attack begins. */
export interface AttackStart {
  readonly text: TextRef;
  readonly as: AttackManner;
  readonly chooser: number;
  /** The only target, or null. */
  readonly only: string | null;
  /** Where that target counts as standing: where it provoked; null, or left out, if it stands where it is. */
  readonly stand?: Space | null;
  readonly parts: readonly RollPart[];
}

/** The call that makes an attack. */
export function attackCall(run: Run, attacker: Creature, start: AttackStart): Call<Mn, "attack"> {
  const attack = run.body.nextThing;
  run.body.nextThing += 1;
  const { text, as, chooser, only, stand, parts } = start;
  return {
    procedure: "attack",
    locals: {
      turn: {
        attack,
        creature: attacker.id,
        text,
        as,
        chooser,
        only,
        stand: stand ?? null,
        parts,
        before: [],
        again: null,
      },
      left: attackAt(run.body, text).attacks ?? 1,
      fixed: null,
      aim: null,
      shots: [],
      at: 0,
      phase: "attack",
      taken: [],
      effects: [],
      slips: [],
      falls: [],
    },
  };
}

/** The attack action with a line of the Attacks part (mn.attack.action.use). */
export const actionAttack = (run: Run, attacker: Creature, entry: number): Call<Mn, "attack"> =>
  attackCall(run, attacker, {
    text: entryRef(attacker, entry),
    as: "action",
    chooser: actingSeat(run.body),
    only: null,
    parts: [],
  });
