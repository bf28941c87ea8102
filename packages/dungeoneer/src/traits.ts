/**
 * Current characteristics in one place (design rule 11): what the Hero card's line prints and what readied cards add. Nothing
 * else reads a printed score.
 */
import { adventure, heroCard } from "./players.ts";
import type { Body, Player } from "./state.ts";
import { type Change, type Form, type FormLine, forms, type Monster, type Score } from "./vocabulary/index.ts";

/** What the cards that a player has readied change (dg.boon.copies: each copy applies). */
const changesOf = (body: Body, { boons, treasures }: Player): readonly Change[] =>
  [...boons, ...treasures].flatMap(({ card }) => {
    const printed = adventure(body, card);
    return "changes" in printed ? (printed.changes ?? []) : [];
  });

/** A hero's score: Life and Level are the current ones (dg.ruling.threat-life-score). Beyond its last line nothing grows (dg.ruling.level-effect). */
export function scoreOf(body: Body, player: Player, score: Score): number {
  if (score === "life") return player.life;
  if (score === "level") return player.level;
  const { levels } = heroCard(body, player);
  const printed = levels[Math.min(player.level, levels.length) - 1]?.[score] ?? 0;
  return changesOf(body, player).reduce((sum, change) => (change.score === score ? sum + change.plus : sum), printed);
}

/** Movements of a turn: Speed as it is at the Reset Phase, and the hero's stride (dg.reset.movements, dg.ruling.stride). */
export const movementsOf = (body: Body, player: Player): number =>
  Math.max(0, scoreOf(body, player, "speed") + (heroCard(body, player).stride ?? 0));

/** Forms in which a hero may begin a fight: all that its card does not mark as counter-attacks (dg.ruling.hero-attack-forms). */
export const mayBeginIn = (body: Body, player: Player, form: Form): boolean =>
  !(heroCard(body, player).counters ?? []).includes(form);

const struckBack: FormLine = { score: 0, mode: "counter" };

/** How a monster fights in a form: what its card does not list is a counter-attack with score 0 (dg.combat.default-form). */
export const formLine = ({ forms: listed }: Monster, form: Form): FormLine => listed[form] ?? struckBack;

/** Forms in which a monster may begin a fight (dg.combat.standard-only-initiate). */
export const standardForms = (monster: Monster): readonly Form[] =>
  forms.filter((form) => formLine(monster, form).mode === "standard");
