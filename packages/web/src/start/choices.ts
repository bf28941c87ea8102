import { createStore, type StoreApi } from "zustand/vanilla";
import type { PlayerKind } from "../saves/info.ts";
import { freshSeed } from "./seed.ts";

/** Against whom: a computer of a level, people at this screen, or nobody, with computers to watch. */
export type Foe = "recruit" | "captain" | "screen" | "watch";

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

/** Everything that the start page asks. */
export interface Choices {
  readonly game: "standard" | "first-game";
  readonly foe: Foe;
  readonly mode: "practice" | "strict";
  readonly hands: "open" | "closed";
  readonly face: "dungeon" | "outdoor";
  readonly count: number;
  /** Two sides of equal size; only with four seats. */
  readonly teams: boolean;
  readonly seats: readonly SeatChoice[];
  readonly seed: string;
  /** The tiles as they were laid; null for a ready-made battlefield. */
  readonly layout: readonly LaidTile[] | null;
}

const seat: SeatChoice = { name: "", warband: "", commander: "" };

function askedSeed(): string | null {
  return typeof location === "undefined" ? null : new URLSearchParams(location.search).get("seed");
}

export const choices: StoreApi<Choices> = createStore<Choices>(() => ({
  game: "standard",
  foe: "captain",
  mode: "practice",
  hands: "closed",
  face: "dungeon",
  count: 2,
  teams: false,
  seats: [seat, seat, seat, seat],
  seed: askedSeed() ?? freshSeed(),
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

/** Who plays each seat. */
export function playersOf({ foe, count }: Pick<Choices, "foe" | "count">): readonly PlayerKind[] {
  return Array.from({ length: count }, (_, i): PlayerKind => {
    if (foe === "screen") return "person";
    if (foe === "watch") return "captain";
    return i === 0 ? "person" : foe;
  });
}
