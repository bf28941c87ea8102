export { miniatures } from "./game.ts";
