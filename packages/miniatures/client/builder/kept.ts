import { keptLists } from "@undercroft/table";
import {
  type BattleScenarioName,
  battleScenarioNames,
  battleScenarios,
  parseWarband,
  type Warband,
} from "../engine/index.ts";

/** A warband as it is kept: its name, the battle that it was built for, and its list. */
export interface KeptWarband {
  readonly name: string;
  readonly scenario: BattleScenarioName;
  readonly limit: number;
  readonly warband: Warband;
}

function keptOf(value: unknown): KeptWarband | null {
  if (typeof value !== "object" || value === null || !("warband" in value)) return null;
  const read = parseWarband(value.warband);
  if (!read.ok || read.value.name === "") return null;
  const wanted = "scenario" in value ? value.scenario : null;
  const scenario = battleScenarioNames.find((name) => name === wanted) ?? "assault";
  const { of } = battleScenarios[scenario].limits;
  const limit = of.find((one) => "limit" in value && one === value.limit) ?? of[0] ?? 0;
  return { name: read.value.name, scenario, limit, warband: read.value };
}

/** The warbands that the player has built in this browser. */
export const keptWarbands: ReturnType<typeof keptLists<KeptWarband>> = keptLists(
  "undercroft/miniatures/warbands",
  keptOf,
);
