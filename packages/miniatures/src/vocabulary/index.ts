export type * from "./ast.ts";
export * from "./words.ts";
