/** Legal warbands beyond the ready ones: of every card that those leave out, and out of boosters. */
import { shippedMaps } from "../content/maps.ts";
import { shippedPacks } from "../content/packs.ts";
import { readyWarbands } from "../content/warbands.ts";
import { openSealedGame, type SealedPool, sealedFaults } from "../src/boosters/sealed-game.ts";
import { mapSize } from "../src/map/map-faults.ts";
import { printedRules } from "../src/scenarios/house-rules.ts";
import { type Booster, type CreatureCard, factions, type Pack } from "../src/vocabulary/index.ts";
import { warbandFaults } from "../src/warband/faults.ts";
import {
  type Catalogue,
  catalogueOf,
  emptyWarband,
  itemsOf,
  pointsSpent,
  type Warband,
} from "../src/warband/warband.ts";

const catalogueFor = (packs: readonly Pack[]): Catalogue =>
  catalogueOf(
    packs,
    shippedMaps().map((map) => ({ id: map.id, name: map.name, size: mapSize(map) })),
  );

const dearestFirst = (cards: readonly CreatureCard[]): readonly CreatureCard[] =>
  [...cards].sort((a, b) => b.cost - a.cost || (a.id < b.id ? -1 : 1));

/** As many of the cards as may be together, one by one. */
function gathered(base: Warband, cards: readonly CreatureCard[], legal: (list: Warband) => boolean): Warband {
  let list = base;
  for (const { id } of cards) {
    const more = { ...list, creatures: [...list.creatures, { card: id, items: [] }] };
    if (legal(more)) list = more;
  }
  return list;
}

/** Points that are kept for items while there are any to bring. */
const FOR_ITEMS = 60;

/**
 * Warbands of so many points for one faction after the other that bring every creature and item which no ready warband
 * has; what may stand in none of them, such as the greatest creatures, is left to sealed play.
 */
export function levies(limit: number, packs: readonly Pack[] = shippedPacks()): readonly Warband[] {
  const cards = catalogueFor(packs);
  const maps = [...cards.maps.values()].filter(({ size }) => size === "full");
  const ready = readyWarbands().map(({ warband }) => warband);
  const left = new Set(
    [...cards.creatures.keys()].filter((id) => !ready.some((one) => one.creatures.some(({ card }) => card === id))),
  );
  const items = new Set([...cards.items.keys()].filter((id) => !ready.some((one) => itemsOf(one).includes(id))));
  const found: Warband[] = [];
  let idle = 0;
  for (let round = 0; idle < factions.length && left.size + items.size > 0; round += 1) {
    const faction = factions[round % factions.length] ?? null;
    const map = maps[round % maps.length]?.id ?? null;
    const legal = (list: Warband): boolean => warbandFaults(list, cards, "assault", limit, printedRules).length === 0;
    const base = { ...emptyWarband, name: `Levy ${found.length + 1}`, faction, map };
    const wanted = dearestFirst([...left].flatMap((id) => cards.creatures.get(id) ?? []));
    const fillers = dearestFirst([...cards.creatures.values()]).filter(({ cost }) => cost < limit / 5);
    const spare = items.size > 0 ? FOR_ITEMS : 0;
    const within = (list: Warband): boolean => legal(list) && pointsSpent(list, cards) <= limit - spare;
    let list = gathered(gathered(base, wanted, within), fillers, within);
    for (const item of items) {
      const more = { ...list, items: [...list.items, item] };
      if (legal(more)) list = more;
    }
    const before = left.size + items.size;
    for (const { card } of list.creatures) left.delete(card);
    for (const item of list.items) items.delete(item);
    idle = left.size + items.size === before ? idle + 1 : 0;
    if (idle === 0) found.push(list);
  }
  return found;
}

const warbandOf = (cards: Catalogue, pool: SealedPool, limit: number, map: string, seat: number): Warband => {
  const drawn = dearestFirst(pool.creatures.flatMap((id) => cards.creatures.get(id) ?? []));
  const base = { ...emptyWarband, name: `Boosters ${seat + 1}`, map };
  return gathered(base, drawn, (list) => sealedFaults(list, pool, cards, limit, printedRules).length === 0);
};

/** The warbands of a sealed game: the dearest creatures that the boosters of each player hold (mn.scenario.sealed.boosters). */
export function sealedWarbands(
  seed: string,
  booster: Booster,
  maps: readonly [string, string],
  packs: readonly Pack[],
): readonly Warband[] {
  const pack = packs.find(({ boosters }) => boosters?.some(({ id }) => id === booster.id));
  const { pools, limit } = openSealedGame(seed, booster, pack?.creatures ?? []);
  const cards = catalogueFor(packs);
  return pools.map((pool, seat) => warbandOf(cards, pool, limit, maps[seat === 0 ? 0 : 1], seat));
}
