/** The schema of the Miniatures' words: the shapes that the ast files describe, checked when a file is read. */
import {
  type CoreSchemas,
  cardSchemas,
  keyed,
  later,
  localText,
  oneOrMore,
  optional,
  orPlain,
  positive,
  reference,
  type Schema,
  some,
  strict,
  tagged,
  type WordSchemas,
  type WordSet,
  whole,
  word,
} from "@undercroft/cards";
import * as z from "zod/mini";
import type { Until, Words } from "./ast.ts";
import type { Attack, AttackEntry, DamageLine } from "./ast-attacks.ts";
import type { AttackFilter, CreatureFilter, SquareFilter, Within } from "./ast-filters.ts";
import type { Power, TriggerEvent, Who } from "./ast-powers.ts";
import type { Rule } from "./ast-rules.ts";
import * as words from "./words.ts";

export const language: CoreSchemas<Words, never> = cardSchemas<Words, never>(() => ownWords);

export const openWord: Schema<string> = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,40}$/, "keywords and types are written in small letters"));
const yes = optional(z.literal(true));
const flag = optional(z.boolean());
const listed = {
  alignment: word(words.alignments),
  condition: word(words.conditions),
  defense: word(words.defenses),
  faction: word(words.factions),
  kind: word(words.attackKinds),
  mode: word(words.modes),
  size: word(words.sizes),
  terrain: word(words.terrains),
};

const { selector, amount, range, condition, steps } = language;
const maybeReference = optional(reference);
const maybeSelector = optional(selector);
const maybeRange = optional(range);

/* ---- Filters ---- */

export const sizeRange: Schema<NonNullable<CreatureFilter["size"]>> = strict({
  atLeast: optional(listed.size),
  atMost: optional(listed.size),
});

const within: Schema<Within> = strict({ squares: amount, of: maybeReference, sight: yes });

const creatureFilter: Schema<CreatureFilter> = later(() =>
  strict({
    side: optional(word(["ally", "enemy", "yours"])),
    another: yes,
    notThe: maybeReference,
    keyword: optional(oneOrMore(openWord)),
    living: flag,
    alignment: optional(listed.alignment),
    faction: optional(listed.faction),
    size: optional(sizeRange),
    mode: optional(listed.mode),
    champion: flag,
    unique: flag,
    level: maybeRange,
    cost: maybeRange,
    hitPoints: maybeRange,
    bloodied: flag,
    damaged: flag,
    condition: optional(oneOrMore(listed.condition)),
    ongoing: optional(z.union([z.literal(true), openWord])),
    active: flag,
    within: optional(within),
    adjacentTo: maybeSelector,
    seenBy: maybeReference,
    on: optional(oneOrMore(listed.terrain)),
    advantageTo: maybeReference,
    acted: flag,
    mounted: flag,
    anyOf: optional(some(creatureFilter)),
    not: optional(creatureFilter),
  }),
);

const squareFilter: Schema<SquareFilter> = strict({
  terrain: optional(oneOrMore(listed.terrain)),
  within: optional(within),
  adjacentTo: maybeSelector,
  victoryArea: optional(word(["own", "any"])),
  startArea: yes,
});

const attackFilter: Schema<AttackFilter> = strict({
  kind: optional(oneOrMore(listed.kind)),
  basic: flag,
  versus: optional(oneOrMore(listed.defense)),
  damageType: optional(openWord),
  charge: flag,
  opportunity: flag,
  advantage: flag,
  type: optional(openWord),
});
const maybeAttacks = optional(attackFilter);

/* ---- Attacks ---- */

const damageLine: Schema<DamageLine> = strict({
  damage: optional(some(strict({ amount: positive, type: optional(openWord) }))),
  steps: optional(steps),
});

const attackShape = {
  bonus: whole,
  versus: listed.defense,
  affects: optional(creatureFilter),
  provokes: flag,
  attacks: optional(positive.check(z.minimum(2), z.maximum(20))),
  targets: optional(word(["same", "different"])),
  hit: damageLine,
  miss: optional(damageLine),
  followup: optional(damageLine),
  critical: optional(steps),
};
const squares = positive.check(z.maximum(60));
const kinds = {
  melee: { reach: optional(squares), ...attackShape },
  ranged: { range: z.union([squares, word(["sight", "nearest"])]), ...attackShape },
  close: { shape: word(["blast", "burst", "line"]), squares, nearest: yes, ...attackShape },
  area: { radius: squares, range: z.union([squares, z.literal("sight")]), nearest: yes, ...attackShape },
};
const attack: Schema<Attack> = tagged("kind", kinds).schema;

const headShape = {
  name: optional(localText),
  type: optional(openWord),
  uses: optional(positive.check(z.maximum(20))),
  recharge: optional(later(() => events.schema)),
};
const entryShape = { ...headShape, basic: yes, cost: optional(z.literal("turn")) };
export const attackEntry: Schema<AttackEntry> = tagged("kind", {
  melee: { ...entryShape, ...kinds.melee },
  ranged: { ...entryShape, ...kinds.ranged },
  close: { ...entryShape, ...kinds.close },
  area: { ...entryShape, ...kinds.area },
}).schema;

/* ---- Events ---- */

const who: Schema<Who> = orPlain(z.literal("this", { error: 'expected "this" or a table that says which' }), () => ({
  schema: creatureFilter,
}));
const maybeWho = optional(who);
const subject = { who: maybeWho };
const byWhom = { by: maybeWho, attack: maybeAttacks };
const onTarget = { by: maybeWho, target: maybeWho, attack: maybeAttacks };
const damaged = { who: maybeWho, type: optional(openWord), by: maybeWho };
const moving = { who: maybeWho, near: optional(within) };

const events: WordSet<TriggerEvent> = tagged("on", {
  "round-starts": {},
  "round-ends": {},
  "turn-starts": { of: maybeWho },
  "turn-ends": { of: maybeWho },
  "attack-declared": byWhom,
  "attack-begins": byWhom,
  "attack-ends": byWhom,
  targeted: { who: maybeWho, ...byWhom },
  "attack-rolled": { ...onTarget, hits: flag },
  hit: { ...onTarget, critical: yes },
  missed: { ...onTarget, critical: yes },
  "would-take-damage": damaged,
  "takes-damage": damaged,
  bloodied: subject,
  destroyed: { who: maybeWho, by: maybeWho },
  healed: subject,
  "gains-condition": { who: maybeWho, condition: optional(listed.condition) },
  enters: moving,
  leaves: moving,
  "movement-ends": moving,
  saves: subject,
  "fails-save": subject,
  "champion-test": {},
  "uses-power": { who: maybeWho, type: optional(openWord) },
});

export const triggerEvent: Schema<TriggerEvent> = events.schema;

const until: Schema<Until> = orPlain(word(words.durations), () => events);

/* ---- Rules in force ---- */

const conditionNames = some(listed.condition);

const rules: WordSet<Rule> = tagged("rule", {
  change: {
    stat: word(words.stats),
    plus: amount,
    attacks: maybeAttacks,
    against: optional(creatureFilter),
    type: optional(openWord),
  },
  resist: { amount: positive, type: openWord },
  vulnerable: { amount: positive, type: openWord },
  immune: { type: openWord },
  "immune-to": { conditions: conditionNames },
  insubstantial: {},
  conceal: { at: positive.check(z.maximum(20)), attacks: maybeAttacks },
  cover: { attacks: maybeAttacks },
  advantage: { to: optional(creatureFilter) },
  invisible: { to: optional(creatureFilter) },
  hide: {},
  blindsight: { squares },
  mode: { mode: listed.mode },
  walk: { terrain: listed.terrain },
  permit: {
    permission: word(words.permissions),
    squares: optional(squares),
    times: optional(positive.check(z.maximum(20))),
    despite: optional(conditionNames),
  },
  forbid: { what: word(words.prohibitions) },
  critical: { from: positive.check(z.minimum(2), z.maximum(20)), attacks: maybeAttacks },
  "mount-for": { riders: creatureFilter },
  rides: { mounts: creatureFilter },
  partner: { rules: some(later(() => rules.schema)) },
  while: { when: condition, rules: some(later(() => rules.schema)) },
});
const ruleList = some(rules.schema);
export const rule: Schema<Rule> = rules.schema;

/* ---- Powers ---- */

const setUp: WordSet<Extract<Power, { power: "set-up" }>["does"]> = tagged("setUp", {
  scout: {},
  "wandering-monster": {},
  delayed: {},
  "hit-points": { plus: whole, of: creatureFilter },
});

const pulse = strict({ at: word(["turn-starts", "turn-ends", "enters"]), steps });

const powers: WordSet<Power> = tagged("power", {
  continuous: { ...headShape, rules: ruleList },
  aura: {
    ...headShape,
    squares,
    affects: creatureFilter,
    rules: optional(ruleList),
    pulse: optional(pulse),
  },
  triggered: {
    ...headShape,
    on: events.schema,
    when: optional(condition),
    may: yes,
    as: optional(word(["free", "immediate"])),
    after: yes,
    activeOnly: yes,
    steps,
  },
  used: { ...headShape, cost: word(words.actionCosts), when: optional(condition), provokes: yes, steps },
  "set-up": { ...headShape, does: setUp.schema },
  construction: { ...headShape, creatures: positive.check(z.maximum(20)) },
});
export const power: Schema<Power> = powers.schema;

/* ---- All together ---- */

const forced = { who: selector, squares: amount, upTo: yes };
const group = optional(openWord);

const ownWords: WordSchemas<Words, never> = {
  action: z.never(),
  response: z.never(),
  window: z.never(),
  kind: z.never(),
  cost: tagged("pay", {}),
  replaceable: tagged("on", {}),
  event: events,
  rule: rules,
  powers,
  query: keyed({
    creatures: { creatures: creatureFilter },
    squares: { squares: squareFilter },
    riderOf: { riderOf: reference },
    mountOf: { mountOf: reference },
  }),
  amount: keyed({
    stat: { stat: word(words.readings), of: selector },
    distance: { distance: strict({ from: reference, to: reference }) },
    event: { event: z.literal("amount") },
    moved: { moved: reference },
  }),
  condition: keyed({
    that: { that: selector, is: creatureFilter },
    turnOf: { turnOf: creatureFilter },
    playerTurn: { playerTurn: word(["yours", "opponent"]) },
  }),
  verb: tagged("do", {
    attack: { attack, by: maybeReference, target: maybeReference },
    act: {
      who: reference,
      action: word(["basic-attack", "melee-basic-attack", "charge", "move", "shift", "mount", "dismount"]),
      squares: optional(z.union([z.literal("speed"), amount])),
      target: maybeReference,
      bonus: optional(whole),
      asIfDominated: yes,
      despite: optional(conditionNames),
    },
    damage: { to: selector, amount, type: optional(openWord) },
    condition: { condition: listed.condition, to: selector, until: optional(until), group },
    ongoing: { amount, type: optional(openWord), to: selector, group },
    apply: { rules: ruleList, to: selector, until, group },
    push: forced,
    pull: forced,
    slide: forced,
    place: { who: reference, at: squareFilter },
    teleport: { who: reference, squares: amount },
    swap: { a: reference, b: reference },
    heal: { who: selector, amount },
    "bonus-hit-points": { who: selector, amount },
    recharge: { who: maybeReference, power: optional(z.string().check(z.maxLength(80))), count: optional(positive) },
    terrain: {
      at: selector,
      gains: optional(listed.terrain),
      loses: optional(listed.terrain),
      until: word(["end-of-round", "battle", "end-of-source-next-turn"]),
    },
    redirect: { to: reference },
    reroll: { keep: word(["new", "better", "worse"]) },
    result: { is: word(["miss", "hit"]) },
    again: { at: word(["same", "another"]) },
    provoke: { who: selector },
    prevent: { amount: z.union([z.literal("all"), amount]) },
    end: {
      what: z.union([z.literal("save-ends"), some(word([...words.conditions, "ongoing"]))]),
      on: selector,
    },
    save: { who: selector, plus: optional(whole), against: word(["one", "each"]) },
    roll: {
      atLeast: positive.check(z.minimum(2), z.maximum(20)),
      then: steps,
      else: optional(steps),
    },
    summon: { card: z.string().check(z.maxLength(120)), at: squareFilter },
    enter: { at: squareFilter },
    destroy: { who: selector },
  }),
};
