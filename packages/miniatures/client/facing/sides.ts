import type { Side } from "@undercroft/table";
import { spoken } from "@undercroft/table";
import type { Body, Content, CreatureCard } from "../engine/index.ts";
import { say } from "../words/index.ts";

/** The dearest creature of a warband stands for it. */
function leaderOf(content: Content, cards: readonly string[]): CreatureCard | undefined {
  return cards.flatMap((id) => content.creatures[id] ?? []).toSorted((a, b) => b.cost - a.cost)[0];
}

/** A warband by its name and creatures: without a name it is called like the creature that stands for it. */
export function sideFace(content: Content, cards: readonly string[], name: Side["name"] | null): Side {
  const leader = leaderOf(content, cards);
  const own = name === null || name[spoken()] === "" ? null : name;
  return { name: own ?? leader?.name ?? { en: "", ru: "" }, emblem: leader?.emblem ?? "pawn" };
}

/** The creatures that a seat has brought. */
const broughtBy = ({ creatures }: Pick<Body, "creatures">, seat: number): readonly string[] =>
  creatures.filter(({ owner, summoned }) => owner === seat && !summoned).map(({ card }) => card);

type Sided = Pick<Body, "creatures" | "content" | "names">;

/** The side of a seat in a battle. */
export const sideIn = (body: Sided, seat: number): Side =>
  sideFace(body.content, broughtBy(body, seat), body.names[seat] ?? null);

/** What a seat is called: its warband's name, with the seat's number where both bring the same. */
export function seatName(body: Sided, seat: number): string {
  const name = sideIn(body, seat).name[spoken()];
  const twin = sideIn(body, 1 - seat).name[spoken()] === name;
  return twin ? say("name.twin", { name, number: seat + 1 }) : name;
}
