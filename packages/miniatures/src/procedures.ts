/**
 * The game's types for the kernel, and its procedures by name. Each chapter of the rules declares the locals of its own
 * procedures beside their steps; this file only joins them.
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
import type { AttackLocals } from "./attack/locals.ts";
import type { BattleLocals } from "./battle/locals.ts";
import type { DamageLocals } from "./damage/locals.ts";
import type { Taken } from "./damage/taken.ts";
import type { EffectLocals } from "./effects/locals.ts";
import type { MnEvent } from "./events.ts";
import type { MountingLocals } from "./mounting/locals.ts";
import type { MovingLocals } from "./moving/locals.ts";
import type { PowerLocals } from "./powers/locals.ts";
import type { Answer, Question } from "./questions.ts";
import type { BattleConfig } from "./set-up/config.ts";
import type { SetUpLocals } from "./set-up/locals.ts";
import type { Body } from "./state.ts";
import type { TerrainLocals } from "./terrain/locals.ts";
import type { TurnLocals } from "./turn/locals.ts";
import type { MnView } from "./visibility/view.ts";

export interface Locals
  extends SetUpLocals,
    BattleLocals,
    TurnLocals,
    AttackLocals,
    MovingLocals,
    TerrainLocals,
    MountingLocals,
    DamageLocals,
    EffectLocals,
    PowerLocals {}

/** What a procedure returns to its caller. */
export type Result =
  | { readonly is: "nothing" }
  /** deal, attack-damage, damage: what was taken. */
  | { readonly is: "harmed"; readonly taken: readonly Taken[] }
  /** champion-test: the seat that won. */
  | { readonly is: "winner"; readonly seat: number }
  /** Terrain was come into or rested in: whether the creature fell off a slope, which ends the action in progress. */
  | { readonly is: "entered"; readonly fell: boolean };

export interface Mn {
  config: BattleConfig;
  body: Body;
  locals: Locals;
  result: Result;
  question: Question;
  answer: Answer;
  event: MnEvent;
  view: MnView;
  faces: null;
}

export type Run = KernelRun<Mn>;
export type State = MatchState<Mn>;
export type Asked = QuestionFrame<Mn>;
export type Step<P extends keyof Locals> = KernelStep<Mn, Locals[P]>;
/** The procedures of one chapter. */
export type Chapter<L> = { readonly [P in keyof L]: KernelProcedure<Mn, L[P]> };

const moves: Moves<Mn> = movesOf<Mn>();
export const next: Moves<Mn>["next"] = moves.next;
export const call: Moves<Mn>["call"] = moves.call;
export const ask: Moves<Mn>["ask"] = moves.ask;
export const done: Moves<Mn>["done"] = moves.done;
export const nothing: Result = { is: "nothing" };
