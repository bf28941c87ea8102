import type { RuleId } from "../ledger/rule-ids.ts";
import type { Body, Content, Creature, TextRef } from "../state.ts";
import { cardOf, hasTrait, hitPointsOf, levelOf, meleeOf, rangedOf, speedOf } from "../traits.ts";
import type { Stat, Trait } from "../vocabulary/index.ts";
import { amount } from "./amount.ts";
import { rulesFor } from "./in-force.ts";
import { tablesOf } from "./names.ts";

/** A text that has a part in a number. */
export interface Part {
  readonly text: TextRef;
  /** "set" in place of what was there, or added. */
  readonly how: "set" | "plus";
  readonly value: number;
  /** The entry by which the text counts. */
  readonly rule: RuleId;
}

/** Why a number of a creature is what it is, for tables to show on request. */
export interface Explanation {
  /** Null where it has none: a ranged entry that is not there. */
  readonly value: number | null;
  readonly printed: number | null;
  /** The entry about the printed number. */
  readonly rule: RuleId;
  /** Further entries that decide where the number counts and how its parts go together. */
  readonly notes: readonly RuleId[];
  readonly parts: readonly Part[];
}

const printedBy: { readonly [S in Stat]: RuleId } = {
  level: "dc.creature-card.level",
  speed: "dc.creature-card.speed",
  melee: "dc.creature-card.melee-entry",
  "ranged-damage": "dc.creature-card.ranged-entry",
  "ranged-distance": "dc.creature-card.ranged-entry",
  "hit-points": "dc.creature-card.hit-points",
};

/** By which entry a text bears on a creature: a leader's, an attached card's, a creature's own, or an effect's. */
function ruleOfText(content: Content, text: TextRef): RuleId {
  if (content.commanders[text.card] !== undefined) return "dc.commander.leader-power";
  if (text.path[0] === "attach") return "dc.orders.attach-adds-text";
  return content.creatures[text.card] === undefined ? "dc.stack.carry-out-instructions" : "dc.power.printed";
}

function printedStat(body: Body, creature: Creature, stat: Stat): number | null {
  const card = cardOf(body, creature);
  switch (stat) {
    case "level":
    case "speed":
    case "melee":
      return card[stat];
    case "hit-points":
      return card.hitPoints;
    case "ranged-damage":
      return card.ranged?.damage ?? null;
    case "ranged-distance":
      return card.ranged?.distance ?? null;
    default:
      throw new Error(`unknown number ${JSON.stringify(stat satisfies never)}`);
  }
}

function currentStat(body: Body, creature: Creature, stat: Stat): number | null {
  switch (stat) {
    case "level":
      return levelOf(body, creature);
    case "speed":
      return speedOf(body, creature);
    case "melee":
      return meleeOf(body, creature);
    case "hit-points":
      return hitPointsOf(body, creature);
    case "ranged-damage":
      return rangedOf(body, creature)?.damage ?? null;
    case "ranged-distance":
      return rangedOf(body, creature)?.distance ?? null;
    default:
      throw new Error(`unknown number ${JSON.stringify(stat satisfies never)}`);
  }
}

/** Explains a number: settings first, in the order of their time stamps, then what is added to the last of them. */
export function explainStat(body: Body, creature: Creature, stat: Stat): Explanation {
  const sets: (Part & { readonly stamp: number })[] = [];
  const adds: Part[] = [];
  for (const { rule, text, env, stamp } of rulesFor(body, stat, creature)) {
    if (rule.rule !== "change") continue;
    const by = ruleOfText(body.content, text);
    const scene = tablesOf(body);
    if ("set" in rule) sets.push({ text, how: "set", value: amount(scene, rule.set, env), rule: by, stamp });
    else adds.push({ text, how: "plus", value: amount(scene, rule.plus, env), rule: by });
  }
  sets.sort((a, b) => a.stamp - b.stamp);
  const parts: Part[] = [...sets.map(({ text, how, value, rule }) => ({ text, how, value, rule })), ...adds];
  const notes: RuleId[] = [];
  if (sets.length > 0 && parts.length > 1) notes.push("dc.ruling.card-conflicts");
  if (stat === "level" && parts.length > 0) notes.push("dc.ruling.level-modifiers");
  const printed = printedStat(body, creature, stat);
  return { value: currentStat(body, creature, stat), printed, rule: printedBy[stat], notes, parts };
}

/** Explains whether a creature has a trait: the texts that give or take it. */
export function explainTrait(
  body: Body,
  creature: Creature,
  trait: Trait,
): { readonly has: boolean; readonly printed: boolean; readonly rule: RuleId; readonly texts: readonly TextRef[] } {
  const texts = rulesFor(body, trait, creature).map(({ text }) => text);
  const printed = cardOf(body, creature).traits?.includes(trait) === true;
  return { has: hasTrait(body, creature, trait), printed, rule: "dc.power.traits-always-on", texts };
}
