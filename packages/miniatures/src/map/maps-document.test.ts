import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readYaml } from "@undercroft/cards/yaml";
import { expect, it } from "vitest";
import { ruleIds, rulingIds } from "../ledger/rule-ids.ts";
import { terrains } from "../vocabulary/index.ts";
import { mapConcerns } from "./map-concerns.ts";
import { mapSize } from "./map-faults.ts";
import { readBattleMap } from "./read-battle-map.ts";

const text = readFileSync(fileURLToPath(new URL("../../../../docs/MAPS.md", import.meta.url)), "utf8");
const blocks = [...text.matchAll(/```yaml\n(.*?)```/gs)].map(([, block = ""]) => block);
const [whole = "", told = "", own = ""] = blocks;

it("the whole map in docs/MAPS.md is sound and can be played on", () => {
  const read = readBattleMap(whole, "map.yaml", readYaml);
  expect(read.ok ? [] : read.problems).toEqual([]);
  if (!read.ok) return;
  expect(mapConcerns(read.pack)).toEqual([]);
  expect(mapSize(read.pack)).toBe("half");
});

it("and what the page shows by itself can be put into it", () => {
  const legend = whole.replace("legend:\n", told);
  expect(readBattleMap(legend, "map.yaml", readYaml).ok).toBe(true);
  const other = `${whole.replace("legend:\n", "legend:\n  k: [{ terrain: other, id: brambles }]\n")}${own}`;
  const read = readBattleMap(other, "map.yaml", readYaml);
  expect(read.ok ? read.pack.otherTerrain?.map(({ id }) => id) : read.problems).toEqual(["brambles"]);
});

it("the page says what a misspelt word is answered", () => {
  const read = readBattleMap(whole.replace("  f: [forest]", "  f: [forrest]"), "map.yaml", readYaml);
  expect(read.ok).toBe(false);
  expect(text).toContain('legend.f[0]: unknown word "forrest". Did you mean "forest"?');
});

it("the page names every type of terrain", () => {
  for (const terrain of terrains) expect(text).toContain(`| \`${terrain}\` |`);
});

it("every rule that the page names stands in the ledger", () => {
  const known = new Set<string>([...ruleIds, ...rulingIds]);
  const named = [...text.matchAll(/`(mn\.[a-z0-9.-]+)`/g)].map(([, id = ""]) => id);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});
