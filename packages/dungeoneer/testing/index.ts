export { conserved } from "./conserved.ts";
export { duelOf, everyKind, mixesOf, quickKinds } from "./games.ts";
export { shows } from "./shows.ts";
