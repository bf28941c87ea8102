import type { Words } from "@undercroft/scenario";
import type { Asked, State } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { cardOf, findCreature } from "../reading/creatures.ts";
import type { Body } from "../state.ts";
import { areaWords } from "./areas.ts";
import type { Choice } from "./choice.ts";
import { tableWords } from "./describe.ts";
import { type Names, square, squareWord } from "./names.ts";

/** A line of the Attacks part: its place on the card, the first is 1, and its kind. */
function entryWords(body: Body, creature: string | undefined, entry: number): Words {
  const attacker = creature === undefined ? undefined : findCreature(body, creature);
  const kind = attacker === undefined ? undefined : cardOf(body, attacker).attacks[entry]?.kind;
  return { entry: entry + 1, ...(kind === undefined ? {} : { kind }) };
}

/** The answer as a file would write it. */
export function wordsOf(state: State, answer: Answer, names: Names): Words {
  const { body } = state;
  const name = (id: string): string => names.name(id, body);
  const at = (index: number): string | null => squareWord(index, body);
  const active = body.battle.turn?.creature;
  switch (answer.do) {
    case "map":
      return { do: "map", of: body.sides[answer.of]?.id };
    case "attack":
      return { do: "attack", ...entryWords(body, active, answer.entry) };
    case "charge":
      return {
        do: "charge",
        target: name(answer.target),
        at: at(answer.at),
        ...entryWords(body, active, answer.entry),
      };
    case "area":
      return areaWords(state, answer.aim, names);
    case "strike":
      return {
        do: "strike",
        piece: name(answer.creature),
        target: name(answer.target),
        ...entryWords(body, answer.creature, answer.entry),
      };
    case "order":
      return { order: answer.things.map(name) };
    case "choose":
      return { choose: answer.things.map(name) };
    case "path":
      return "path" in answer ? { path: answer.path.map(at) } : { to: at(answer.to) };
    default:
      return tableWords(answer, body, names);
  }
}

/** An answer that the file writes out whole, so that nothing needs to be looked up: a choice, an order, a path. */
export function writtenOut({ body }: State, { question }: Asked, words: Choice, names: Names): Answer | null {
  const from = question.kind === "choose" ? question.from : [];
  // A mode ("m0") or a type of damage stands for itself.
  const chosen = (word: string): string =>
    from.includes(word) && !names.knows(word, body) ? word : names.id(word, body);
  if (words.choose !== undefined) return { do: "choose", things: words.choose.map(chosen) };
  if (words.order !== undefined) return { do: "order", things: words.order.map(chosen) };
  if (words.path !== undefined) return { do: "path", path: words.path.map((name) => square(name, body)) };
  return words.to === undefined ? null : { do: "path", to: square(words.to, body) };
}
