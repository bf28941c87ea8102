import type { BattleScenarioName } from "@undercroft/miniatures";

/** The battle that a warband is built for. */
export interface WarbandKind {
  readonly name: string;
  readonly scenario: BattleScenarioName;
  readonly limit: number;
}

/** What the boosters held, of which warbands of Sealed Boosters are built, stands in no file. */
const scenarios = ["assault", "arena", "bounty", "quick-raid", "uncontested-victory"] as const;
const limits = [100, 200, 500] as const;

/** Every battle to which warbands are brought: "assault-200". */
export const warbandKinds: readonly WarbandKind[] = scenarios.flatMap((scenario) =>
  limits.map((limit) => ({ name: `${scenario}-${limit}`, scenario, limit })),
);
