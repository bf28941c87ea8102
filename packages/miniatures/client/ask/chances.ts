import { type Answer, type Body, type Forecast, forecast, type Question, type RollPart } from "../engine/index.ts";
import { say } from "../words/index.ts";

/** "+8, combat advantage +2": what is added to a die, by the kind of rule that adds it. */
export function partsWords(parts: readonly RollPart[]): string {
  return parts
    .filter(({ plus }) => plus !== 0)
    .map(({ rule, plus }) => {
      const amount = plus < 0 ? `−${-plus}` : `+${plus}`;
      if (rule === "mn.attackroll.total") return amount;
      if (rule === "mn.attack.advantage.bonus") return say("part.advantage", { amount });
      if (rule.startsWith("mn.attack.cover")) return say("part.cover", { amount });
      if (rule === "mn.charge.bonus") return say("part.charge", { amount });
      return say("part.other", { amount });
    })
    .join(", ");
}

/** Rolls out of 20 that hit, as percents: of what Conceal leaves of them nothing is said. */
export const percentWords = ({ hits }: Forecast): string => `${hits * 5}%`;

/** The chance in a few words: what the die must show, and out of how many it does. */
export function chanceWords({ automatic, needed, hits, versus, defense, parts }: Forecast): string {
  if (automatic !== null) return say("chance.certain");
  return say("chance.needs", {
    percent: hits * 5,
    needed,
    versus: say(`defense.${versus}`),
    defense,
    parts: partsWords(parts),
  });
}

/** How an attack under way would be rolled against a creature, or null: the answer names none. */
export function chanceOf(body: Body, question: Question, answer: Answer): Forecast | null {
  if (question.kind !== "target" || answer.do !== "target") return null;
  const { attack } = question;
  const attacker = body.creatures.find(({ id }) => id === attack.creature);
  const target = body.creatures.find(({ id }) => id === answer.creature);
  if (attacker === undefined || target === undefined) return null;
  const { as, parts, stand } = attack;
  return forecast(body, attacker, attack.text, target, { as, parts, stand, redirected: false, origin: null });
}
