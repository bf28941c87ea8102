/** Reading texts: pure functions from the tables, the stack and a text's words to things, numbers and truth. */
export { amount, dealtTo, readingOf } from "./amount.ts";
export { type Explanation, explainStat, explainTrait, type Part } from "./explain.ts";
export { type ContentFacts, factsOf, mayReplace, mayTrigger, type PowerText } from "./facts.ts";
export { fitsCreature, fitsSquare, fittingCreature, inRange, isOnSide, isWithin, occupantOf } from "./fits-creature.ts";
export { fitsAction, fitsCard, fitsSeat, isSuchAction, makesAttack, targetsOfAction } from "./fits-other.ts";
export { fixedRule } from "./fixed.ts";
export { holds } from "./holds.ts";
export {
  actionById,
  alliedSeats,
  attachedOf,
  boundTo,
  creatureOf,
  isThere,
  noSource,
  refer,
  responseOf,
  type Scene,
  seatsWhere,
  stackOf,
  tablesOf,
  wordsOf,
} from "./names.ts";
export { ruleCards } from "./rule-cards.ts";
export { cardsIn, isNamed, select } from "./select.ts";
export { terrainAt } from "./terrain.ts";
export {
  actionAt,
  costsAt,
  eachText,
  inside,
  powerAt,
  resolveText,
  ruleAt,
  stepAt,
  stepsAt,
  type TextNode,
  type TextWhat,
  textName,
} from "./text.ts";
export { attackNumbers, changedBy, threatenedDamage } from "./threatened.ts";
