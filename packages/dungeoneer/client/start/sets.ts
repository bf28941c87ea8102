/** The sets of a match: one makes a whole game, several are mixed (dg.overview.set-independence). */
import { spoken } from "@undercroft/table";
import type { Pack } from "../engine/index.ts";
import { allPacks } from "../engine/packs.ts";
import { type MessageId, say } from "../words/index.ts";
import { type Choices, choices } from "./choices.ts";

const LINES: Readonly<Record<string, MessageId>> = {
  understair: "start.set-understair",
  dial: "start.set-dial",
};

/** A set as the start page offers it. */
export interface SetSwitch {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly on: boolean;
  /** The only one that is on stays on. */
  readonly stuck: boolean;
}

/** The chosen sets, in the order in which they are offered: the first there is if none is chosen. */
export function chosenSets({ sets }: Pick<Choices, "sets">): readonly Pack[] {
  const all = allPacks();
  const chosen = all.filter(({ pack }) => sets.includes(pack));
  return chosen.length > 0 ? chosen : all.slice(0, 1);
}

/** What the chosen sets are called together. */
export const setNames = (chosen: Pick<Choices, "sets">): string =>
  chosenSets(chosen)
    .map(({ name }) => name[spoken()])
    .join(" + ");

export function setSwitches(now: Pick<Choices, "sets">): readonly SetSwitch[] {
  const chosen = chosenSets(now).map(({ pack }) => pack);
  return allPacks().map(({ pack: id, name }): SetSwitch => {
    const on = chosen.includes(id);
    return {
      id,
      name: name[spoken()],
      line: say(LINES[id] ?? "start.set-own"),
      on,
      stuck: on && chosen.length === 1,
    };
  });
}

/** Takes a set in, or leaves it out. */
export function switchSet(id: string): void {
  const chosen = chosenSets(choices.getState()).map(({ pack }) => pack);
  choices.setState({ sets: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] });
}
