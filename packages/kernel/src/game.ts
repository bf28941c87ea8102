import type { z } from "zod/mini";
import type { ChanceState, Roll } from "./chance.ts";
import type { Domain } from "./domain.ts";
import type { Verdict } from "./legality.ts";
import type { FileFault, Parsed } from "./parsed.ts";
import type { ProcedureTable } from "./procedure-table.ts";
import type { TableState } from "./table.ts";

/** A seat's name in one match: a letter, then letters, digits or dashes. Seats sit clockwise in `MatchState.seats`. */
export type SeatId = string;

/** Who looks: a seat, or a spectator, who knows what is public and nothing more. */
export type Viewer = SeatId | null;

/**
 * What a game tells the type system about itself. Every member is plain JSON.
 * `locals` maps the name of each procedure to its locals.
 */
export interface GameTypes {
  config: unknown;
  body: unknown;
  locals: object;
  result: unknown;
  question: { readonly kind: string };
  answer: unknown;
  event: { readonly event: string; readonly rule: string };
  view: unknown;
  faces: unknown;
}

export type ProcedureName<T extends GameTypes> = keyof T["locals"] & string;

/** Which procedure to call, with all its locals: null where a value is not yet known. */
export type Call<T extends GameTypes, P extends ProcedureName<T> = ProcedureName<T>> = {
  [K in P]: {
    readonly procedure: K;
    readonly locals: T["locals"][K];
    /** Set when the call becomes a frame. */
    step?: string;
    collected?: T["event"][] | null;
  };
}[P];

/** An unfinished call. */
export type CallFrame<T extends GameTypes, P extends ProcedureName<T> = ProcedureName<T>> = Call<T, P> & {
  /** The step to run next. */
  step: string;
  /** Events announced above this frame since it last looked; null if the frame is not a collector. */
  collected: T["event"][] | null;
};

/** A question is a frame (design rule 3). `answers` are sealed until all seats have answered. */
export interface QuestionFrame<T extends GameTypes> {
  readonly procedure: "question";
  /** From the match's counter, which undo does not rewind. */
  readonly id: number;
  readonly question: T["question"];
  readonly seats: readonly SeatId[];
  /** One place a seat, in the order of `seats`; null while that seat has not answered. */
  readonly answers: (T["answer"] | null)[];
}

export type Frame<T extends GameTypes> = CallFrame<T> | QuestionFrame<T>;

/** How a match ended. `winners` is empty for a draw of all; `rule` is the ledger entry that decided. */
export interface Outcome {
  readonly kind: "won" | "draw" | "runaway";
  readonly winners: readonly SeatId[];
  /** The seats that share a draw, or nobody. */
  readonly drawn: readonly SeatId[];
  readonly rule: string;
}

/** The whole state of a match: one plain JSON value (design rule 1). */
export interface MatchState<T extends GameTypes> {
  readonly game: string;
  /** Version of the rules that this state was made by. */
  readonly rules: string;
  readonly seats: readonly SeatId[];
  body: T["body"];
  readonly frames: Frame<T>[];
  chance: ChanceState;
  /** Id of the next question. Left out of the hash. */
  nextQuestion: number;
  outcome: Outcome | null;
  /** Draw offers, seats that left, the loop rule's count: the kernel's own. Begin with `emptyTable()`. */
  table: TableState;
}

/** What a step receives: nothing at first, then the answer or result it waited for. */
export type Input<T extends GameTypes> =
  | { readonly kind: "none" }
  | { readonly kind: "answer"; readonly seat: SeatId; readonly answer: T["answer"] }
  /** All answers of a joint question in the order of its seats; null for a seat that has left. */
  | { readonly kind: "answers"; readonly seats: readonly SeatId[]; readonly answers: readonly (T["answer"] | null)[] }
  | { readonly kind: "result"; readonly result: T["result"] }
  /** The only seat that was asked has left the match, or can give no answer since another left; nothing was answered. */
  | { readonly kind: "left"; readonly seat: SeatId };

/** What a step returns. */
export type Next<T extends GameTypes> =
  | { readonly kind: "next"; readonly step: string }
  | { readonly kind: "call"; readonly call: Call<T>; readonly then: string }
  | { readonly kind: "ask"; readonly question: T["question"]; readonly seats: readonly SeatId[]; readonly then: string }
  | { readonly kind: "done"; readonly result: T["result"] };

export type Step<T extends GameTypes, L> = (run: Run<T>, locals: L, input: Input<T>) => Next<T>;

/** A procedure: named steps, the rulebook's own step names where it has them. It starts at `start`. */
export interface Procedure<T extends GameTypes, L> {
  /** A collector receives the events announced by everything it calls. */
  readonly collects?: true;
  readonly steps: { readonly [step: string]: Step<T, L> } & { readonly start: Step<T, L> };
}

export type Procedures<T extends GameTypes> = { readonly [P in ProcedureName<T>]: Procedure<T, T["locals"][P]> };

/** The working copy that steps change, and what they may do besides. */
export interface Run<T extends GameTypes> {
  readonly state: MatchState<T>;
  readonly body: T["body"];
  /** Everything that happened since the last answer, for logs and tables. */
  readonly events: T["event"][];
  readonly rolls: Roll[];
  /** Reports an event and hands it to the nearest collector frame below, if any. */
  emit(event: T["event"]): void;
  /** Draws 0..sides-1 for a purpose and records it. */
  draw(purpose: string, sides: number): number;
  /** Shuffles names in place for a purpose and records it. */
  shuffle(purpose: string, list: string[]): void;
  /** Ends the match after this step: all frames are dropped. */
  end(outcome: Outcome): void;
}

/** An act at the table, legal at any time, not an answer: see `act` in match.ts. */
export type TableAct =
  | { readonly act: "concede" }
  | { readonly act: "offer-draw" }
  | { readonly act: "accept-draw" }
  | { readonly act: "decline-draw" };

/** A sentence by its name in the game's message catalogue, with the values it needs. */
export interface Message {
  readonly id: string;
  readonly values: { readonly [name: string]: string | number };
}

/** The contract of a game with the kernel. See docs/GAME-AUTHOR.md. */
export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Version of the rules engine; the moves of a record made by another version are played anew, as far as they can be. */
  readonly rules: string;
  /** Seats, tables and the first frame of a match. Chance drawn here is recorded too. */
  setup(config: T["config"]): { readonly seats: readonly SeatId[]; readonly body: T["body"]; readonly first: Call<T> };
  readonly procedures: ProcedureTable<T>;
  /** A typed copy of the body: what never changes may be shared. */
  copyBody(body: T["body"]): T["body"];
  /** The legal answers of a seat to the open question. */
  domain(state: MatchState<T>, asked: QuestionFrame<T>, seat: SeatId): Domain<T["answer"]>;
  /** Whether one answer to the open question is legal, by the same check that the domain uses. */
  check(state: MatchState<T>, asked: QuestionFrame<T>, seat: SeatId, answer: T["answer"]): Verdict;
  /** Parses an answer that comes from outside. Returns null if it has not the shape of one. */
  parseAnswer(value: unknown): T["answer"] | null;
  /** A seat leaves: the game takes it out by its own rule. The kernel settles the question that was open. */
  leave(run: Run<T>, seat: SeatId): void;
  /** Whether a seat is still in the match. */
  isIn(state: MatchState<T>, seat: SeatId): boolean;
  /** All seats in it agreed to a draw. */
  readonly drawRule: string;
  /** What a viewer may know of a state: the game's visibility module, a whitelist. */
  view(state: MatchState<T>, viewer: Viewer): T["view"];
  /** What a viewer may know of an event; null if nothing at all. */
  seeEvent(event: T["event"], viewer: Viewer, state: MatchState<T>): T["event"] | null;
  /** A full state built from a view alone: what the view hides is dealt anew from `seed`. */
  redeal(view: T["view"], seed: string): MatchState<T>;
  /** A number that grows with the game's progress (its turns); the loop rule starts counting anew when it changes. */
  progress(state: MatchState<T>): number;
  /** Whether undo may cross this event: chance and hidden information shown stop it. The text names the barrier. */
  barrier(event: T["event"]): "chance" | "shown" | null;
  /**
   * Names of the body's members that set-up makes from the configuration alone and that never change:
   * definitions, boards. Hashes and snapshots leave them out.
   */
  readonly constants?: readonly string[];
  /** Reads a configuration that comes from a file. Without it, files are trusted this far. */
  parseConfig?(value: unknown): Parsed<T["config"]>;
  /** What a state that comes from a file must be to be played on. Without it, files are trusted this far. */
  readonly kept?: KeptState<T>;
}

/** The shapes of all that a game's states hold, and what shapes cannot say. */
export interface KeptState<T extends GameTypes> {
  /** Of the body, without its constants. */
  readonly body: z.ZodMiniType;
  readonly locals: { readonly [P in ProcedureName<T>]: z.ZodMiniType<T["locals"][P]> };
  readonly question: z.ZodMiniType<T["question"]>;
  readonly answer: z.ZodMiniType<T["answer"]>;
  /** What collectors hold that have not looked at it yet. */
  readonly events: z.ZodMiniType<T["event"][]>;
  /** In this order; each may believe what those before it have found sound, and the shapes. */
  readonly laws: readonly KeptLaw<T>[];
}

/** What breaks a law of the game in a state that comes from a file, constants and all: each with its place. */
export type KeptLaw<T extends GameTypes> = (config: T["config"], state: MatchState<T>) => readonly FileFault[];
