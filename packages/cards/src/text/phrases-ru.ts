import type { Phrases } from "./compose.ts";
import { counted } from "./russian.ts";
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
