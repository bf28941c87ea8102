import type { AreaAim } from "./attack/aim.ts";
import type { AttackTurn } from "./attack/locals.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import type { Journey } from "./moving/locals.ts";
import type { Reply } from "./powers/locals.ts";
import type { Moment } from "./powers/moments.ts";
import type { Wanderings } from "./set-up/spaces.ts";
import type { TextRef } from "./state.ts";

/** What a seat may be asked. A question holds all that its domain needs besides the tables; `rule` is the entry that asks it. */
export type Question = { readonly rule: RuleId } /** mn.battle.map-choice. Answers: map, pass (not if `must`). */ & (
  | { readonly kind: "map"; readonly must: boolean }
  /** mn.battle.setup-order, mn.battle.initiative. Answers: first, second. */
  | { readonly kind: "first-or-second"; readonly of: "deployment" | "round" }
  /** mn.battle.setup-side. Answers: side. */
  | { readonly kind: "side" }
  /** mn.setup.place. Answers: set-up, take-back, assign, done. `placed`: creatures set up so far, in order. */
  | { readonly kind: "set-up"; readonly placed: readonly string[]; readonly wanderings: Wanderings }
  /** mn.turn.start.choose. Answers: activate. */
  | { readonly kind: "activate" }
  /** mn.turn.actions.order: the next action of the creature whose turn it is. Answers: attack, charge, move, shift, end-turn ...
   * `begun`: it has squeezed as it begins a move or attack action, which it must now take (mn.squeeze.start). */
  | { readonly kind: "act"; readonly begun?: true }
  /** mn.move.action. Answers: path (with squares, or the goal alone), stop. */
  | { readonly kind: "path"; readonly journey: Journey }
  /** mn.attack.step4-targets. Answers: target, area. */
  | { readonly kind: "target"; readonly attack: AttackTurn }
  /** mn.oa.triggers. Answers: strike, pass. `against`: those who provoked, a rider with its mount. */
  | { readonly kind: "opportunity"; readonly against: readonly string[]; readonly by: readonly string[] }
  /** mn.resolve.simultaneous: what happens at one time is put in an order; ids. Answers: order. */
  | { readonly kind: "order"; readonly of: readonly string[]; readonly what: "rolls" | "strikes" }
  /**
   * Where a creature is put, or its next square by force: north-west squares. Answers: put, stop (if `optional`).
   */
  | {
      readonly kind: "position";
      readonly creature: string;
      readonly among: readonly number[];
      readonly optional: boolean;
    }
  /** mn.terrain.teleporter.use: in the middle of a movement. Answers: teleport, pass. */
  | { readonly kind: "teleporter"; readonly creature: string }
  /** mn.squeeze.end, at the end of an action. Answers: unsqueeze, pass. */
  | { readonly kind: "unsqueeze"; readonly creature: string }
  /** One of several things comes next, or is meant: ids. Answers: choose. */
  | Choose
  /** mn.power.activated: powers that may be declared about a moment. Answers: use, pass. */
  | { readonly kind: "power"; readonly offers: readonly Reply[]; readonly moment: Moment }
  /** An action that a text grants a creature, at `step` (mn.action.free). Answers: attack, charge, move, shift, mount, dismount, pass. */
  | { readonly kind: "granted"; readonly creature: string; readonly step: TextRef; readonly target: string | null }
  /** Yes or no to an optional text. Answers: yes, no. */
  | { readonly kind: "may"; readonly text: TextRef; readonly self: string; readonly about: string | null }
);

/** Between `min` and `max` of `from` are chosen. */
export interface Choose {
  readonly kind: "choose";
  readonly purpose: ChoosePurpose;
  readonly from: readonly string[];
  readonly min: number;
  readonly max: number;
  /** The text that asks for the choice, or null if the rules do. */
  readonly text: TextRef | null;
  /** The creature that the choice is about, or null. */
  readonly self: string | null;
}

/** "next": what resolves first (mn.resolve.simultaneous); "place", "step": squares. */
export type ChoosePurpose = "next" | "save" | "resist" | "bonus-type" | "pick" | "modes" | "place" | "step" | "power";

/** Every answer that any question takes. Squares are board indexes. */
export type Answer =
  | { readonly do: "map"; readonly of: number }
  | { readonly do: "first" | "second" }
  | { readonly do: "side"; readonly area: "A" | "B" }
  | { readonly do: "set-up"; readonly creature: string; readonly at: number }
  | { readonly do: "take-back"; readonly creature: string }
  | { readonly do: "assign" | "unassign"; readonly creature: string; readonly item: string }
  | { readonly do: "done" | "pass" | "end-turn" | "stop" | "yes" | "no" }
  | MoverAnswer
  | { readonly do: "activate"; readonly creature: string }
  /** `entry`: place among the attacks of its card. */
  | { readonly do: "attack"; readonly entry: number }
  | { readonly do: "charge"; readonly target: string; readonly entry: number; readonly at: number }
  | { readonly do: "target"; readonly creature: string }
  | { readonly do: "area"; readonly aim: AreaAim }
  | { readonly do: "path"; readonly path: readonly number[] }
  | { readonly do: "path"; readonly to: number }
  | { readonly do: "strike"; readonly creature: string; readonly entry: number; readonly target: string }
  | { readonly do: "order"; readonly things: readonly string[] }
  /** North-west squares. */
  | { readonly do: "put" | "unsqueeze"; readonly at: number }
  /** A power of a creature by the name of its text: "example/herb-wife:powers.0". */
  | { readonly do: "use"; readonly creature: string; readonly power: string }
  /** An action is spent to end an effect (mn.duration.action-ends). */
  | { readonly do: "shake-off"; readonly effect: string }
  | { readonly do: "choose"; readonly things: readonly string[] };

/** Answers to the question `act` that are about movement, mounts and terrain; `at` is a north-west square. */
export type MoverAnswer =
  | { readonly do: "move" | "shift" | "double-move" | "dismount" | "font" }
  | { readonly do: "squeeze" | "teleport"; readonly at: number }
  | { readonly do: "mount"; readonly creature: string };
