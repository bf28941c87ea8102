import { nearest } from "@undercroft/cards";

/** What is wrong with a scenario: where, and what would be right. */
export class ScenarioFault extends Error {
  /** The entry of the ledger that the file does not keep to, if it is one. */
  readonly rule: string | null;

  constructor(message: string, rule: string | null = null) {
    super(message);
    this.rule = rule;
  }
}

/** What an error says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What is found, or whatever is thrown on the way as a fault of the file. @throws ScenarioFault */
export function orFault<R>(find: () => R, where: string = ""): R {
  try {
    return find();
  } catch (error) {
    throw new ScenarioFault(`${where === "" ? "" : `${where}: `}${messageOf(error)}`);
  }
}

/** "; did you mean ...?" for the closest known word, or nothing. */
export function hint(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? "" : `; did you mean "${near}"?`;
}

/** A word that must be one of those known, such as a seat. @throws ScenarioFault with the nearest one. */
export function knownWord(what: string, word: string, known: readonly string[], where: string = ""): string {
  if (known.includes(word)) return word;
  throw new ScenarioFault(`${where === "" ? "" : `${where}: `}there is no ${what} "${word}"${hint(word, known)}`);
}

/** The number of a seat in the order of the file. @throws ScenarioFault if there is none of this name. */
export function seatNumber(seats: readonly string[], seat: string, where: string): number {
  return seats.indexOf(knownWord("seat", seat, seats, where));
}
