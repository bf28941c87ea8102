/** Room for what lies ready: Boons, Treasures, Storage Items (dg.boon.limit, dg.treasure.limit, dg.ruling.storage-details). */
import { adventure } from "../players.ts";
import type { Body, Player } from "../state.ts";
import { limitOf } from "../traits.ts";

const storageOf = (body: Body, card: string): number => {
  const printed = adventure(body, card);
  return printed.kind === "treasure" ? (printed.storage ?? 0) : 0;
};

const isItem = (body: Body, card: string): boolean => storageOf(body, card) > 0;

/** Whether these Treasures have room: Storage Items in the hero's own slots, all in those and what the items add (dg.treasure.storage-slot). */
export function holdsTreasures(body: Body, player: Player, cards: readonly string[]): boolean {
  const limit = limitOf(body, player, "treasures");
  let items = 0;
  let slots = 0;
  for (const card of cards) {
    const added = storageOf(body, card);
    if (added > 0) items += 1;
    slots += added;
  }
  return items <= limit && cards.length <= limit + slots;
}

export const holdsBoons = (body: Body, player: Player, count: number): boolean =>
  count <= limitOf(body, player, "boons");

/** More Storage Items than own slots: whatever else is too much, one of them goes first (dg.ruling.storage-details). */
function hasTooManyItems(body: Body, player: Player): boolean {
  let items = 0;
  for (const { card } of player.treasures) if (isItem(body, card)) items += 1;
  return items > 0 && items > limitOf(body, player, "treasures");
}

/** Whether it is one of these that a player may part with for want of room. */
export function isExcess(body: Body, player: Player, what: "boons" | "treasures", id: string): boolean {
  const thing = player[what].find((one) => one.id === id);
  if (thing === undefined) return false;
  return what === "boons" || isItem(body, thing.card) || !hasTooManyItems(body, player);
}

/** Monsters in a Pack (dg.pack.limit). */
export const PACK = 3;

/** What a player has too much of in play now; null if there is room for all. */
export function crowded(body: Body, player: Player): "boons" | "treasures" | null {
  if (!player.alive) return null;
  if (player.boons.length > 0 && !holdsBoons(body, player, player.boons.length)) return "boons";
  // Where the hero's own slots are enough, nobody need look what lies in them.
  if (player.treasures.length === 0 || player.treasures.length <= limitOf(body, player, "treasures")) return null;
  const cards = player.treasures.map(({ card }) => card);
  return holdsTreasures(body, player, cards) ? null : "treasures";
}
