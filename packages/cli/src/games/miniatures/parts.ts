/** What the commands use of the game, in one place. */
export { miniatures } from "@undercroft/miniatures";
export { battleOf200Points } from "@undercroft/miniatures/testing";
