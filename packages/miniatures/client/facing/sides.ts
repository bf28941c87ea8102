import type { Side } from "@undercroft/table";
import { spoken } from "@undercroft/table";
import { type Body, type Content, type CreatureCard, type ReadyWarband, readyWarbands } from "../engine/index.ts";
import { say } from "../words/index.ts";

/** The dearest creature of a warband stands for it. */
function leaderOf(content: Content, cards: readonly string[]): CreatureCard | undefined {
  return cards.flatMap((id) => content.creatures[id] ?? []).toSorted((a, b) => b.cost - a.cost)[0];
}

let ready: readonly ReadyWarband[] | null = null;

/** The ready warband that has just these creatures, if there is one: a battle does not keep what its warbands are called. */
function readyOf(cards: readonly string[]): ReadyWarband | undefined {
  ready ??= readyWarbands();
  return ready.find(
    ({ warband: { creatures } }) =>
      creatures.length === cards.length && creatures.every(({ card }, i) => card === cards[i]),
  );
}

/** A warband by its creatures: its own name, or that of the creature that stands for it. */
export function sideFace(content: Content, cards: readonly string[]): Side {
  const leader = leaderOf(content, cards);
  const name = readyOf(cards)?.name ?? leader?.name ?? { en: "", ru: "" };
  return { name, emblem: leader?.emblem ?? "pawn" };
}

/** The creatures that a seat has brought. */
const broughtBy = ({ creatures }: Pick<Body, "creatures">, seat: number): readonly string[] =>
  creatures.filter(({ owner, summoned }) => owner === seat && !summoned).map(({ card }) => card);

/** The side of a seat in a battle. */
export const sideIn = (body: Pick<Body, "creatures" | "content">, seat: number): Side =>
  sideFace(body.content, broughtBy(body, seat));

/** What a seat is called: its warband's name, with the seat's number where both bring the same. */
export function seatName(body: Pick<Body, "creatures" | "content">, seat: number): string {
  const name = sideIn(body, seat).name[spoken()];
  const twin = sideIn(body, 1 - seat).name[spoken()] === name;
  return twin ? say("name.twin", { name, number: seat + 1 }) : name;
}
