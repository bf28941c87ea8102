import { beforeEach, describe, expect, it } from "vitest";
import { drawnMap } from "../../testing/drawn.ts";
import { drawnMaps, dropMap, keepMap, keepOnTheTable, mapOnTheTable, savedMaps } from "./saved.ts";

describe("maps kept in the browser", () => {
  beforeEach(() => localStorage.clear());
  const court = {
    ...drawnMap(["..", ".#"]),
    id: "own/court",
    starts: [
      { label: "A" as const, squares: ["a1"] },
      { label: "B" as const, squares: ["b1"] },
    ],
    victory: [{ id: "v", label: "A&B" as const, squares: ["a2"] }],
  };

  it("are there again, each under its id, the one kept last at the end", () => {
    expect(savedMaps()).toEqual([]);
    expect(keepMap(court)).toBe(true);
    expect(keepMap({ ...court, id: "own/yard" })).toBe(true);
    expect(keepMap({ ...court, rows: "..\n.." })).toBe(true);
    expect(savedMaps().map(({ id, rows }) => [id, rows])).toEqual([
      ["own/yard", "..\n.#"],
      ["own/court", "..\n.."],
    ]);
    dropMap("own/yard");
    expect(savedMaps().map(({ id }) => id)).toEqual(["own/court"]);
  });

  it("are the same objects until something changes, so that each is drawn once", () => {
    keepMap(court);
    expect(savedMaps()).toBe(savedMaps());
  });

  it("are not disturbed by what is no map, and do not lose it", () => {
    localStorage.setItem("undercroft/maps", JSON.stringify([{ id: "own/torn", rows: 3 }]));
    keepMap(court);
    expect(savedMaps().map(({ id }) => id)).toEqual(["own/court"]);
    expect(localStorage.getItem("undercroft/maps")).toContain("own/torn");
    localStorage.setItem("undercroft/maps", "not JSON");
    expect(savedMaps()).toEqual([]);
  });

  it("are offered for battles only when they can be played on (mn.map.areas-minimum)", () => {
    keepMap({ ...court, id: "own/begun", victory: [] });
    keepMap({ ...court, id: "own/blocked", rows: "#.\n.." });
    keepMap({
      ...court,
      id: "own/torn",
      legend: { d: ["secret-door"] },
      rows: "d.\n..",
      walls: [{ from: [0, 0], to: [1, 1] }],
    });
    expect(savedMaps()).toEqual([]);
    expect(drawnMaps().map(({ id }) => id)).toEqual(["own/begun", "own/blocked", "own/torn"]);
  });

  it("lie on the table again after a reload, finished or not", () => {
    expect(mapOnTheTable()).toBeNull();
    keepOnTheTable({ ...court, victory: [] });
    expect(mapOnTheTable()).toEqual({ ...court, victory: [] });
    localStorage.setItem("undercroft/map-on-the-table", '[{"rows":3}]');
    expect(mapOnTheTable()).toBeNull();
  });
});
