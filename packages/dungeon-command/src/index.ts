export { checkPlacement, type Placed } from "./battlefield/joining.ts";
export { seatSides } from "./battlefield/sides.ts";
export { type Face, readTile, type Side, type Tile, turned } from "./battlefield/tiles.ts";
export { type DamagePreview, previewDamage } from "./damage/preview.ts";
export { distanceBetween } from "./distance.ts";
export type { DcEvent, EventName, Source } from "./events.ts";
export { dungeonCommand } from "./game.ts";
export { heuristics } from "./heuristics/index.ts";
export { seatOf as seatRefNumber, squareOf } from "./ids.ts";
export type { RuleId } from "./ledger/rule-ids.ts";
export { coverRule, type Sight, sightBetween } from "./line-of-sight.ts";
export { moveNow } from "./moving/moving.ts";
export { type Goal, goalsOf, pathTowards } from "./moving/reach.ts";
export { areAdjacent, squaresOf } from "./moving/space.ts";
export { notesOf } from "./notes.ts";
export { activatedPowers } from "./powers.ts";
export { firstGameWarbands, presetWarband } from "./presets.ts";
export type { Asked, Dc, State } from "./procedures.ts";
export type { Answer, Choose, ChoosePurpose, HiddenList, MovementPlan, Question } from "./questions.ts";
export { stackOf } from "./reading/names.ts";
export { contentOf, type DcScenario, scenarios } from "./scenario/index.ts";
export type { MatchConfig, SeatConfig } from "./setup/config.ts";
export { checkDeploy, levelsControlled } from "./setup/deploying.ts";
export {
  type LayoutPlan,
  type MatchPlan,
  makeConfig,
  type Planned,
  type PlanProblem,
  type SeatPlan,
  type TilePlan,
} from "./setup/make-config.ts";
export type { Waiting } from "./stack/waiting.ts";
export type { Battlefield, Body, Content, Creature, Effect, PlacedTile, SeatState, TextRef } from "./state.ts";
export * from "./traits.ts";
export type { DcView, FrameFace, PublicBody, SeatView } from "./visibility/view.ts";
export * from "./vocabulary/index.ts";
export {
  type Catalogue,
  catalogueOf,
  checkWarband,
  type WarbandKind,
  type WarbandList,
  type WarbandProblem,
  warbandSchema,
} from "./warband.ts";
export { parseWarband, writeWarband } from "./warband-text.ts";
export { type WhyNot, whyNot } from "./why-not.ts";
