/** Reads selectors, amounts and conditions of a card's text, with scores as they are now. */
import { scoreOf } from "../traits.ts";
import { type Reader, readerOf } from "./reader.ts";

export { heroesNamed, heroOf, select } from "./reader.ts";

const reader = readerOf(scoreOf);
export const amount: Reader["amount"] = reader.amount;
export const holds: Reader["holds"] = reader.holds;
