import { createStore, type StoreApi } from "zustand/vanilla";

/** How many may sit at the table (dg.overview.player-count). */
export const COUNTS = [2, 3, 4] as const;
export type Count = (typeof COUNTS)[number];

/** What this game asks before a match, besides what every game asks. */
export interface Choices {
  readonly count: Count;
  /** Names of those who play, by seat; empty ones are called by their heroes. */
  readonly names: readonly [string, string, string, string];
}

export const choices: StoreApi<Choices> = createStore<Choices>(() => ({ count: 2, names: ["", "", "", ""] }));

/** Changes one name. */
export function callSeat(number: number, name: string): void {
  const [first, second, third, fourth] = choices.getState().names.map((one, i) => (i === number ? name : one));
  choices.setState({ names: [first ?? "", second ?? "", third ?? "", fourth ?? ""] });
}
