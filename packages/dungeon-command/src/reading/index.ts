/** Reading texts: pure functions from the tables, the stack and a text's words to things, numbers and truth. */
export { amount } from "./amount.ts";
export type { Explanation, Part } from "./explain.ts";
export type { ContentFacts, PowerText } from "./facts.ts";
export { fitsAction, fitsCard, fitsWords, isAimedAs, isSuchAction, readsWords } from "./fits-other.ts";
export { fixedRule } from "./fixed.ts";
export { holds } from "./holds.ts";
export { type Scene, stackOf, wordsOf } from "./names.ts";
export { select } from "./select.ts";
export type { TextNode, TextWhat } from "./text.ts";
export { threatenedDamage } from "./threatened.ts";
