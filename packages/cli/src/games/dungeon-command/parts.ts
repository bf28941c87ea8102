/** What the commands use of the game besides its front door, in one place. */
export { dungeonCommand, heuristics } from "@undercroft/dungeon-command";
export { examplePack, shippedPacks } from "@undercroft/dungeon-command/content";
export {
  type Catalogue,
  catalogueOf,
  checkWarband,
  type WarbandKind,
  type WarbandList,
  type WarbandProblem,
} from "../../../../dungeon-command/src/warband.ts";
export { type LineProblem, parseWarband } from "../../../../dungeon-command/src/warband-text.ts";
export { duel, everyKind, fairDuels } from "../../../../dungeon-command/testing/games.ts";
