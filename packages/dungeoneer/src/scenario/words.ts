import { optional } from "@undercroft/cards";
import { knownWord, type ScenarioWords, told } from "@undercroft/scenario";
import { everything } from "../asking/at-hand.ts";
import { candidates } from "../asking/candidates.ts";
import { checkAnswer } from "../asking/claims.ts";
import { dungeoneer } from "../game.ts";
import { exampleIds, ruleIds, rulingIds } from "../ledger/rule-ids.ts";
import { placeOf } from "../players.ts";
import { choice, choiceShape } from "./choice.ts";
import { cardsFor } from "./content.ts";
import { describe, eventWords, tableWords } from "./describe.ts";
import { terms } from "./names.ts";
import { positionOf } from "./position.ts";
import { lists, setupSchema } from "./schema.ts";
import type { DgScenario } from "./types.ts";
import { unlisted } from "./unlisted.ts";

/** Questions in which a seat may let something pass. */
const windows: ReadonlySet<string> = new Set(["bane", "respond", "moment", "strike-back", "treasure", "equip"]);

/** The words of Dungeoneer's scenario files; scenarios/README.md shows every one. */
export const words: ScenarioWords<DgScenario> = {
  game: dungeoneer,
  ledger: { entries: [...ruleIds, ...rulingIds], examples: exampleIds },
  setup: setupSchema,
  plain: {},
  needed: [],
  lists,
  cards: cardsFor,
  position: positionOf,
  terms,
  lowestResult: 1,
  choiceShape,
  choice,
  wordsOf: ({ body }, answer, names) => tableWords(answer, body, names),
  writtenOut: () => null,
  exactly: (wanted) => wanted,
  checkNames: ({ state: { body } }, { target, hero }) => {
    for (const seat of [target, hero])
      if (seat !== undefined)
        knownWord(
          "seat",
          seat,
          body.players.map(({ id }) => id),
        );
  },
  greyed: (state, asked, seat) => {
    const place = placeOf(state.body, seat);
    return candidates(state, asked, place, everything(state.body, place)).flatMap((answer) => {
      const verdict = checkAnswer(state, asked, seat, answer);
      return verdict.legal ? [] : [{ answer, rule: verdict.rule }];
    });
  },
  unlisted,
  notes: () => [],
  pass: { do: "pass" },
  declining: ({ question }) => (windows.has(question.kind) ? { do: "pass" } : null),
  expected: { seats: optional(told), map: optional(told), table: optional(told) },
  describe,
  eventWords,
  asked: {
    bane: optional(told),
    card: optional(told),
    forms: optional(told),
    left: optional(told),
    monster: optional(told),
    monsters: optional(told),
    side: optional(told),
    target: optional(told),
    cards: optional(told),
    value: optional(told),
    least: optional(told),
    most: optional(told),
    discarded: optional(told),
    moment: optional(told),
    due: optional(told),
    from: optional(told),
    purpose: optional(told),
    of: optional(told),
    type: optional(told),
  },
  questionWords: ({ question }, { body }, names) => tableWords(question, body, names),
  sent: ({ state, events }, viewer) => {
    const { body, ...view } = dungeoneer.view(state, viewer);
    const { content, adventures: _hidden, maps: _maps, quests: _quests, heroes: _heroes, ...open } = body;
    const seen = events.map((event) => dungeoneer.seeEvent(event, viewer, state));
    return {
      text: JSON.stringify([open, view, seen]),
      cards: Object.values(content).flatMap((cards) => Object.keys(cards)),
      rule: "dg.ruling.information-visibility",
    };
  },
  commands: new Map(),
};
