/**
 * All of the game's engine that the page uses, in one place: everything that imports it is loaded only when a game, the
 * warband page or the cards are opened.
 */
export * from "@undercroft/dungeon-command";
export { examplePack, shippedPacks } from "@undercroft/dungeon-command/content";
export { checkPlacement, type Placed } from "../../../dungeon-command/src/battlefield/joining.ts";
export { seatSides } from "../../../dungeon-command/src/battlefield/sides.ts";
export { type Face, readTile, type Side, type Tile, turned } from "../../../dungeon-command/src/battlefield/tiles.ts";
export { type DamagePreview, previewDamage } from "../../../dungeon-command/src/damage/preview.ts";
export { seatOf as seatRefNumber, squareOf } from "../../../dungeon-command/src/ids.ts";
export { coverRule } from "../../../dungeon-command/src/line-of-sight.ts";
export { activatedPowers } from "../../../dungeon-command/src/powers.ts";
export { firstGameWarbands, presetWarband } from "../../../dungeon-command/src/presets.ts";
export { checkDeploy, levelsControlled } from "../../../dungeon-command/src/setup/deploying.ts";
export {
  type LayoutPlan,
  type MatchPlan,
  makeConfig,
  type Planned,
  type PlanProblem,
  type SeatPlan,
  type TilePlan,
} from "../../../dungeon-command/src/setup/make-config.ts";
export {
  type Catalogue,
  catalogueOf,
  checkWarband,
  type WarbandKind,
  type WarbandList,
  type WarbandProblem,
} from "../../../dungeon-command/src/warband.ts";
export { parseWarband, writeWarband } from "../../../dungeon-command/src/warband-text.ts";
