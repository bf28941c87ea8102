import { shippedPacks as packsOfDungeonCommand } from "@undercroft/dungeon-command/content";
import { battleScenarios } from "@undercroft/miniatures";
import { shippedPacks as packsOfMiniatures, readyWarbands, shippedMaps } from "@undercroft/miniatures/content";
import { expect, test } from "vitest";
import { call } from "../../testing/calling.ts";
import { warbandKinds as kindsOfDungeonCommand } from "./dungeon-command/kinds.ts";
import { gameByKeys } from "./keys.ts";
import { warbandKinds } from "./miniatures/kinds.ts";

const gameOf = (data: unknown): string => gameByKeys("file.json", JSON.stringify(data));

test("packs, maps and warbands tell their game by their keys, whichever part of them is there", () => {
  const parts = (packs: readonly object[]): readonly object[] =>
    packs.flatMap((pack) =>
      Object.entries(pack).flatMap(([key, list]) =>
        Array.isArray(list) && list.length > 0 ? [pack, { [key]: list }] : [],
      ),
    );
  expect(new Set(parts(packsOfDungeonCommand()).map(gameOf))).toEqual(new Set(["dungeon-command"]));
  expect(new Set(parts(packsOfMiniatures()).map(gameOf))).toEqual(new Set(["miniatures"]));
  expect(new Set([...shippedMaps(), ...readyWarbands().map(({ warband }) => warband)].map(gameOf))).toEqual(
    new Set(["miniatures"]),
  );
  expect(gameOf({ commanders: [], creatures: [], orders: [], tiles: [] })).toBe("dungeon-command");
  expect(gameOf({ name: "", colour: "red" })).toBe("dungeon-command");
  // Where the keys tell nothing it is the game that is asked for, and where it is named it is that.
  expect(gameByKeys("file.json", '{"name": ""}', "dungeoneer")).toBe("dungeoneer");
  expect(gameOf({ game: "dungeoneer", commanders: [], creatures: [] })).toBe("dungeoneer");
});

test("the help of --kind says what each word of it means", async () => {
  const { out } = await call("validate", "--help");
  for (const kind of kindsOfDungeonCommand) expect(out).toMatch(new RegExp(`${kind} +Dungeon Command`));
  expect(out).toMatch(/assault-200 +Miniatures: a scenario, a dash and its points/);
  for (const scenario of new Set(warbandKinds.map((kind) => kind.scenario))) expect(out).toContain(scenario);
});

test("warbands of the Miniatures are meant for a scenario at one of its limits (mn.scenario.limits)", () => {
  for (const { scenario, limit } of warbandKinds) expect(battleScenarios[scenario].limits.of).toContain(limit);
  // All scenarios but Sealed Boosters, each at three limits.
  expect(warbandKinds).toHaveLength((Object.keys(battleScenarios).length - 1) * 3);
});
