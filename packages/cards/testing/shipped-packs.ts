/** Tests that every pack of a folder is sound, and ships as the JSON that is made of it. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { ContentResult, ReadYaml } from "../src/content.ts";
import { writeProblem } from "../src/problems.ts";
import { readYaml } from "../src/yaml.ts";

type ParsePack = (text: string, file: string, readYaml?: ReadYaml) => ContentResult<unknown>;

export function shippedPacksSuite(at: URL, parsePack: ParsePack): void {
  const folder = fileURLToPath(at);
  const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  describe.each(files)("%s", (name) => {
    const yaml = readFileSync(`${folder}${name}`, "utf8");

    it("is a sound pack", () => {
      const result = parsePack(yaml, name, readYaml);
      expect(result.ok ? [] : result.problems.map(writeProblem)).toEqual([]);
    });

    it("ships as the JSON that build.mjs makes of it", () => {
      const json = readFileSync(`${folder}${name.replace(/\.yaml$/, ".json")}`, "utf8");
      expect(parsePack(json, "shipped.json")).toEqual(parsePack(yaml, name, readYaml));
    });
  });
}
