import type { Game, GameTypes, MatchState } from "@undercroft/kernel";
import type { ContentCensus, TwoWorldsHelp } from "@undercroft/kernel/harness";
import type { Heuristics } from "@undercroft/tactician";

/** A configuration and what is special about it. */
export interface NamedConfig<T extends GameTypes> {
  readonly name: string;
  readonly config: T["config"];
}

/** A game under observation: it plays as the game does, and its census knows which nodes of cards have been at work. */
export interface Watched<T extends GameTypes> {
  readonly game: Game<T>;
  readonly census: ContentCensus<T>;
}

/** What the commands need of a game besides its rules. */
export interface Playable<T extends GameTypes> {
  readonly game: Game<T>;
  readonly heuristics: Heuristics<T>;
  /** Configurations of every kind that the rules know, for harnesses. */
  kinds(): readonly NamedConfig<T>[];
  /** The small ones among them, for dear harnesses in a quick look; all of them if a game does not say. */
  smallKinds?(): readonly NamedConfig<T>[];
  /** Configurations for two players, fair if each is played with both seatings. */
  duels(): readonly T["config"][];
  /** Rounds of the game so far; a game over 200 is overlong. */
  rounds(state: MatchState<T>): number;
  /** How much the kernel's `progress` grows in one round at most. */
  readonly progressOfRound: number;
  /** The kernel's `progress` after which random players give a game of this configuration up; never, if a game does not say. */
  patience?(config: T["config"]): number;
  /** What is never lost or doubled, as plain JSON. */
  conserved(state: MatchState<T>): unknown;
  readonly secrets: TwoWorldsHelp<T>;
  watched(): Watched<T>;
  /** A position as text that people can read; everything is told, hidden cards too. */
  describe(state: MatchState<T>): readonly string[];
  /**
   * What tells the events of one match, in the order in which they happened, each in one line; null if another line tells it
   * already. It remembers whom they named: creatures are gone when later lines still speak of them.
   */
  telling(): (event: T["event"], state: MatchState<T>) => string | null;
}

/** Files of a player's own that a game is played with. */
export interface OwnFiles {
  readonly packs: readonly string[];
  readonly maps: readonly string[];
  /** None, or one for each seat. */
  readonly warbands: readonly string[];
  /** What the warbands are meant for, as written. */
  readonly kind: string | undefined;
}

/** Something that is done with a game, whichever it is. */
export type UseOfGame<R> = <T extends GameTypes>(playable: Playable<T>) => R;
