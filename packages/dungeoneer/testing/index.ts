export { conserved } from "./conserved.ts";
export { duelOf, everyKind } from "./games.ts";
export { shows } from "./shows.ts";
