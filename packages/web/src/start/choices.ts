import type { Chosen } from "@undercroft/table";
import { createStore, type StoreApi } from "zustand/vanilla";
import { GAMES } from "../games.tsx";
import { freshSeed } from "./seed.ts";

/** Everything that the start page asks whatever is played. */
export interface Choices extends Chosen {
  readonly game: string;
}

function askedSeed(): string | null {
  return typeof location === "undefined" ? null : new URLSearchParams(location.search).get("seed");
}

const [usual] = GAMES;

export const choices: StoreApi<Choices> = createStore<Choices>(() => ({
  game: usual.id,
  preset: usual.usual,
  foe: "captain",
  mode: "practice",
  hands: "closed",
  seed: askedSeed() ?? freshSeed(),
}));
