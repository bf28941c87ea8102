/** The schema of a set of cards: the shapes that `cards.ts` describes, checked when a file is read. */
import {
  localText,
  natural,
  optional,
  positive,
  type Schema,
  some,
  strict,
  tagged,
  whole,
  word,
} from "@undercroft/cards";
import * as z from "zod/mini";
import type { Adventure, CardLists, HeroCard, MapCard, Monster, Pack, QuestCard, Reward } from "./cards.ts";
import { type Exit, forms, scores, type Threat } from "./numbers.ts";
import type { Change, ResponseStep, Step } from "./steps.ts";

const cardId: Schema<string> = z
  .string()
  .check(
    z.regex(
      /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/,
      'a card is named by its pack and its own name, such as "example/ogre"',
    ),
  );
const packId: Schema<string> = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]*$/, "a pack is named in small letters, digits and dashes"));
const emblem = optional(z.string());
const card = { id: cardId, name: localText, emblem };

const threat: Schema<Threat> = strict({ score: word(scores), number: positive });
const stepShapes = {
  wound: { wounds: positive },
  recover: { life: positive },
  tip: {},
  glory: { plus: whole },
  peril: { plus: whole },
};
const step: Schema<Step> = tagged("do", stepShapes).schema;
const responseStep: Schema<ResponseStep> = tagged("do", {
  ...stepShapes,
  guard: { plus: positive },
  "turn-aside": {},
  "step-away": {},
}).schema;
const steps = some(step);
const change: Schema<Change> = strict({ score: word(forms), plus: whole });
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
});

const played = { ...card, value: natural, categories: optional(some(z.string())) };
const struck = { ...played, threat, succeed: optional(steps), fail: steps };
const help = {
  ...played,
  changes: optional(some(change)),
  steps: optional(steps),
  response: optional(some(responseStep)),
};
const adventure: Schema<Adventure> = tagged("kind", {
  monster: { ...played, ...monster },
  trap: struck,
  obstacle: struck,
  bane: { ...played, steps },
  boon: help,
  treasure: help,
}).schema;

const reward: Schema<Reward> = tagged("reward", {
  level: {},
  "life-recovered": {},
  "life-gained": {},
  glory: { amount: positive },
  peril: { amount: positive },
}).schema;

const quest = { ...card, space: cardId, rewards: z.array(reward) };
const questCard: Schema<QuestCard> = tagged("kind", {
  threat: { ...quest, threat, fail: steps },
  chance: {
    ...quest,
    score: optional(word(scores)),
    number: positive,
    bonus: optional(strict({ glory: positive, plus: positive })),
  },
  sacrifice: { ...quest, price: strict({ life: optional(positive), glory: optional(positive) }) },
  slay: { ...quest, monster: monsterSchema },
  search: { ...quest, threat, fail: optional(steps), monster: optional(monsterSchema) },
  escort: { ...quest, component: localText, to: cardId },
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
  adventures: some(strict({ card: adventure, copies: positive })),
  quests: some(questCard),
});
