/** What answers may bring, told before they are given: shares of the sides of dice. */
import {
  type Body,
  type Form,
  formLine,
  type Monster,
  type Player,
  type QuestCard,
  scoreOf,
  type Threat,
} from "../engine/index.ts";

const SIDES = 6;
const dice = Array.from({ length: SIDES }, (_, i) => i + 1);

/** How many in a hundred. */
const percent = (good: number, all: number): number => Math.round((good * 100) / all);

/** How often a die and a bonus make a number (dg.threat.roll, dg.threat.success). */
export const reachesOf = (plus: number, number: number): number =>
  percent(dice.filter((die) => die + plus >= number).length, SIDES);

/** How often a hero overcomes a Threat. */
export const overcomesOf = (body: Body, player: Player, { score, number }: Threat): number =>
  reachesOf(scoreOf(body, player, score), number);

/** Two scores against each other, and how often the first one hits, and is hit (dg.combat.roll, dg.combat.highest-hits). */
export interface Duel {
  readonly own: number;
  readonly other: number;
  readonly hits: number;
  readonly hit: number;
}

export function duelOf(own: number, other: number): Duel {
  const leads = dice.flatMap((a) => dice.map((b) => a + own - b - other));
  const all = leads.length;
  return {
    own,
    other,
    hits: percent(leads.filter((lead) => lead > 0).length, all),
    hit: percent(leads.filter((lead) => lead < 0).length, all),
  };
}

/** The monster of a Quest, if it has one. */
export const questMonster = (card: QuestCard): Monster | null =>
  card.kind === "slay" || card.kind === "search" ? (card.monster ?? null) : null;

/** A hero against a monster, seen from the hero's side. */
export const againstMonster = (body: Body, player: Player, monster: Monster, form: Form): Duel =>
  duelOf(scoreOf(body, player, form), formLine(monster, form).score);
