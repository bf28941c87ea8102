export { conserved } from "./conserved.ts";
export { duelOf, everyKind, mixesOf, patience, quickKinds } from "./games.ts";
export { shows } from "./shows.ts";
