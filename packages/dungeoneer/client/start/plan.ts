import type { Chosen, PlannedSeat } from "@undercroft/table";
import type { DungeoneerConfig } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { agreedIn } from "./agreed.ts";
import type { Choices } from "./choices.ts";
import { chosenSets } from "./sets.ts";

const IDS = ["s1", "s2", "s3", "s4"] as const;

/** Whether a campaign with one Dungeonlord is chosen (dg.campaign.roles). */
export const isCampaign = ({ preset }: Pick<Chosen, "preset">): boolean => preset === "campaign";

/** The seat of the Dungeonlord: the last one if the chosen one is gone. */
export const dungeonlordOf = (count: number, chosen: number): number => Math.min(chosen, count - 1);

/** The match that has been chosen. */
export function planOf(choices: Choices, campaign: boolean): DungeoneerConfig {
  const { count, names, dungeonlord } = choices;
  return {
    seats: IDS.slice(0, count).map((id, i) => ({ id, name: names[i] ?? "" })),
    packs: chosenSets(choices),
    options: agreedIn(choices, campaign),
    decks: [],
    longer: false,
    dungeonlord: campaign ? (IDS[dungeonlordOf(count, dungeonlord)] ?? null) : null,
  };
}

/** The seats of a configuration: heroes are dealt when the match begins. */
export const seatsOf = ({ seats, dungeonlord }: DungeoneerConfig): readonly PlannedSeat[] =>
  seats.map(({ id, name }, i) => {
    const isLord = id === dungeonlord;
    const words = isLord ? say("start.dungeonlord") : say("start.seat", { number: i + 1 });
    return { id, name, side: { name: { en: words, ru: words }, emblem: isLord ? "crown" : "hood" } };
  });

/** The door tells matches apart by how many play, and by what: "3", "3 options 2", "4 campaign". */
export function kindOf({ seats, options, dungeonlord }: DungeoneerConfig): string {
  if (dungeonlord !== null) return `${seats.length} campaign`;
  return options.length === 0 ? `${seats.length}` : `${seats.length} options ${options.length}`;
}
