/** Reads a set of cards. */
import { type ContentKind, type ContentResult, checkContent, type ReadYaml, readContent } from "@undercroft/cards";
import type { CardLists, Pack } from "./cards.ts";
import { cardListsSchema, packSchema } from "./schema.ts";
import { checkLists, checkPack } from "./validate.ts";

const packs: ContentKind<Pack> = { schema: packSchema, check: checkPack };

/** Reads JSON, or YAML if the name ends in .yaml and a reader is given. Never throws for a bad file: all that is wrong is listed. */
export function parsePack(text: string, fileName: string, readYaml?: ReadYaml): ContentResult<Pack> {
  return readContent(text, fileName, packs, readYaml);
}

/** Cards without a set around them, as they come out of a file. */
export function checkCardLists(raw: unknown, fileName: string): ContentResult<CardLists> {
  return checkContent(raw, fileName, { schema: cardListsSchema, check: checkLists });
}

/** The same for data that was read already. */
export function checkPackData(raw: unknown, fileName: string): ContentResult<Pack> {
  return checkContent(raw, fileName, packs);
}
