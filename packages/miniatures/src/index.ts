export { miniatures } from "./game.ts";
export * from "./vocabulary/index.ts";
