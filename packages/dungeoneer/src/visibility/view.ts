import type { MatchState, Viewer } from "@undercroft/kernel";
import type { Dg, State } from "../procedures.ts";
import type { Body, Campaign, GloryPile, HeroPile, Player, QuestInPlay } from "../state.ts";

/** A player as a viewer knows it: the hand of another is a number (dg.setup.hand-hidden), and nobody knows another's hidden Quest. */
export interface PlayerView extends Omit<Player, "hand" | "secrets" | "maps"> {
  readonly hand: readonly string[] | null;
  readonly cards: number;
  readonly secrets: readonly QuestInPlay[] | null;
  /** The ids of its hidden Quests. */
  readonly faceDown: readonly string[];
  readonly maps: readonly string[] | null;
  readonly mapCards: number;
}

/** Of a Glory deck the number of cards, and which ones lie hidden in it or in the hands of those who draw from it. */
export interface GloryView extends Omit<GloryPile, "adventureDeck" | "heroes"> {
  /** Those of the deck in order of their names, and those that have fallen. */
  readonly heroes: HeroPile | null;
  readonly deck: number;
  readonly hidden: readonly string[];
}

export interface CampaignView extends Omit<Campaign, "glory"> {
  readonly glory: readonly GloryView[];
}

/** The tables as a viewer knows them: of decks the number of cards, and which ones lie hidden anywhere, in order of their names. */
export interface BodyView
  extends Omit<Body, "players" | "adventureDeck" | "mapDeck" | "questDeck" | "heroDeck" | "campaign"> {
  readonly campaign: CampaignView | null;
  readonly players: readonly PlayerView[];
  readonly adventures: { readonly deck: number; readonly hidden: readonly string[] };
  readonly maps: readonly string[];
  readonly quests: readonly string[];
  readonly heroes: readonly string[];
}

/** What a viewer may know of a match (dg.ruling.information-visibility). */
export interface DgView {
  readonly viewer: Viewer;
  readonly game: string;
  readonly rules: string;
  readonly seats: State["seats"];
  readonly body: BodyView;
  readonly frames: MatchState<Dg>["frames"];
  readonly nextQuestion: number;
  readonly outcome: State["outcome"];
  readonly table: Pick<State["table"], "offers" | "left">;
}
