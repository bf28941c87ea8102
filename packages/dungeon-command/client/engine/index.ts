/** All of the game's engine that its table uses, in one place. */
export { shippedPacks } from "../../content/packs.ts";
export * from "../../src/index.ts";
export { type Cast, castOf, emptyCast, remember } from "../../src/sentences/cast.ts";
export { lineOf, type Speaker } from "../../src/sentences/log-line.ts";
export { cardName, creatureName, seatName } from "../../src/sentences/names.ts";
export type { Teller } from "../../src/sentences/teller.ts";
