/** What a language gives for the texts of cards. */
import type { Attack, Head } from "../ast-attacks.ts";
import type { Power } from "../ast-powers.ts";
import type { CreatureCard, ItemCard } from "../cards.ts";
import type { Say, TextContext } from "./context.ts";

export type StatisticKey = "ac" | "fortitude" | "reflex" | "will" | "speed" | "hitPoints" | "bloodied";

export interface Tongue {
  readonly say: Say;
  readonly attackClause: (attack: Attack, context: TextContext) => string;
  readonly powerText: (power: Power, context: TextContext) => string;
  readonly rechargeText: (head: Pick<Head, "recharge">, context: TextContext) => string;
  readonly usesClause: (uses: number) => string;
  readonly turnClause: string;
  readonly creatureDefinition: (card: CreatureCard, context: TextContext) => readonly string[];
  readonly creatureConstruction: (card: CreatureCard) => readonly string[];
  readonly itemDefinition: (card: ItemCard, context: TextContext) => readonly string[];
  readonly itemConstruction: (card: ItemCard) => readonly string[];
  readonly statisticName: Readonly<Record<StatisticKey, string>>;
  readonly speedClause: (card: Pick<CreatureCard, "speed" | "modes">) => string;
}
