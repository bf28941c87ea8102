import * as z from "zod/mini";
import type { Options } from "../set-up/options.ts";
import type { Body, Campaign, HeroPile, Phase, Player, Space, Turn } from "../state.ts";
import { MOST_MAPS } from "../vocabulary/index.ts";
import {
  cell,
  change,
  count,
  door,
  encounter,
  flag,
  id,
  ids,
  monster,
  place,
  places,
  quest,
  readied,
  threat,
} from "./words.ts";

const phase: z.ZodMiniType<Phase> = z.enum(["set-up", "reset", "dungeonlord", "build", "hero", "discard-draw"]);

const player: z.ZodMiniType<Player> = z.strictObject({
  id,
  name: id,
  alive: flag,
  out: flag,
  hero: id,
  level: count,
  life: count,
  maximum: count,
  at: id,
  tipped: flag,
  tippedBy: z.nullable(threat),
  cusp: z.nullable(door),
  glory: count,
  peril: count,
  movements: count,
  hand: ids,
  boons: z.array(readied),
  treasures: z.array(readied),
  banes: z.array(readied),
  pack: z.array(monster),
  packAt: z.nullable(id),
  quests: z.array(quest),
  secrets: z.array(quest),
  maps: ids,
  completed: ids,
  challenged: flag,
  thisTurn: z.array(change),
});

const turn: z.ZodMiniType<Turn> = z.strictObject({
  player: place,
  round: count,
  count,
  falls: count,
  phase,
  visited: ids,
  moved: flag,
  onCusp: flag,
  overcame: places,
  used: z.array(z.strictObject({ thing: id, use: count })),
});

const space: z.ZodMiniType<Space> = z.strictObject({ id, card: id, x: cell, y: cell, turned: flag });

const options: z.ZodMiniType<Options> = z.strictObject({
  "revealed-map": flag,
  "malevolent-force": flag,
  looting: flag,
  "secret-quest": flag,
  respawn: flag,
  "wandering-pack": flag,
});

const heroPile: z.ZodMiniType<HeroPile> = z.strictObject({ heroDeck: ids, heroesAside: ids });

const campaign: z.ZodMiniType<Campaign> = z.strictObject({
  glory: z
    .array(z.strictObject({ of: places, heroes: z.nullable(heroPile), adventureDeck: ids, discard: ids }))
    .check(z.maxLength(4)),
  defeats: count,
  fought: places,
});

/** The tables without their cards, which set-up makes from the configuration. */
export const keptBody: z.ZodMiniType<Omit<Body, "content">> = z.strictObject({
  options,
  dungeonlord: z.nullable(place),
  players: z.array(player).check(z.minLength(2), z.maxLength(4)),
  turn,
  first: place,
  map: z.array(space).check(z.maxLength(MOST_MAPS)),
  opened: z.array(door).check(z.maxLength(2_000)),
  globalQuests: z.array(quest),
  ownerless: z.array(quest),
  loot: z.array(z.strictObject({ id, card: id, space: id, charges: z.nullable(count) })).check(z.maxLength(500)),
  fallen: z.array(place).check(z.maxLength(2_000)),
  heroesAside: ids,
  encounters: z.array(encounter).check(z.maxLength(500)),
  underway: ids,
  adventureDeck: ids,
  discard: ids,
  mapDeck: ids,
  removed: ids,
  questDeck: ids,
  heroDeck: ids,
  campaign: z.nullable(campaign),
  nextThing: count,
});
