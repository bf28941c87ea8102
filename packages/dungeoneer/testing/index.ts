export { conserved } from "./conserved.ts";
export { duelOf, everyKind, quickKinds } from "./games.ts";
export { shows } from "./shows.ts";
