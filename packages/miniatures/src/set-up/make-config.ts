import type { LocalText } from "@undercroft/cards";
import type { SeatId } from "@undercroft/kernel";
import { type SealedPool, sealedFaults } from "../boosters/sealed-game.ts";
import type { BattleMap } from "../map/battle-map.ts";
import { mapSize } from "../map/map-faults.ts";
import type { BattleScenarioName } from "../scenarios/battle-scenarios.ts";
import type { HouseRules } from "../scenarios/house-rules.ts";
import type { Content } from "../state.ts";
import type { Pack } from "../vocabulary/index.ts";
import { type WarbandFault, warbandFaults } from "../warband/faults.ts";
import { catalogueOf, itemsOf, type Warband } from "../warband/warband.ts";
import type { BattleConfig, SeatConfig } from "./config.ts";

export interface SeatPlan {
  readonly id: SeatId;
  readonly warband: Warband;
  /** What the warband is called in each language; as its owner has written it if this is not said. */
  readonly name?: LocalText;
  /** What its boosters held, in sealed play (mn.scenario.sealed.boosters). */
  readonly pool?: SealedPool;
}

/** What a battle is to be made of. */
export interface BattlePlan {
  readonly scenario: BattleScenarioName;
  readonly limit: number;
  readonly house: HouseRules;
  readonly seats: readonly SeatPlan[];
  readonly packs: readonly Pack[];
  readonly maps: readonly BattleMap[];
}

/** Something that keeps a battle from being begun, and whose warband it is in: its number. */
export interface PlanFault {
  readonly seat: number;
  readonly fault: WarbandFault;
}

export type Planned =
  | { readonly ok: true; readonly config: BattleConfig }
  | { readonly ok: false; readonly faults: readonly PlanFault[] };

/** Cards that the text of a card may bring into play (mn.power.summoning). */
function summonedBy(value: unknown, found: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  if ("do" in value && value.do === "summon" && "card" in value && typeof value.card === "string")
    found.add(value.card);
  for (const part of Object.values(value)) summonedBy(part, found);
}

/** The cards that warbands name, and those that these may summon. */
function contentFor(plan: BattlePlan): Content {
  const creatures = new Map(plan.packs.flatMap((pack) => pack.creatures.map((card) => [card.id, card])));
  const items = new Map(plan.packs.flatMap((pack) => pack.items.map((card) => [card.id, card])));
  const wanted = new Set(plan.seats.flatMap(({ warband }) => warband.creatures.map(({ card }) => card)));
  const carried = new Set(plan.seats.flatMap(({ warband }) => itemsOf(warband)));
  for (const item of carried) summonedBy(items.get(item), wanted);
  // A set that grows is walked to its end: who is summoned may summon others.
  for (const card of wanted) summonedBy(creatures.get(card), wanted);
  return {
    creatures: Object.fromEntries([...creatures].filter(([id]) => wanted.has(id))),
    items: Object.fromEntries([...items].filter(([id]) => carried.has(id))),
  };
}

/** The configuration of a battle, or all that is wrong with its warbands. */
export function makeConfig(plan: BattlePlan): Planned {
  const { scenario, limit, house } = plan;
  const sized = plan.maps.map((map) => ({ id: map.id, name: map.name, size: mapSize(map) }));
  const catalogue = catalogueOf(plan.packs, sized);
  const faults: PlanFault[] = [];
  const seats: SeatConfig[] = [];
  for (const [seat, { id, warband, name, pool }] of plan.seats.entries()) {
    const found =
      pool === undefined
        ? warbandFaults(warband, catalogue, scenario, limit, house)
        : sealedFaults(warband, pool, catalogue, limit, house);
    for (const fault of found) faults.push({ seat, fault });
    const map = plan.maps.find((one) => one.id === warband.map);
    if (map === undefined) continue;
    const { faction } = warband;
    seats.push({
      id,
      name: name ?? { en: warband.name, ru: warband.name },
      faction,
      creatures: warband.creatures.map(({ card }) => card),
      items: itemsOf(warband),
      map,
    });
  }
  if (faults.length > 0 || seats.length !== plan.seats.length) return { ok: false, faults };
  return { ok: true, config: { scenario, limit, house, seats, content: contentFor(plan) } };
}
