import { createStore, type StoreApi } from "zustand/vanilla";

/** One seat as it is chosen. Empty ids mean the first there is. */
export interface SeatChoice {
  readonly name: string;
  /** A pack's id, or "own:" and the name of a warband of the player's own. */
  readonly warband: string;
  readonly commander: string;
}

/** A tile as it was laid by hand. */
export interface LaidTile {
  readonly tile: string;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly turns: number;
}

/** What this game asks before a match, besides what every game asks. */
export interface Choices {
  readonly face: "dungeon" | "outdoor";
  readonly count: number;
  /** Two sides of equal size; only with four seats. */
  readonly teams: boolean;
  readonly seats: readonly SeatChoice[];
  /** The tiles as they were laid; null for a ready-made battlefield. */
  readonly layout: readonly LaidTile[] | null;
}

const seat: SeatChoice = { name: "", warband: "", commander: "" };

export const choices: StoreApi<Choices> = createStore<Choices>(() => ({
  face: "dungeon",
  count: 2,
  teams: false,
  seats: [seat, seat, seat, seat],
  layout: null,
}));

/** Changes one seat's choice. A battlefield laid by hand belongs to its warbands' tiles. */
export function chooseSeat(number: number, change: Partial<SeatChoice>): void {
  const { seats, layout } = choices.getState();
  choices.setState({
    seats: seats.map((one, i) => (i === number ? { ...one, ...change } : one)),
    layout: change.warband === undefined ? layout : null,
  });
}
