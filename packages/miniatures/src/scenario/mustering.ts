import { optional, type Schema, strict, word } from "@undercroft/cards";
import { command, judge, text, texts, verdict } from "@undercroft/scenario";
import * as z from "zod/mini";
import { battleScenarioNames, standardScenario } from "../scenarios/battle-scenarios.ts";
import { printedRules } from "../scenarios/house-rules.ts";
import { mapSizeFor } from "../scenarios/limits.ts";
import { factions } from "../vocabulary/index.ts";
import { reviewWarband } from "../warband/faults.ts";
import { catalogueOf, type WarbandCreature } from "../warband/warband.ts";
import type { Command } from "./types.ts";

/** A creature of the list with the items that it is meant to carry, and how many there are of it. */
interface Member {
  readonly card: string;
  readonly items?: readonly string[];
  readonly count?: number;
}

const few = z.int().check(z.minimum(1), z.maximum(99));
const member: Schema<Member> = strict({ card: text, items: optional(texts), count: optional(few) });

const warbandSchema = strict({
  scenario: optional(word(battleScenarioNames)),
  limit: optional(z.int().check(z.minimum(1), z.maximum(9_999))),
  faction: optional(word(factions)),
  creatures: z.array(member).check(z.maxLength(99)),
  items: optional(texts),
  house: optional(strict({ noSingleCostAt500: optional(z.literal(true)) })),
  ...verdict(),
});

const MAP = "scenario/board";

const each = ({ card, items = [], count = 1 }: Member): readonly WarbandCreature[] =>
  Array.from({ length: count }, () => ({ card, items }));

/** Whether a battle can be fought with a list; it brings a map of the right size. */
export const warband: Command = command(warbandSchema, (playing, wanted) => {
  const { scenario = standardScenario, limit = 200, faction = "wild", house } = wanted;
  const { creatures, items } = playing.cards;
  const size = mapSizeFor(scenario, limit).value;
  const catalogue = catalogueOf(
    [{ creatures: Object.values(creatures), items: Object.values(items) }],
    [{ id: MAP, name: { en: MAP, ru: MAP }, size }],
  );
  const list = {
    name: "warband",
    faction,
    creatures: wanted.creatures.flatMap(each),
    items: wanted.items ?? [],
    map: MAP,
  };
  const rules = house?.noSingleCostAt500 === true ? { ...printedRules, singleCostAt500: null } : printedRules;
  const { faults, lifted } = reviewWarband(list, catalogue, { scenario, limit, house: rules });
  playing.cited.push(...judge(faults.length === 0, wanted, { faults, lifted }));
});
