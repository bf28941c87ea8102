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
import type { CampaignLocals } from "./campaign/locals.ts";
import type { CombatLocals } from "./combat/locals.ts";
import type { EffectLocals } from "./effects/locals.ts";
import type { Dealt, DgEvent } from "./events.ts";
import type { MapLocals } from "./map/locals.ts";
import type { MovingLocals } from "./moving/locals.ts";
import type { Answer, Question } from "./questions.ts";
import type { QuestLocals } from "./quests/locals.ts";
import type { RollingLocals } from "./rolling/locals.ts";
import type { DungeoneerConfig } from "./set-up/config.ts";
import type { SetUpLocals } from "./set-up/locals.ts";
import type { Body } from "./state.ts";
import type { TurnLocals } from "./turn/locals.ts";
import type { DgView } from "./visibility/view.ts";
import type { WanderingLocals } from "./wandering/locals.ts";

export interface Locals
  extends SetUpLocals,
    TurnLocals,
    CombatLocals,
    MapLocals,
    MovingLocals,
    RollingLocals,
    EffectLocals,
    QuestLocals,
    WanderingLocals,
    CampaignLocals {}

/** What a procedure returns to its caller. */
export type Result =
  | { readonly is: "nothing" }
  /** combat, encounter, pack-combat: the wounds that were dealt. */
  | { readonly is: "fought"; readonly dealt: readonly Dealt[] }
  /** test: what came of it. */
  | { readonly is: "tested"; readonly outcome: "overcome" | "failed" | "lapsed" }
  /** effect, using, bane: the wounds that it dealt, and whether what it answers comes to nothing. */
  | { readonly is: "effect"; readonly wounds: number; readonly turnedAside: boolean }
  /** window: whether the Bane that was answered comes to nothing. */
  | { readonly is: "responded"; readonly turnedAside: boolean }
  /** quest, completing: whether it was completed, which ends the Hero Phase. */
  | { readonly is: "quest"; readonly completed: boolean };

export interface Dg {
  config: DungeoneerConfig;
  body: Body;
  locals: Locals;
  result: Result;
  question: Question;
  answer: Answer;
  event: DgEvent;
  view: DgView;
  faces: null;
}

export type Run = KernelRun<Dg>;
export type State = MatchState<Dg>;
export type Asked = QuestionFrame<Dg>;
export type Step<P extends keyof Locals> = KernelStep<Dg, Locals[P]>;
/** The procedures of one chapter. */
export type Chapter<L> = { readonly [P in keyof L]: KernelProcedure<Dg, L[P]> };

const moves: Moves<Dg> = movesOf<Dg>();
export const next: Moves<Dg>["next"] = moves.next;
export const call: Moves<Dg>["call"] = moves.call;
export const ask: Moves<Dg>["ask"] = moves.ask;
export const done: Moves<Dg>["done"] = moves.done;
export const nothing: Result = { is: "nothing" };
