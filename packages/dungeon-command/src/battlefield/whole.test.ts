import { describe, expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { gate, hall, nook, tileCard, tilesOf } from "../../testing/tiles.ts";
import type { TileCard } from "../vocabulary/index.ts";
import { buildBattlefield } from "./build.ts";
import type { Placed } from "./joining.ts";
import { firstGameLayout, readyLayout } from "./layout.ts";
import { seatSides } from "./sides.ts";
import { type Face, readTile, turned } from "./tiles.ts";
import { checkLayout } from "./whole.ts";

const lay = (card: TileCard, seat: number, x: number, y: number, turns = 0, face: Face = "dungeon"): Placed => ({
  tile: turned(readTile(card, face), turns),
  seat,
  x,
  y,
});

/** Two players: seat 0 along the south, seat 1 along the north, small tiles beyond their large ones. */
function twoPlayers(): Placed[] {
  return [
    lay(hall("a/one"), 0, 0, 4),
    lay(hall("a/two"), 0, 4, 4),
    lay(gate("a/gate"), 0, 0, 8),
    lay(nook("a/nook"), 0, 4, 8),
    lay(hall("b/one"), 1, 0, 0),
    lay(hall("b/two"), 1, 4, 0),
    lay(gate("b/gate"), 1, 4, -2),
    lay(nook("b/nook"), 1, 0, -2),
  ];
}

const standard = (seats: number) => ({ game: "standard", sides: seatSides(seats) }) as const;
const replaced = (index: number, tile: Placed): Placed[] => twoPlayers().map((old, i) => (i === index ? tile : old));

describe("two players", () => {
  test("four large tiles make a square, Start tiles lie on their owners' sides", () => {
    expect(checkLayout(twoPlayers(), standard(2))).toEqual([]);
  });

  test("large tiles in a row are no square", () => {
    const row = [0, 1].flatMap((seat) => [
      lay(hall(`${seat}/one`), seat, seat * 8, 0),
      lay(hall(`${seat}/two`), seat, seat * 8 + 4, 0),
      lay(gate(`${seat}/gate`), seat, seat * 8, seat === 0 ? 4 : -2),
      lay(nook(`${seat}/nook`), seat, seat * 8 + 4, seat === 0 ? 4 : -2),
    ]);
    assertRule(checkLayout(row, standard(2)), "dc.battlefield.large-tiles-square");
  });

  test("a Start tile on the flank is too far from its owner while the outer side would do", () => {
    const flank = replaced(2, lay(gate("a/gate"), 0, -2, 4, 1));
    assertRule(checkLayout(flank, standard(2)), "dc.battlefield.start-tile-near-owner");
  });

  test("a Start tile may lie on the flank if its edges fit nowhere further out", () => {
    // Open only in one short side, which fits the open middle of a large tile nowhere but at a shifted place.
    const odd = tileCard("a/odd", "small", ["#s##", "####"], []);
    const large = tileCard("a/shut", "large", ["#..#", ".$..", "....", "####"]);
    const tiles = twoPlayers();
    const shut = tiles.map((one, i) => (i < 2 ? lay({ ...large, id: one.tile.id }, 0, one.x, one.y) : one));
    shut[2] = lay(odd, 0, -4, 5 - 1, 0);
    shut[3] = lay(tileCard("a/nook", "small", ["####", "#..#"]), 0, 4, 8);
    const faults = checkLayout(shut, standard(2)).map(({ rule }) => rule);
    expect(faults).not.toContain("dc.battlefield.start-tile-near-owner");
  });

  test("a player's part hangs together by edges", () => {
    assertRule(checkLayout(replaced(3, lay(nook("a/nook"), 0, 8, 8)), standard(2)), "dc.battlefield.no-diagonal-joins");
    assertRule(checkLayout(replaced(3, lay(nook("a/nook"), 0, 20, 8)), standard(2)), "dc.battlefield.half-per-player");
  });

  test("tiles are counted: two large, two small, one Start area", () => {
    assertRule(checkLayout(twoPlayers().slice(1), standard(2)), "dc.warband.tiles");
    assertRule(checkLayout(replaced(3, lay(gate("a/other"), 0, 4, 8)), standard(2)), "dc.warband.one-start-area");
    assertRule(checkLayout(replaced(2, lay(nook("a/other"), 0, 0, 8)), standard(2)), "dc.ruling.start-area-required");
  });

  test("edges, overlaps, settings and alignment are looked at as for single tiles", () => {
    assertRule(checkLayout(replaced(3, lay(nook("a/nook"), 0, 3, 8)), standard(2)), "dc.battlefield.grid");
    assertRule(checkLayout(replaced(3, lay(nook("a/nook"), 0, 5, 8)), standard(2)), "dc.battlefield.open-meets-open");
    const outdoor = lay(nook("a/nook"), 0, 4, 8, 0, "outdoor");
    assertRule(checkLayout(replaced(3, outdoor), standard(2)), "dc.battlefield.one-setting");
    assertRule(
      checkLayout(replaced(3, lay(nook("a/nook"), 0, 4, 8.5)), standard(2)),
      "dc.battlefield.interlocking-tabs",
    );
  });
});

describe("ready-made battlefields", () => {
  const faces = (seats: number) =>
    Array.from({ length: seats }, (_, seat) => tilesOf(`s${seat}`).map((card) => readTile(card, "dungeon")));

  test.each([2, 3, 4, 5, 6, 8])("%i players get a legal one, the same each time", (seats) => {
    const layout = readyLayout(faces(seats));
    expect(layout).not.toBeNull();
    expect(checkLayout(layout ?? [], standard(seats))).toEqual([]);
    expect(readyLayout(faces(seats))).toEqual(layout);
    const { battlefield } = buildBattlefield(layout ?? [], "standard", seats);
    expect(battlefield.start.map((area) => area.length)).toEqual(Array.from({ length: seats }, () => 4));
  });

  test("two equal sets of tiles lie alike for both players: half a turn changes nothing", () => {
    const layout = readyLayout(faces(2)) ?? [];
    const { battlefield, treasure } = buildBattlefield(layout, "standard", 2);
    const last = battlefield.shape.width * battlefield.shape.height - 1;
    const opposite = (squares: readonly number[]): number[] =>
      squares.map((square) => last - square).sort((a, b) => a - b);
    expect(opposite(battlefield.start[0] ?? [])).toEqual(battlefield.start[1]);
    expect(opposite(treasure)).toEqual(treasure);
    expect(opposite(battlefield.shape.wallSquares)).toEqual(battlefield.shape.wallSquares);
  });

  test("three players: six large tiles make two rows of three", () => {
    const large = (readyLayout(faces(3)) ?? []).filter((one) => one.tile.size === "large");
    expect(new Set(large.map((one) => one.x)).size).toBe(3);
    expect(new Set(large.map((one) => one.y)).size).toBe(2);
  });

  /** Three seats' tiles without any walls: large ones and small ones in the order given, the first small one with the area. */
  const openTiles = (
    large: readonly (readonly [number, number])[],
    small: readonly (readonly [number, number])[],
  ): Placed[] =>
    [...large, ...small].map(([x, y], i) => {
      const seat = Math.floor((i % 6) / 2);
      if (i < 6) return lay(tileCard(`${seat}/large${i}`, "large", ["....", "....", "....", "...."]), seat, x, y);
      const start = i % 2 === 0;
      return lay(tileCard(`${seat}/small${i}`, "small", [start ? ".ss." : "....", "...."]), seat, x, y);
    });

  test("a free-for-all's large tiles must make a rectangle", () => {
    const large = [
      [0, 4],
      [4, 4],
      [0, 0],
      [4, 0],
      [8, 4],
      [8, 8],
    ] as const;
    const steps = openTiles(large, [
      [0, 8],
      [4, 8],
      [0, -2],
      [4, -2],
      [12, 8],
      [12, 10],
    ]);
    assertRule(checkLayout(steps, standard(3)), "dc.ffa.large-tiles-rectangle");
  });

  test("a player's two large tiles lie side by side in it", () => {
    // One row of six. Seats 0 and 1 alternate and join their ends by small tiles below and above.
    const large = [
      [0, 0],
      [8, 0],
      [4, 0],
      [12, 0],
      [16, 0],
      [20, 0],
    ] as const;
    const row = openTiles(large, [
      [2, 4],
      [6, 4],
      [6, -2],
      [10, -2],
      [16, 4],
      [20, 4],
    ]);
    const faults = checkLayout(row, standard(3));
    expect(faults.map(({ seat }) => seat)).toEqual([0, 1]);
    assertRule(faults, "dc.ruling.multiplayer-layouts");
  });

  test("a player's segment hangs together", () => {
    const apart = openTiles(
      [
        [0, 4],
        [4, 4],
        [0, 0],
        [4, 0],
        [8, 0],
        [8, 4],
      ],
      [
        [0, 8],
        [4, 8],
        [0, -2],
        [4, -2],
        [12, 0],
        [20, 2],
      ],
    );
    assertRule(checkLayout(apart, standard(3)), "dc.ffa.own-segment");
  });

  test("nothing is found where no edges match", () => {
    const open = tileCard("x/open", "large", ["....", ".$..", "....", "...."]);
    const shut = tileCard("x/shut", "large", ["####", "#..#", "#..#", "####"]);
    const tiles = [
      [open, shut, gate("x/g"), nook("x/n")],
      [open, shut, gate("y/g"), nook("y/n")],
    ];
    expect(readyLayout(tiles.map((own) => own.map((card) => readTile(card, "dungeon"))))).toBeNull();
  });
});

describe("the first game", () => {
  const tiles = [
    [hall("p/one"), gate("p/gate")],
    [hall("p/two"), nook("p/nook")],
  ].map((own) => own.map((card) => readTile(card, "dungeon")));
  const chain = (): Placed[] => firstGameLayout(tiles) ?? [];
  const kind = { game: "first-game", sides: seatSides(2) } as const;

  test("is a chain from one small tile to the other", () => {
    expect(checkLayout(chain(), kind)).toEqual([]);
    const ys = ["p/gate", "p/one", "p/two", "p/nook"].map((id) => chain().find((one) => one.tile.id === id)?.y ?? 0);
    expect(ys).toEqual([...ys].sort((a, b) => b - a));
  });

  test("is refused with tiles out of the chain, the wrong tiles, faces or Start areas", () => {
    const [one, two, start, end] = chain();
    if (one === undefined || two === undefined || start === undefined || end === undefined) throw new Error("no chain");
    assertRule(checkLayout([one, two, start], kind), "dc.first-game.tiles");
    const far = { ...end, y: end.y - 9 };
    assertRule(checkLayout([one, two, start, far], kind), "dc.ruling.first-game-layout");
    assertRule(checkLayout([one, two, { ...start, seat: 1 }, { ...end, seat: 0 }], kind), "dc.first-game.start-tiles");
    const outdoor = { ...end, tile: { ...end.tile, face: "outdoor" as const } };
    assertRule(checkLayout([one, two, start, outdoor], kind), "dc.first-game.dungeon-side");
  });

  test("open edges at the sides are walls, the second small tile is an area without treasure", () => {
    const built = buildBattlefield(chain(), "first-game", 2);
    assertRule(
      built,
      "dc.first-game.open-edges-are-walls",
      "dc.first-game.ignore-small-tile-treasure",
      "dc.first-game.player-two-deployment",
    );
    expect(built.treasure.length).toBe(2);
    // The nook has 8 squares, 4 of them walls.
    expect(built.battlefield.start.map((area) => area.length)).toEqual([4, 4]);
  });
});

describe("the battlefield that tiles make", () => {
  test("is one grid with missing squares, walls, terrain and areas", () => {
    const { battlefield, treasure } = buildBattlefield(twoPlayers(), "standard", 2);
    const { width, height, missing, cornersBlock } = battlefield.shape;
    expect([width, height, missing.length, cornersBlock]).toEqual([8, 12, 0, true]);
    // Seat 1's gate lies at the north-east, seat 0's at the south-west.
    expect(battlefield.start).toEqual([
      [81, 82, 89, 90],
      [5, 6, 13, 14],
    ]);
    expect(treasure).toEqual([1, 25, 29, 57, 61, 85]);
  });

  test("keeps printed edges between tiles and towards squares that do not exist", () => {
    const wide = lay(tileCard("t/wide", "large", ["...", "..."], ["b1/b2", "c1|"]), 0, 0, 1);
    const high = lay(tileCard("t/high", "small", ["."]), 0, 3, 0);
    const built = buildBattlefield([wide, high], "standard", 1);
    const { shape } = built.battlefield;
    assertRule(built, "dc.ruling.battlefield-boundary");
    expect(shape).toMatchObject({ width: 4, height: 3, missing: [0, 1, 2, 7, 11] });
    expect(shape.wallEdges).toEqual([
      [5, 9],
      [6, 7],
    ]);
  });

  test("lets corners be passed outdoors", () => {
    const built = buildBattlefield([lay(hall("t/h"), 0, 0, 0, 0, "outdoor")], "standard", 1);
    expect(built.battlefield.shape.cornersBlock).toBe(false);
    assertRule(built, "dc.ruling.outdoor-walls");
  });
});
