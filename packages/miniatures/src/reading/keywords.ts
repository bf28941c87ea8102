import type { Body, Creature } from "../state.ts";
import { nonLivingKeywords } from "../vocabulary/index.ts";
import { cardOf } from "./creatures.ts";
import { partnerOf } from "./things.ts";

/** Whether it has a keyword now: printed ones and those gained in play (mn.card.creature.keywords). */
export function hasKeyword(body: Body, creature: Creature, keyword: string): boolean {
  if (cardOf(body, creature).keywords.includes(keyword)) return true;
  if (keyword === "summoned") return creature.summoned;
  return keyword === "mounted" && partnerOf(body, creature) !== null;
}

/** mn.card.creature.living */
export const isLiving = (body: Body, creature: Creature): boolean =>
  !nonLivingKeywords.some((keyword) => hasKeyword(body, creature, keyword));
