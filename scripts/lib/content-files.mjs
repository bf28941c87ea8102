// Turns the packs of a game's content folder, YAML that people write, into the JSON that ships.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const compact = (value) => JSON.stringify(value);

/** The text of a JSON file: a card a line, so that a change of one card is a readable difference. */
function packJson(yamlText) {
  const pack = parse(yamlText, { schema: "core" });
  const parts = Object.entries(pack).map(([key, value]) => {
    const list = Array.isArray(value) && value.length > 0;
    const body = list ? `[\n${value.map((item) => `    ${compact(item)}`).join(",\n")}\n  ]` : compact(value);
    return `  ${compact(key)}: ${body}`;
  });
  return `{\n${parts.join(",\n")}\n}\n`;
}

/** Writes the JSON beside each YAML file of the folder that the build.mjs at `here` is in. */
export function buildContent(here) {
  const folder = fileURLToPath(new URL("./", here));
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".yaml"))) {
    writeFileSync(`${folder}${name.replace(/\.yaml$/, ".json")}`, packJson(readFileSync(`${folder}${name}`, "utf8")));
  }
}
