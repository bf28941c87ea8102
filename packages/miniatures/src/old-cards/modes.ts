import type { RuleId } from "../ledger/rule-ids.ts";
import type { CreatureCard } from "../vocabulary/index.ts";
import type { Work } from "./work.ts";

type SpeedMode = NonNullable<CreatureCard["modes"]>[number];

const modeWords: readonly { readonly mode: SpeedMode; readonly letter: string; readonly rule: RuleId }[] = [
  { mode: "flight", letter: "F", rule: "mn.oldcard.flight" },
  { mode: "burrow", letter: "B", rule: "mn.oldcard.burrow" },
];

/**
 * Flight and Burrow leave the Abilities and become modes of the Speed entry. Anything that is said with the word, a number or
 * a remark, is for a person to decide.
 */
export function takeModes(work: Work): readonly SpeedMode[] {
  const modes: SpeedMode[] = [];
  const speed = work.fields.speed ?? "";
  for (const { mode, letter, rule } of modeWords) {
    const abilities = work.entries.abilities.filter(({ text }) => new RegExp(`^${mode}\\b`, "i").test(text));
    for (const entry of abilities) {
      work.entries.abilities.splice(work.entries.abilities.indexOf(entry), 1);
      work.changes.push({ change: "mode", rule, from: entry.printed, to: `speed: ${mode}` });
      const more = entry.text.slice(mode.length).replace(/^[\s.;,]+$/, "");
      if (more !== "") work.decisions.push({ decide: "mode", rule, place: "abilities", text: entry.text, taken: mode });
    }
    const prefixed = new RegExp(`^${letter}\\s*\\d`, "i").test(speed);
    if (prefixed) {
      work.fields.speed = speed.slice(1).trim();
      work.changes.push({ change: "mode", rule: "mn.card.creature.speed-prefix", from: speed, to: `speed: ${mode}` });
    }
    if (abilities.length > 0 || prefixed) modes.push(mode);
  }
  return modes;
}
