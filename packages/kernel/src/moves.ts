import type { Call, CallFrame, GameTypes, Next, Run, SeatId } from "./game.ts";

/** The four things a step may return, typed for one game. */
export interface Moves<T extends GameTypes> {
  /** Go on with another step of the same procedure. */
  next(step: string): Next<T>;
  /** Run another procedure; its result arrives at `then`. */
  call(call: Call<T>, then: string): Next<T>;
  /** Ask seats a question; the answer arrives at `then`. Several seats answer sealed. */
  ask(question: T["question"], seats: readonly SeatId[], then: string): Next<T>;
  /** Return to the caller. */
  done(result: T["result"]): Next<T>;
}

export function movesOf<T extends GameTypes>(): Moves<T> {
  return {
    next: (step) => ({ kind: "next", step }),
    call: (call, then) => ({ kind: "call", call, then }),
    ask: (question, seats, then) => ({ kind: "ask", question, seats, then }),
    done: (result) => ({ kind: "done", result }),
  };
}

/** Takes what the running frame, a collector, has collected since it last asked. */
export function takeCollected<T extends GameTypes>(run: Run<T>): T["event"][] {
  const { frames } = run.state;
  const top: CallFrame<T> | undefined = callFrame(frames[frames.length - 1]);
  if (top === undefined || top.collected === null) throw new Error("the running frame collects nothing");
  const events = top.collected;
  top.collected = [];
  return events;
}

function callFrame<T extends GameTypes>(
  frame: Run<T>["state"]["frames"][number] | undefined,
): CallFrame<T> | undefined {
  return frame !== undefined && "collected" in frame ? frame : undefined;
}
