import { spoken } from "@undercroft/table";
import type { Body, Content, Side } from "../engine/index.ts";
import { say } from "../words/index.ts";

interface Named {
  readonly name: { readonly en: string; readonly ru: string };
}

/** The name of a card in the language spoken now; its id if nobody knows it. */
export function cardName(content: Content, card: string): string {
  const found: Named | undefined =
    content.adventures[card] ?? content.maps[card] ?? content.heroes[card] ?? content.quests[card];
  return found === undefined ? card : found.name[spoken()];
}

/** What a seat is called: its hero's name, or its number as long as it has none. The Dungeonlord of a campaign has no hero. */
export function seatName(body: Pick<Body, "players" | "content" | "dungeonlord">, number: number): string {
  const { players, content, dungeonlord } = body;
  if (number === dungeonlord) return say("seat.lord");
  const hero = players[number]?.hero ?? "";
  return hero === "" ? say("seat.person", { number: number + 1 }) : cardName(content, hero);
}

/** The name of a space: that of its card. */
export function spaceName({ map, content }: Pick<Body, "map" | "content">, id: string): string {
  const space = map.find((one) => one.id === id);
  return space === undefined ? id : cardName(content, space.card);
}

export const sideName = (side: Side): string => say(`side.${side}`);
