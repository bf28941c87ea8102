/** The Abilities and Special Powers of an old card, as far as their texts are plain. */
import { type Power, type Rule, type Step, type Terrain, type TriggerEvent, terrains } from "../vocabulary/index.ts";
import { conditionNamed, inSteps, readEffects } from "./effects.ts";
import type { Work } from "./work.ts";

const sections = [
  /** As a rule continuous or triggered. */
  { section: "abilities", rule: "mn.oldcard.abilities", usual: "continuous, triggered" },
  /** As a rule auras or activated. */
  { section: "special-powers", rule: "mn.oldcard.special-powers", usual: "aura, used" },
] as const;

/** Both parts become Powers, in their order. A text that is not understood is left to a person, whole. */
export function readPowers(work: Work): readonly Power[] {
  const powers: Power[] = [];
  for (const { section, rule, usual } of sections) {
    for (const entry of work.entries[section]) {
      const power = readPower(entry.text);
      if (power === null) {
        work.decisions.push({ decide: "power", rule, place: section, text: entry.text, taken: usual });
        continue;
      }
      work.changes.push({ change: "power", rule, from: entry.printed, to: `powers[${powers.length}]` });
      powers.push(power);
    }
  }
  return powers;
}

/** Champion powers are used or answered, which no plain text says: they are left to a person. */
export function leaveChampionPowers(work: Work): void {
  const rule = "mn.card.creature.champion-section";
  for (const entry of work.entries["champion-powers"]) {
    work.decisions.push({ decide: "champion", rule, place: "champion-powers", text: entry.text, taken: "" });
  }
}

/** A power of plain words, or null. */
export function readPower(text: string): Power | null {
  const plain = text.replace(/[−–]/g, "-").replace(/\s*\.$/, "");
  const rule = readRule(plain);
  if (rule !== null) return { power: "continuous", rules: [rule] };
  if (/^scout$/i.test(plain)) return { power: "set-up", does: { setUp: "scout" } };
  if (/^wandering monster$/i.test(plain)) return { power: "set-up", does: { setUp: "wandering-monster" } };
  return readTriggered(plain);
}

const wordRules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ["hide", { rule: "hide" }],
  ["insubstantial", { rule: "insubstantial" }],
  ["phasing", { rule: "mode", mode: "phasing" }],
]);

function readRule(text: string): Rule | null {
  const word = wordRules.get(text.toLowerCase());
  if (word !== undefined) return word;
  const [, kind = "", amount = "0", type = ""] =
    /^(resist|vulnerable) (\d{1,3}) ([a-z]{1,40})(?: damage)?$/i.exec(text) ?? [];
  const how = (["resist", "vulnerable"] as const).find((one) => one === kind.toLowerCase());
  if (how !== undefined && inSteps(amount)) return { rule: how, amount: Number(amount), type: type.toLowerCase() };
  const [, to] = /^immune (?:to )?([a-z]{1,40})(?: damage)?$/i.exec(text) ?? [];
  if (to !== undefined) return immuneTo(to);
  const [, at = "0"] = /^conceal (\d{1,2})$/i.exec(text) ?? [];
  if (Number(at) > 0 && Number(at) <= 20) return { rule: "conceal", at: Number(at) };
  const [, squares = "0"] = /^blindsight (\d{1,2})$/i.exec(text) ?? [];
  if (Number(squares) > 0 && Number(squares) <= 60) return { rule: "blindsight", squares: Number(squares) };
  const terrain = walked(text.toLowerCase());
  return terrain === undefined ? null : { rule: "walk", terrain };
}

function immuneTo(word: string): Rule {
  const condition = conditionNamed(word);
  return condition === undefined
    ? { rule: "immune", type: word.toLowerCase() }
    : { rule: "immune-to", conditions: [condition] };
}

/** "Forestwalk" */
const walked = (word: string): Terrain | undefined =>
  terrains.find((terrain) => word === `${terrain.replace("-", "")}walk`);

const own: readonly { readonly words: string; readonly on: TriggerEvent }[] = [
  { words: "hits", on: { on: "hit", by: "this" } },
  { words: "misses", on: { on: "missed", by: "this" } },
  { words: "is hit", on: { on: "hit", target: "this" } },
  { words: "is missed", on: { on: "missed", target: "this" } },
  { words: "is bloodied", on: { on: "bloodied", who: "this" } },
  { words: "becomes bloodied", on: { on: "bloodied", who: "this" } },
  { words: "destroys an enemy", on: { on: "destroyed", who: { side: "enemy" }, by: "this" } },
];

/** "When this creature hits, it immediately shifts 2 squares": no action, automatic. */
function readTriggered(text: string): Power | null {
  const [, event = "", rest = ""] = /^(?:when|whenever|each time) this creature ([a-z ]+?), (.+)$/i.exec(text) ?? [];
  const found = own.find(({ words }) => words === event.toLowerCase());
  if (found === undefined) return null;
  const deed = rest
    .replace(/\bimmediately\b/gi, " ")
    .replace(/\s+/g, " ")
    .trim();
  const steps = readDeed(deed) ?? effectsOn(deed, found.words);
  return steps === null ? null : { power: "triggered", on: found.on, steps };
}

/** What the creature does itself. */
function readDeed(text: string): readonly Step[] | null {
  const [, verb = "", squares = "0"] = /^(?:it )?(shift|move)s? (\d{1,2})(?: squares?)?$/i.exec(text) ?? [];
  const action = (["shift", "move"] as const).find((one) => one === verb.toLowerCase());
  if (action !== undefined && Number(squares) > 0)
    return [{ do: "act", who: "this", action, squares: Number(squares) }];
  const [, amount = "0"] = /^(?:it )?heals? (\d{1,3})(?: hit points)?$/i.exec(text) ?? [];
  return inSteps(amount) ? [{ do: "heal", who: "this", amount: Number(amount) }] : null;
}

/** What happens to its target, where the trigger has one. */
function effectsOn(text: string, words: string): readonly Step[] | null {
  if (words !== "hits" && words !== "misses") return null;
  const { damage, steps, unread } = readEffects(text);
  return damage.length > 0 || unread.length > 0 || steps.length === 0 ? null : steps;
}
