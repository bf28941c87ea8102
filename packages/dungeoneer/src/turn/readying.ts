import type { Claims } from "@undercroft/kernel";
import { discard, newId, takeFromHand } from "../changes/cards.ts";
import { carryOut } from "../changes/hero.ts";
import { pay } from "../changes/resources.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { adventure, heroCard, playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import type { Body } from "../state.ts";
import type { HelpCard } from "../vocabulary/index.ts";

/** Whether it takes effect and is discarded at once, so that it needs no slot (dg.boon.instant, dg.treasure.immediate-use). */
export const isInstant = ({ changes }: HelpCard): boolean => changes === undefined;

/** The entry by which what takes effect at once needs no slot. */
const instantRule = ({ kind }: HelpCard): RuleId => (kind === "boon" ? "dg.boon.instant" : "dg.treasure.immediate-use");

/** Two Treasures clash if they share a category (dg.ruling.duplicate-category). */
const clash = (a: readonly string[] | undefined, b: readonly string[] | undefined): boolean =>
  (a ?? []).some((category) => (b ?? []).includes(category));

/** A Treasure is readied where there is room for it, beside none of its kind, however it comes (dg.treasure.limit, dg.ruling.looting-limits). */
export function claimTreasureRoom(body: Body, place: number, card: string, claims: Claims<RuleId>): void {
  const player = playerAt(body, place);
  if (player.treasures.length >= heroCard(body, player).treasures) claims.forbid("dg.treasure.limit");
  const { categories } = adventure(body, card);
  if (player.treasures.some((one) => clash(adventure(body, one.card).categories, categories)))
    claims.forbid("dg.treasure.no-duplicate-category");
}

/** What stands against putting a Boon or Treasure into play (dg.hero-phase.spend-glory). */
export function claimReadying(body: Body, place: number, card: string, claims: Claims<RuleId>): void {
  const player = playerAt(body, place);
  if (!player.hand.includes(card)) {
    claims.forbid("dg.hero-phase.spend-glory", 2);
    return;
  }
  const printed = adventure(body, card);
  if (printed.kind !== "boon" && printed.kind !== "treasure") {
    claims.forbid(printed.kind === "bane" ? "dg.bane.playtime" : "dg.hero-phase.spend-glory", 2);
    return;
  }
  if (printed.response !== undefined) claims.forbid("dg.special.response", 1);
  if (player.glory < printed.value) claims.forbid("dg.ruling.glory-affordability");
  if (isInstant(printed)) return;
  if (printed.kind === "treasure") claimTreasureRoom(body, place, card, claims);
  else if (player.boons.length >= heroCard(body, player).boons) claims.forbid("dg.boon.limit");
}

/** A Boon or Treasure is paid for and readied, or happens and is discarded (dg.hero-phase.readied, dg.card.instant). `target`: whose hero it is for. */
export function playHelp(
  run: Run,
  place: number,
  card: string,
  why: readonly RuleId[] = [],
  target: number = place,
): void {
  const player = playerAt(run.body, place);
  const printed = adventure(run.body, card);
  if (printed.kind !== "boon" && printed.kind !== "treasure") throw new Error(`${card} helps nobody`);
  takeFromHand(run, place, card);
  pay(run, place, "glory", printed.value, "dg.hero-phase.spend-glory", ["dg.card.value"]);
  if (isInstant(printed)) {
    const used: readonly RuleId[] = printed.kind === "treasure" ? ["dg.treasure.used-up"] : [];
    run.emit({ event: "played", player: place, card, target, rule: "dg.card.instant", because: why });
    discard(run, place, card, "play", instantRule(printed), used);
    carryOut(run, target, printed.steps ?? [], "dg.card.instant");
    return;
  }
  const ready = printed.kind === "boon" ? player.boons : player.treasures;
  const because: RuleId[] = ["dg.card.permanent", ...why];
  if (printed.kind === "boon" && ready.some((one) => one.card === card)) because.push("dg.boon.copies");
  if (printed.changes?.some(({ score }) => score === "speed")) because.push("dg.ruling.movement-pool-recalculation");
  ready.push({ id: newId(run, "c"), card });
  run.emit({ event: "readied", player: place, card, rule: "dg.hero-phase.readied", because });
}
