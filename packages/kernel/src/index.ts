export * from "./brand.ts";
export * from "./chance.ts";
export * from "./domain.ts";
export * from "./game.ts";
export * from "./json.ts";
export * from "./legality.ts";
export * from "./match.ts";
export * from "./moves.ts";
