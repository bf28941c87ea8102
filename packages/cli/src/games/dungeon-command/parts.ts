/** What the commands use of the game, in one place. */
export {
  type Catalogue,
  catalogueOf,
  checkWarband,
  contentOf,
  dungeonCommand,
  heuristics,
  type LineProblem,
  type MatchConfig,
  makeConfig,
  type Pack,
  type PlanProblem,
  parseWarband,
  scenarios,
  type WarbandKind,
  type WarbandList,
  type WarbandProblem,
} from "@undercroft/dungeon-command";
export { examplePack, shippedPacks } from "@undercroft/dungeon-command/content";
export { duel, everyKind, fairDuels, UnsoundPlan } from "@undercroft/dungeon-command/testing";
