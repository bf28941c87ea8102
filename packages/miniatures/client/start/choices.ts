import { createStore, type StoreApi } from "zustand/vanilla";
import { type BattleScenarioName, battleScenarios, type HouseRules, printedRules } from "../engine/index.ts";

/** What this game asks before a battle, besides what every game asks. Empty words mean what is usual. */
export interface Choices {
  readonly scenario: BattleScenarioName;
  /** One of the scenario's limits. */
  readonly limit: number;
  /** By seat: the id of a ready warband, or "own:" and the name of one of the player's own. */
  readonly warbands: readonly [string, string];
  /** The id of the map that both bring; if it is empty, each brings that of its warband. */
  readonly map: string;
  readonly house: HouseRules;
  /** The seed of the boosters in sealed play; the battle's own if it is empty. */
  readonly boosterSeed: string;
}

export const choices: StoreApi<Choices> = createStore<Choices>(() => ({
  scenario: "assault",
  limit: 100,
  warbands: ["", ""],
  map: "",
  house: printedRules,
  boosterSeed: "",
}));

/** Another warband for a seat. */
export function chooseWarband(seat: number, warband: string): void {
  const [first, second] = choices.getState().warbands;
  choices.setState({ warbands: seat === 0 ? [warband, second] : [first, warband] });
}

/** Another scenario; the point limit stays if it has it (mn.scenario.limits, mn.scenario.sealed.limit). */
export function chooseScenario(scenario: BattleScenarioName): void {
  const { of } = battleScenarios[scenario].limits;
  const { limit } = choices.getState();
  choices.setState({ scenario, limit: of.includes(limit) ? limit : (of[0] ?? limit) });
}
