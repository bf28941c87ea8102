export type * from "./ast.ts";
export type * from "./ast-attacks.ts";
export type * from "./ast-filters.ts";
export type * from "./ast-powers.ts";
export type * from "./ast-rules.ts";
export type * from "./cards.ts";
export * from "./words.ts";
