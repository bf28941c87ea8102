import type { PlaceRef } from "@undercroft/cards";
import type { BaneInPlay } from "../effects/env.ts";
import type { Dealt } from "../events.ts";
import type { Form } from "../vocabulary/index.ts";

/** Who has claimed which monster, by its id (dg.opt.wandering.defender-assignment). */
export interface Defence {
  readonly monster: string;
  readonly hero: number;
}

export interface WanderingLocals {
  /** A Pack walks and attacks in its Dungeonlord's phase. `left`: Movements; `hasAttacked`: whether its one moment to attack is spent. */
  wandering: { readonly owner: number; left: number; hasAttacked: boolean };
  /**
   * The monsters of a Pack attack heroes in its space. `entering`: the hero who came in, null in the Dungeonlord Phase; `rest`: those
   * that have no place in the order yet, `order`: those that have, by id; `heroes`: who may claim; `turn` and `passes`: whose turn it is
   * to claim, and how many have passed in succession.
   */
  "pack-attack": {
    readonly owner: number;
    readonly entering: number | null;
    rest: readonly string[];
    order: readonly string[];
    heroes: readonly number[];
    turn: number;
    passes: number;
    defences: readonly Defence[];
  };
  /** A hero has entered a space where Packs of others are: `owners`, by place; `falls`: heroes that had fallen before (dg.opt.wandering.entry-attack). */
  "pack-entry": { readonly hero: number; readonly falls: number; owners: readonly number[] };
  /** A Trap of `you` strikes the Packs in its space, `left` of them, each through the monster that its Dungeonlord has `exposed`. */
  "pack-trapped": {
    readonly you: number;
    readonly card: string;
    readonly space: string;
    left: readonly number[];
    exposed: string | null;
  };
  /** A Pack has come into a space with a Map card that leaves a choice; `at`: the step of its text that is next. */
  "pack-effect": { readonly owner: number; space: string; at: number };
  /** A text of `you` befalls a Pack, through the monster that its Dungeonlord has `exposed`. */
  "pack-afflicted": {
    readonly you: number;
    readonly owner: number;
    readonly text: PlaceRef;
    readonly rule:
      | "dg.opt.wandering.map-choices"
      | "dg.ruling.wandering-challenge"
      | "dg.quest.threat.fail-affects-all";
    exposed: string | null;
  };
  /** A Bane that is aimed at the Pack of its `target`. */
  "pack-bane": { readonly bane: BaneInPlay };
  /** A hero attacks one monster of a Pack. Result: fought. */
  "pack-combat": { readonly hero: number; readonly monster: string; readonly form: Form };
  /** A challenge in a Hero Phase, with its reward (dg.ruling.wandering-challenge); `dealt`: wounds, once it is fought. */
  "pack-challenge": {
    readonly hero: number;
    readonly owner: number;
    readonly monster: string;
    readonly form: Form;
    dealt: readonly Dealt[];
  };
}
