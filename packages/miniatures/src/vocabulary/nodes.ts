/** The nodes of a card that do something: what a harness wants to have seen at work. */
import { nodesOf, type TreeNode } from "@undercroft/cards";
import type { CreatureCard, ItemCard } from "./cards.ts";
import { language } from "./schema.ts";

/** Steps, rules, powers and events, outer ones first; paths such as "powers[0].steps[1]" are stable. */
export function nodesOfCard(card: CreatureCard | ItemCard): readonly TreeNode[] {
  return nodesOf(card, { tags: language.nodeKeys().tags, keys: [] });
}
