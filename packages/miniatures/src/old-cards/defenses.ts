import type { CreatureCard } from "../vocabulary/index.ts";
import { readNumber } from "./numbers.ts";
import { entriesOf, type Work } from "./work.ts";

type Saved = "fortitude" | "reflex" | "will";

const savedNames: { readonly [word: string]: Saved } = { fort: "fortitude", ref: "reflex", will: "will" };

/** "+2 DEF (Fort)", "+2 DEF (Fort, Ref)", "+2 (Will)": nothing else on the line. */
const bonusLine = /^([+-]\d{1,2})\s*(?:DEF\s*)?\(\s*([a-z]+(?:\s*,\s*[a-z]+)*)\s*\)\s*\.?$/i;

const plainMinus = (text: string): string => text.replace(/[−–]/g, "-");

/** AC is copied; the others are the old DEF and their own bonus (mn.oldcard.ac, mn.oldcard.defenses). */
export function takeDefenses(work: Work): CreatureCard["defenses"] {
  const ac = readNumber(work, "ac", { min: 0, max: 99, otherwise: 10, rule: "mn.oldcard.ac" });
  const def = readNumber(work, "def", { min: 0, max: 99, otherwise: 10, rule: "mn.oldcard.defenses" });
  const scores = { fortitude: def, reflex: def, will: def };
  work.changes.push({ change: "defense", rule: "mn.oldcard.ac", from: `AC ${ac}`, to: `ac ${ac}` });
  const { abilities } = work.entries;
  for (const entry of [...abilities]) {
    const [, bonus, names] = bonusLine.exec(plainMinus(entry.text)) ?? [];
    const named = names?.split(",").map(
      (name) =>
        savedNames[
          name
            .trim()
            .toLowerCase()
            .replace(/^(fort|ref).*$/, "$1")
        ],
    );
    if (bonus === undefined || named === undefined || named.includes(undefined)) continue;
    abilities.splice(abilities.indexOf(entry), 1);
    for (const name of named) if (name !== undefined) scores[name] = inRange(scores[name] + Number(bonus));
    work.changes.push({ change: "defense", rule: "mn.oldcard.defenses", from: entry.printed, to: named.join(", ") });
  }
  for (const name of ["fortitude", "reflex", "will"] as const) {
    const to = `${name} ${scores[name]}`;
    work.changes.push({ change: "defense", rule: "mn.oldcard.defenses", from: `DEF ${def}`, to });
  }
  return { ac, ...scores };
}

const inRange = (score: number): number => Math.min(99, Math.max(0, score));

/** "-2 DEF" in a text that names no defense means each of the three by as much, and AC by nothing (mn.oldcard.def-text). */
export function convertDefTexts(work: Work): void {
  const rule = "mn.oldcard.def-text";
  for (const entry of entriesOf(work)) {
    const next = entry.text.replace(
      /([+\-−–]\d+)\s*DEF\b(?!\s*\(\s*(?:Fort|Ref|Will))/gi,
      "$1 Fortitude, $1 Reflex, $1 Will",
    );
    if (next !== entry.text) work.changes.push({ change: "def-text", rule, from: entry.text, to: next });
    entry.text = next;
  }
}
