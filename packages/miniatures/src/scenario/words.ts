import { optional } from "@undercroft/cards";
import { type ScenarioWords, text, told } from "@undercroft/scenario";
import * as z from "zod/mini";
import { miniatures } from "../game.ts";
import { exampleIds, ruleIds, rulingIds } from "../ledger/rule-ids.ts";
import { choice, choiceShape } from "./choice.ts";
import { wordsOf, writtenOut } from "./choices.ts";
import { cardsFor } from "./content.ts";
import { describe, eventWords, tableWords } from "./describe.ts";
import { importing } from "./importing.ts";
import { measure } from "./measure.ts";
import { warband } from "./mustering.ts";
import { terms } from "./names.ts";
import { checkNames, greyed, unlisted } from "./offers.ts";
import { positionOf } from "./position.ts";
import { lists, setupSchema } from "./schema.ts";
import type { MnScenario } from "./types.ts";

/** Questions that ask for a response: an opportunity attack, a power that answers what happens. */
const responses: ReadonlySet<string> = new Set(["opportunity", "power"]);

/** The words of the Miniatures' scenario files; scenarios/README.md shows every one. */
export const words: ScenarioWords<MnScenario> = {
  game: miniatures,
  ledger: { entries: [...ruleIds, ...rulingIds], examples: exampleIds },
  setup: setupSchema,
  plain: { board: "." },
  needed: ["board"],
  lists,
  cards: cardsFor,
  position: positionOf,
  terms,
  lowestResult: 1,
  choiceShape,
  choice,
  wordsOf,
  writtenOut,
  exactly: (wanted) => wanted,
  checkNames,
  greyed,
  unlisted,
  notes: () => [],
  pass: { do: "pass" },
  declining: ({ question }) => (responses.has(question.kind) ? { do: "pass" } : null),
  expected: {
    seats: optional(told),
    battle: optional(told),
    turn: optional(told),
    terrain: optional(told),
  },
  describe,
  eventWords,
  asked: {
    purpose: optional(text),
    of: optional(told),
    by: optional(told),
    min: optional(z.int()),
    max: optional(z.int()),
  },
  questionWords: ({ question }, { body }, names) => tableWords(question, body, names),
  // Both warbands are open (mn.battle.reveal): what is sent is the whole view.
  sent: ({ state, events }, viewer) => {
    const { body, ...view } = miniatures.view(state, viewer);
    const { content, ...open } = body;
    return {
      text: JSON.stringify([open, view, events]),
      cards: [...Object.keys(content.creatures), ...Object.keys(content.items)],
      rule: "mn.battle.reveal",
    };
  },
  commands: new Map([
    ["measure", measure],
    ["warband", warband],
    ["import", importing],
  ]),
};
