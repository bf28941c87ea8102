import { nearest } from "@undercroft/cards";
import { findSquare, parseSquare, squareName } from "@undercroft/grid";
import { seatOf, seatRef, squareId, squareOf } from "../ids.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Body } from "../state.ts";

/** What is wrong with a scenario: where, and what would be right. */
export class ScenarioFault extends Error {
  /** The entry of the ledger that the file does not keep to, if it is one. */
  readonly rule: RuleId | null;

  constructor(message: string, rule: RuleId | null = null) {
    super(message);
    this.rule = rule;
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

/** The names a scenario file gives to things, both ways. Creatures deployed in play get their card's last word. */
export class Names {
  private readonly ids = new Map<string, string>();
  private readonly names = new Map<string, string>();

  give(name: string, id: string): void {
    this.ids.set(name, id);
    this.names.set(id, name);
  }

  /** Names whatever has come into play since the last look. */
  notice(body: Body): void {
    for (const creature of body.creatures) if (!this.names.has(creature.id)) this.invent(creature.card, creature.id);
    for (const creature of body.creatures)
      for (const card of creature.attached) if (!this.names.has(card.id)) this.invent(card.card, card.id);
  }

  private invent(card: string, id: string): void {
    const word = card.slice(card.indexOf("/") + 1);
    let name = word;
    for (let n = 2; this.ids.has(name); n++) name = `${word}-${n}`;
    this.give(name, id);
  }

  /** The id that a word of the file means: a name, a square, a seat, or the word itself (a card). */
  id(word: string, body: Body): string {
    const named = this.ids.get(word);
    if (named !== undefined) return named;
    const seat = body.seats.findIndex((s) => s.id === word);
    if (seat >= 0) return seatRef(seat);
    return isSquareName(word) ? squareId(square(word, body)) : word;
  }

  /** The word of the file for an id. */
  name(id: string, body: Body): string {
    const named = this.names.get(id);
    if (named !== undefined) return named;
    const at = squareOf(id);
    if (at !== null) return squareName(body.battlefield.shape, at);
    const seat = seatOf(id);
    return seat === null ? id : (body.seats[seat]?.id ?? id);
  }

  /** Every name that a piece or an attached card has or had. */
  all(): readonly string[] {
    return [...this.ids.keys()];
  }

  /** True if a word is the name of something, a seat or a square of the board. */
  knows(word: string, body: Body): boolean {
    if (this.ids.has(word) || body.seats.some((s) => s.id === word)) return true;
    return isSquareName(word) && findSquare(body.battlefield.shape, word) >= 0;
  }
}

/** The id of a piece, a seat or a square by its name. @throws ScenarioFault if nothing is called so. */
export function thingNamed(name: string, names: Names, body: Body): string {
  if (names.knows(name, body)) return names.id(name, body);
  throw new ScenarioFault(`nothing is called "${name}"${hint(name, names.all())}`);
}

export const isSquareName = (word: string): boolean => /^[a-z]{1,2}\d{1,2}$/.test(word);

/** The square of a name such as "d2". */
export function square(name: string, body: Pick<Body, "battlefield">): number {
  try {
    return parseSquare(body.battlefield.shape, name);
  } catch (error) {
    throw new ScenarioFault(error instanceof Error ? error.message : `"${name}" is no square`);
  }
}
