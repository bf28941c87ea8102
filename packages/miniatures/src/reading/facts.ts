import { eachPlace } from "@undercroft/cards";
import type { Moment } from "../powers/moments.ts";
import { overWith } from "../powers/over-with.ts";
import { isForOwn } from "../powers/own-moments.ts";
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
  /**
   * The powers that may answer a moment, in printed order: those that it triggers, and at the moments of the rulebook those
   * that are used as free actions (mn.power.default-timing).
   */
  readonly answering: ReadonlyMap<Moment["on"], readonly PowerText[]>;
  /** What brings uses back to its attacks and powers. */
  readonly recharges: readonly Recharge[];
}

/** A text that gets its uses back by an event. */
export interface Recharge {
  readonly on: TriggerEvent;
  readonly text: TextRef;
}

/** The cards with powers that may answer a kind of moment, and those powers in printed order. */
export interface Answering {
  /** When it is about their own creature. */
  readonly own: ReadonlyMap<string, readonly PowerText[]>;
  /** When it is about another one, or about nobody. */
  readonly anybodys: ReadonlyMap<string, readonly PowerText[]>;
}

/** Nobody answers. */
export const unanswered: Answering = { own: new Map(), anybodys: new Map() };

/** Whose rules bear on one thing, in a battle. */
export interface Bearing {
  /** The cards with a continuous power that does. */
  readonly own: ReadonlySet<string>;
  /** The cards with an aura that does. */
  readonly auras: ReadonlySet<string>;
  /** Whether the rules of a lasting effect can, and those about riders and mounts. */
  readonly lasting: boolean;
  readonly partner: boolean;
}

/** What any text of a battle can do at all, so that most questions about it are answered by looking here. */
export interface ContentFacts {
  readonly cards: ReadonlyMap<string, CardFacts>;
  /** Everything that some rule in some text bears on. */
  readonly bearings: ReadonlyMap<RuleKey, Bearing>;
  /** When auras do something to whoever is in them. */
  readonly pulses: ReadonlySet<Moment["on"]>;
  /** By moment: who may answer it, and the cards that get uses back by it. */
  readonly answering: ReadonlyMap<Moment["on"], Answering>;
  readonly recharging: ReadonlyMap<Moment["on"], ReadonlySet<string>>;
  /** What some text waits for: triggers, free actions, recharges, pulses, ends of effects. */
  readonly hears: ReadonlySet<Moment["on"]>;
}

const nobody: RuleTable = new Map();
const nothing: Bearing = { own: new Set(), auras: new Set(), lasting: false, partner: false };

/** The moments at which a free action may be declared that names none itself (mn.power.default-timing). */
const defaultMoments = ["leaves", "attack-declared", "targeted", "turn-starts", "turn-ends"] as const;

/** The moments that a power may answer. */
function momentsOf(power: Power): readonly Moment["on"][] {
  if (power.power === "triggered") return [power.after === true ? overWith(power.on.on) : power.on.on];
  return power.power === "used" && power.cost === "free" ? defaultMoments : [];
}

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
  const answering = new Map<Moment["on"], PowerText[]>();
  for (const one of powers) {
    const { power } = one;
    for (const on of momentsOf(power)) answering.set(on, [...(answering.get(on) ?? []), one]);
    if (power.power === "continuous") continuous.push({ ...one, power, rules: tableOf(power.rules) });
    if (power.power === "aura")
      auras.push({ ...one, power, rules: power.rules === undefined ? nobody : tableOf(power.rules) });
  }
  const heads = [
    ...attacks.map((head, i) => ({ head, text: refTo(card, "attacks", i) })),
    ...powers.map(({ power, text }) => ({ head: power, text })),
  ];
  const recharges = heads.flatMap(({ head, text }) =>
    head.recharge === undefined ? [] : [{ on: head.recharge, text }],
  );
  return { powers, continuous, auras, answering, recharges };
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
  const bearings = new Map<RuleKey, Bearing>();
  const hears = new Set<Moment["on"]>();
  const pulses = new Set<Moment["on"]>();
  const note = (table: RuleTable, as: (known: Bearing) => Partial<Bearing>): void => {
    for (const [key, rules] of table) {
      const known = bearings.get(key) ?? nothing;
      const partner = known.partner || rules.some((one) => one.partner);
      bearings.set(key, { ...known, partner, ...as(known) });
    }
  };
  const answering = new Map<Moment["on"], Answering>();
  const recharging = new Map<Moment["on"], Set<string>>();
  for (const [card, facts] of cards) {
    for (const { rules } of facts.continuous) note(rules, ({ own }) => ({ own: new Set(own).add(card) }));
    for (const { rules } of facts.auras) note(rules, ({ auras }) => ({ auras: new Set(auras).add(card) }));
    for (const [on, powers] of facts.answering) {
      hears.add(on);
      const { own, anybodys } = answering.get(on) ?? unanswered;
      const others = powers.filter(({ power }) => !isForOwn(power, on));
      answering.set(on, {
        own: new Map(own).set(card, powers),
        anybodys: others.length === 0 ? anybodys : new Map(anybodys).set(card, others),
      });
    }
    for (const { power } of facts.auras) if (power.pulse !== undefined) pulses.add(power.pulse.at);
    for (const { on } of facts.recharges) {
      hears.add(on.on);
      recharging.set(on.on, (recharging.get(on.on) ?? new Set()).add(card));
    }
    for (const on of pulses) hears.add(on);
  }
  for (const text of textsOf(content).values())
    eachPlace(text, (what) => {
      if (what.is !== "step") return;
      const { step } = what;
      if (step.do === "apply") note(tableOf(step.rules), () => ({ lasting: true }));
      if ((step.do === "apply" || step.do === "condition") && typeof step.until === "object") hears.add(step.until.on);
    });
  return { cards, bearings, pulses, answering, recharging, hears };
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
