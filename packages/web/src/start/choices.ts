import type { Chosen } from "@undercroft/table";
import { createStore, type StoreApi } from "zustand/vanilla";
import { doorOf, GAMES } from "../games.tsx";
import { settings } from "../settings/store.ts";
import { freshSeed } from "./seed.ts";

/** Everything that the start page asks whatever is played. */
export interface Choices extends Chosen {
  readonly game: string;
}

function askedSeed(): string | null {
  return typeof location === "undefined" ? null : new URLSearchParams(location.search).get("seed");
}

const [usual] = GAMES;

/** What the page asks before anything is chosen: the game is the one chosen last, if it is played here still. */
export function firstChoices(lastGame: string): Choices {
  const door = doorOf(lastGame) ?? usual;
  return {
    game: door.id,
    preset: door.usual,
    foe: "captain",
    mode: "practice",
    hands: "closed",
    seed: askedSeed() ?? freshSeed(),
  };
}

export const choices: StoreApi<Choices> = createStore<Choices>(() => firstChoices(settings.getState().game));

choices.subscribe(({ game }) => {
  if (settings.getState().game !== game) settings.setState({ game });
});
