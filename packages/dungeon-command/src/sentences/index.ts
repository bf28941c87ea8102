/** Matches in words, for tools. */
export { castOf, emptyCast, remember } from "./cast.ts";
export { en as sentences } from "./en/index.ts";
export { lineOf } from "./log-line.ts";
export type { Teller } from "./teller.ts";
