import { squareName } from "@undercroft/grid";
import type { Words } from "@undercroft/scenario";
import { seatOf } from "../ids.ts";
import { activatedPowers } from "../powers.ts";
import type { Asked, State } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { actionById, stackOf } from "../reading/names.ts";
import type { Choice } from "./choice.ts";
import { type Names, square } from "./names.ts";

/** "example/shove", "action 2 of example/shove" where several of that card wait, "move of ogre". */
function actionWords(state: State, id: string, names: Names): string {
  const action = actionById(state, id);
  if (action === null) return id;
  if (action.card !== null) {
    const { card } = action.card;
    const several = stackOf(state).filter((one) => one.card?.card === card).length > 1;
    return several ? `action ${Number(action.program?.path.at(-1)) + 1} of ${card}` : card;
  }
  if (action.program !== null && action.what === "power") return action.program.card;
  return action.creature === null ? action.what : `${action.what} of ${names.name(action.creature, state.body)}`;
}

/** The answer as a file would write it. */
export function wordsOf(state: State, answer: Answer, names: Names): Words {
  const { body } = state;
  const name = (id: string): string => names.name(id, body);
  const at = (index: number): string => squareName(body.battlefield.shape, index);
  switch (answer.do) {
    case "deploy":
      return { do: "deploy", card: answer.card, at: at(answer.at) };
    case "take-back":
    case "activate":
      return { do: answer.do, piece: name(answer.creature) };
    case "attack":
      return { do: "attack", kind: answer.attack, target: name(answer.target) };
    case "play":
      return {
        do: "play",
        card: answer.card,
        with: name(answer.creature),
        assist: answer.assist,
        ...(answer.response === null ? {} : { answers: actionWords(state, answer.response, names) }),
      };
    case "power": {
      const seat = seatOf(answer.thing);
      const controller = body.creatures.find((c) => c.id === answer.thing)?.controller ?? seat ?? 0;
      const usable = activatedPowers(state, answer.thing, controller)[answer.power];
      return {
        do: "power",
        of: name(answer.thing),
        power: answer.power + 1,
        card: usable?.text.card ?? "",
        ...(answer.response === null ? {} : { answers: actionWords(state, answer.response, names) }),
      };
    }
    case "collect":
      return { do: "collect", at: at(answer.at) };
    case "dodge":
      return { do: "dodge", with: name(answer.creature), answers: actionWords(state, answer.action, names) };
    case "choose":
      return { choose: answer.things.map(name) };
    case "path":
      return "path" in answer ? { path: answer.path.map(at) } : { to: at(answer.to) };
    default:
      return { do: answer.do };
  }
}

/** An answer that the file writes out whole, so that nothing needs to be looked up: a choice, a path, one word. */
export function writtenOut(state: State, asked: Asked, words: Choice, names: Names): Answer | null {
  const { body } = state;
  if (words.choose !== undefined) {
    const { question } = asked;
    const from = question.kind === "choose" ? question.from : [];
    return { do: "choose", things: words.choose.map((word) => chosen(word, from, names, body)) };
  }
  if (words.path !== undefined) return { do: "path", path: words.path.map((name) => square(name, body)) };
  if (words.to !== undefined) return { do: "path", to: square(words.to, body) };
  if (words.do === "deploy" && words.card !== undefined && words.at !== undefined)
    return { do: "deploy", card: words.card, at: square(words.at, body) };
  return Object.keys(words).length === 1 ? ofOneWord(words, asked) : null;
}

function ofOneWord(words: Choice, asked: Asked): Answer | null {
  const { kind } = asked.question;
  if (kind === "cower" && (words.do === "cower" || words.do === "take")) return { do: words.do };
  if (kind === "deploy" && words.do === "done") return { do: "done" };
  return null;
}

/** A thing of a list by its name in the file; a name like "m0" or "t1" stands for itself, a card for the effect that it brought about. */
function chosen(word: string, from: readonly string[], names: Names, body: State["body"]): string {
  if (from.includes(word)) return word;
  const effect = body.effects.find((one) => one.text.card === word && from.includes(one.id));
  return effect?.id ?? names.id(word, body);
}
