/** Cards of an older kind, made into today's: what a game that has such cards tells the command. */
import type { Source } from "./validate/check.ts";
import type { FileProblem } from "./validate/problem.ts";

/** What is said of a card, with the rule that asks for it. Beside it may stand what the game knows of it, for `--json`. */
export interface Told {
  readonly words: string;
  readonly rule: string;
}

export interface ImportedCard {
  readonly file: string;
  readonly card: { readonly id: string };
  /** How today's card reads. */
  readonly reads: readonly string[];
  readonly changes: readonly Told[];
  /** What a person must decide. */
  readonly decisions: readonly Told[];
}

/** What becomes of some files: cards in the order of the files that could be read, and a pack of them. */
export interface ImportRun {
  readonly unreadable: readonly FileProblem[];
  readonly cards: readonly ImportedCard[];
  readonly pack: object;
  /** The list of the pack in which the cards stand. */
  readonly list: string;
  /** What keeps the pack from being played as it is. */
  readonly problems: readonly FileProblem[];
}

/** `id` is that of the pack. */
export type CardImporter = (sources: readonly Source[], id: string, packFile: string) => ImportRun;
