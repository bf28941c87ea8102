import type { LocalText } from "@undercroft/cards";
import type { Body } from "../state.ts";
import type { en } from "./en/index.ts";

export type SentenceId = keyof typeof en;

/** Values of a sentence, by name. */
export type Values = Readonly<Record<string, string | number>>;

/** Who puts a match into words: a page or a tool, each in a language and with names of squares as it shows the battlefield. */
export interface Teller {
  readonly say: (id: SentenceId, values?: Values) => string;
  readonly language: () => keyof LocalText;
  readonly square: (body: Pick<Body, "battlefield">, at: number) => string;
}
