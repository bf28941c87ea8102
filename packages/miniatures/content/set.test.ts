import { isTable, nodesOf, type Table, walk } from "@undercroft/cards";
import { describe, expect, it } from "vitest";
import { mapSize } from "../src/map/map-faults.ts";
import { printedRules } from "../src/scenarios/house-rules.ts";
import {
  attackKinds,
  type CreatureCard,
  conditions,
  damageTypes,
  defenses,
  durations,
  factions,
  language,
  modes,
  permissions,
  prohibitions,
  rarities,
  sizes,
  stats,
} from "../src/vocabulary/index.ts";
import { warbandFaults } from "../src/warband/faults.ts";
import { canUse } from "../src/warband/items.ts";
import { catalogueOf } from "../src/warband/warband.ts";
import { readyWarbands, shippedMaps, shippedPacks } from "./index.ts";

const packs = shippedPacks();
const creatures = packs.flatMap((pack) => pack.creatures);
const items = packs.flatMap((pack) => pack.items);
const cards = [...creatures, ...items];

/** Every word that stands under the key somewhere in the cards, in a table that fits. */
function wordsUnder(key: string, fits: (table: Table) => boolean = () => true): ReadonlySet<unknown> {
  const words = new Set<unknown>();
  walk(cards, (table) => {
    if (!isTable(table) || !(key in table) || !fits(table)) return;
    const value = table[key];
    for (const word of Array.isArray(value) ? value : [value]) words.add(word);
  });
  return words;
}

const missing = (wanted: readonly string[], there: ReadonlySet<unknown>): string[] =>
  wanted.filter((word) => !there.has(word));

describe("the set", () => {
  it("has at least 64 creatures, 16 or more for each faction, and 24 items", () => {
    expect(creatures.length).toBeGreaterThanOrEqual(64);
    expect(items.length).toBeGreaterThanOrEqual(24);
    for (const faction of factions) {
      const usable = creatures.filter((card) => card.factions.includes(faction));
      expect(usable.length, faction).toBeGreaterThanOrEqual(16);
      expect(usable.some(({ alignment }) => alignment === "unaligned")).toBe(true);
    }
    expect(creatures.filter((card) => card.factions.length > 1).length).toBeGreaterThan(creatures.length / 3);
  });

  it("has every size, mode, rarity, Champion Rating from 1 to 6, uniques, mounts and costs from 3 to 100", () => {
    expect(missing(sizes, new Set(creatures.map(({ size }) => size)))).toEqual([]);
    expect(missing(modes.slice(0, 2), new Set(creatures.flatMap((card) => card.modes ?? [])))).toEqual([]);
    expect(missing(rarities.slice(0, 3), new Set(creatures.map(({ rarity }) => rarity)))).toEqual([]);
    const ratings = new Set(creatures.map(({ champion }) => champion));
    expect([1, 2, 3, 4, 5, 6].filter((rating) => !ratings.has(rating))).toEqual([]);
    expect(creatures.filter(({ unique }) => unique === true).length).toBeGreaterThan(8);
    expect(creatures.filter(({ mount }) => mount === true).length).toBeGreaterThan(4);
    const costs = creatures.map(({ cost }) => cost);
    expect([Math.min(...costs), Math.max(...costs)]).toEqual([3, 100]);
  });

  it("uses every verb, rule, event and power of the language, every amount and condition", () => {
    const keys = language.nodeKeys();
    const seen = new Set(nodesOf(cards, keys).map(({ kind }) => kind));
    const wanted = Object.entries(keys.tags).flatMap(([tag, words]) => words.map((word) => `${tag}:${word}`));
    expect(missing(wanted, seen)).toEqual([]);
    // A node with a tag is listed by it, so that keys of its own are looked for by themselves.
    const own = new Set<string>();
    walk(cards, (table) => {
      for (const key of Object.keys(table)) own.add(key);
    });
    expect(missing(keys.keys, own)).toEqual([]);
  });

  it("uses every condition, duration, statistic, permission, prohibition and way of acting", () => {
    expect(
      missing(
        conditions,
        wordsUnder("condition", (table) => table.do === "condition"),
      ),
    ).toEqual([]);
    const defaults = ["next-turn"];
    const until = wordsUnder("until");
    expect(
      missing(
        durations.filter((word) => !defaults.includes(word)),
        until,
      ),
    ).toEqual([]);
    expect([...until].some((word) => typeof word === "object")).toBe(true);
    expect(
      missing(
        stats,
        wordsUnder("stat", (table) => table.rule === "change"),
      ),
    ).toEqual([]);
    expect(missing(permissions, wordsUnder("permission"))).toEqual([]);
    expect(
      missing(
        prohibitions,
        wordsUnder("what", (table) => table.rule === "forbid"),
      ),
    ).toEqual([]);
    const acts = ["basic-attack", "melee-basic-attack", "charge", "move", "shift", "mount", "dismount"];
    expect(missing(acts, wordsUnder("action"))).toEqual([]);
    expect(missing(["scout", "wandering-monster", "delayed", "hit-points"], wordsUnder("setUp"))).toEqual([]);
  });

  it("attacks in every kind, shape and range against every defense, with every damage type, which somebody resists", () => {
    const isAttack = (table: Table): boolean => "versus" in table && "hit" in table;
    expect(missing(attackKinds, wordsUnder("kind", isAttack))).toEqual([]);
    expect(missing(["blast", "burst", "line"], wordsUnder("shape"))).toEqual([]);
    expect(missing(["sight", "nearest"], wordsUnder("range"))).toEqual([]);
    expect(missing(defenses, wordsUnder("versus", isAttack))).toEqual([]);
    const dealt = new Set<unknown>();
    walk(cards, (table) => {
      if (!("damage" in table) || !Array.isArray(table.damage)) return;
      for (const part of table.damage) if (isTable(part)) dealt.add(part.type);
    });
    expect(missing(damageTypes, dealt)).toEqual([]);
    const guarded = new Set([...wordsUnder("type", isGuard)]);
    expect(missing(damageTypes, guarded)).toEqual([]);
  });

  it("gives no two cards one name, and each a picture", () => {
    const names = cards.flatMap(({ name }) => [name.en, name.ru]);
    expect(new Set(names).size).toBe(names.length);
    expect(cards.filter(({ emblem }) => emblem === undefined)).toEqual([]);
  });

  it("keeps near the curve: level and hit points by cost, attack bonus by level", () => {
    for (const card of creatures) {
      const { cost, level, hitPoints, defenses: has } = card;
      const expected = cost <= 20 ? Math.max(1, Math.round(cost / 3)) : Math.round(7 + (cost - 20) * 0.165);
      expect(Math.abs(level - expected), card.id).toBeLessThanOrEqual(1);
      expect(hitPoints, card.id).toBeGreaterThanOrEqual(Math.min(150, 12 + 2 * cost) * 0.6);
      expect(hitPoints, card.id).toBeLessThanOrEqual(160);
      expect(Math.abs(has.ac - 14 - level), card.id).toBeLessThanOrEqual(2);
      for (const { bonus, versus } of card.attacks) {
        expect(Math.abs(bonus - level - (versus === "ac" ? 5 : 3)), card.id).toBeLessThanOrEqual(2);
      }
    }
  });
});

const isGuard = (table: Table): boolean => ["resist", "vulnerable", "immune"].includes(String(table.rule));

describe("ready warbands", () => {
  const catalogue = catalogueOf(
    packs,
    shippedMaps().map((map) => ({ id: map.id, name: map.name, size: mapSize(map) })),
  );
  const ready = readyWarbands();

  it("are there in every size for every faction", () => {
    const kinds = ready.map(({ limit, warband }) => `${warband.faction} ${limit}`).sort();
    expect(kinds).toEqual(factions.flatMap((faction) => [100, 200, 500].map((limit) => `${faction} ${limit}`)).sort());
  });

  it.each(ready)("$id is legal (mn.warband.*) and spends its points", ({ limit, warband }) => {
    expect(warbandFaults(warband, catalogue, "assault", limit, printedRules)).toEqual([]);
  });

  it.each(ready)("$id proposes items to those who can use them (mn.setup.items.use)", ({ warband }) => {
    for (const { card, items: carried } of warband.creatures) {
      const creature = find(creatures, card);
      for (const item of carried) expect(canUse(find(items, item), creature).unmet, `${card} ${item}`).toEqual([]);
    }
  });
});

function find<C extends Pick<CreatureCard, "id">>(list: readonly C[], id: string): C {
  const card = list.find((one) => one.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}
