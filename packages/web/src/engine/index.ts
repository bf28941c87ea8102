/**
 * All of the game's engine that the page uses, in one place: everything that imports it is loaded only when a game, the
 * warband page or the cards are opened.
 */
export * from "@undercroft/dungeon-command";
export { shippedPacks } from "@undercroft/dungeon-command/content";
