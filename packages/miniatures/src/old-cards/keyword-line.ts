import type { Alignment } from "../vocabulary/index.ts";
import type { Work } from "./work.ts";

/** Old keywords and today's (mn.oldcard.keywords). */
const renamed: ReadonlyMap<string, string> = new Map([
  ["warlord", "martial"],
  ["rogue", "martial"],
  ["ranger", "martial"],
  ["fighter", "martial"],
  ["paladin", "divine"],
  ["cleric", "divine"],
  ["animate", "construct"],
  ["wizard", "arcane"],
  ["warlock", "arcane"],
  ["aberration", "aberrant"],
]);

const alignmentOf: ReadonlyMap<string, Alignment> = new Map([
  ["good", "good"],
  ["evil", "evil"],
  ["unaligned", "unaligned"],
]);

/** The words of the line, parted by commas, or by spaces where it has none. */
export function keywordWords(work: Work): readonly string[] {
  const line = work.fields.keywords ?? "";
  return line
    .split(line.includes(",") ? "," : /\s+/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

const isAlignment = (word: string): boolean => alignmentOf.has(word.toLowerCase());
const isFlag = (word: string): boolean => ["unique", "mount"].includes(word.toLowerCase());

/** Keywords renamed, each once; signs and alignment left out. A keyword that comes twice is one (mn.ruling.oldcard-keywords). */
export function readKeywords(work: Work): readonly string[] {
  const keywords: string[] = [];
  for (const word of keywordWords(work)) {
    if (isAlignment(word) || isFlag(word)) continue;
    const small = word.toLowerCase().replace(/\s+/g, "-");
    const keyword = renamed.get(small) ?? small;
    if (!/^[a-z][a-z0-9-]{0,40}$/.test(keyword)) {
      const rule = "mn.card.creature.keywords";
      work.decisions.push({ decide: "keyword", rule, place: "keywords", text: word, taken: "" });
      continue;
    }
    if (keyword !== small)
      work.changes.push({ change: "keyword", rule: "mn.oldcard.keywords", from: word, to: keyword });
    if (!keywords.includes(keyword)) keywords.push(keyword);
    else work.changes.push({ change: "keyword", rule: "mn.ruling.oldcard-keywords", from: word, to: keyword });
  }
  return keywords;
}

/** The signs beside the keywords. Whom a mount carries must be said by a power (mn.mount.powers). */
export function readFlags(work: Work): { readonly unique: boolean; readonly mount: boolean } {
  const sign = (name: string, rule: "mn.card.creature.unique-flag" | "mn.card.creature.mount-flag"): boolean => {
    const word = keywordWords(work).find((one) => one.toLowerCase() === name);
    if (word !== undefined) work.changes.push({ change: "flag", rule, from: word, to: name });
    return word !== undefined;
  };
  const unique = sign("unique", "mn.card.creature.unique-flag");
  const mount = sign("mount", "mn.card.creature.mount-flag");
  if (mount) work.decisions.push({ decide: "mount", rule: "mn.mount.powers", place: "keywords", text: "", taken: "" });
  return { unique, mount };
}

/** The alignment word of the keyword line; of several the first, and a person decides (mn.oldcard.alignment). */
export function readAlignment(work: Work): Alignment {
  const [first, ...more] = keywordWords(work).filter(isAlignment);
  const alignment = alignmentOf.get(first?.toLowerCase() ?? "") ?? "unaligned";
  const rule = "mn.oldcard.alignment";
  if (first !== undefined) work.changes.push({ change: "alignment", rule, from: first, to: alignment });
  for (const text of more) work.decisions.push({ decide: "keyword", rule, place: "keywords", text, taken: alignment });
  return alignment;
}
