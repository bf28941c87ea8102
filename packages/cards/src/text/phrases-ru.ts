import type { Amount, Selector, Vocabulary } from "../ast.ts";
import { russianRange } from "./amounts-ru.ts";
import type { OwnWords, Phrases, Speaker } from "./compose.ts";
import { type Case, counted } from "./russian.ts";
import { listed, number } from "./spans.ts";

/** The core's phrases in Russian. */
export const russianPhrases: Phrases = {
  then: (steps) => steps.join(", затем "),
  choose: (modes, count, by, mood) => {
    const verb = by === undefined ? (mood === "wish" ? "выбрать" : "выберите") : `${by} выбирает`;
    return `${verb} ${count === 1 ? "одно" : number(count)}: ${modes.join("; или ")}`;
  },
  when: (condition, body) => `${body} (только если ${condition})`,
  each: (things, body) => `для ${things}: ${body}`,
  repeat: (times, literal, body) =>
    literal === 2
      ? `дважды: ${body}`
      : literal === undefined
        ? `столько раз, сколько составляет ${times}: ${body}`
        : `${times} ${counted(literal, "раз", "раза", "раз")}: ${body}`,
  if: (condition, then, otherwise) =>
    `если ${condition}, ${then}${otherwise === undefined ? "" : `; иначе ${otherwise}`}`,
  may: (by, costs, body, otherwise) => {
    const who = by === undefined ? "вы можете" : `${by} может`;
    // What somebody else agrees to is still done by the reader.
    const price = by !== undefined && costs.length === 0 ? ["согласиться"] : costs;
    const offer = price.length === 0 ? `${who} ${body}` : `${who} ${listed(price, "и")}; если да, ${body}`;
    return otherwise === undefined ? offer : `${offer}; если нет, ${otherwise}`;
  },
  all: (conditions) => listed(conditions, "и"),
  any: (conditions) => listed(conditions, "или"),
  not: (condition) => `неверно, что ${condition}`,
};

/** What a game's things and amounts are called in Russian. */
export interface RussianNouns<V extends Vocabulary> {
  readonly things: (selector: Selector<V>, form: "one" | "each" | "many", grammar: Case) => string;
  readonly amount: (amount: Amount<V>, grammar: Case) => string;
}

/** Puts the core's nodes into Russian with a game's nouns. */
export function russianSpeaker<V extends Vocabulary>(nouns: RussianNouns<V>, own: OwnWords<V>): Speaker<V> {
  const { things, amount } = nouns;
  return {
    ...own,
    pick: (step, mood) => {
      const mine = step.by === undefined || step.by === "you";
      const order = mood === "wish" ? "выбрать" : "выберите";
      const verb = mine ? order : `${things(step.by ?? "you", "each", "nom")} выбирает`;
      const chance = step.random === true ? "случайным образом " : "";
      if (step.upTo !== undefined)
        return `${verb} ${chance}(не больше ${amount(step.upTo, "gen")}) ${things(step.from, "many", "acc")}`;
      if (step.count === undefined || step.count === 1) return `${verb} ${chance}${things(step.from, "one", "acc")}`;
      return `${verb} ${chance}(${amount(step.count, "nom")}) ${things(step.from, "many", "acc")}`;
    },
    exists: (selector, atLeast) =>
      atLeast === 1
        ? `есть ${things(selector, "one", "nom")}`
        : `есть ${things(selector, "many", "nom")} (не меньше ${number(atLeast)})`,
    compare: (condition) =>
      `${amount(condition.compare, "nom")} ${russianRange<V>(condition, "меньше", "больше", amount)}`,
    amount: (value) => amount(value, "nom"),
    eachOf: (selector) => things(selector, "each", "gen"),
    seat: (seat) => things(seat, "each", "nom"),
  };
}
