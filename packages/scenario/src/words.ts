import type { Schema, Shape } from "@undercroft/cards";
import type { CallFrame, Game, Viewer } from "@undercroft/kernel";
import type { Command } from "./command.ts";
import type { Words } from "./fits.ts";
import type { Names, Terms } from "./names.ts";
import type { Playing } from "./playing.ts";
import type { AnswerOf, AskedOf, BodyOf, EventOf, ScenarioTypes, StateOf } from "./types.ts";

/** A position that a setup describes: nothing had to be played up to it. The topmost frame is still to run. */
export interface Position<W extends ScenarioTypes> {
  readonly body: BodyOf<W>;
  readonly frames: CallFrame<W["game"]>[];
  readonly names: Names<BodyOf<W>>;
}

/** How a game reads the head of a file: its cards and its position. */
export interface SetupWords<W extends ScenarioTypes> {
  /** The form of `setup`. */
  readonly setup: Schema<W["setup"]>;
  /** The setup of a file that gives none. */
  readonly plain: W["setup"];
  /** Keys without which a setup describes no position. */
  readonly needed: readonly string[];
  /** The form of `cards`. */
  readonly lists: Schema<W["lists"]>;
  /** The cards of the packs and those of a file. @throws ScenarioFault for a bad one. */
  cards(lists: W["lists"] | undefined, packs: W["packs"], scenario: string): W["cards"];
  /** @throws ScenarioFault if there is no such position. */
  position(setup: W["setup"], seats: readonly string[], cards: W["cards"]): Position<W>;
  readonly terms: Terms<BodyOf<W>>;
  /** How `chance` writes the lowest result of a draw: dice begin at 1. */
  readonly lowestResult: 0 | 1;
}

/** How a game writes answers. */
export interface AnswerWords<W extends ScenarioTypes> {
  /** The keys of an answer. */
  readonly choiceShape: Shape;
  /** The same as a strict table. */
  readonly choice: Schema<W["choice"]>;
  /** An answer as a file would write it. */
  wordsOf(state: StateOf<W>, answer: AnswerOf<W>, names: Names<BodyOf<W>>): Words;
  /** An answer that a file writes out whole, so that no legal answers have to be looked through; null for others. */
  writtenOut(state: StateOf<W>, asked: AskedOf<W>, choice: W["choice"], names: Names<BodyOf<W>>): AnswerOf<W> | null;
  /** The answer with what is meant where a file does not say it. */
  exactly(choice: W["choice"]): W["choice"];
  /** Sees that the names in an answer that may be illegal are names of something. @throws ScenarioFault */
  checkNames(playing: Playing<W>, choice: W["choice"]): void;
  /** What the menu greys out, with reasons. */
  greyed(state: StateOf<W>, asked: AskedOf<W>, seat: string): readonly Refused<W>[];
  /** An answer that no menu shows even greyed out, written out whole; null if the question takes no such answer. */
  unlisted(state: StateOf<W>, asked: AskedOf<W>, choice: W["choice"], names: Names<BodyOf<W>>): AnswerOf<W> | null;
  /** Entries that a legal answer is offered by. */
  notes(state: StateOf<W>, seat: string, answer: AnswerOf<W>): readonly string[];
  /** The answer of somebody who does nothing. */
  readonly pass: W["choice"];
  /** The answer that declines a response; null if what is asked asks for more than a response. */
  declining(asked: AskedOf<W>): AnswerOf<W> | null;
}

export interface Refused<W extends ScenarioTypes> {
  readonly answer: AnswerOf<W>;
  readonly rule: string;
}

/** How a game tells what there is and what happens. */
export interface TellingWords<W extends ScenarioTypes> {
  /** Keys of `expect` besides pieces, asked, outcome, events and rules. */
  readonly expected: Shape;
  /** The public description of a position: what `expect` is held against. */
  describe(state: StateOf<W>, names: Names<BodyOf<W>>): Described;
  eventWords(event: EventOf<W>, state: StateOf<W>, names: Names<BodyOf<W>>): Words;
  /** Keys of `asked` besides seat, kind and rule. */
  readonly asked: Shape;
  questionWords(asked: AskedOf<W>, state: StateOf<W>, names: Names<BodyOf<W>>): Words;
  /** What is sent to a viewer. */
  sent(playing: Playing<W>, viewer: Viewer): Sent;
}

export interface Described extends Words {
  readonly pieces: Words;
}

/** What a viewer is sent as text, the cards that it might name, and the entry that hides the rest. */
export interface Sent {
  readonly text: string;
  readonly cards: readonly string[];
  readonly rule: string;
}

/** All words of one game's scenario files. */
export interface ScenarioWords<W extends ScenarioTypes> extends SetupWords<W>, AnswerWords<W>, TellingWords<W> {
  readonly game: Game<W["game"]>;
  /** Ids of the game's ledger. */
  readonly ledger: { readonly entries: readonly string[]; readonly examples: readonly string[] };
  /** Further words that a line of a play may begin with. */
  readonly commands: ReadonlyMap<string, Command<W>>;
}
