import "./client.css";

export {
  Battlefield,
  type BattlefieldHandle,
  type BattlefieldLabels,
  type BattlefieldProps,
} from "./board/battlefield.tsx";
export type { Ground, SquareFace } from "./board/ground.ts";
export type { LightPool } from "./board/light.tsx";
export type {
  AreaMark,
  ArrowMark,
  BattlefieldMarks,
  BurstMark,
  CostMark,
  LabelMark,
  PathMark,
  SightMark,
} from "./board/marks.tsx";
export { Piece } from "./board/piece.tsx";
export type { HitPoints, PieceFace } from "./board/piece-face.ts";
export { columnName, type Point, type Square, squareKey, squareName, type TileRect, U } from "./board/square.ts";
export { type BattlefieldFace, heightOf, Terrain, type ThinWall, widthOf } from "./board/terrain.tsx";
export { Treasure, type TreasureFace } from "./board/treasure.tsx";
export type { CardPress } from "./cards/card.tsx";
export { CardBack } from "./cards/card-back.tsx";
export { CommanderCard, type CommanderCardFace, type CommanderTrack } from "./cards/commander-card.tsx";
export {
  CreatureCard,
  type CreatureCardFace,
  type CreatureCardProps,
  type CreatureFigure,
} from "./cards/creature-card.tsx";
export { KindMark, type OrderKind } from "./cards/kind.tsx";
export { OrderCard, type OrderCardFace, type OrderCardProps } from "./cards/order-card.tsx";
export * from "./common/index.ts";
export { Pips } from "./pips.tsx";
export { type SeatFace, type SeatLabels, SeatPanel, type SeatPanelProps } from "./seat-panel.tsx";
export { type StackItem, type StackParty, StackPile, type StackPileProps } from "./stack-pile.tsx";
