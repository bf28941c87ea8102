import type { LocalText } from "@undercroft/cards";
import type { Body, Content } from "../state.ts";
import type { Cast } from "./cast.ts";
import type { Teller } from "./teller.ts";

interface Named {
  readonly name: LocalText;
}

/** The name of a card; its id if nobody knows it. */
export function cardName({ language }: Pick<Teller, "language">, content: Content, card: string): string {
  const found: Named | undefined = content.creatures[card] ?? content.orders[card] ?? content.commanders[card];
  return found === undefined ? card : found.name[language()];
}

/** The name of a creature, alive or gone. */
export function creatureName(teller: Pick<Teller, "language">, content: Content, cast: Cast, id: string): string {
  const card = cast.creatures[id];
  return card === undefined ? id : cardName(teller, content, card);
}

/** What a seat is called: its commander's name, with the seat's number where two lead by the same commander. */
export function seatName(
  teller: Pick<Teller, "say" | "language">,
  body: Pick<Body, "seats" | "content">,
  seat: number,
): string {
  const commander = body.seats[seat]?.commander;
  if (commander === undefined) return String(seat + 1);
  const name = cardName(teller, body.content, commander);
  const twins = body.seats.some((one, i) => i !== seat && one.commander === commander);
  return twins ? teller.say("seat.twin", { name, number: seat + 1 }) : name;
}
