import { warbandKinds as dungeonCommand } from "./dungeon-command/kinds.ts";
import { warbandKinds as miniatures } from "./miniatures/kinds.ts";

/** What warbands may be meant for, in the words of `--kind`, whichever game they are of. */
export const everyWarbandKind: readonly string[] = [...dungeonCommand, ...miniatures.map(({ name }) => name)];

/** The same for the help. */
export const kindHelp: string = `what warbands are to be: ${dungeonCommand.join(", ")} (custom), or a scenario and its points, such as assault-200 (an assault of the least points that it fits)`;
