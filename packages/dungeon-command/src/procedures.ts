/**
 * The game's types for the kernel, and its procedures by name. Each chapter of the rules declares
 * the locals of its own procedures beside their steps; this file only joins them.
 */
import type {
  Procedure as KernelProcedure,
  Run as KernelRun,
  Step as KernelStep,
  MatchState,
  Moves,
  QuestionFrame,
} from "@undercroft/kernel";
import { movesOf } from "@undercroft/kernel";
import type { ChangeLocals } from "./changes/locals.ts";
import type { DamageLocals } from "./damage/locals.ts";
import type { EffectLocals } from "./effects/locals.ts";
import type { DcEvent } from "./events.ts";
import type { MovingLocals } from "./moving/locals.ts";
import type { Answer, Question } from "./questions.ts";
import type { MatchConfig } from "./setup/config.ts";
import type { SetupLocals } from "./setup/locals.ts";
import type { StackLocals } from "./stack/locals.ts";
import type { Body } from "./state.ts";
import type { TurnLocals } from "./turn/locals.ts";
import type { DcView } from "./visibility/view.ts";

export interface Locals
  extends SetupLocals,
    TurnLocals,
    StackLocals,
    MovingLocals,
    DamageLocals,
    ChangeLocals,
    EffectLocals {}

/** What a procedure returns to its caller. */
export type Result =
  | { readonly is: "nothing" }
  /** moving: squares entered, 0 if it did not move. */
  | { readonly is: "moved"; readonly squares: number }
  /** damage: what was dealt to whom, after prevention and cowering. Creatures that took none are not listed. */
  | { readonly is: "damage"; readonly dealt: readonly { readonly creature: string; readonly amount: number }[] }
  /** change: whether it happened, or was replaced or impossible. */
  | { readonly is: "change"; readonly happened: boolean }
  /** costs: whether they were paid in full, and what they bound. */
  | { readonly is: "paid"; readonly paid: boolean; readonly names: { readonly [name: string]: readonly string[] } }
  /** aim: the targets of each action, or null if something that must be chosen was not there. */
  | { readonly is: "aimed"; readonly names: readonly { readonly [name: string]: readonly string[] }[] | null }
  /** activation: how it ended, if by an answer that the phase has to carry out. */
  | { readonly is: "turn"; readonly answer: Answer | null };

export interface Dc {
  config: MatchConfig;
  body: Body;
  locals: Locals;
  result: Result;
  question: Question;
  answer: Answer;
  event: DcEvent;
  view: DcView;
  faces: null;
}

export type Run = KernelRun<Dc>;
export type State = MatchState<Dc>;
export type Asked = QuestionFrame<Dc>;
export type Step<P extends keyof Locals> = KernelStep<Dc, Locals[P]>;
/** The procedures of one chapter. */
export type Chapter<L> = { readonly [P in keyof L]: KernelProcedure<Dc, L[P]> };

const moves: Moves<Dc> = movesOf<Dc>();
export const next: Moves<Dc>["next"] = moves.next;
export const call: Moves<Dc>["call"] = moves.call;
export const ask: Moves<Dc>["ask"] = moves.ask;
export const done: Moves<Dc>["done"] = moves.done;
export const nothing: Result = { is: "nothing" };
