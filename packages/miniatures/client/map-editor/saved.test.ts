import { beforeEach, describe, expect, it } from "vitest";
import { drawnMap } from "../../testing/drawn.ts";
import { dropMap, keepMap, savedMaps } from "./saved.ts";

describe("maps kept in the browser", () => {
  beforeEach(() => localStorage.clear());
  const court = { ...drawnMap(["..", ".#"]), id: "own/court" };

  it("are there again, each under its id, the one kept last at the end", () => {
    expect(savedMaps()).toEqual([]);
    expect(keepMap(court)).toBe(true);
    expect(keepMap({ ...court, id: "own/yard" })).toBe(true);
    expect(keepMap({ ...court, rows: "..\n##" })).toBe(true);
    expect(savedMaps().map(({ id, rows }) => [id, rows])).toEqual([
      ["own/yard", "..\n.#"],
      ["own/court", "..\n##"],
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
});
