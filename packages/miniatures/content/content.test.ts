import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { writeProblem } from "@undercroft/cards";
import { readYaml } from "@undercroft/cards/yaml";
import { describe, expect, it } from "vitest";
import { parsePack } from "../src/vocabulary/index.ts";

const folder = fileURLToPath(new URL("./", import.meta.url));
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
