/** All of the game's engine that its table uses, in one place. */
export { shippedMaps } from "../../content/maps.ts";
export { shippedPacks } from "../../content/packs.ts";
export { type ReadyWarband, readyWarbands } from "../../content/warbands.ts";
export type { AreaAim } from "../../src/attack/aim.ts";
export type { Forecast } from "../../src/attack/forecast.ts";
export { playersTurn } from "../../src/battle/player-turns.ts";
export { openSealedGame, type SealedGame, type SealedPool, sealedFaults } from "../../src/boosters/sealed-game.ts";
export { sealedWarband } from "../../src/boosters/sealed-warband.ts";
export type { MnEvent, RollPart } from "../../src/events.ts";
export { miniatures } from "../../src/game.ts";
export type {
  BattleMap,
  Direction,
  MapMark,
  MapPoint,
  OtherTerrain,
  WallLine,
} from "../../src/map/battle-map.ts";
export { drawingOf, marksOf, squaresOfArea } from "../../src/map/drawing.ts";
export { groundOf } from "../../src/map/ground.ts";
export { type MapConcern, mapConcerns, smallestCrowd } from "../../src/map/map-concerns.ts";
export { mapSize } from "../../src/map/map-faults.ts";
export { battleMapSchema, directionNames, longestSide } from "../../src/map/map-schema.ts";
export { battleMapFindings, checkBattleMapData, readBattleMap } from "../../src/map/read-battle-map.ts";
export { mostOthers, type TerrainKind } from "../../src/map/terrain.ts";
export type { Journey } from "../../src/moving/locals.ts";
export { costsOfReach } from "../../src/moving/reach.ts";
export { exampleCard } from "../../src/old-cards/example.ts";
export { type Imported, importOldCard } from "../../src/old-cards/import.ts";
export { readOldCardFile } from "../../src/old-cards/old-card-file.ts";
export { emptyPack, withCard } from "../../src/old-cards/pack-of.ts";
export { attackIn } from "../../src/powers/frames.ts";
export type { Moment } from "../../src/powers/moments.ts";
export { boxesOf, marked } from "../../src/powers/uses.ts";
export { actionsLeft } from "../../src/previews/actions-left.ts";
export { type Ahead, ahead, areasAhead, type Caught } from "../../src/previews/ahead.ts";
export { type LineShown, linesBetween } from "../../src/previews/lines.ts";
export { refusedActs, whyNotEnd } from "../../src/previews/refused.ts";
export { areasDue, aurasNow, flankingNow } from "../../src/previews/standing-rules.ts";
export type { StrikeAhead } from "../../src/previews/strikes.ts";
export type { WayAhead } from "../../src/previews/way.ts";
export type { Asked, Mn, State } from "../../src/procedures.ts";
export type { Answer, Question } from "../../src/questions.ts";
export { spaceOf } from "../../src/reading/space.ts";
export { resolveText } from "../../src/reading/text.ts";
export { type BattleScenarioName, battleScenarioNames, battleScenarios } from "../../src/scenarios/battle-scenarios.ts";
export { type HouseRules, printedRules } from "../../src/scenarios/house-rules.ts";
export { mapSizeFor, mostCreatures } from "../../src/scenarios/limits.ts";
export { areaAward } from "../../src/scenarios/scoring.ts";
export { effectNamed, effectWords, typeWords } from "../../src/sentences/effects.ts";
export { faultWords, namedIn } from "../../src/sentences/fault-words.ts";
export { harmWords, lineOf } from "../../src/sentences/log-line.ts";
export { cardName, creatureName, headName } from "../../src/sentences/names.ts";
export { changeWords, decisionWords } from "../../src/sentences/old-card-words.ts";
export { isPrinted, partList, partWords, signed } from "../../src/sentences/roll-parts.ts";
export { type Sided, seatName, sideFace, sideIn } from "../../src/sentences/sides.ts";
export type { Teller } from "../../src/sentences/teller.ts";
export type { BattleConfig } from "../../src/set-up/config.ts";
export { makeConfig, type Planned } from "../../src/set-up/make-config.ts";
export { wanders } from "../../src/set-up/set-up-powers.ts";
export type { Body, Content, Creature, Effect, EffectKind, TextRef, Until } from "../../src/state.ts";
export { activeRating } from "../../src/traits.ts";
export {
  type Alignment,
  type Attack,
  type AttackKind,
  alignments,
  attackKinds,
  type CardLine,
  type CreatureCard,
  conditions,
  creatureText,
  type Dictionary,
  dictionaryOf,
  type Faction,
  factions,
  factionWords,
  type ItemCard,
  itemText,
  modeLine,
  type Pack,
  type Power,
  parsePack,
  powerLine,
  type Size,
  sizes,
  type Terrain,
  terrains,
} from "../../src/vocabulary/index.ts";
export {
  type ItemPlace,
  itemAt,
  itemPlaces,
  withCarrier,
  withCreature,
  withItem,
  withoutCreatures,
  withoutItem,
} from "../../src/warband/editing.ts";
export { reviewWarband, tallyWarband, type WarbandFault } from "../../src/warband/faults.ts";
export { canUse, mostCarried } from "../../src/warband/items.ts";
export { type Mend, mendsFor } from "../../src/warband/mending.ts";
export {
  type Catalogue,
  catalogueOf,
  emptyWarband,
  parseWarband,
  pointsSpent,
  type Warband,
} from "../../src/warband/warband.ts";
export { readWarband, writeWarband } from "../../src/warband/warband-text.ts";
