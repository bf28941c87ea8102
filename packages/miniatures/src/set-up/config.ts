import type { LocalText } from "@undercroft/cards";
import type { SeatId } from "@undercroft/kernel";
import type { BattleMap } from "../map/battle-map.ts";
import type { BattleScenarioName } from "../scenarios/battle-scenarios.ts";
import type { HouseRules } from "../scenarios/house-rules.ts";
import type { Content } from "../state.ts";
import type { Faction } from "../vocabulary/index.ts";

/** What a battle is made of: plain JSON, in the record and in files. */
export interface BattleConfig {
  readonly scenario: BattleScenarioName;
  /** Points by which the warbands were built, and victory points that win (mn.scenario.target). */
  readonly limit: number;
  readonly house: HouseRules;
  /** Two seats (mn.scenario.players). */
  readonly seats: readonly SeatConfig[];
  /** Every card that the warbands name, and those that they may summon. */
  readonly content: Content;
}

export interface SeatConfig {
  readonly id: SeatId;
  /** What the warband is called, if it has a name. */
  readonly name?: LocalText;
  /** Null in sealed play (mn.scenario.sealed.no-factions). */
  readonly faction: Faction | null;
  /** Ids of Creature cards, one for each creature. */
  readonly creatures: readonly string[];
  /** Ids of Item cards. */
  readonly items: readonly string[];
  readonly map: BattleMap;
}
