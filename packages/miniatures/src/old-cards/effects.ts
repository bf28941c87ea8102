/** The plain effects of attack lines and powers, read from text that the earlier passes brought up to date. */
import {
  type ConditionName,
  conditions,
  type DamagePart,
  type Duration,
  type Rule,
  type Stat,
  type Step,
} from "../vocabulary/index.ts";

export interface EffectsRead {
  readonly damage: readonly DamagePart[];
  readonly steps: readonly Step[];
  /** Parts that were not understood, as written. */
  readonly unread: readonly string[];
}

/** Reads effects that are parted by semicolons or stand in sentences of their own, on the bound name "target". */
export function readEffects(text: string): EffectsRead {
  const damage: DamagePart[] = [];
  const steps: Step[] = [];
  const unread: string[] = [];
  for (const raw of text.split(/;|\.(?=\s|$)/)) {
    const part = raw.trim();
    if (part === "") continue;
    const plain = part.replace(/[−–]/g, "-").replace(/^and\s+/i, "");
    const base = readDamage(plain);
    const step = base === null ? readStep(plain) : null;
    if (base !== null && damage.length === 0) damage.push(...base);
    else if (step !== null) steps.push(step);
    else unread.push(part);
  }
  return { damage, steps, unread };
}

/** Damage and hit points go in steps of 5 (mn.damage.round); anything else is for a person. */
export function inSteps(amount: string | undefined): boolean {
  return amount !== undefined && Number(amount) > 0 && Number(amount) % 5 === 0;
}

/** "10 damage", "10 fire damage", "10 damage plus 5 cold damage" */
function readDamage(text: string): readonly DamagePart[] | null {
  if (!/\bdamage$/i.test(text)) return null;
  const parts: DamagePart[] = [];
  for (const part of text.split(/\s+plus\s+/i)) {
    const [, amount, type] = /^(\d{1,4})(?:\s+([a-z][a-z-]{0,39}))?\s+damage$/i.exec(part) ?? [];
    if (!inSteps(amount)) return null;
    parts.push({ amount: Number(amount), ...(type === undefined ? {} : { type: type.toLowerCase() }) });
  }
  return parts;
}

const lasting: readonly { readonly words: RegExp; readonly until: Duration }[] = [
  { words: /^\(?save ends\)?$/i, until: "save" },
  { words: /^until (?:the )?start of (?:its|(?:the )?target's) next turn$/i, until: "start-of-next-turn" },
  { words: /^until (?:the )?end of (?:its|(?:the )?target's) next turn$/i, until: "end-of-next-turn" },
  { words: /^until (?:the )?end of (?:its|(?:the )?target's) turn$/i, until: "end-of-turn" },
  {
    words: /^until (?:the )?end of (?:this creature's|(?:the )?attacker's) next turn$/i,
    until: "end-of-source-next-turn",
  },
  { words: /^until (?:the )?end of (?:the )?round$/i, until: "end-of-round" },
  { words: /^until (?:the )?end of (?:the )?battle$/i, until: "battle" },
];

/** A duration's words; "next-turn" if nothing is said (mn.duration.default), null if it is not understood. */
function readUntil(words: string): Duration | null {
  if (words.trim() === "") return "next-turn";
  return lasting.find((one) => one.words.test(words.trim()))?.until ?? null;
}

const who = "(?:(?:the )?target (?:is|becomes|has|gets|takes) )?";
const conditionText = new RegExp(`^${who}(${conditions.join("|")})\\b(.*)$`, "i");
const ongoingText = new RegExp(
  `^${who}ongoing (\\d{1,3})(?: (?!damage\\b)([a-z]{1,40}))?(?: damage)?(?: \\(save ends\\))?$`,
  "i",
);
const forcedText = /^(push|pull|slide)s?(?: (?:the )?target)? (\d{1,2})(?: squares?)?$/i;
const changeText = new RegExp(`^${who}([+-]\\d{1,2} [a-z]+(?:,? (?:and )?[+-]\\d{1,2} [a-z]+)*)(.*)$`, "i");

function readStep(text: string): Step | null {
  return readCondition(text) ?? readOngoing(text) ?? readForced(text) ?? readChanges(text);
}

export const conditionNamed = (word: string): ConditionName | undefined =>
  conditions.find((name) => name === word.trim().toLowerCase());

function readCondition(text: string): Step | null {
  const [, word = "", rest = ""] = conditionText.exec(text) ?? [];
  const condition = conditionNamed(word);
  const until = readUntil(rest);
  return condition === undefined || until === null ? null : { do: "condition", condition, to: "target", until };
}

function readOngoing(text: string): Step | null {
  const [, amount, type] = ongoingText.exec(text) ?? [];
  if (!inSteps(amount)) return null;
  const of = type === undefined ? {} : { type: type.toLowerCase() };
  return { do: "ongoing", amount: Number(amount), ...of, to: "target" };
}

function readForced(text: string): Step | null {
  const [, verb = "", squares = "0"] = forcedText.exec(text) ?? [];
  const how = (["push", "pull", "slide"] as const).find((one) => one === verb.toLowerCase());
  return how === undefined || Number(squares) === 0 ? null : { do: how, who: "target", squares: Number(squares) };
}

const statNamed: ReadonlyMap<string, Stat> = new Map([
  ["attack", "attack"],
  ["damage", "damage"],
  ["ac", "ac"],
  ["fortitude", "fortitude"],
  ["fort", "fortitude"],
  ["reflex", "reflex"],
  ["ref", "reflex"],
  ["will", "will"],
  ["speed", "speed"],
]);

function readChanges(text: string): Step | null {
  const [, list, rest = ""] = changeText.exec(text) ?? [];
  const until = readUntil(rest);
  if (list === undefined || until === null) return null;
  const rules: Rule[] = [];
  for (const part of list.matchAll(/([+-]\d{1,2}) ([a-z]+)/gi)) {
    const stat = statNamed.get((part[2] ?? "").toLowerCase());
    const plus = Number(part[1]);
    if (stat === undefined || plus === 0 || (stat === "damage" && plus % 5 !== 0)) return null;
    rules.push({ rule: "change", stat, plus });
  }
  return { do: "apply", rules, to: "target", until };
}
