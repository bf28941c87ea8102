/** What the commands use of the game, in one place. */
export {
  type Catalogue,
  catalogueOf,
  checkWarband,
  contentOf,
  dungeonCommand,
  heuristics,
  type MatchConfig,
  makeConfig,
  type Pack,
  type PlanProblem,
  parsePack,
  parseWarband,
  scenarios,
  type WarbandKind,
  type WarbandList,
  type WarbandProblem,
  warbandSchema,
} from "@undercroft/dungeon-command";
export { examplePack, shippedPacks } from "@undercroft/dungeon-command/content";
export { duel, everyKind, fairDuels, UnsoundPlan } from "@undercroft/dungeon-command/testing";
