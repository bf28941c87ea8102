import { describe, expect, it } from "vitest";
import { everyKind } from "../../testing/games.ts";
import type { BattleMap } from "../map/battle-map.ts";
import { parseConfig } from "./parse-config.ts";

const [first] = everyKind();
const config = first?.config;

/** A player's own map: a hall with a wall across it, a secret door and a well. */
const hall: BattleMap = {
  id: "own/hall",
  name: { en: "Hall", ru: "Зал" },
  rows: ["......", "..D...", "....h."].join("\n"),
  legend: { D: ["secret-door"], h: [{ terrain: "healing-font", heals: 15 }] },
  walls: [{ from: [2, 0], to: [2, 1] }],
  starts: [
    { label: "A", squares: ["a1-a3"] },
    { label: "B", squares: ["f1-f3"] },
  ],
  victory: [{ id: "well", label: "A&B", squares: ["d2"] }],
};

/** A configuration as it stands in a file, both seats with some map. */
function fileWith(map: unknown): unknown {
  const text: unknown = JSON.parse(
    JSON.stringify({ ...config, seats: config?.seats.map((seat) => ({ ...seat, map })) }),
  );
  return text;
}

function faultsOf(map: unknown): readonly string[] {
  const read = parseConfig(fileWith(map));
  return read.ok
    ? []
    : read.faults.map(({ place, why, rule }) => `${place}: ${why}${rule === undefined ? "" : ` (${rule})`}`);
}

describe("a battle on a map of the player's own", () => {
  it("carries the map itself, so that it is played again wherever the record is opened", () => {
    const read = parseConfig(fileWith(hall));
    expect(read.ok && read.value.seats.map(({ map }) => map)).toEqual([hall, hall]);
  });

  it.each([
    ["no map at all", 3, /^seats\[0\]\.map: /],
    [
      "a misspelt word",
      { ...hall, legend: { ...hall.legend, D: ["secret-dor"] } },
      /^seats\[0\]\.map\.legend\.D\[0\]: .*Did you mean "secret-door"\?/,
    ],
    ["a key that nobody knows", { ...hall, wals: [] }, /^seats\[0\]\.map.*"wals"\. Did you mean "walls"\?/],
    [
      "rows of unequal length",
      { ...hall, rows: "......\n..D..\n....h." },
      /^seats\[0\]\.map\.rows: row 2 has 5 squares, not 6/,
    ],
    [
      "a sign without a meaning",
      { ...hall, rows: hall.rows.replace("h", "q") },
      /^seats\[0\]\.map\.rows: no square is written "q"/,
    ],
    [
      "an area beside the map",
      { ...hall, starts: [{ label: "A", squares: ["a9"] }] },
      /^seats\[0\]\.map\.starts\[0\]\.squares\[0\]: "a9" is not on this map/,
    ],
    ["a map too large to read", { ...hall, rows: ".".repeat(100_000) }, /^seats\[0\]\.map\.rows: /],
    [
      "no start area",
      { ...hall, starts: [hall.starts[0]] },
      /^seats\[0\]\.map: the map has no start area B \(mn\.map\.areas-minimum\)/,
    ],
    [
      "no victory area",
      { ...hall, victory: [] },
      /^seats\[0\]\.map: the map has no victory area \(mn\.map\.areas-minimum\)/,
    ],
    [
      "a start area of rock",
      { ...hall, rows: "#.....\n#.D...\n#...h." },
      /^seats\[0\]\.map: nobody can stand in start area A \(mn\.position\.legal\)/,
    ],
  ])("%s is told with its place", (_, map, message) => {
    expect(faultsOf(map)[0]).toMatch(message);
  });
});
