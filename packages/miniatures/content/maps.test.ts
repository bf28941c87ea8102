import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readYaml } from "@undercroft/cards/yaml";
import { describe, expect, it } from "vitest";
import { mapConcerns } from "../src/map/map-concerns.ts";
import { readBattleMap } from "../src/map/read-battle-map.ts";
import { shippedMaps } from "./maps.ts";

const folder = fileURLToPath(new URL("./maps/", import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));

describe.each(shippedMaps().map((map) => [map.id, map] as const))("%s", (_, map) => {
  it("has nothing that hinders play, and nothing that is seldom meant (mn.map.areas-minimum, mn.terrain.teleporter.use)", () => {
    expect(mapConcerns(map)).toEqual([]);
  });
});

it.each(files)("%s ships as the JSON that build.mjs makes of it", (name) => {
  const yaml = readBattleMap(readFileSync(`${folder}${name}`, "utf8"), name, readYaml);
  expect(yaml.ok && shippedMaps().find(({ id }) => id === yaml.pack.id)).toEqual(yaml.ok ? yaml.pack : null);
});
