/** Runs single procedures on a position, for tests of chapters that need no whole match. */
import type { Call, CallFrame, Frame, Input, Next, Procedure } from "@undercroft/kernel";
import type { Dc, Locals, Result, Run } from "../src/procedures.ts";
import type { Answer, Question } from "../src/questions.ts";

type Some = { readonly [P in keyof Locals]?: Procedure<Dc, Locals[P]> };

/** What a procedure asked on its way, who was asked, and what it returned; null if it ended the match. */
export interface Driven {
  readonly asked: readonly { readonly question: Question; readonly seats: readonly string[] }[];
  readonly result: Result | null;
}

function frameOf(procedures: Some, call: Call<Dc>): CallFrame<Dc> {
  return { ...call, step: "start", collected: procedures[call.procedure]?.collects === true ? [] : null };
}

function stepOf<P extends keyof Locals>(
  procedures: Some,
  frame: CallFrame<Dc, P>,
  run: Run,
  input: Input<Dc>,
): Next<Dc> {
  const procedure: Procedure<Dc, Locals[P]> | undefined = procedures[frame.procedure];
  const step = procedure?.steps[frame.step];
  if (step === undefined) throw new Error(`${frame.procedure} has no step "${frame.step}" here`);
  return step(run, frame.locals, input);
}

/**
 * Calls a procedure above the frames that are there and gives these answers in turn; all of them must be used up.
 * @throws Error if an answer is missing or left over.
 */
export function drive(run: Run, procedures: Some, call: Call<Dc>, answers: readonly Answer[] = []): Driven {
  const { frames } = run.state;
  const floor = frames.length;
  const waiting = [...answers];
  const asked: { question: Question; seats: readonly string[] }[] = [];
  let input: Input<Dc> = { kind: "none" };
  let result: Result | null = null;
  frames.push(frameOf(procedures, call));
  while (frames.length > floor && run.state.outcome === null) {
    const frame: Frame<Dc> | undefined = frames[frames.length - 1];
    if (frame === undefined || frame.procedure === "question") throw new Error("no procedure to run");
    const next: Next<Dc> = stepOf(procedures, frame, run, input);
    input = { kind: "none" };
    switch (next.kind) {
      case "next":
        frame.step = next.step;
        break;
      case "call":
        frame.step = next.then;
        frames.push(frameOf(procedures, next.call));
        break;
      case "ask": {
        frame.step = next.then;
        asked.push({ question: next.question, seats: next.seats });
        const answer = waiting.shift();
        const seat: string | undefined = next.seats[0];
        if (answer === undefined || seat === undefined)
          throw new Error(`no answer to ${JSON.stringify(next.question)}`);
        input = { kind: "answer", seat, answer };
        break;
      }
      case "done":
        frames.pop();
        ({ result } = next);
        input = { kind: "result", result: next.result };
        break;
    }
  }
  if (waiting.length > 0) throw new Error(`answers left over: ${JSON.stringify(waiting)}`);
  return { asked, result };
}
