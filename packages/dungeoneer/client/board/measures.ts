/** Measures of the drawing, in drawing units: a Map card, the gaps between cards, and where things lie on a card. */
import type { Size, Square } from "@undercroft/table";

export const CARD: Size = { width: 104, height: 142 };
const GAP = 7;
/** A card with the gap after it. */
export const TILE: Size = { width: CARD.width + GAP, height: CARD.height + GAP };
/** The middle of a card's floor, where the ways cross. */
export const MIDDLE: Square = { x: CARD.width / 2, y: 66 };

/** Where the card of a column and row begins. */
export const cornerOf = ({ x, y }: Square): Square => ({ x: x * TILE.width + GAP / 2, y: y * TILE.height + GAP / 2 });
