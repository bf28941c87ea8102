export { deepFreeze } from "./deep-freeze.ts";
export { type Toy, toyGame } from "./toy-game.ts";
