import { readFileSync } from "node:fs";
import { readYaml } from "@undercroft/cards/yaml";
import { describe, expect, it } from "vitest";
import { mismatches } from "../src/battlefield/joining.ts";
import { type Face, readTile, segmentWalled, sideLength, sides, turned } from "../src/battlefield/tiles.ts";
import { walkable } from "../src/battlefield/walkable.ts";
import { firstGameWarbands, presetWarband } from "../src/presets.ts";
import { makeConfig, type SeatPlan } from "../src/setup/make-config.ts";
import type { CreatureCard, Half, OrderCard, Pack, TileCard } from "../src/vocabulary/index.ts";
import { abilities, halves, needsRangedEntry, parsePack, terrains } from "../src/vocabulary/index.ts";
import type { WarbandKind, WarbandList } from "../src/warband.ts";

// The figures below are those by which the packs are shaped: what a Faction Pack holds (dc.components.pack-miniatures,
// dc.components.pack-tiles, dc.components.pack-commanders, dc.components.pack-cards) and how much of each kind plays well.

const read = (id: string): Pack => {
  const result = parsePack(readFileSync(new URL(`./${id}.yaml`, import.meta.url), "utf8"), `${id}.yaml`, readYaml);
  if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 2));
  return result.pack;
};

const packs: readonly Pack[] = [read("free-companies"), read("weavers")];
const faces: readonly Face[] = ["dungeon", "outdoor"];

const copies = (cards: readonly { readonly copies: number }[]): number =>
  cards.reduce((sum, card) => sum + card.copies, 0);
const total = (cards: readonly CreatureCard[], of: (card: CreatureCard) => number): number =>
  cards.reduce((sum, card) => sum + card.copies * of(card), 0);
const share = (part: readonly { readonly copies: number }[], whole: readonly { readonly copies: number }[]): number =>
  copies(part) / copies(whole);

/** Level and Ability (or Affinity), Requires and the ranged entry, without assistance. */
function canPlay(creature: CreatureCard, order: OrderCard): boolean {
  if (order.requires !== undefined && !creature.keywords.includes(order.requires)) return false;
  if (needsRangedEntry(order) && creature.ranged === undefined) return false;
  if (order.affinity !== undefined && creature.keywords.includes(order.affinity)) return true;
  const able = order.ability === "any" || creature.abilities.includes(order.ability);
  return able && creature.level >= order.level;
}

const countMark = (tile: TileCard, face: Face, mark: string): number =>
  readTile(tile, face).marks.filter((marks) => marks.some((one) => one === mark)).length;

function within(value: number, least: number, most: number): void {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
}

describe.each(packs)("the pack $pack", (pack) => {
  const { creatures, orders, commanders, tiles } = pack;
  const ofHalf = <T extends { readonly half: Half }>(cards: readonly T[], half: Half): T[] =>
    cards.filter((card) => card.half === half);

  it("holds 12 creature cards, two of them doubled, and 36 order cards, mostly in pairs", () => {
    expect(copies(creatures)).toBe(12);
    expect(creatures.filter((card) => card.copies === 2)).toHaveLength(2);
    expect(creatures.every((card) => card.copies <= 2)).toBe(true);
    expect(copies(orders)).toBe(36);
    expect(orders.filter((card) => card.copies === 2).length).toBeGreaterThanOrEqual(15);
    expect(commanders).toHaveLength(2);
  });

  it("splits into a gold and a silver half of 6 and 18 (dc.first-game.deck-sizes)", () => {
    for (const half of halves) {
      expect(copies(ofHalf(creatures, half))).toBe(6);
      expect(copies(ofHalf(orders, half))).toBe(18);
    }
  });

  it("spreads its levels: 34 to 39 in all, every level from 1 to 6, one creature of 5 and one of 6", () => {
    within(
      total(creatures, (card) => card.level),
      34,
      39,
    );
    const level = (wanted: number): number => copies(creatures.filter((card) => card.level === wanted));
    for (const low of [1, 2, 4]) within(level(low), 2, 3);
    within(level(3), 3, 4);
    expect([level(5), level(6)]).toEqual([1, 1]);
  });

  it("keeps its creatures near the usual numbers for their level", () => {
    for (const card of creatures) {
      within(card.hitPoints, card.level * 20 - 20, card.level * 20 + 10);
      within(card.speed, 4, 10);
      within(card.melee, card.level > 4 ? 20 : 0, card.level > 5 ? 50 : card.level > 4 ? 40 : card.level > 3 ? 30 : 20);
      if (card.ranged !== undefined) {
        within(card.ranged.damage, 10, 30);
        expect([5, 10]).toContain(card.ranged.distance);
      }
      within(card.abilities.length, 1, 3);
    }
    within(
      share(
        creatures.filter((card) => card.speed === 6),
        creatures,
      ),
      0.6,
      0.75,
    );
    within(copies(creatures.filter((card) => card.ranged !== undefined)), 3, 4);
    within(copies(creatures.filter((card) => card.powers === undefined && card.traits === undefined)), 3, 5);
    within(copies(creatures.filter((card) => card.abilities.length === 3)), 1, 2);
  });

  it("mixes order levels and kinds, with 8 to 10 immediates", () => {
    const level = (wanted: number): number =>
      share(
        orders.filter((card) => card.level === wanted),
        orders,
      );
    within(level(1), 0.38, 0.5);
    within(level(2), 0.17, 0.28);
    within(level(3), 0.22, 0.33);
    within(
      share(
        orders.filter((card) => card.level > 3),
        orders,
      ),
      0.03,
      0.1,
    );
    const kind = (wanted: OrderCard["kind"]): OrderCard[] => orders.filter((card) => card.kind === wanted);
    within(share(kind("standard"), orders), 0.3, 0.42);
    within(share(kind("minor"), orders), 0.32, 0.44);
    within(copies(kind("immediate")), 8, 10);
  });

  it("uses Requires, Affinity, attach and Any as often as is usual, and leans on two abilities", () => {
    within(copies(orders.filter((card) => card.requires !== undefined || card.affinity !== undefined)), 4, 8);
    within(copies(orders.filter((card) => card.attach !== undefined)), 5, 9);
    within(copies(orders.filter((card) => card.ability === "any")), 3, 9);
    const uses = abilities.map((ability) => copies(orders.filter((card) => card.ability === ability)));
    uses.sort((a, b) => b - a);
    expect((uses[0] ?? 0) + (uses[1] ?? 0)).toBeGreaterThanOrEqual(22);
  });

  it("has no order that fewer than two in five of its creatures can play by themselves", () => {
    for (const order of orders) {
      const able = creatures.filter((creature) => canPlay(creature, order));
      expect(share(able, creatures), order.id).toBeGreaterThanOrEqual(0.4);
    }
  });

  it("has halves that can play what they hold (dc.first-game.split-by-symbol)", () => {
    for (const half of halves) {
      const own = ofHalf(creatures, half);
      for (const order of ofHalf(orders, half)) {
        expect(copies(own.filter((creature) => canPlay(creature, order))), order.id).toBeGreaterThanOrEqual(2);
      }
      for (const { leadership } of commanders) {
        // Two of the half can start together, whatever the hand holds besides (dc.deploy-start.leadership-cap).
        const levels = own
          .flatMap((card) => Array.from({ length: card.copies }, () => card.level))
          .sort((a, b) => a - b);
        expect((levels[0] ?? 99) + (levels[1] ?? 99)).toBeLessThanOrEqual(leadership);
        expect(levels.every((level) => level <= leadership)).toBe(true);
      }
    }
  });

  it("has two commanders whose numbers add up to 24 to 30 and who differ in temper", () => {
    for (const card of commanders) {
      within(card.creatureHand, 3, 5);
      within(card.startingOrders, 3, 6);
      within(card.morale, 11, 15);
      within(card.leadership, 6, 9);
      within(card.creatureHand + card.startingOrders + card.morale + card.leadership, 24, 30);
      expect(card.powers.length).toBeGreaterThan(0);
    }
    const [patient, bold] = commanders;
    expect(patient?.morale).toBeGreaterThan(bold?.morale ?? 0);
    expect(bold?.leadership).toBeGreaterThan(patient?.leadership ?? 0);
  });

  it("has two large and two small tiles with one Start area and the due Treasure squares (dc.battlefield.treasure-square-mark)", () => {
    expect(tiles.map(({ size, width, height }) => `${size} ${width}x${height}`).sort()).toEqual([
      "large 8x8",
      "large 8x8",
      "small 8x4",
      "small 8x4",
    ]);
    for (const face of faces) {
      expect(tiles.filter((tile) => countMark(tile, face, "start") > 0)).toHaveLength(1);
      for (const tile of tiles) {
        const start = countMark(tile, face, "start");
        if (start > 0) within(start, 8, 16);
        expect(countMark(tile, face, "treasure"), `${tile.id} ${face}`).toBe(start > 0 ? 0 : 1);
      }
    }
  });

  it("shows every kind of terrain, and magic circles on about half of the faces", () => {
    for (const terrain of terrains) {
      expect(
        tiles.some((tile) => faces.some((face) => countMark(tile, face, terrain) > 0)),
        terrain,
      ).toBe(true);
    }
    const circled = tiles.flatMap((tile) => faces.filter((face) => countMark(tile, face, "magic-circle") > 0));
    within(circled.length, 3, 5);
  });

  it("has no name twice in it", () => {
    const names = [creatures, orders, commanders].flat().flatMap(({ name }) => [name.en, name.ru]);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("both packs together", () => {
  it("share no name of a card or tile (dc.card.unique-name)", () => {
    const [first, second] = packs.map(
      (pack) =>
        new Set(
          [pack.creatures, pack.orders, pack.commanders, pack.tiles].flat().flatMap(({ name }) => [name.en, name.ru]),
        ),
    );
    expect([...(first ?? [])].filter((name) => second?.has(name))).toEqual([]);
  });

  it("bring about as much to the battlefield: hit points, damage, and their commanders' numbers", () => {
    const strength = (pack: Pack): number[] => [
      total(pack.creatures, (card) => card.hitPoints),
      total(pack.creatures, (card) => Math.max(card.melee, card.ranged?.damage ?? 0)),
      pack.commanders.reduce(
        (sum, card) => sum + card.creatureHand + card.startingOrders + card.morale + card.leadership,
        0,
      ),
    ];
    const [one, other] = packs.map(strength);
    one?.forEach((value, index) => {
      within(value / (other?.[index] ?? 0), 0.9, 1.12);
    });
  });

  it("join along every edge in every rotation: the rims repeat one pattern of four (dc.battlefield.open-meets-open)", () => {
    const pattern = { dungeon: [true, false, false, true], outdoor: [false, false, false, false] };
    for (const face of faces) {
      for (const card of packs.flatMap((pack) => pack.tiles)) {
        const tile = readTile(card, face);
        for (const side of sides) {
          for (let place = 0; place < sideLength(tile, side); place += 1) {
            expect(segmentWalled(tile, side, place), `${card.id} ${face} ${side} ${place}`).toBe(
              pattern[face][place % 4],
            );
          }
        }
      }
    }
  });

  it("match when a small tile lies upright at the far half of a large one", () => {
    const large = packs[0]?.tiles.find((tile) => tile.size === "large");
    const small = packs[1]?.tiles.find((tile) => tile.size === "small");
    if (large === undefined || small === undefined) throw new Error("no tiles");
    for (const face of faces) {
      // 8 by 4 turned is 4 by 8: its short side covers the eastern four squares of the large tile's southern edge.
      const below = { tile: turned(readTile(small, face), 1), seat: 0, x: 4, y: 8 };
      expect(mismatches(below, { tile: readTile(large, face), seat: 0, x: 0, y: 0 })).toEqual([]);
    }
  });

  it("make matches on ready battlefields where every tile can be walked to, whoever commands (dc.warband.commander-selection)", () => {
    const [mine, yours] = packs;
    if (mine === undefined || yours === undefined) throw new Error("no packs");
    for (const face of faces) {
      for (const [at, { id }] of mine.commanders.entries()) {
        const warbands = [presetWarband(mine, id), presetWarband(yours, yours.commanders[at]?.id ?? null)];
        const seats = warbands.map((warband, seat) => seatOf(seat, warband, "standard"));
        const made = makeConfig({ game: "standard", seats, packs, face, teams: null, layout: null });
        if (!made.ok) throw new Error(JSON.stringify(made.problems));
        expect(made.layout).toHaveLength(8);
        expect(walkable(made.layout, "standard")).toBe(true);
      }
    }
  });

  it("make first games of one pack, either commander picked first (dc.first-game.commander-each)", () => {
    for (const pack of packs) {
      for (const { id } of pack.commanders) {
        const seats = firstGameWarbands(pack, { commander: id, large: null }).map((warband, seat) =>
          seatOf(seat, warband, "first-game"),
        );
        const made = makeConfig({
          game: "first-game",
          seats,
          packs: [pack],
          face: "dungeon",
          teams: null,
          layout: null,
        });
        if (!made.ok) throw new Error(JSON.stringify(made.problems));
        expect(walkable(made.layout, "first-game")).toBe(true);
      }
    }
  });
});

const seatOf = (seat: number, warband: WarbandList, kind: WarbandKind): SeatPlan => ({
  id: `s${seat}`,
  name: `Seat ${seat}`,
  team: null,
  warband,
  kind,
});
