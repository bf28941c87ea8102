import { faults } from "./faults.ts";
import { log } from "./log.ts";
import { notes } from "./notes.ts";
import { oldCards } from "./old-cards.ts";
import { words } from "./words.ts";

/** What the page and the tools say of a battle in the same words, in English. */
export const en: typeof faults & typeof log & typeof notes & typeof oldCards & typeof words = {
  ...faults,
  ...log,
  ...notes,
  ...oldCards,
  ...words,
};
