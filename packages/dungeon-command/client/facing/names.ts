import { spoken } from "@undercroft/table";
import type { Body, Content } from "../engine/index.ts";
import type { Cast } from "../log/cast.ts";
import { say } from "../words/index.ts";

interface Named {
  readonly name: { readonly en: string; readonly ru: string };
}

/** The name of a card in the language spoken now; its id if nobody knows it. */
export function cardName(content: Content, card: string): string {
  const found: Named | undefined = content.creatures[card] ?? content.orders[card] ?? content.commanders[card];
  return found === undefined ? card : found.name[spoken()];
}

/** The name of a creature, alive or gone. */
export function creatureName(content: Content, cast: Cast, id: string): string {
  const card = cast.creatures[id];
  return card === undefined ? id : cardName(content, card);
}

/** What a seat is called: its commander's name, with the seat's number where two lead by the same commander. */
export function seatName(body: Pick<Body, "seats" | "content">, seat: number): string {
  const commander = body.seats[seat]?.commander;
  if (commander === undefined) return String(seat + 1);
  const name = cardName(body.content, commander);
  const twins = body.seats.some((one, i) => i !== seat && one.commander === commander);
  return twins ? say("seat.twin", { name, number: seat + 1 }) : name;
}
