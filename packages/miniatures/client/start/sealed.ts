import { openSealedGame, type SealedGame } from "../engine/index.ts";
import { allPacks } from "../engine/packs.ts";
import type { Choices } from "./choices.ts";

let opened: { readonly key: string; readonly game: SealedGame } | null = null;

/** The seed of the boosters: their own, or that of the battle. */
export const boosterSeed = (own: Pick<Choices, "boosterSeed">, seed: string): string =>
  own.boosterSeed.trim() === "" ? seed : own.boosterSeed.trim();

/** The boosters of a sealed game, opened by their seed; null where each brings a warband of its own (mn.scenario.sealed.boosters). */
export function sealedGame(own: Pick<Choices, "scenario" | "limit" | "boosterSeed">, seed: string): SealedGame | null {
  if (own.scenario !== "sealed-booster") return null;
  const key = `${own.limit} ${boosterSeed(own, seed)}`;
  if (opened?.key === key) return opened.game;
  for (const { boosters, creatures } of allPacks()) {
    const booster = boosters?.find(({ limit }) => limit === own.limit);
    if (booster === undefined) continue;
    opened = { key, game: openSealedGame(boosterSeed(own, seed), booster, creatures) };
    return opened.game;
  }
  return null;
}
