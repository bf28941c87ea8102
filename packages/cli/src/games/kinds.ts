import type { CommandOption } from "../command.ts";
import { warbandKinds as dungeonCommand, kindMeanings as dungeonCommandMeanings } from "./dungeon-command/kinds.ts";
import { warbandKinds as miniatures, kindMeanings as miniaturesMeanings } from "./miniatures/kinds.ts";

/** What warbands may be meant for, in the words of `--kind`, whichever game they are of. */
export const everyWarbandKind: readonly string[] = [...dungeonCommand, ...miniatures.map(({ name }) => name)];

/** The option that says it, with what each word means. */
export const kindOption: CommandOption = {
  name: "kind",
  value: "kind",
  summary: "the kind of game by whose rules a warband is checked",
  words: [...dungeonCommandMeanings, ...miniaturesMeanings],
};
