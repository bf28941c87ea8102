import type { LocalText } from "@undercroft/cards";
import type { Body, Content } from "../state.ts";
import type { CreatureCard } from "../vocabulary/index.ts";
import type { Teller } from "./teller.ts";

/** A warband as it is shown. */
export interface SideFace {
  readonly name: LocalText;
  readonly emblem: string;
}

/** The dearest creature of a warband stands for it. */
function leaderOf(content: Content, cards: readonly string[]): CreatureCard | undefined {
  return cards.flatMap((id) => content.creatures[id] ?? []).toSorted((a, b) => b.cost - a.cost)[0];
}

/** A warband by its name and creatures: without a name it is called like the creature that stands for it. */
export function sideFace(
  { language }: Teller,
  content: Content,
  cards: readonly string[],
  name: LocalText | null,
): SideFace {
  const leader = leaderOf(content, cards);
  const own = name === null || name[language()] === "" ? null : name;
  return { name: own ?? leader?.name ?? { en: "", ru: "" }, emblem: leader?.emblem ?? "pawn" };
}

/** The creatures that a seat has brought. */
const broughtBy = ({ creatures }: Pick<Body, "creatures">, seat: number): readonly string[] =>
  creatures.filter(({ owner, summoned }) => owner === seat && !summoned).map(({ card }) => card);

export type Sided = Pick<Body, "creatures" | "content" | "names">;

/** The side of a seat in a battle. */
export const sideIn = (teller: Teller, body: Sided, seat: number): SideFace =>
  sideFace(teller, body.content, broughtBy(body, seat), body.names[seat] ?? null);

/** What a seat is called: its warband's name, with the seat's number where both bring the same. */
export function seatName(teller: Teller, body: Sided, seat: number): string {
  const name = sideIn(teller, body, seat).name[teller.language()];
  const twin = sideIn(teller, body, 1 - seat).name[teller.language()] === name;
  return twin ? teller.say("name.twin", { name, number: seat + 1 }) : name;
}
