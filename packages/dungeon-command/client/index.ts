import "./client.css";

export { treasureToken } from "./board/treasure.tsx";
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
export { type SeatFace, type SeatLabels, SeatPanel, type SeatPanelProps } from "./seat-panel.tsx";
export { type StackItem, type StackParty, StackPile, type StackPileProps } from "./stack-pile.tsx";
