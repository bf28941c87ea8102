import { optional } from "@undercroft/cards";
import { type ScenarioWords, text, told } from "@undercroft/scenario";
import * as z from "zod/mini";
import { dungeonCommand } from "../game.ts";
import { exampleIds, ruleIds, rulingIds } from "../ledger/rule-ids.ts";
import { notesOf } from "../notes.ts";
import { choice, choiceShape } from "./choice.ts";
import { wordsOf, writtenOut } from "./choices.ts";
import { cardsFor } from "./content.ts";
import { describe, eventWords } from "./describe.ts";
import { layout } from "./laying.ts";
import { measure } from "./measure.ts";
import { match, warband } from "./mustering.ts";
import { terms } from "./names.ts";
import { checkNames, greyed, unlisted } from "./offers.ts";
import { positionOf } from "./position.ts";
import { lists, setupSchema } from "./schema.ts";
import { sent } from "./sending.ts";
import type { DcScenario } from "./types.ts";

const number = optional(z.int());

/** The words of Dungeon Command's scenario files; scenarios/README.md shows every one. */
export const words: ScenarioWords<DcScenario> = {
  game: dungeonCommand,
  ledger: { entries: [...ruleIds, ...rulingIds], examples: exampleIds },
  setup: setupSchema,
  plain: { board: "." },
  needed: ["board"],
  lists,
  cards: cardsFor,
  position: positionOf,
  terms,
  lowestResult: 0,
  choiceShape,
  choice,
  wordsOf,
  writtenOut,
  // Nobody assists where the file does not say so.
  exactly: (wanted) => (wanted.do === "play" ? { assist: false, ...wanted } : wanted),
  checkNames,
  greyed,
  unlisted,
  notes: notesOf,
  pass: { do: "pass" },
  declining: ({ question }) => (question.kind === "respond" ? { do: "pass" } : null),
  expected: {
    seats: optional(told),
    stack: optional(told),
    turn: optional(told),
    chests: optional(told),
    tokens: optional(told),
    tokenCount: number,
  },
  describe,
  eventWords,
  asked: { purpose: optional(text), amount: number, cost: number, min: number, max: number },
  questionWords: ({ question }) => ({ ...question }),
  sent,
  commands: new Map([
    ["measure", measure],
    ["layout", layout],
    ["warband", warband],
    ["match", match],
  ]),
};
