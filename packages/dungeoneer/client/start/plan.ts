import type { PlannedSeat } from "@undercroft/table";
import { type DungeoneerConfig, shippedPacks } from "../engine/index.ts";
import { say } from "../words/index.ts";
import type { Choices } from "./choices.ts";

const IDS = ["s1", "s2", "s3", "s4"] as const;

/** The match that has been chosen. */
export const planOf = ({ count, names }: Choices): DungeoneerConfig => ({
  seats: IDS.slice(0, count).map((id, i) => ({ id, name: names[i] ?? "" })),
  packs: shippedPacks(),
  options: [],
  dungeonlord: null,
});

/** The seats of a configuration: heroes are dealt when the match begins. */
export const seatsOf = ({ seats }: DungeoneerConfig): readonly PlannedSeat[] =>
  seats.map(({ id, name }, i) => {
    const words = say("start.seat", { number: i + 1 });
    return { id, name, side: { name: { en: words, ru: words }, emblem: "hood" } };
  });

/** The door tells matches apart by how many play. */
export const kindOf = ({ seats }: DungeoneerConfig): string => String(seats.length);
