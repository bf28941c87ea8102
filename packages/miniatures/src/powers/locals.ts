import type { TextRef } from "../state.ts";
import type { Moment } from "./moments.ts";

/** A power that answers a moment. */
export interface Reply {
  readonly creature: string;
  readonly text: TextRef;
}

/** Which powers of a moment are heard: at the start of a turn those that bring a save come before all others (mn.turn.start.control.order). */
export type Hearing = "all" | "saves" | "others";

/** First what cancels or replaces, then the rest; what redirects an attack comes after all else that answers its aim (mn.attack.step4-targets). */
export type Pass = "cancel" | "rest" | "redirect";

export interface PowerLocals {
  /**
   * All that powers do about one moment, pass by pass: automatic ones, then those declared (mn.resolve.cancellation). Result:
   * nothing.
   */
  moment: {
    readonly moment: Moment;
    readonly hearing: Hearing;
    pass: Pass;
    /** Replies that were carried out or declared, by name: a moment brings each no more than once. */
    done: string[];
    /** Who declares first. */
    readonly first: number;
    /** Who is asked now, and who has passed since the last declaration. */
    asking: number;
    passed: boolean[];
    /** Declared and still to be carried out. */
    declared: Reply[];
    /** What is being carried out. */
    now: Reply | null;
    /** Powers by identity with the creatures that they have done something to (mn.power.trigger.duplicate). */
    touched: Touch[];
  };
}

export interface Touch {
  readonly identity: string;
  readonly by: string;
  readonly creature: string;
}
