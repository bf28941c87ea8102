import type { GameTypes, MatchState, QuestionFrame } from "@undercroft/kernel";

/** What a game tells the type system about the words of its scenario files. */
export interface ScenarioTypes {
  game: GameTypes;
  /** What `setup` may say. */
  setup: { readonly from?: string };
  /** What an answer of a seat, an `offered` or a `notOffered` may say of it. */
  choice: object;
  /** What `cards` may hold. */
  lists: object;
  /** Definitions that files are played with besides their own. */
  packs: unknown;
  /** Those and the file's own as one. */
  cards: unknown;
}

export type StateOf<W extends ScenarioTypes> = MatchState<W["game"]>;
export type BodyOf<W extends ScenarioTypes> = W["game"]["body"];
export type AskedOf<W extends ScenarioTypes> = QuestionFrame<W["game"]>;
export type AnswerOf<W extends ScenarioTypes> = W["game"]["answer"];
export type EventOf<W extends ScenarioTypes> = W["game"]["event"];
