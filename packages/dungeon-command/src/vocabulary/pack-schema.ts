/** The schema of a pack file. */
import { localText, natural, optional, positive, type Schema, some, strict, word } from "@undercroft/cards";
import * as z from "zod/mini";
import type { CommanderCard, CreatureCard, OrderCard, Pack, TileCard, TileFace } from "./cards.ts";
import { action, actionFilter, cost, creatureFilter, keyword, language } from "./schema.ts";
import { abilities, actionKinds, halves, traits } from "./words.ts";

const id = z
  .string()
  .check(
    z.maxLength(80),
    z.regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/, 'an id is written "pack/card", in small letters'),
  );
const emblem = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]*$/, "an emblem is the name of a picture, in small letters"));
const head = { id, name: localText, emblem, flavour: optional(localText) };
const copies = positive.check(z.maximum(12));
const half = word(halves);
const powers = some(language.power);

const creature: Schema<CreatureCard> = strict({
  ...head,
  level: positive.check(z.maximum(20)),
  keywords: some(keyword),
  hitPoints: positive,
  speed: natural.check(z.maximum(40)),
  melee: natural,
  ranged: optional(strict({ damage: natural, distance: positive.check(z.maximum(60)) })),
  abilities: some(word(abilities)),
  size: optional(positive.check(z.maximum(3))),
  traits: optional(some(word(traits))),
  powers: optional(powers),
  half,
  copies,
});

const order: Schema<OrderCard> = strict({
  ...head,
  level: natural.check(z.maximum(20)),
  ability: word([...abilities, "any"]),
  kind: word(actionKinds),
  requires: optional(keyword),
  affinity: optional(keyword),
  playIf: optional(language.condition),
  respondsTo: optional(actionFilter),
  costs: optional(some(cost)),
  actions: some(action),
  attach: optional(strict({ to: optional(creatureFilter), powers })),
  half,
  copies,
});

const track = z.tuple([natural, natural]);

const commander: Schema<CommanderCard> = strict({
  ...head,
  creatureHand: positive.check(z.maximum(20)),
  startingOrders: natural.check(z.maximum(20)),
  morale: positive.check(z.maximum(99)),
  leadership: positive.check(z.maximum(99)),
  powers: z.array(language.power),
  tracks: optional(strict({ morale: track, leadership: track })),
});

const face: Schema<TileFace> = strict({
  rows: z.string(),
  legend: optional(z.record(z.string(), z.array(z.string()))),
  walls: optional(z.array(z.string())),
});

const side = positive.check(z.maximum(40));
const tile: Schema<TileCard> = strict({
  id,
  name: localText,
  size: word(["large", "small"]),
  width: side,
  height: side,
  faces: strict({ dungeon: face, outdoor: face }),
});

export const packSchema: Schema<Pack> = strict({
  pack: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/, "a pack's own id is one word in small letters")),
  version: positive,
  language: z.literal(1, { error: "this program reads version 1 of the card language" }),
  name: localText,
  keywords: z.record(keyword, localText),
  creatures: z.array(creature),
  orders: z.array(order),
  commanders: z.array(commander),
  tiles: z.array(tile),
});
