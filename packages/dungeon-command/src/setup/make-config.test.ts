import { describe, expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { everyKind } from "../../testing/games.ts";
import { pack } from "../../testing/pack.ts";
import { firstGameWarbands, presetWarband } from "../presets.ts";
import { checkPackData } from "../vocabulary/index.ts";
import { initialBody } from "./initial.ts";
import { type MatchPlan, makeConfig, type SeatPlan } from "./make-config.ts";
import { parseConfig } from "./parse-config.ts";
import { alternatingTeams, checkTeams } from "./teams.ts";

const one = pack("one");

function seats(count: number): SeatPlan[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `s${i}`,
    name: `Player ${i + 1}`,
    team: null,
    warband: presetWarband(one),
    kind: "standard",
  }));
}

const plan = (given: Partial<MatchPlan> = {}): MatchPlan => ({
  game: "standard",
  seats: seats(2),
  packs: [one],
  face: "dungeon",
  teams: null,
  layout: null,
  ...given,
});

function made(given: Partial<MatchPlan> = {}) {
  const planned = makeConfig(plan(given));
  if (!planned.ok) throw new Error(JSON.stringify(planned.problems));
  return planned;
}

function problems(given: Partial<MatchPlan>) {
  const planned = makeConfig(plan(given));
  if (planned.ok) throw new Error("the plan is sound");
  return planned.problems;
}

const firstGame = (): Partial<MatchPlan> => {
  const [gold, silver] = firstGameWarbands(one);
  const [a, b] = seats(2);
  if (a === undefined || b === undefined) throw new Error("two seats are due");
  return {
    game: "first-game",
    seats: [
      { ...a, warband: gold },
      { ...b, warband: silver },
    ],
  };
};

describe("a sound plan", () => {
  test("becomes a configuration with all definitions, markers of every pack and treasure squares", () => {
    const { config, notes } = made();
    expect(Object.keys(config.content.creatures)).toHaveLength(12);
    // One on each of four large tiles, one on each of two small ones.
    expect(config.treasure).toHaveLength(6);
    expect(config.chests).toEqual([1, 1, 2, 2, 3, 3, 1, 1, 2, 2, 3, 3]);
    expect(config.seats.map((seat) => seat.team)).toEqual([0, 1]);
    assertRule({ notes }, "dc.ruling.setting-choice", "dc.ruling.tile-placement-order");
  });

  test("is read back from a record as it was", () => {
    const { config } = made();
    expect(parseConfig(JSON.parse(JSON.stringify(config)))).toEqual({ ok: true, value: config });
  });

  test("takes tiles as the players laid them", () => {
    const { layout, config } = made();
    const tiles = layout.map((one) => ({ tile: one.tile.id, seat: one.seat, x: one.x, y: one.y, turns: 0 }));
    const turned = tiles.map((tile) => ({ ...tile, turns: tile.y < 4 ? 2 : 0 }));
    const again = makeConfig(plan({ layout: { tiles: turned, sides: null } }));
    expect(again.ok && again.config.battlefield).toEqual(config.battlefield);
  });

  test("seats more players, by teams if wished", () => {
    const { config, notes } = made({ seats: seats(4), teams: 2 });
    expect(config.seats.map((seat) => seat.team)).toEqual([0, 1, 0, 1]);
    expect(initialBody(config).mode.teams).toBe(true);
    assertRule({ notes }, "dc.ruling.team-seating", "dc.ruling.multiplayer-layouts", "dc.team.setup");
    const free = made({ seats: seats(3) });
    expect(initialBody(free.config).mode.teams).toBe(false);
    assertRule({ notes: free.notes }, "dc.ffa.standard-rules");
  });

  test("of a first game uses the two markers of value 3 alone", () => {
    const { config, notes } = made(firstGame());
    expect([config.chests, config.treasure.length]).toEqual([[3, 3], 2]);
    assertRule(
      { notes },
      "dc.ruling.first-game-layout",
      "dc.ruling.first-game-commander-choice",
      "dc.first-game.ignore-small-tile-treasure",
    );
  });
});

describe("what stands against a plan", () => {
  test("is a bad warband, and in a larger game missing tiles", () => {
    const [a, ...rest] = seats(3);
    if (a === undefined) throw new Error("a seat is due");
    const short = { ...a, warband: { ...a.warband, tiles: a.warband.tiles.slice(1) } };
    assertRule(problems({ seats: [short, ...rest] }), "dc.multi.components");
    assertRule(problems({ seats: [short, ...rest.slice(1)] }), "dc.warband.tiles");
  });

  test("is a face, a commander or a number of players that the first game does not have", () => {
    const first = firstGame();
    assertRule(problems({ ...first, face: "outdoor" }), "dc.first-game.dungeon-side");
    const same = first.seats?.map((seat) => ({ ...seat, warband: { ...seat.warband, commanders: ["one/leader1"] } }));
    assertRule(problems({ ...first, seats: same ?? [] }), "dc.first-game.commander-each");
    assertRule(problems({ ...first, seats: [...(first.seats ?? []), ...seats(3).slice(2)] }), "dc.first-game.one-pack");
  });

  test("is a tile of somebody else", () => {
    const tiles = made().layout.map((one) => ({ tile: one.tile.id, seat: one.seat, x: one.x, y: one.y, turns: 0 }));
    assertRule(problems({ layout: { tiles: tiles.slice(1), sides: null } }), "dc.warband.tiles");
  });

  test("is a tile that cannot be read", () => {
    const tiles = one.tiles.map((tile) => ({ ...tile, faces: { ...tile.faces, outdoor: { rows: "??" } } }));
    assertRule(problems({ packs: [{ ...one, tiles }], face: "outdoor" }), "dc.ruling.tile-data");
  });

  test("is a lay-out that breaks a rule", () => {
    const tiles = made().layout.map((one, i) => ({
      tile: one.tile.id,
      seat: one.seat,
      x: one.x + i * 9,
      y: one.y,
      turns: 0,
    }));
    expect(problems({ layout: { tiles, sides: null } }).every((problem) => problem.about === "layout")).toBe(true);
  });
});

describe("teams", () => {
  test("have equally many players each, of an even number", () => {
    expect(checkTeams([0, 1, 2])).toEqual([]);
    expect(checkTeams(alternatingTeams(6, 3))).toEqual([]);
    expect(alternatingTeams(6, 3)).toEqual([0, 1, 2, 0, 1, 2]);
    assertRule(checkTeams([0, 0, 1, 1, 1, 1]), "dc.team.equal-size");
    assertRule(checkTeams([0, 1, 0, 1, 0]), "dc.multi.teams-need-even");
    assertRule(checkTeams([0, 0, 0, 0]), "dc.team.equal-size");
    assertRule(checkTeams(Array.from({ length: 9 }, (_, i) => i)), "dc.multi.more-than-two");
    assertRule(checkTeams([0, 1, 2, 0, 1, 2, 0, 1, 2]), "dc.ruling.team-sizes");
    assertRule(checkTeams([0]), "dc.components.players");
  });
});

describe("a configuration from a file is refused", () => {
  const { config } = made();
  const { battlefield } = config;
  const [north, south] = battlefield.start;
  const field = (change: object): object => ({ ...config, battlefield: { ...battlefield, ...change } });
  const [one = null, ...others] = config.seats;

  /** Its first fault, with the rule if there is one. */
  function refused(value: unknown): object {
    const parsed = parseConfig(value);
    if (parsed.ok) throw new Error("it was taken");
    return parsed.faults[0] ?? {};
  }

  test.each([
    ["that is no table", 7, { place: "", why: "expected object" }],
    ["with unknown keys", { ...config, more: 1 }, { place: "" }],
    ["with a seat too few", { ...config, seats: config.seats.slice(1) }, { place: "seats" }],
    ["with a marker of value 4", { ...config, chests: [4, 4, 4, 4, 4, 4] }, { place: "chests[0]" }],
    [
      "with a card under another name",
      { ...config, content: { ...config.content, orders: { x: Object.values(config.content.orders)[0] } } },
      { place: "content.orders.x" },
    ],
  ])("%s", (_, value, fault) => {
    expect(refused(value)).toMatchObject(fault);
  });

  test("with a damaged card, of which the same is said as of one in a pack", () => {
    const [id = "", creature] = Object.entries(config.content.creatures)[3] ?? [];
    const inRecord = (change: object): readonly string[] => {
      const creatures = { ...config.content.creatures, [id]: { ...creature, ...change } };
      const read = parseConfig({ ...config, content: { ...config.content, creatures } });
      return read.ok ? [] : read.faults.map(({ place, why, rule = "" }) => `${place}: ${why} ${rule}`);
    };
    const inPack = (change: object): readonly string[] => {
      const whole = pack("one");
      const known = whole.creatures.filter((card) => Object.hasOwn(config.content.creatures, card.id));
      const creatures = known.map((card) => (card.id === id ? { ...card, ...change } : card));
      const read = checkPackData(
        { ...whole, keywords: { beast: { en: "Beast", ru: "Зверь" } }, creatures },
        "one.json",
      );
      return read.ok
        ? []
        : read.problems.map(({ card, path, message, rule = "" }) => `${card}.${path}: ${message} ${rule}`);
    };
    for (const change of [
      { speed: "far" },
      { spede: 5 },
      { hitPoints: 15 },
      { abilities: ["strenght"] },
      { name: { en: "x".repeat(5_000), ru: "x" } },
      { powers: [{ kind: "standing", effects: [] }] },
    ]) {
      const told = inPack(change).map((line) => `content.creatures.${line.replace(".:", ":")}`);
      expect(told).not.toEqual([]);
      expect(inRecord(change)).toEqual(told);
    }
  });

  test.each([
    [
      "that lacks a definition",
      { ...config, content: { ...config.content, creatures: {} } },
      "dc.warband.creature-card-per-miniature",
    ],
    [
      "with an empty warband",
      { ...config, seats: [{ ...one, creatures: [] }, ...others] },
      "dc.custom.minimum-creatures",
    ],
    [
      "with five copies of a creature",
      {
        ...config,
        seats: [
          { ...one, creatures: [...(one?.creatures ?? []), ...Array.from({ length: 4 }, () => one?.creatures[0])] },
          ...others,
        ],
      },
      "dc.custom.creature-copies",
    ],
    [
      "whose teams leave nobody to play against",
      { ...config, seats: config.seats.map((s) => ({ ...s, team: 0 })) },
      "dc.team.equal-size",
    ],
    [
      "with two seats of one name",
      { ...config, seats: config.seats.map((s) => ({ ...s, id: "s0" })) },
      "dc.components.players",
    ],
    [
      "with two chests on one square",
      { ...config, treasure: [config.treasure[0], config.treasure[0]] },
      "dc.ruling.tile-data",
    ],
    ["with a square off the board", { ...config, treasure: [9999] }, "dc.ruling.tile-data"],
    ["with markers that no pack has", { ...config, chests: config.chests.map(() => 3) }, "dc.ruling.chest-values"],
    [
      "with a wall between squares that are no neighbours",
      field({ shape: { ...battlefield.shape, wallEdges: [[0, 5]] } }),
      "dc.ruling.tile-data",
    ],
    ["with no Start area", field({ start: [[], []] }), "dc.ruling.start-area-required"],
    ["with a Start area for one seat of two", field({ start: [north] }), "dc.ruling.start-area-required"],
    ["with one Start area for two seats", field({ start: [north, north] }), "dc.warband.one-start-area"],
    [
      "with a square twice in a Start area",
      field({ start: [[...(north ?? []), north?.[0]], south] }),
      "dc.ruling.tile-data",
    ],
    [
      "with a Start square that is a wall",
      field({ start: [north, battlefield.shape.wallSquares.slice(0, 1)] }),
      "dc.ruling.deployment-squares",
    ],
    ["with a tile too few", field({ tiles: battlefield.tiles.slice(1) }), "dc.warband.tiles"],
    [
      "with a tile of nobody",
      field({ tiles: battlefield.tiles.map((tile) => ({ ...tile, seat: 7 })) }),
      "dc.warband.tiles",
    ],
    [
      "with all tiles at one place",
      field({ tiles: battlefield.tiles.map((tile) => ({ ...tile, x: 0, y: 0 })) }),
      "dc.ruling.tile-data",
    ],
    ["with an outdoor face and dungeon corners", field({ face: "outdoor" }), "dc.ruling.outdoor-walls"],
  ] as const)("%s", (_, value, rule) => {
    assertRule(refused(value), rule);
  });

  test("but none of those that the rules know", () => {
    for (const { name, config: known } of everyKind())
      expect(parseConfig(JSON.parse(JSON.stringify(known))), name).toEqual({ ok: true, value: known });
  });

  test("of a first game with more than its two seats, or one commander twice", () => {
    const first = made(firstGame()).config;
    const [a, b] = first.seats;
    assertRule(refused({ ...first, seats: [a, { ...b, commander: a?.commander }] }), "dc.first-game.commander-each");
    assertRule(refused({ ...first, chests: [1, 3] }), "dc.first-game.chests");
    expect(parseConfig(JSON.parse(JSON.stringify(first)))).toEqual({ ok: true, value: first });
  });
});
