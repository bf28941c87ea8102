/** Single changes of the tables, and what replaces them. */
export { changeProcedures, mayBeReplaced, wouldOf } from "./change.ts";
export { applyChange, moveMarker } from "./perform.ts";
export { nextReplacement } from "./replace.ts";
