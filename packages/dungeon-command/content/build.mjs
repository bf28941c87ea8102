// Turns content/*.yaml, which people write, into content/*.json, which ships.
// Run `node packages/dungeon-command/content/build.mjs` after every change; a test compares, and checks each pack.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const folder = fileURLToPath(new URL("./", import.meta.url));

export const yamlFiles = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .sort();

const compact = (value) => JSON.stringify(value);

/** The text of a JSON file: a card a line, so that a change of one card is a readable difference. */
export function packJson(yamlText) {
  const pack = parse(yamlText, { schema: "core" });
  const parts = Object.entries(pack).map(([key, value]) => {
    const list = Array.isArray(value) && value.length > 0;
    const body = list ? `[\n${value.map((item) => `    ${compact(item)}`).join(",\n")}\n  ]` : compact(value);
    return `  ${compact(key)}: ${body}`;
  });
  return `{\n${parts.join(",\n")}\n}\n`;
}

export const jsonName = (yamlName) => yamlName.replace(/\.yaml$/, ".json");

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of yamlFiles()) {
    writeFileSync(`${folder}${jsonName(name)}`, packJson(readFileSync(`${folder}${name}`, "utf8")));
  }
}
