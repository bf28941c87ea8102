import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { icons } from "@iconify-json/game-icons/icons.json";
import { describe, expect, it } from "vitest";
import { EMBLEM_NAMES } from "./emblem-names.ts";
import { SHELL_NAMES } from "./shell-names.ts";

// The three JSON files beside this test are extracted from the whole set of 4,000 emblems.
// After a change of names: npx vitest run packages/table/src/icons -u

const PACKAGES = join(import.meta.dirname, "../../..");
const drawings = new Map(Object.entries(icons).map(([name, icon]) => [name, icon.body]));

/** Emblems named by the games' content, wherever a definition has an `icon` or an `emblem`. */
function namesInContent(): readonly string[] {
  const folders = readdirSync(PACKAGES).map((name) => join(PACKAGES, name, "content"));
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)))
    .filter((file) => file.endsWith(".json"));
  const named = /"(?:icon|emblem)": *"([a-z0-9-]+)"/g;
  return files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(named)].map((match) => match[1] ?? ""));
}

function extract(names: readonly string[]): string {
  const entries = [...new Set(names)]
    .filter((name) => drawings.has(name))
    .toSorted()
    .map((name) => {
      const path = / d="([^"]+)"/.exec(drawings.get(name) ?? "")?.[1] ?? "";
      return `  ${JSON.stringify(name)}: ${JSON.stringify(path)}`;
    });
  return `{\n${entries.join(",\n")}\n}\n`;
}

describe("the emblems", () => {
  it("are all in the set they are taken from", () => {
    const wanted = [...SHELL_NAMES, ...EMBLEM_NAMES, ...namesInContent()];
    expect(wanted.filter((name) => !drawings.has(name))).toEqual([]);
  });

  it("of the pages are extracted as named", async () => {
    await expect(extract(SHELL_NAMES)).toMatchFileSnapshot("./shell.json");
  });

  it("of the packs are extracted as named, without those that the pages already have", async () => {
    const names = namesInContent().filter((name) => !SHELL_NAMES.includes(name));
    await expect(extract(names)).toMatchFileSnapshot("./emblems.json");
  });

  it("offered to card makers are extracted as named, without those that the packs already bring", async () => {
    const there = [...SHELL_NAMES, ...namesInContent()];
    await expect(extract(EMBLEM_NAMES.filter((name) => !there.includes(name)))).toMatchFileSnapshot(
      "./more-emblems.json",
    );
  });
});
