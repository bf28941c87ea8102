/** What the commands use of the game, in one place. */
export {
  type Catalogue,
  catalogueOf,
  checkWarband,
  dungeonCommand,
  heuristics,
  type LineProblem,
  type MatchConfig,
  makeConfig,
  type Pack,
  type PlanProblem,
  parseWarband,
  type WarbandKind,
  type WarbandList,
  type WarbandProblem,
} from "@undercroft/dungeon-command";
export { examplePack, shippedPacks } from "@undercroft/dungeon-command/content";
export { duel, everyKind, fairDuels, UnsoundPlan } from "@undercroft/dungeon-command/testing";
