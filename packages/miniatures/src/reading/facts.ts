import { eachPlace } from "@undercroft/cards";
import { overWith } from "../powers/over-with.ts";
import type { Content, TextRef } from "../state.ts";
import type { Head, Power, TriggerEvent } from "../vocabulary/index.ts";
import { identityOf } from "./identity.ts";
import { type RuleKey, type RuleTable, tableOf } from "./rule-keys.ts";
import { refTo, textsOf } from "./text.ts";

/** A power with the place of its text and its identity. */
export interface PowerText {
  readonly power: Power;
  readonly text: TextRef;
  /** mn.bonus.identity */
  readonly identity: string;
  /** It stands in the champion's part of its card (mn.power.champion). */
  readonly champion: boolean;
}

/** A continuous power or aura. */
export interface Standing<P extends "continuous" | "aura"> extends Omit<PowerText, "power"> {
  readonly power: Extract<Power, { readonly power: P }>;
  readonly rules: RuleTable;
}

/** What one card brings to a battle. */
export interface CardFacts {
  readonly powers: readonly PowerText[];
  readonly continuous: readonly Standing<"continuous">[];
  readonly auras: readonly Standing<"aura">[];
  /** The moments that its triggered powers answer. */
  readonly hears: ReadonlySet<TriggerEvent["on"]>;
  /** The moments that bring uses back to it. */
  readonly recharges: ReadonlySet<TriggerEvent["on"]>;
  /** It has a power that is used as a free action. */
  readonly freely: boolean;
}

/** What any text of a battle can do at all, so that most questions about it are answered by looking here. */
export interface ContentFacts {
  readonly cards: ReadonlyMap<string, CardFacts>;
  /** Everything that some rule in some text bears on. */
  readonly keys: ReadonlySet<RuleKey>;
  /** The parts of it that auras and that lasting effects do, and rules about riders and mounts. */
  readonly auraKeys: ReadonlySet<RuleKey>;
  readonly lastingKeys: ReadonlySet<RuleKey>;
  readonly partnerKeys: ReadonlySet<RuleKey>;
  /** When auras do something to whoever is in them. */
  readonly pulses: ReadonlySet<TriggerEvent["on"]>;
  /** Some power is used as a free action at the moments of the rulebook (mn.power.default-timing). */
  readonly freely: boolean;
  /** What some text waits for: triggers, recharges, pulses, ends of effects. */
  readonly hears: ReadonlySet<TriggerEvent["on"]>;
}

const nobody: RuleTable = new Map();

function cardFacts(
  card: string,
  parts: readonly (readonly [string, readonly Power[] | undefined])[],
  attacks: readonly Head[],
): CardFacts {
  const powers: PowerText[] = [];
  for (const [key, list] of parts)
    for (const [i, power] of (list ?? []).entries())
      powers.push({
        power,
        text: refTo(card, key, i),
        identity: identityOf(power),
        champion: key === "championPowers",
      });
  const continuous: Standing<"continuous">[] = [];
  const auras: Standing<"aura">[] = [];
  const hears = new Set<TriggerEvent["on"]>();
  for (const one of powers) {
    const { power } = one;
    if (power.power === "continuous") continuous.push({ ...one, power, rules: tableOf(power.rules) });
    if (power.power === "aura")
      auras.push({ ...one, power, rules: power.rules === undefined ? nobody : tableOf(power.rules) });
    if (power.power === "triggered") hears.add(power.after === true ? overWith(power.on.on) : power.on.on);
  }
  const recharges = new Set<TriggerEvent["on"]>();
  for (const { recharge } of [...powers.map(({ power }) => power), ...attacks])
    if (recharge !== undefined) recharges.add(recharge.on);
  const freely = powers.some(({ power }) => power.power === "used" && power.cost === "free");
  return { powers, continuous, auras, hears, recharges, freely };
}

function compile(content: Content): ContentFacts {
  const cards = new Map<string, CardFacts>();
  for (const [id, card] of Object.entries(content.creatures)) {
    const { powers, championPowers, attacks } = card;
    const parts = [
      ["powers", powers],
      ["championPowers", championPowers],
    ] as const;
    cards.set(id, cardFacts(id, parts, attacks));
  }
  for (const [id, { powers }] of Object.entries(content.items)) cards.set(id, cardFacts(id, [["powers", powers]], []));
  const keys = new Set<RuleKey>();
  const auraKeys = new Set<RuleKey>();
  const lastingKeys = new Set<RuleKey>();
  const partnerKeys = new Set<RuleKey>();
  const hears = new Set<TriggerEvent["on"]>();
  const pulses = new Set<TriggerEvent["on"]>();
  let freely = false;
  const note = (table: RuleTable, also: Set<RuleKey> | null): void => {
    for (const [key, rules] of table) {
      keys.add(key);
      also?.add(key);
      if (rules.some(({ partner }) => partner)) partnerKeys.add(key);
    }
  };
  for (const facts of cards.values()) {
    for (const { rules } of facts.continuous) note(rules, null);
    for (const { rules } of facts.auras) note(rules, auraKeys);
    for (const on of facts.hears) hears.add(on);
    for (const { power } of facts.auras) if (power.pulse !== undefined) pulses.add(power.pulse.at);
    for (const on of facts.recharges) hears.add(on);
    for (const on of pulses) hears.add(on);
    if (facts.freely) freely = true;
  }
  for (const text of textsOf(content).values())
    eachPlace(text, (what) => {
      if (what.is !== "step") return;
      const { step } = what;
      if (step.do === "apply") note(tableOf(step.rules), lastingKeys);
      if ((step.do === "apply" || step.do === "condition") && typeof step.until === "object") hears.add(step.until.on);
    });
  return { cards, keys, auraKeys, lastingKeys, partnerKeys, pulses, freely, hears };
}

const compiled = new WeakMap<Content, ContentFacts>();
let lastContent: Content | null = null;
let lastFacts: ContentFacts | null = null;

/** The facts of a battle's content, made once for each. */
export function factsOf(content: Content): ContentFacts {
  if (content === lastContent && lastFacts !== null) return lastFacts;
  const facts = compiled.get(content) ?? compile(content);
  compiled.set(content, facts);
  lastContent = content;
  lastFacts = facts;
  return facts;
}

/** The facts of one card. @throws Error if the battle has no such card. */
export function factsOfCard(content: Content, card: string): CardFacts {
  const facts = factsOf(content).cards.get(card);
  if (facts === undefined) throw new Error(`there is no card ${card}`);
  return facts;
}
