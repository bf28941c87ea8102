import type { AttackEntry, AttackReach, Defense } from "../vocabulary/index.ts";
import { type EffectsRead, readEffects } from "./effects.ts";
import type { Entry, Work } from "./work.ts";

const line =
  /^(?:(.{1,80}?)\s*[-–—]\s*|)\(?(melee|ranged|close|area)\b\s*([^:)]*?)\)?\s*:\s*([+\-−–]?\d{1,3})\s*(?:vs\.?|against)\s*(AC|Fort(?:itude)?|Ref(?:lex)?|Will)\b[.;,:]?\s*(.*)$/i;

const defenseNames: ReadonlyMap<string, Defense> = new Map([
  ["ac", "ac"],
  ["fort", "fortitude"],
  ["fortitude", "fortitude"],
  ["ref", "reflex"],
  ["reflex", "reflex"],
  ["will", "will"],
]);

/** The Attacks part, line by line. What an effect says that is not understood stays with a person, as does a whole line. */
export function readAttacks(work: Work): readonly AttackEntry[] {
  const attacks: AttackEntry[] = [];
  const rule = "mn.card.creature.attacks-section";
  for (const entry of work.entries.attacks) {
    const read = readAttack(entry.text);
    if (read === null) {
      work.decisions.push({ decide: "attack", rule, place: "attacks", text: entry.text, taken: "" });
      continue;
    }
    const to = `attacks[${attacks.length}]`;
    work.changes.push({ change: "attack", rule, from: entry.printed, to });
    for (const text of read.effects.unread) {
      work.decisions.push({ decide: "effect", rule, place: "attacks", text, taken: to });
    }
    const { damage, steps, unread } = read.effects;
    if (damage.length + steps.length + unread.length === 0) {
      work.decisions.push({ decide: "effect", rule, place: "attacks", text: "", taken: to });
    }
    attacks.push(read.attack);
  }
  return withBasic(work, attacks);
}

/** Today's card begins with a basic attack, and a basic attack is melee or ranged. */
function withBasic(work: Work, attacks: readonly AttackEntry[]): readonly AttackEntry[] {
  const first = attacks.findIndex(({ kind }) => kind === "melee" || kind === "ranged");
  const basic = attacks[first];
  const rule = "mn.attack.action.basic";
  if (basic === undefined) {
    const none: AttackEntry = { kind: "melee", bonus: 0, versus: "ac", hit: {} };
    work.decisions.push({ decide: "basic", rule, place: "attacks", text: "", taken: "attacks[0]" });
    return [none, ...attacks];
  }
  if (first === 0) return attacks;
  work.decisions.push({ decide: "basic", rule, place: "attacks", text: "", taken: `attacks[${first}]` });
  return [basic, ...attacks.filter((one) => one !== basic)];
}

interface AttackRead {
  readonly attack: AttackEntry;
  readonly effects: EffectsRead;
}

function readAttack(text: Entry["text"]): AttackRead | null {
  const [, name, kind = "", how = "", bonus = "", versus = "", rest = ""] = line.exec(text) ?? [];
  const defense = defenseNames.get(versus.toLowerCase());
  const reach = readReach(kind.toLowerCase(), how.trim());
  if (defense === undefined || reach === null) return null;
  const effects = readEffects(rest);
  const hit = {
    ...(effects.damage.length === 0 ? {} : { damage: effects.damage }),
    ...(effects.steps.length === 0 ? {} : { steps: effects.steps }),
  };
  const named = name === undefined || name.trim() === "" ? {} : { name: { en: name.trim(), ru: name.trim() } };
  return { attack: { ...named, ...reach, bonus: Number(bonus.replace(/[−–]/, "-")), versus: defense, hit }, effects };
}

/** "Melee", "Melee 2", "Ranged 10", "Ranged sight", "Close blast 3", "Area radius 2 within 10" */
function readReach(kind: string, how: string): AttackReach | null {
  const number = (pattern: RegExp): number | null => {
    const [, digits] = pattern.exec(how) ?? [];
    return digits === undefined || Number(digits) === 0 || Number(digits) > 60 ? null : Number(digits);
  };
  if (kind === "melee") {
    if (how === "") return { kind };
    const reach = number(/^(?:reach )?(\d{1,2})$/i);
    return reach === null ? null : { kind, reach };
  }
  if (kind === "ranged") {
    const word = (["sight", "nearest"] as const).find((one) => one === how.toLowerCase());
    const range = word ?? number(/^(\d{1,2})$/);
    return range === null ? null : { kind, range };
  }
  if (kind === "close") {
    const shape = (["blast", "burst", "line"] as const).find((one) => how.toLowerCase().startsWith(`${one} `));
    const squares = number(/^[a-z]+ (\d{1,2})$/i);
    return shape === undefined || squares === null ? null : { kind, shape, squares };
  }
  if (kind !== "area") return null;
  const radius = number(/^(?:radius )?(\d{1,2})\b/i);
  const range = /(?:within|range) sight$/i.test(how) ? "sight" : number(/(?:within|range) (\d{1,2})$/i);
  return radius === null || range === null ? null : { kind, radius, range };
}
