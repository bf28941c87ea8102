import type { Env } from "../effects/locals.ts";
import type { Body, Creature, TextRef } from "../state.ts";
import type { Rule } from "../vocabulary/index.ts";
import type { ContentFacts, RuleKey, StaticRule } from "./facts.ts";
import { factsOf, keyOf, subjectOf } from "./facts.ts";
import { holds } from "./holds.ts";
import { tablesOf, wordsOf } from "./names.ts";
import { isNamed } from "./select.ts";
import { inside } from "./text.ts";

/** A rule that holds for a creature now. */
export interface InForce {
  readonly rule: Rule;
  readonly text: TextRef;
  /** What its words mean. */
  readonly env: Env;
  /** When it began to apply: with its creature, attached card or effect; 0 for what commanders say. */
  readonly stamp: number;
}

const none: readonly InForce[] = [];

/** Collects into one list, which is made only when there is something to hold. */
interface Found {
  list: InForce[] | null;
}

function take(
  body: Body,
  found: Found,
  rules: readonly StaticRule[] | undefined,
  creature: Creature,
  env: Env | null,
  seat: number,
  self: string | null,
  stamp: number,
): Env | null {
  if (rules === undefined) return env;
  let words = env;
  for (const { rule, text, while: condition } of rules) {
    const subject = subjectOf(rule);
    if (subject === null || subject === "this") {
      if (self !== creature.id) continue;
      words ??= wordsOf(seat, self);
    } else {
      words ??= wordsOf(seat, self);
      if (!isNamed(tablesOf(body), subject, creature, words)) continue;
    }
    if (condition !== null && !holds(tablesOf(body), condition, words)) continue;
    found.list ??= [];
    found.list.push({ rule, text, env: words, stamp });
  }
  return words;
}

function takeFrom(
  body: Body,
  facts: ContentFacts,
  found: Found,
  key: RuleKey,
  bearer: Creature,
  creature: Creature,
): void {
  const own = facts.cards.get(bearer.card);
  let env = take(body, found, own?.statics.get(key), creature, null, bearer.controller, bearer.id, bearer.stamp);
  const { attached } = bearer;
  for (let i = 0; i < attached.length; i++) {
    const card = attached[i];
    if (card === undefined) continue;
    const rules = facts.cards.get(card.card)?.statics.get(key);
    env = take(body, found, rules, creature, env, bearer.controller, bearer.id, card.stamp);
  }
  if (key !== "grant-power" && facts.granted.has(key)) takeGranted(body, found, key, bearer, creature);
}

/** Static powers that other rules give to the bearer; a granted power grants no power itself. */
function takeGranted(body: Body, found: Found, key: RuleKey, bearer: Creature, creature: Creature): void {
  for (const { rule, text, stamp } of rulesFor(body, "grant-power", bearer)) {
    if (rule.rule !== "grant-power" || rule.power.power !== "static") continue;
    const { power } = rule;
    const statics: StaticRule[] = [];
    power.rules.forEach((inner, i) => {
      if (keyOf(inner) !== key) return;
      statics.push({ rule: inner, text: inside(text, "power", "rules", i), while: power.while ?? null });
    });
    take(body, found, statics, creature, null, bearer.controller, bearer.id, stamp);
  }
}

/**
 * The rules of one kind that hold for a creature: of leader powers (dc.ruling.leader-power-scope), of its own and
 * other creatures' cards, of attached cards, all of which add up (dc.orders.attach-cumulative), and of effects.
 */
export function rulesFor(body: Body, key: RuleKey, creature: Creature): readonly InForce[] {
  const facts = factsOf(body.content);
  if (!facts.keys.has(key)) return none;
  const found: Found = { list: null };
  const { seats, creatures } = body;
  if (facts.leaders.has(key)) {
    for (let seat = 0; seat < seats.length; seat++) {
      const leader = seats[seat];
      if (leader === undefined || leader.out) continue;
      take(body, found, facts.cards.get(leader.commander)?.statics.get(key), creature, null, seat, null, 0);
    }
  }
  if (facts.afar.has(key)) {
    const bearing = facts.bearers.get(key);
    const granted = facts.granted.has(key);
    for (let i = 0; i < creatures.length; i++) {
      const bearer = creatures[i];
      if (bearer === undefined || (!granted && bearer.attached.length === 0 && bearing?.has(bearer.card) !== true))
        continue;
      takeFrom(body, facts, found, key, bearer, creature);
    }
  } else takeFrom(body, facts, found, key, creature, creature);
  takeEffects(body, found, key, creature);
  return found.list ?? none;
}

function takeEffects(body: Body, found: Found, key: RuleKey, creature: Creature): void {
  const { effects } = body;
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i];
    if (effect === undefined || effect.what.kind !== "rule" || keyOf(effect.what.rule) !== key) continue;
    const { rule, things } = effect.what;
    const env = wordsOf(effect.seat, effect.self, effect.names);
    if (things !== null ? !things.includes(creature.id) : !isSubject(body, rule, creature, env)) continue;
    found.list ??= [];
    found.list.push({ rule, text: effect.text, env, stamp: effect.stamp });
  }
}

function isSubject(body: Body, rule: Rule, creature: Creature, env: Env): boolean {
  const subject = subjectOf(rule);
  return subject === null ? env.self === creature.id : isNamed(tablesOf(body), subject, creature, env);
}
