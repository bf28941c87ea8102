/** Reads a pack file of the Miniatures. */
import { type ContentKind, type ContentResult, checkContent, type ReadYaml, readContent } from "@undercroft/cards";
import type { Pack } from "./cards.ts";
import { packSchema } from "./pack-schema.ts";
import { checkPack } from "./validate.ts";

const packs: ContentKind<Pack> = { schema: packSchema, check: checkPack };

/**
 * Reads JSON, or YAML if the name ends in .yaml and a reader is given (`@undercroft/cards/yaml`). Never throws for a
 * bad file: each problem names the file, the card, the path and, where one is near, the right word.
 */
export function parsePack(text: string, fileName: string, readYaml?: ReadYaml): ContentResult<Pack> {
  return readContent(text, fileName, packs, readYaml);
}

/** The same for data that was read already: a shipped JSON module, or cards defined in a scenario. */
export function checkPackData(raw: unknown, fileName: string): ContentResult<Pack> {
  return checkContent(raw, fileName, packs);
}
