/** All of the game's engine that its table uses, in one place. */
export { shippedPacks } from "../../content/packs.ts";
export * from "../../src/index.ts";
