/** The schema of a set of cards: the shapes that `cards.ts` describes, checked when a file is read. */
import {
  type CoreSchemas,
  cardSchemas,
  keyed,
  later,
  localText,
  natural,
  optional,
  positive,
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
import { type Change, type Cost, dangers, type Price, type Use, type Verb, type Words } from "./ast.ts";
import {
  type Adventure,
  type Artifact,
  type CardLists,
  cardTypes,
  type HeroCard,
  type MapCard,
  type Monster,
  type Pack,
  type QuestCard,
  type Reward,
} from "./cards.ts";
import { type Exit, forms, MOST_COPIES, MOST_COST, MOST_LETTERS, scores, type Threat } from "./numbers.ts";

const cardId: Schema<string> = z
  .string()
  .check(
    z.regex(
      /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/,
      'a card is named by its pack and its own name, such as "example/ogre"',
    ),
    z.maxLength(MOST_LETTERS),
  );
const packId: Schema<string> = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]*$/, "a pack is named in small letters, digits and dashes"));
/** What is paid for something. */
const cost: Schema<number> = z.int().check(z.minimum(1), z.maximum(MOST_COST));
const emblem = optional(z.string());
const card = { id: cardId, name: localText, emblem };

const threat: Schema<Threat> = strict({ score: word(scores), number: positive });
const yes = optional(z.literal(true));

/** The language of the cards: the core's nodes with the words of this game. */
export const language: CoreSchemas<Words, never> = cardSchemas<Words, never>(() => ownWords);
const { selector, amount, condition, steps } = language;
const to = optional(selector);

export const changeSchema: Schema<Change> = later(
  () =>
    keyed({
      score: { score: word(forms), plus: whole, while: optional(condition) },
      limit: { limit: word(["boons", "treasures"]), plus: whole },
      movements: { movements: whole },
      against: { against: word(dangers), plus: whole, while: optional(condition) },
      ignores: { ignores: word(["pit", "spikes"]) },
      forbids: { forbids: word(["boons", "challenges", "moves"]) },
    }).schema,
);
const changes = some(changeSchema);
const costSet: WordSet<Cost> = tagged("pay", {
  glory: { amount: cost },
  peril: { amount: cost },
  movements: { amount: cost },
  life: { amount: cost },
  cards: { amount: cost },
});
const price: Schema<Price> = strict({
  glory: optional(cost),
  peril: optional(cost),
  movements: optional(cost),
  life: optional(cost),
  cards: optional(cost),
});
const use: Schema<Use> = strict({
  timing: optional(word(["anytime", "hero-phase", "response"])),
  price: optional(price),
  when: optional(condition),
  oncePerTurn: yes,
  spends: optional(word(["charge", "card"])),
  steps,
});
const standing = { changes: optional(changes), uses: optional(some(use)) };

const verbs: WordSet<Verb> = tagged("do", {
  wound: { wounds: amount, to },
  recover: { life: amount, to },
  life: { plus: amount, to },
  tip: { threat: optional(threat), to },
  untip: { to },
  glory: { plus: amount, to },
  peril: { plus: amount, to },
  movements: { plus: amount, to },
  draw: { cards: amount, to },
  discard: { from: word(["hand", "boons", "treasures", "pack"]), cards: amount, to, by: to },
  move: { into: selector, to },
  "this-turn": { changes, to },
  bonus: { plus: amount, to },
  reroll: { to },
  guard: { plus: amount },
  "turn-aside": {},
  "open-doors": { to },
});

const ownWords: WordSchemas<Words, never> = {
  verb: verbs,
  query: keyed({
    heroes: { heroes: word(["all", "here", "beside"]), others: yes },
    spaces: { spaces: word(["beside", "heroes", "passage", "room", "entrance"]) },
  }),
  amount: keyed({
    score: { score: word(scores), of: to },
    has: { has: word(["glory", "peril", "movements", "hand", "boons", "treasures", "pack", "quests"]), of: to },
  }),
  condition: keyed({
    stands: { stands: word(["passage", "room", "entrance"]), who: to },
    tipped: { tipped: selector },
    turnOf: { turnOf: selector },
  }),
  cost: costSet,
  event: tagged("on", {}),
  replaceable: tagged("on", {}),
  rule: tagged("rule", {}),
  response: z.never(),
  window: z.literal("turn"),
  kind: word(["anytime", "hero-phase", "response"]),
  action: z.never(),
};

const exit: Schema<Exit> = tagged("door", { open: {}, wall: {}, locked: { threat }, trapped: { threat } }).schema;

const line = strict({ score: whole, mode: word(["standard", "counter"]), onHit: optional(steps) });
const monster = {
  life: positive,
  forms: strict({ melee: optional(line), magic: optional(line), speed: optional(line) }),
};
const monsterSchema: Schema<Monster> = strict(monster);

const hero: Schema<HeroCard> = strict({
  ...card,
  life: positive,
  stride: optional(natural),
  levels: some(strict({ melee: natural, magic: natural, speed: natural })),
  counters: optional(some(word(forms))),
  boons: natural,
  treasures: natural,
  ability: optional(strict(standing)),
});

const mapCard: Schema<MapCard> = strict({
  ...card,
  kind: word(["entrance", "passage", "room"]),
  exits: strict({ north: exit, east: exit, south: exit, west: exit }),
  glory: natural,
  peril: natural,
  pit: optional(threat),
  spikes: optional(threat),
  hazard: optional(whole),
  entry: optional(steps),
});

const value: Schema<number> = z.int().check(z.minimum(0), z.maximum(MOST_COST));
const played = { ...card, value, categories: optional(some(z.string())) };
const lasting = {
  upkeep: optional(price),
  attach: optional(strict({ on: word(["boon", "treasure", "monster"]), category: optional(z.string()) })),
};
const struck = {
  ...played,
  threat,
  succeed: optional(steps),
  fail: steps,
  scope: optional(word(["hero", "space"])),
};
const help = {
  ...played,
  ...lasting,
  ...standing,
  playtime: optional(word(["anytime", "hero-phase", "response"])),
  steps: optional(steps),
  keeps: yes,
  charges: optional(positive),
  storage: optional(positive),
};
const adventure: Schema<Adventure> = tagged("kind", {
  monster: { ...played, ...monster },
  trap: struck,
  obstacle: struck,
  bane: {
    ...played,
    ...lasting,
    target: optional(word(["hero", "nobody"])),
    playtime: optional(z.literal("anytime")),
    steps: optional(steps),
    changes: optional(changes),
  },
  boon: help,
  treasure: help,
}).schema;

export const rewardSchema: Schema<Reward> = tagged("reward", {
  play: { kind: word(cardTypes) },
  deck: { kind: word(cardTypes) },
  pile: { kind: word(cardTypes) },
  level: {},
  "life-recovered": {},
  "life-gained": {},
  glory: { amount: positive },
  peril: { amount: positive },
}).schema;

const artifact: Schema<Artifact> = strict({ ...standing, name: localText, level: yes });
const quest = {
  ...card,
  space: cardId,
  rewards: z.array(rewardSchema),
  effect: optional(changes),
  artifact: optional(artifact),
};
const questCard: Schema<QuestCard> = tagged("kind", {
  threat: { ...quest, threat, fail: steps },
  chance: {
    ...quest,
    score: optional(word(scores)),
    number: positive,
    bonus: optional(strict({ glory: cost, plus: positive })),
  },
  sacrifice: { ...quest, price },
  slay: { ...quest, monster: monsterSchema },
  search: { ...quest, threat, fail: optional(steps), monster: optional(monsterSchema) },
  escort: { ...quest, component: localText, to: cardId, carrying: optional(changes) },
}).schema;

/** Cards without a set around them: those that a scenario file brings along. */
export const cardListsSchema: Schema<CardLists> = strict({
  heroes: z.array(hero),
  maps: z.array(mapCard),
  adventures: z.array(adventure),
  quests: z.array(questCard),
});

export const packSchema: Schema<Pack> = strict({
  pack: packId,
  version: positive,
  name: localText,
  heroes: some(hero),
  maps: some(mapCard),
  adventures: some(strict({ card: adventure, copies: z.int().check(z.minimum(1), z.maximum(MOST_COPIES)) })),
  quests: some(questCard),
});
