/** All of the game's engine that its table uses, in one place. */
export { shippedMaps } from "../../content/maps.ts";
export { shippedPacks } from "../../content/packs.ts";
export { type ReadyWarband, readyWarbands } from "../../content/warbands.ts";
export type { AreaAim } from "../../src/attack/aim.ts";
export { type Forecast, forecast } from "../../src/attack/forecast.ts";
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
export { type MapConcern, mapConcerns } from "../../src/map/map-concerns.ts";
export { mapSize } from "../../src/map/map-faults.ts";
export { battleMapSchema, directionNames, longestSide } from "../../src/map/map-schema.ts";
export { battleMapFindings, checkBattleMapData, readBattleMap } from "../../src/map/read-battle-map.ts";
export { mostOthers } from "../../src/map/terrain.ts";
export type { Asked, Mn, State } from "../../src/procedures.ts";
export type { Answer, Question } from "../../src/questions.ts";
export { spaceOf } from "../../src/reading/space.ts";
export { resolveText } from "../../src/reading/text.ts";
export { printedRules } from "../../src/scenarios/house-rules.ts";
export type { BattleConfig } from "../../src/set-up/config.ts";
export type { Body, Content, Creature, EffectKind, TextRef } from "../../src/state.ts";
export {
  type Attack,
  type CardLine,
  type CreatureCard,
  creatureText,
  type Dictionary,
  dictionaryOf,
  powerLine,
  type Terrain,
  terrains,
} from "../../src/vocabulary/index.ts";
export { itemsOf } from "../../src/warband/warband.ts";
