import { readYaml } from "@undercroft/cards/yaml";
import { type Pack, parsePack } from "@undercroft/dungeoneer";
import { shippedPacks } from "@undercroft/dungeoneer/content";
import type { GameContent } from "../../validate/content.ts";

export const content: GameContent<Pack, never, never> = {
  game: "dungeoneer",
  kinds: [],
  readPack: (text, file) => parsePack(text, file, readYaml),
  maps: null,
  shippedPacks,
  shippedMaps: () => [],
  warbands: null,
};
