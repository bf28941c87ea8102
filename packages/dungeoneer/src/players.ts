import type { SeatId } from "@undercroft/kernel";
import type { Body, Player } from "./state.ts";
import type { Adventure, HeroCard, QuestCard } from "./vocabulary/index.ts";

/** @throws Error if there is no such place at the table. */
export function playerAt({ players }: Body, place: number): Player {
  const player = players[place];
  if (player === undefined) throw new Error(`there is no player ${place}`);
  return player;
}

/** The place of a seat. @throws Error if there is no such seat. */
export function placeOf(body: Body, seat: SeatId): number {
  const place = placeNamed(body, seat);
  if (place === null) throw new Error(`there is no seat ${seat}`);
  return place;
}

/** The place of a seat that an answer from outside names; null if there is no such seat. */
export function placeNamed({ players }: Body, seat: string): number | null {
  const place = players.findIndex(({ id }) => id === seat);
  return place < 0 ? null : place;
}

export const idAt = (body: Body, place: number): SeatId => playerAt(body, place).id;

/** The places of everybody with a hero on the map, clockwise from one of them (dg.ruling.turn-direction). */
export function clockwiseFrom({ players }: Body, place: number): readonly number[] {
  return players.map((_, i) => (place + i) % players.length).filter((one) => players[one]?.alive === true);
}

/** The others who have heroes, clockwise from the left of one. */
export const othersOf = (body: Body, place: number): readonly number[] =>
  clockwiseFrom(body, place).filter((one) => one !== place);

/** Everybody who still plays, with a hero or without, clockwise from one place. */
export const playingFrom = ({ players }: Body, place: number): readonly number[] =>
  players.map((_, i) => (place + i) % players.length).filter((one) => players[one]?.out === false);

/** Whether a player's hero has fallen since so many had: what was begun with that hero does not go on with another. */
export const hasFallenSince = ({ fallen }: Body, place: number, falls: number): boolean =>
  fallen.length > falls && fallen.indexOf(place, falls) >= 0;

/** Whose heroes stand in a space, the active player's first, then clockwise (dg.priority.order). */
export const heroesIn = (body: Body, space: string): readonly number[] =>
  clockwiseFrom(body, body.turn.player).filter((place) => playerAt(body, place).at === space);

/** @throws Error if there is no such Adventure card. */
export function adventure({ content }: Body, id: string): Adventure {
  const card = content.adventures[id];
  if (card === undefined) throw new Error(`there is no Adventure card ${id}`);
  return card;
}

/** @throws Error if there is no such Hero card. */
export function heroCard({ content }: Body, { hero }: Player): HeroCard {
  const card = content.heroes[hero];
  if (card === undefined) throw new Error(`there is no Hero card ${hero}`);
  return card;
}

/** @throws Error if there is no such Quest card. */
export function questCard({ content }: Body, id: string): QuestCard {
  const card = content.quests[id];
  if (card === undefined) throw new Error(`there is no Quest card ${id}`);
  return card;
}
