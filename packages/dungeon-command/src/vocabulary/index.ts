export type * from "./ast.ts";
export type * from "./cards.ts";
export * from "./words.ts";
