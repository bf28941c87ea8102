import type { BattleScenarioName } from "../engine/index.ts";
import { say } from "../words/door.ts";

/** What a scenario is called. The door knows it too: the list of saved games is shown before the game is opened. */
export const scenarioName = (scenario: BattleScenarioName): string => say(`scenario.${scenario}`);

const SCENARIOS: readonly BattleScenarioName[] = [
  "assault",
  "arena",
  "bounty",
  "quick-raid",
  "uncontested-victory",
  "sealed-booster",
];

/** The kind of a battle as a save notes it: its scenario and its points. */
export const kindOf = (battle: { readonly scenario: BattleScenarioName; readonly limit: number }): string =>
  `${battle.scenario} ${battle.limit}`;

/** The same in words; nothing for what is no such kind. */
export function kindWords(kind: string): string {
  const [name, points = ""] = kind.split(" ");
  const scenario = SCENARIOS.find((one) => one === name);
  return scenario === undefined ? "" : say("door.kind", { scenario: scenarioName(scenario), points });
}
