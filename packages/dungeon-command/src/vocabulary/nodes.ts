/** The nodes of a card that do something: what a harness wants to have seen at work. */
import { nodesOf, type TreeNode } from "@undercroft/cards";
import type { CommanderCard, CreatureCard, OrderCard } from "./cards.ts";
import { language } from "./schema.ts";

/** Steps, rules, powers, events and costs, outer ones first; paths such as "actions[0].steps[1]" are stable. */
export function nodesOfCard(card: CreatureCard | OrderCard | CommanderCard): readonly TreeNode[] {
  return nodesOf(card, { tags: language.nodeKeys().tags, keys: [] });
}
