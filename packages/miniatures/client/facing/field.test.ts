import { speak } from "@undercroft/table";
import { expect, it } from "vitest";
import { drawnMap } from "../../testing/drawn.ts";
import { terrains } from "../engine/index.ts";
import { fieldOf } from "./field.ts";
import { markWords } from "./mark-words.ts";

it("every type of terrain is drawn, no two alike", () => {
  const faces = terrains.map((terrain) => {
    const mark =
      terrain === "steep-slope"
        ? { terrain, direction: "n" as const }
        : terrain === "teleporter"
          ? { terrain, name: "west" }
          : terrain;
    const [first] = fieldOf(drawnMap(["q."], { legend: { q: [mark] } })).squares[0] ?? [];
    return JSON.stringify([first?.ground, first?.signs?.map(({ kind }) => kind)]);
  });
  expect(new Set(faces).size).toBe(terrains.length);
  expect(faces).not.toContain(JSON.stringify(["floor", undefined]));
});

it("a square with several types shows each of them (mn.map.multiple-types)", () => {
  const field = fieldOf(drawnMap(["q."], { legend: { q: ["forest", "smoke"] } }));
  expect(field.squares[0]?.[0]).toEqual({ ground: "floor", signs: [{ kind: "forest" }, { kind: "smoke" }] });
});

it("a map that is higher than wide is shown turned by a quarter, and so are its slopes", () => {
  const lying = fieldOf(drawnMap(["v.."]));
  expect(lying.squares[0]?.[0]).toEqual({ ground: "floor", signs: [{ kind: "slope", turn: 4 }] });
  // South, which is below on the map, is to the left on the table: six eighths clockwise from the top.
  const turned = fieldOf(drawnMap(["v", ".", "."]));
  expect(turned.squares[0]?.[2]).toEqual({ ground: "floor", signs: [{ kind: "slope", turn: 6 }] });
});

it("squares of one teleporter have as many dots, those of another more (mn.ruling.teleporter)", () => {
  const field = fieldOf(drawnMap(["aba"]));
  expect(field.squares[0]?.map(({ signs }) => signs?.[0]?.count)).toEqual([1, 2, 1]);
});

it("terrain is told with all that its author said of it, directions as they are seen", async () => {
  await speak("en");
  const slope = { terrain: "steep-slope", direction: "s" } as const;
  expect(markWords(slope, [])).toBe("steep slope to the south");
  expect(markWords(slope, [], 2)).toBe("steep slope to the west");
  expect(markWords({ terrain: "healing-font", heals: 15 }, [])).toBe("healing font, 15 hit points");
  expect(markWords({ terrain: "teleporter", name: "gate" }, [])).toBe("teleporter gate");
  expect(markWords("river", [])).toBe("river");
});

it("a start area bears the colour of the seat whose it is (mn.ruling.side-chooser)", () => {
  const map = drawnMap(["..."], {
    starts: [
      { label: "A", squares: ["a1"] },
      { label: "B", squares: ["c1"] },
    ],
  });
  const colours = (first: "A" | "B"): readonly unknown[] =>
    fieldOf(map, first).squares[0]?.map(({ start }) => start) ?? [];
  const [own, , theirs] = colours("A");
  expect(own).not.toBe(theirs);
  expect(colours("B")).toEqual([theirs, undefined, own]);
});
