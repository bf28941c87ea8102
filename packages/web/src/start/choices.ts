import { type Chosen, FOES } from "@undercroft/table";
import { createStore, type StoreApi } from "zustand/vanilla";
import { doorOf, GAMES } from "../games.tsx";
import { type Settings, settings } from "../settings/store.ts";
import { freshSeed } from "./seed.ts";

/** Everything that the start page asks whatever is played. */
export interface Choices extends Chosen {
  readonly game: string;
}

function askedSeed(): string | null {
  return typeof location === "undefined" ? null : new URLSearchParams(location.search).get("seed");
}

const [usual] = GAMES;

/** What the page asks before anything is chosen: game and opponent are those chosen last, if they are there still. */
export function firstChoices({ game: lastGame, foe: lastFoe }: Pick<Settings, "game" | "foe">): Choices {
  const door = doorOf(lastGame) ?? usual;
  return {
    game: door.id,
    preset: door.usual,
    foe: FOES.find((foe) => foe === lastFoe) ?? "captain",
    mode: "practice",
    hands: "closed",
    seed: askedSeed() ?? freshSeed(),
  };
}

export const choices: StoreApi<Choices> = createStore<Choices>(() => firstChoices(settings.getState()));

choices.subscribe(({ game, foe }) => {
  const kept = settings.getState();
  if (kept.game !== game || kept.foe !== foe) settings.setState({ game, foe });
});
