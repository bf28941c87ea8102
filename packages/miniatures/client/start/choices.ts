import { createStore, type StoreApi } from "zustand/vanilla";

/** What this game asks before a battle, besides what every game asks. Empty ids mean what is usual. */
export interface Choices {
  /** Ids of ready warbands, by seat. */
  readonly warbands: readonly [string, string];
  /** A map's id; the one of the first warband if it is empty. */
  readonly map: string;
}

export const choices: StoreApi<Choices> = createStore<Choices>(() => ({ warbands: ["", ""], map: "" }));

/** Another warband for a seat. */
export function chooseWarband(seat: number, warband: string): void {
  const [first, second] = choices.getState().warbands;
  choices.setState({ warbands: seat === 0 ? [warband, second] : [first, warband] });
}
