import type { Chosen, PlannedSeat } from "@undercroft/table";
import type { Deck, DungeoneerConfig, OwnDeck } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { agreedIn } from "./agreed.ts";
import type { Choices } from "./choices.ts";
import { deckFaults } from "./decks.ts";
import { dungeonlordOf } from "./seats.ts";
import { chosenSets } from "./sets.ts";

const IDS = ["s1", "s2", "s3", "s4"] as const;

/** Whether a campaign with one Dungeonlord is chosen (dg.campaign.roles). */
export const isCampaign = ({ preset }: Pick<Chosen, "preset">): boolean => preset === "campaign";

const broughtBy = (seat: string, deck: Deck | null | undefined): readonly OwnDeck[] =>
  deck === null || deck === undefined ? [] : [{ seat, deck }];

/** Whether a longer adventure can be agreed on: only a deck of the Dungeonlord's own has room for it (dg.multiset.peril.extra-maps). */
export const mayBeLonger = ({ count, dungeonlord, decks }: Choices): boolean =>
  (decks[dungeonlordOf(count, dungeonlord)] ?? null) !== null;

/** The match that has been chosen. */
export function planOf(choices: Choices, campaign: boolean): DungeoneerConfig {
  const { count, names, dungeonlord, decks, longer } = choices;
  return {
    seats: IDS.slice(0, count).map((id, i) => ({ id, name: names[i] ?? "" })),
    packs: chosenSets(choices),
    options: agreedIn(choices, campaign),
    decks: campaign ? IDS.slice(0, count).flatMap((seat, i) => broughtBy(seat, decks[i])) : [],
    longer: campaign && longer && mayBeLonger(choices),
    dungeonlord: campaign ? (IDS[dungeonlordOf(count, dungeonlord)] ?? null) : null,
  };
}

/** What tells that a side is of the heroes of a campaign, who stand together (dg.campaign.roles). */
export const partyOf = (isOfParty: boolean): { readonly party?: string } => (isOfParty ? { party: "heroes" } : {});

/** The seats of a configuration: heroes are dealt when the match begins. */
export const seatsOf = ({ seats, dungeonlord }: DungeoneerConfig): readonly PlannedSeat[] =>
  seats.map(({ id, name }, i) => {
    const isLord = id === dungeonlord;
    const words = isLord ? say("start.dungeonlord") : say("start.seat", { number: i + 1 });
    const party = partyOf(dungeonlord !== null && !isLord);
    return { id, name, side: { name: { en: words, ru: words }, emblem: isLord ? "crown" : "hood", ...party } };
  });

/** The door tells matches apart by how many play, and by what: "3", "3 options 2", "4 campaign". */
export function kindOf({ seats, options, dungeonlord }: DungeoneerConfig): string {
  if (dungeonlord !== null) return `${seats.length} campaign`;
  return options.length === 0 ? `${seats.length}` : `${seats.length} options ${options.length}`;
}

type Planned =
  | { readonly ok: true; readonly config: DungeoneerConfig }
  | { readonly ok: false; readonly problems: readonly string[] };

/** A match that may be begun; what stands against a deck is told where it is mended (dg.multiset.*). */
export function planned(choices: Choices, campaign: boolean): Planned {
  const faulty = campaign ? choices.decks.slice(0, choices.count).flatMap((_, i) => faultyDeck(choices, i)) : [];
  return faulty.length === 0
    ? { ok: true, config: planOf(choices, campaign) }
    : { ok: false, problems: faulty.map((number) => say("start.against-deck", { number: number + 1 })) };
}

const faultyDeck = (choices: Choices, number: number): readonly number[] =>
  deckFaults(choices, number).length > 0 ? [number] : [];
