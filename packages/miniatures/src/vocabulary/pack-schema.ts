/** The schema of a pack file. */
import { localText, natural, optional, positive, type Schema, some, strict, word } from "@undercroft/cards";
import * as z from "zod/mini";
import type { Booster, CreatureCard, ItemCard, Pack } from "./cards.ts";
import { attackEntry, openWord, power, sizeRange } from "./schema.ts";
import { alignments, defenses, factions, modes, rarities, sizes } from "./words.ts";

const id = z
  .string()
  .check(
    z.maxLength(80),
    z.regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/, 'an id is written "pack/card", in small letters'),
  );
const emblem = z
  .string()
  .check(z.regex(/^([a-z0-9][a-z0-9-]*|\p{Lu}{2})$/u, "an emblem is the name of a picture, or two capitals"));
const head = { id, name: localText, emblem: optional(emblem), flavour: optional(localText) };
const score = natural.check(z.maximum(99));
const powers = some(power);
const rarity = word(rarities);
const faction = word(factions);
const alignment = word(alignments);
const [ac, fortitude, reflex, will] = defenses;

const creature: Schema<CreatureCard> = strict({
  ...head,
  level: positive.check(z.maximum(99)),
  keywords: z.array(openWord),
  unique: optional(z.literal(true)),
  mount: optional(z.literal(true)),
  size: word(sizes),
  champion: optional(positive.check(z.maximum(20))),
  defenses: strict({ [ac]: score, [fortitude]: score, [reflex]: score, [will]: score }),
  speed: natural.check(z.maximum(40)),
  modes: optional(some(word([modes[0], modes[1]]))),
  hitPoints: positive.check(z.maximum(1000)),
  bloodied: natural.check(z.maximum(1000)),
  alignment,
  factions: some(faction),
  cost: natural.check(z.maximum(1000)),
  attacks: some(attackEntry),
  powers: optional(powers),
  championPowers: optional(powers),
  rarity: optional(rarity),
});

const item: Schema<ItemCard> = strict({
  ...head,
  levels: strict({ min: positive, max: positive }),
  keywords: optional(some(openWord)),
  factions: optional(some(faction)),
  alignments: optional(some(alignment)),
  cost: positive.check(z.maximum(1000)),
  powers,
});

const booster: Schema<Booster> = strict({
  id,
  name: localText,
  limit: z.union([z.literal(200), z.literal(400)], { error: "a sealed game has 200 or 400 points" }),
  contents: some(strict({ count: positive.check(z.maximum(20)), rarity: optional(rarity), size: optional(sizeRange) })),
});

export const packSchema: Schema<Pack> = strict({
  pack: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/, "a pack's own id is one word in small letters")),
  version: positive,
  language: z.literal(1, { error: "this program reads version 1 of the card language" }),
  name: localText,
  keywords: z.record(openWord, localText),
  creatures: z.array(creature),
  items: z.array(item),
  boosters: optional(z.array(booster)),
});
