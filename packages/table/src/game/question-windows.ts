import type { GameTypes, QuestionFrame } from "@undercroft/kernel";
import type { Stops } from "../state/stops.ts";
import type { ResponseWindow } from "./client.ts";

/** Windows that are kinds of question, and what a seat may want to be asked about. */
export interface QuestionWindows<T extends GameTypes> {
  readonly stops: {
    readonly kinds: readonly string[];
    readonly usual: Stops;
    readonly words: (kind: string) => string;
  };
  /** The window that a question is; null if it is none. */
  readonly windowOf: (asked: QuestionFrame<T>) => ResponseWindow<T> | null;
}

/**
 * The windows of a game in which each kind of question is one of its own, and any answer but "pass" does something: whoever
 * has something to answer is asked. `words` is what a kind is called.
 */
export function questionWindows<T extends GameTypes & { answer: { readonly do: string } }, K extends string>(
  kinds: readonly K[],
  pass: T["answer"] & { readonly do: "pass" },
  words: (kind: K) => string,
): QuestionWindows<T> {
  const known = (kind: string): K | undefined => kinds.find((one) => one === kind);
  return {
    stops: {
      kinds,
      usual: Object.fromEntries(kinds.map((kind) => [kind, "ask"])),
      words: (kind) => {
        const one = known(kind);
        return one === undefined ? kind : words(one);
      },
    },
    windowOf: ({ question }) => {
      const kind = known(question.kind);
      if (kind === undefined) return null;
      return {
        kind,
        pass,
        isPass: (answer) => answer.do === "pass",
        isSpecific: (answer) => answer.do !== "pass",
      };
    },
  };
}
