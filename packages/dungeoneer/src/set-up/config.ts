import type { SeatId } from "@undercroft/kernel";
import type { OwnDeck } from "../decks/deck.ts";
import type { Pack } from "../vocabulary/index.ts";
import type { Option } from "./options.ts";

/** A match to be played: who sits at the table, clockwise, and with which sets (dg.overview.player-count, dg.overview.set-independence). */
export interface DungeoneerConfig {
  readonly seats: readonly { readonly id: SeatId; readonly name: string }[];
  readonly packs: readonly Pack[];
  /** The optional rules that were agreed on (dg.opt.agreement). */
  readonly options: readonly Option[];
  /** Who is Dungeonlord for the whole of a campaign (dg.campaign.roles); null for a standard game. */
  readonly dungeonlord: SeatId | null;
  /** Decks that players of a campaign have built of several sets; whoever has none draws from the sets (dg.multiset.own-decks). */
  readonly decks: readonly OwnDeck[];
  /** Whether all agreed to more Map cards than the rules ask for (dg.multiset.peril.extra-maps). */
  readonly longer: boolean;
}
