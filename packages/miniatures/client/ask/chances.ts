import type { Forecast, RollPart } from "../engine/index.ts";
import { type MessageId, say } from "../words/index.ts";

const signed = (plus: number): string => (plus < 0 ? `−${-plus}` : `+${plus}`);

/** Parts of a roll by the rule that adds them; of combat advantage by its reason. */
const PARTS: Readonly<Record<string, MessageId>> = {
  "mn.attack.advantage.bonus": "part.advantage",
  "mn.charge.bonus": "part.charge",
  "mn.condition.helpless.other-attacks": "part.helpless",
  "mn.terrain.sacred-circle": "part.circle",
  "mn.squeeze.penalties": "part.squeezing",
  "mn.bonus.stacking": "part.power",
};

function partWords({ rule, plus, because }: RollPart): string {
  const amount = signed(plus);
  if (rule.startsWith("mn.attack.cover")) return say("part.cover", { amount });
  if (rule === "mn.attack.advantage.bonus" && because?.includes("mn.attack.advantage.flanking") === true)
    return say("part.flanking", { amount });
  if (rule === "mn.attack.advantage.bonus" && because?.includes("mn.attack.advantage.unseen") === true)
    return say("part.unseen", { amount });
  return say(PARTS[rule] ?? "part.other", { amount });
}

const isPrinted = ({ rule }: RollPart): boolean => rule === "mn.attackroll.total";

/** What is added to a die, each by the kind of rule that adds it: "+8", "flanking +2". */
export function partList(parts: readonly RollPart[]): readonly string[] {
  return parts
    .filter((part) => part.plus !== 0 || isPrinted(part))
    .map((part) => (isPrinted(part) ? signed(part.plus) : partWords(part)));
}

/** "+8, flanking +2" */
export const partsWords = (parts: readonly RollPart[]): string => partList(parts).join(", ");

/** How likely it is to hit, as percents, what Conceal leaves of it included. */
export function percentOf({ hits, conceal }: Forecast): number {
  return conceal.at > 1 ? Math.round((hits * (21 - conceal.at)) / 4) : hits * 5;
}

export const percentWords = (seen: Forecast): string => say("outlook.percent", { percent: percentOf(seen) });

/** "+7 against AC 16, flanking +2, cover −2" */
function sumWords({ parts, versus, defense }: Forecast): string {
  const printed = parts.filter(isPrinted).reduce((sum, { plus }) => sum + plus, 0);
  const others = parts.filter((part) => !isPrinted(part) && part.plus !== 0).map((part) => `, ${partWords(part)}`);
  return say("chance.sum", {
    base: signed(printed),
    versus: say(`defense.${versus}`),
    defense,
    parts: others.join(""),
  });
}

/** The chance with all its parts: "60%: +7 against AC 16, flanking +2, cover −2". */
export function chanceWords(seen: Forecast): string {
  if (seen.automatic !== null) return say("chance.certain");
  const chance = say("chance.needs", { percent: percentOf(seen), sum: sumWords(seen) });
  return seen.conceal.at > 1 ? say("chance.conceal", { chance, at: seen.conceal.at }) : chance;
}

/** What a roll is made of and what the die must show; the chance itself stands beside it. */
export function rollWords(seen: Forecast): string {
  if (seen.automatic !== null) return say("chance.no-roll");
  const chance = say("chance.die", { sum: sumWords(seen), needed: seen.needed });
  return seen.conceal.at > 1 ? say("chance.conceal", { chance, at: seen.conceal.at }) : chance;
}
