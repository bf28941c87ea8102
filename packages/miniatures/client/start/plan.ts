import type { PlannedSeat } from "@undercroft/table";
import {
  type BattleConfig,
  type BattleMap,
  type Content,
  type CreatureCard,
  itemsOf,
  printedRules,
  type ReadyWarband,
  readyWarbands,
  shippedMaps,
  shippedPacks,
} from "../engine/index.ts";
import { sideFace } from "../facing/sides.ts";
import type { Choices } from "./choices.ts";

/** Points of the battle that is offered: the smallest (mn.warband.points.sizes). */
const LIMIT = 100;

let warbands: readonly ReadyWarband[] | null = null;
let maps: readonly BattleMap[] | null = null;

/** The warbands that are built for this battle. */
export function warbandOptions(): readonly ReadyWarband[] {
  warbands ??= readyWarbands().filter(({ limit }) => limit === LIMIT);
  return warbands;
}

function allMaps(): readonly BattleMap[] {
  maps ??= shippedMaps();
  return maps;
}

/** The maps that these warbands bring. */
export function mapOptions(): readonly BattleMap[] {
  const brought = new Set(warbandOptions().map(({ warband }) => warband.map));
  return allMaps().filter(({ id }) => brought.has(id));
}

/** The warband of a seat: the one of its place in the list if none is chosen. @throws Error if there is none. */
export function warbandOf(chosen: Choices, seat: number): ReadyWarband {
  const options = warbandOptions();
  const found = options.find(({ id }) => id === chosen.warbands[seat]) ?? options[seat] ?? options[0];
  if (found === undefined) throw new Error("there is no warband");
  return found;
}

/** The map that is fought on. @throws Error if there is none. */
export function mapFor(chosen: Choices): BattleMap {
  const options = mapOptions();
  const usual = warbandOf(chosen, 0).warband.map;
  const found = options.find(({ id }) => id === chosen.map) ?? options.find(({ id }) => id === usual) ?? options[0];
  if (found === undefined) throw new Error("there is no map");
  return found;
}

/** Cards that a card may summon (mn.power.summoning). */
function summonedBy(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(summonedBy);
  if (typeof value !== "object" || value === null) return [];
  const own = "do" in value && value.do === "summon" && "card" in value ? [String(value.card)] : [];
  return [...own, ...Object.values(value).flatMap(summonedBy)];
}

/** The cards that these warbands name, and those that they may summon. */
function contentOf(creatures: readonly string[], items: readonly string[]): Content {
  const packs = shippedPacks();
  const known = new Map(packs.flatMap((pack) => pack.creatures).map((card) => [card.id, card]));
  const things = new Map(packs.flatMap((pack) => pack.items).map((card) => [card.id, card]));
  const needed = new Map<string, CreatureCard>();
  const need = (id: string): void => {
    const card = known.get(id);
    if (card === undefined || needed.has(id)) return;
    needed.set(id, card);
    for (const other of summonedBy(card)) need(other);
  };
  const carried = items.flatMap((id) => things.get(id) ?? []);
  for (const id of [...creatures, ...summonedBy(carried)]) need(id);
  return {
    creatures: Object.fromEntries(needed),
    items: Object.fromEntries(carried.map((card) => [card.id, card])),
  };
}

/** The battle that has been chosen. */
export function battleOf(chosen: Choices): BattleConfig {
  const map = mapFor(chosen);
  const lists = [0, 1].map((seat) => warbandOf(chosen, seat).warband);
  const creatures = lists.map((list) => list.creatures.map(({ card }) => card));
  const items = lists.map(itemsOf);
  return {
    scenario: "assault",
    limit: LIMIT,
    house: printedRules,
    seats: lists.map(({ faction }, seat) => ({
      id: `s${seat + 1}`,
      faction,
      creatures: creatures[seat] ?? [],
      items: items[seat] ?? [],
      map,
    })),
    content: contentOf(creatures.flat(), items.flat()),
  };
}

/** The seats of a battle, each called by its warband. */
export function seatsOf({ seats, content }: BattleConfig): readonly PlannedSeat[] {
  return seats.map(({ id, creatures }) => ({ id, name: "", side: sideFace(content, creatures) }));
}
