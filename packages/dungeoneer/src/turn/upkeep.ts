/** Cards that cost something in each Reset Phase of their owner's (dg.reset.upkeep). */
import { returnToHand, zoneOf } from "../changes/readied.ts";
import { canPay } from "../effects/paying.ts";
import { adventure, playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import type { Body, Readied } from "../state.ts";
import type { Price } from "../vocabulary/index.ts";

const inPlay = (body: Body, place: number): readonly Readied[] => {
  const { boons, treasures, banes } = playerAt(body, place);
  return [...boons, ...treasures, ...banes];
};

const upkeepOn = (body: Body, card: string): Price | null => {
  const printed = adventure(body, card);
  return "upkeep" in printed ? (printed.upkeep ?? null) : null;
};

/** The cards of a player that carry an upkeep cost, by their ids. */
export const dueFor = (body: Body, place: number): readonly string[] =>
  inPlay(body, place).flatMap(({ id, card }) => (upkeepOn(body, card) === null ? [] : [id]));

/** The upkeep of a card in play, and whose Peril pays for it: that of the hero on whom it lies (dg.ruling.upkeep-payment). */
export function upkeepOf(
  body: Body,
  place: number,
  thing: string,
): { readonly price: Price; readonly affected: number } | null {
  const card = inPlay(body, place).find(({ id }) => id === thing);
  if (card === undefined) return null;
  const affected = body.players.findIndex(({ id }) => id === card.on);
  return { price: upkeepOn(body, card.card) ?? {}, affected: affected < 0 ? place : affected };
}

/** Whether a player still has a card in play. */
export const isInPlay = (body: Body, place: number, thing: string): boolean =>
  inPlay(body, place).some(({ id }) => id === thing);

export const canKeepUp = (body: Body, place: number, thing: string): boolean => {
  const upkeep = upkeepOf(body, place, thing);
  return upkeep !== null && canPay(body, place, upkeep.price, upkeep.affected);
};

/** What is not paid for goes back to its owner's hand, before Speed is read. */
export function letGo(run: Run, place: number, thing: string): void {
  const player = playerAt(run.body, place);
  returnToHand(run, place, zoneOf(player, thing), thing, "dg.reset.upkeep", ["dg.ruling.upkeep-payment"]);
}
