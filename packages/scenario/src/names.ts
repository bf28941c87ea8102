import { hint, ScenarioFault } from "./fault.ts";

/** What a game's words mean besides the names that a file gives: seats, squares. Both functions give null for others. */
export interface Terms<B> {
  /** The id that a word means. */
  idOf(word: string, body: B): string | null;
  /** The word for an id. */
  wordFor(id: string, body: B): string | null;
  /** Everything in play that may be called by the last word of its card, in the order of arrival. */
  things(body: B): readonly { readonly id: string; readonly card: string }[];
  /** True if a word that looks like a term is one: a square of this board. */
  knows(word: string, body: B): boolean;
}

/** True of "d2" and "ab10". */
export const isSquareName = (word: string): boolean => /^[a-z]{1,2}\d{1,2}$/.test(word);

/** The names a scenario file gives to things, both ways. What comes into play later gets its card's last word. */
export class Names<B> {
  private readonly ids = new Map<string, string>();
  private readonly names = new Map<string, string>();
  private readonly terms: Terms<B>;

  constructor(terms: Terms<B>) {
    this.terms = terms;
  }

  give(name: string, id: string): void {
    this.ids.set(name, id);
    this.names.set(id, name);
  }

  /** Names whatever has come into play since the last look. */
  notice(body: B): void {
    for (const { id, card } of this.terms.things(body)) if (!this.names.has(id)) this.invent(card, id);
  }

  private invent(card: string, id: string): void {
    const word = card.slice(card.indexOf("/") + 1);
    let name = word;
    for (let n = 2; this.ids.has(name); n++) name = `${word}-${n}`;
    this.give(name, id);
  }

  /** The id that a word of the file means: a name, a term of the game, or the word itself (a card). */
  id(word: string, body: B): string {
    return this.ids.get(word) ?? this.terms.idOf(word, body) ?? word;
  }

  /** The word of the file for an id. */
  name(id: string, body: B): string {
    return this.names.get(id) ?? this.terms.wordFor(id, body) ?? id;
  }

  /** Every name that something has or had. */
  all(): readonly string[] {
    return [...this.ids.keys()];
  }

  /** True if a word is the name of something, or a term of the game. */
  knows(word: string, body: B): boolean {
    return this.ids.has(word) || this.terms.knows(word, body);
  }
}

/** The id of something by its name. @throws ScenarioFault if nothing is called so. */
export function thingNamed<B>(name: string, names: Names<B>, body: B): string {
  if (names.knows(name, body)) return names.id(name, body);
  throw new ScenarioFault(`nothing is called "${name}"${hint(name, names.all())}`);
}

/** Gives a thing of a setup its name. @throws ScenarioFault if that is the name of something else. */
export function giveName<B>(names: Names<B>, name: string, id: string, body: B): void {
  if (names.knows(name, body))
    throw new ScenarioFault(`setup.pieces: "${name}" is the name of something else, a seat or a square`);
  names.give(name, id);
}
