import type { Half, Pack } from "./vocabulary/index.ts";
import type { WarbandList } from "./warband.ts";
import { startTile } from "./warband.ts";

function copies(
  cards: readonly { readonly id: string; readonly copies: number; readonly half: Half }[],
  half: Half | null,
): string[] {
  return cards
    .filter((card) => half === null || card.half === half)
    .flatMap((card) => Array.from({ length: card.copies }, () => card.id));
}

/** The whole pack as a warband, with the first of its commanders or the one named. */
export function presetWarband(pack: Pack, commander: string | null = null): WarbandList {
  const chosen = commander ?? pack.commanders[0]?.id;
  return {
    name: pack.name.en,
    commanders: chosen === undefined ? [] : [chosen],
    creatures: copies(pack.creatures, null),
    orders: copies(pack.orders, null),
    tiles: pack.tiles.map((tile) => tile.id),
  };
}

/** What the players of a first game may choose. Player 1 has the first pick of both (dc.ruling.first-game-commander-choice). */
export interface FirstGameChoice {
  /** Id of the first player's Commander card; the first of the pack if null. */
  readonly commander: string | null;
  /** Id of the first player's large tile; the first of the pack if null. */
  readonly large: string | null;
}

/**
 * A pack divided for two players (dc.first-game.split-by-symbol): gold cards and the small tile with the Start area for
 * Player 1, silver ones and the other small tile for Player 2 (dc.first-game.start-tiles).
 */
export function firstGameWarbands(
  pack: Pack,
  choice: FirstGameChoice = { commander: null, large: null },
): readonly [WarbandList, WarbandList] {
  const commanders = firstChosen(
    pack.commanders.map((card) => card.id),
    choice.commander,
  );
  const large = firstChosen(
    pack.tiles.filter((tile) => tile.size === "large").map((tile) => tile.id),
    choice.large,
  );
  const small = pack.tiles.filter((tile) => tile.size === "small");
  const starts = [...small].sort((a, b) => Number(startTile(b)) - Number(startTile(a))).map((tile) => tile.id);
  const half = (seat: 0 | 1, symbol: Half): WarbandList => ({
    name: pack.name.en,
    commanders: commanders.slice(seat, seat + 1),
    creatures: copies(pack.creatures, symbol),
    orders: copies(pack.orders, symbol),
    tiles: [...large.slice(seat, seat + 1), ...starts.slice(seat, seat + 1)],
  });
  return [half(0, "gold"), half(1, "silver")];
}

function firstChosen(ids: readonly string[], chosen: string | null): string[] {
  return chosen === null || !ids.includes(chosen) ? [...ids] : [chosen, ...ids.filter((id) => id !== chosen)];
}
