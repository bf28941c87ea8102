import { type Finding, findingsOf, type Schema } from "@undercroft/cards";
import * as z from "zod/mini";
import { ScenarioFault } from "./fault.ts";
import type { Playing } from "./playing.ts";
import type { ScenarioTypes } from "./types.ts";

/** One word that a line of a play may begin with. */
export interface Command<W extends ScenarioTypes> {
  /** What is wrong with what is written behind the word, before anything is played. */
  readonly faults: (value: unknown) => readonly Finding[];
  readonly run: (playing: Playing<W>, value: unknown) => void;
}

/** A command whose value has this form. */
export function command<W extends ScenarioTypes, V>(
  schema: Schema<V>,
  run: (playing: Playing<W>, value: V) => void,
): Command<W> {
  const faults = (value: unknown): readonly Finding[] => {
    const parsed = z.safeParse(schema, value);
    return parsed.success ? [] : findingsOf(parsed.error.issues, value);
  };
  return {
    faults,
    run: (playing, value) => {
      const parsed = z.safeParse(schema, value);
      if (!parsed.success)
        throw new ScenarioFault(
          faults(value)
            .map(({ message }) => message)
            .join("; "),
        );
      run(playing, parsed.data);
    },
  };
}
