import type { RollPart } from "../events.ts";
import type { SentenceId, Teller } from "./teller.ts";

export const signed = (plus: number): string => (plus < 0 ? `−${-plus}` : `+${plus}`);

/** Parts of a roll by the rule that adds them; of combat advantage by its reason. */
const PARTS: Readonly<Record<string, SentenceId>> = {
  "mn.attack.advantage.bonus": "part.advantage",
  "mn.charge.bonus": "part.charge",
  "mn.condition.helpless.other-attacks": "part.helpless",
  "mn.terrain.sacred-circle": "part.circle",
  "mn.squeeze.penalties": "part.squeezing",
  "mn.bonus.stacking": "part.power",
};

export function partWords({ say }: Teller, { rule, plus, because }: RollPart): string {
  const amount = signed(plus);
  if (rule.startsWith("mn.attack.cover")) return say("part.cover", { amount });
  if (rule === "mn.attack.advantage.bonus" && because?.includes("mn.attack.advantage.flanking") === true)
    return say("part.flanking", { amount });
  if (rule === "mn.attack.advantage.bonus" && because?.includes("mn.attack.advantage.unseen") === true)
    return say("part.unseen", { amount });
  return say(PARTS[rule] ?? "part.other", { amount });
}

/** Whether a part is the bonus that the card prints. */
export const isPrinted = ({ rule }: RollPart): boolean => rule === "mn.attackroll.total";

/** What is added to a die, each by the kind of rule that adds it: "+8", "flanking +2". */
export function partList(teller: Teller, parts: readonly RollPart[]): readonly string[] {
  return parts
    .filter((part) => part.plus !== 0 || isPrinted(part))
    .map((part) => (isPrinted(part) ? signed(part.plus) : partWords(teller, part)));
}

/** "+8, flanking +2" */
export const partsWords = (teller: Teller, parts: readonly RollPart[]): string => partList(teller, parts).join(", ");
