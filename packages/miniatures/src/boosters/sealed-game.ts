/** Sealed-Booster games: what each player has to build from (mn.scenario.sealed.boosters). */
import { chanceFrom } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { HouseRules } from "../scenarios/house-rules.ts";
import type { Booster, CreatureCard } from "../vocabulary/index.ts";
import { type WarbandFault, warbandFaults } from "../warband/faults.ts";
import type { Restriction } from "../warband/restrictions.ts";
import { type Catalogue, itemsOf, type Warband } from "../warband/warband.ts";
import { type OpenBooster, openBooster } from "./open-booster.ts";

const PLAYERS = 2;
const BOOSTERS_EACH = 2;

export interface SealedGame {
  /** Point limit of the boosters' set (mn.scenario.sealed.limit). */
  readonly limit: 200 | 400;
  /** One for each player. */
  readonly pools: readonly SealedPool[];
  readonly rules: readonly RuleId[];
}

export interface SealedPool {
  readonly boosters: readonly OpenBooster[];
  /** Ids of all creatures in them, as often as they came. */
  readonly creatures: readonly string[];
}

/** Opens the boosters of a whole game. The same seed, booster and creatures give the same game. */
export function openSealedGame(seed: string, booster: Booster, creatures: readonly CreatureCard[]): SealedGame {
  const chance = chanceFrom(seed);
  const pools = Array.from({ length: PLAYERS }, (): SealedPool => {
    const boosters = Array.from({ length: BOOSTERS_EACH }, () => openBooster(chance, booster, creatures));
    return { boosters, creatures: boosters.flatMap((one) => one.creatures) };
  });
  return { limit: booster.limit, pools, rules: ["mn.scenario.sealed.boosters", "mn.scenario.sealed.limit"] };
}

/** Everything that is wrong with a warband for a sealed game: it comes out of its boosters, and keeps the rules that stay. */
export function sealedFaults(
  list: Warband,
  pool: SealedPool,
  catalogue: Catalogue,
  limit: number,
  house: HouseRules,
): readonly WarbandFault[] {
  return [...poolFaults(list, pool), ...warbandFaults(list, catalogue, "sealed-booster", limit, house)];
}

/** Cards that the boosters do not hold, or not so often. Boosters hold creatures alone. */
function poolFaults(list: Warband, pool: SealedPool): readonly WarbandFault[] {
  const left = [...pool.creatures];
  const faults: WarbandFault[] = [];
  const missing = (card: string, place: Restriction["place"]): void => {
    const rule = "mn.scenario.sealed.boosters";
    const most = pool.creatures.filter((one) => one === card).length;
    faults.push({ problem: "pool", rule, with: [], place, values: { card, most }, liftedBy: [] });
  };
  for (const [index, { card }] of list.creatures.entries()) {
    const at = left.indexOf(card);
    if (at < 0) missing(card, ["creatures", index]);
    else left.splice(at, 1);
  }
  for (const item of itemsOf(list)) missing(item, ["items"]);
  return faults;
}
