import type { LocalText } from "@undercroft/cards";
import type { Body } from "../state.ts";
import type { Dictionary } from "../vocabulary/index.ts";
import type { en } from "./en/index.ts";

export type SentenceId = keyof typeof en;

/** Values of a sentence, by name. */
export type Values = Readonly<Record<string, string | number>>;

/** Who puts a battle into words: a page or a tool, each in a language and with names of squares as it shows the map. */
export interface Teller {
  readonly say: (id: SentenceId, values?: Values) => string;
  readonly language: () => keyof LocalText;
  /** How keywords and types are written. */
  readonly dictionary: () => Dictionary;
  readonly square: (body: Body, at: number) => string;
}
