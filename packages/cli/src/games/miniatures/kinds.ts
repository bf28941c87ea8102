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

/** The same in the help: a word of `--kind`, and what it means. */
export const kindMeanings: readonly (readonly [string, string])[] = [
  ["assault-200", "Miniatures: a scenario, a dash and its points (if no kind is said, the least assault that it fits)"],
  ["", `scenarios: ${scenarios.join(", ")}`],
  ["", `points: ${limits.join(", ")}`],
];
