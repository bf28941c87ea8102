import { shownSquare, spoken, squareName } from "@undercroft/table";
import {
  type Body,
  type Cast,
  type Content,
  cardName as cardNamed,
  creatureName as creatureNamed,
  seatName as seatNamed,
  type Teller,
} from "../engine/index.ts";
import { say } from "../words/index.ts";

/** The page as it puts matches into words. */
export const teller: Teller = {
  say,
  language: spoken,
  square: ({ battlefield }, at) => squareName(shownSquare(battlefield.shape, at)),
};

/** The name of a card in the language spoken now; its id if nobody knows it. */
export const cardName = (content: Content, card: string): string => cardNamed(teller, content, card);

/** The name of a creature, alive or gone. */
export const creatureName = (content: Content, cast: Cast, id: string): string =>
  creatureNamed(teller, content, cast, id);

/** What a seat is called: its commander's name, with the seat's number where two lead by the same commander. */
export const seatName = (body: Pick<Body, "seats" | "content">, seat: number): string => seatNamed(teller, body, seat);
