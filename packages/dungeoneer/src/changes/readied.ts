/** Cards in play that leave it, and what lay on them. */
import type { RuleId } from "../ledger/rule-ids.ts";
import { adventure, playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import type { Body, Player, Readied } from "../state.ts";
import { discard } from "./cards.ts";

/** Where cards lie ready: one's own Boons and Treasures, and Banes that one has played. */
export type ReadiedZone = "boons" | "treasures" | "banes";

/** Uses that a card has when it is readied; null if it is not used up by them (dg.treasure.used-up). */
export function chargesOf(body: Body, card: string): number | null {
  const printed = adventure(body, card);
  return printed.kind === "treasure" || printed.kind === "boon" ? (printed.charges ?? null) : null;
}

/** Takes a card out of its zone. @throws Error if it is not there. */
function take(player: Player, zone: ReadiedZone, id: string): Readied {
  const card = player[zone].find((one) => one.id === id);
  if (card === undefined) throw new Error(`${player.id} has no ${id} among its ${zone}`);
  player[zone] = player[zone].filter((one) => one.id !== id);
  return card;
}

/** What lay on a card or a monster that has left play is lost (dg.card.attachment-loss). */
export function loseAttachments(run: Run, host: string): void {
  for (const [place, player] of run.body.players.entries())
    for (const zone of ["boons", "treasures", "banes"] as const)
      for (const { id, on } of player[zone])
        if (on === host) discardReadied(run, place, zone, id, "dg.card.attachment-loss");
}

/** A card in play is discarded, and what lay on it. */
export function discardReadied(
  run: Run,
  place: number,
  zone: ReadiedZone,
  id: string,
  rule: RuleId,
  because: readonly RuleId[] = [],
): void {
  const { card } = take(playerAt(run.body, place), zone, id);
  discard(run, place, card, zone, rule, because);
  loseAttachments(run, id);
}

/** A card in play goes back to the hand of whoever played it, without its charges and Attachments (dg.ruling.return-to-hand-ownership). */
export function returnToHand(
  run: Run,
  place: number,
  zone: ReadiedZone,
  id: string,
  rule: RuleId,
  because: readonly RuleId[],
): void {
  const player = playerAt(run.body, place);
  const { card } = take(player, zone, id);
  player.hand.push(card);
  run.emit({
    event: "to-hand",
    player: place,
    card,
    rule,
    because: [...because, "dg.ruling.return-to-hand-ownership"],
  });
  loseAttachments(run, id);
}

/** In which zone a player has a card in play. @throws Error if in none. */
export function zoneOf(player: Player, id: string): ReadiedZone {
  for (const zone of ["boons", "treasures", "banes"] as const)
    if (player[zone].some((one) => one.id === id)) return zone;
  throw new Error(`${player.id} has no ${id} in play`);
}
