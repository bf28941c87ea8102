/** Cards that stay are put into play (dg.hero-phase.readied, dg.card.permanent). */
import { thingsChosen } from "@undercroft/cards";
import { discardUnderway, newId, takeUnderway } from "../changes/cards.ts";
import { chargesOf } from "../changes/readied.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { adventure, idAt, playerAt } from "../players.ts";
import { ask, type Chapter, done, next, nothing, type Run } from "../procedures.ts";
import type { Body, Player, Readied } from "../state.ts";
import { limitOf } from "../traits.ts";
import { whyTreasure } from "../turn/treasures.ts";
import type { Adventure } from "../vocabulary/index.ts";
import { excessNext } from "./excess.ts";
import type { EffectLocals } from "./locals.ts";
import { holdsBoons, holdsTreasures } from "./room.ts";

/** Two Treasures clash if they share a category (dg.ruling.duplicate-category). */
const clash = (a: readonly string[] | undefined, b: readonly string[] | undefined): boolean =>
  (a ?? []).some((category) => (b ?? []).includes(category));

const attachOf = (
  card: Adventure,
): { readonly on: "boon" | "treasure" | "monster"; readonly category?: string } | null =>
  "attach" in card && card.attach !== undefined ? card.attach : null;

/** The cards onto which an Attachment may be put: its player's own, of the kind and category that it names (dg.card.attachment); null for any other card. */
export function hostsFor(body: Body, place: number, card: string): readonly string[] | null {
  const attach = attachOf(adventure(body, card));
  if (attach === null) return null;
  const { boons, treasures, pack } = playerAt(body, place);
  const among = { boon: boons, treasure: treasures, monster: pack }[attach.on];
  const { category } = attach;
  return among.flatMap((one) => {
    const isMeant = category === undefined || (adventure(body, one.card).categories ?? []).includes(category);
    return isMeant ? [one.id] : [];
  });
}

/** The readied Treasure with which a card clashes, if there is one; Attachments never do (dg.ruling.duplicate-category). */
function clashing(body: Body, { treasures }: Player, printed: Adventure): Adventure | undefined {
  if (printed.kind !== "treasure" || attachOf(printed) !== null) return undefined;
  return treasures
    .map(({ card }) => adventure(body, card))
    .find((other) => attachOf(other) === null && clash(other.categories, printed.categories));
}

/** A Treasure that is used at once clashes with none (dg.ruling.duplicate-category). */
export const whyNoClash = (body: Body, place: number, card: string): readonly RuleId[] =>
  clashing(body, playerAt(body, place), adventure(body, card)) === undefined ? [] : ["dg.ruling.duplicate-category"];

/** One category in common is enough, however many there are. */
const isSimple = ({ categories = [] }: Adventure): boolean => categories.length <= 1;

/** Why nothing is there that a card could be put on. */
function whyNoHost({ boons, treasures, pack }: Player, printed: Adventure): RuleId {
  const attach = attachOf(printed);
  const among = attach === null ? [] : { boon: boons, treasure: treasures, monster: pack }[attach.on];
  return among.length > 0 ? "dg.card.category" : "dg.card.attachment";
}

/** Why a card that stays cannot be put into play: no room, no second of its category, nothing to put it on. */
export function whyNotReadied(body: Body, place: number, card: string): RuleId | null {
  const printed = adventure(body, card);
  const player = playerAt(body, place);
  if (hostsFor(body, place, card)?.length === 0) return whyNoHost(player, printed);
  if (printed.kind === "boon") return holdsBoons(body, player, player.boons.length + 1) ? null : "dg.boon.limit";
  if (printed.kind !== "treasure") return null;
  const readied = player.treasures.map((one) => one.card);
  const other = clashing(body, player, printed);
  if (other !== undefined)
    return isSimple(other) && isSimple(printed) ? "dg.treasure.no-duplicate-category" : "dg.ruling.duplicate-category";
  return holdsTreasures(body, player, [...readied, card]) ? null : "dg.treasure.limit";
}

/** A Storage Item that is laid onto a full set makes room for itself (dg.ruling.storage-details). */
const whyThere = (body: Body, player: Player): readonly RuleId[] =>
  player.treasures.length > limitOf(body, player, "treasures") ? ["dg.ruling.storage-details"] : [];

/** Why a card may lie where it does. */
function why(body: Body, place: number, card: string, { on }: Readied, played: readonly RuleId[]): readonly RuleId[] {
  const because: RuleId[] = ["dg.card.permanent", ...whyTreasure(body, card, played), ...played];
  const printed = adventure(body, card);
  const { boons } = playerAt(body, place);
  if (printed.kind === "boon" && boons.filter((one) => one.card === card).length > 1) because.push("dg.boon.copies");
  if (printed.kind === "treasure" && printed.storage !== undefined)
    because.push("dg.treasure.storage-slot", "dg.treasure.storage-capacity", ...whyThere(body, playerAt(body, place)));
  if ("changes" in printed && printed.changes?.some((change) => "score" in change && change.score === "speed"))
    because.push("dg.ruling.movement-pool-recalculation");
  if (printed.kind === "bane" && attachOf(printed) === null) because.push("dg.ruling.permanent-bane-location");
  else if (on !== null) because.push("dg.card.attachment");
  if (printed.kind === "bane" && printed.target === "nobody" && on !== null) because.push("dg.ruling.bane-on-own-card");
  if (attachOf(printed)?.category !== undefined) because.push("dg.card.category");
  return because;
}

/** The card that is being played lies ready from now on. */
function lay(run: Run, { place, card, on: hero, because }: EffectLocals["readying"], host: string | null): void {
  const { body } = run;
  const player = playerAt(body, place);
  const printed = adventure(body, card);
  const on = printed.kind === "bane" && host === null ? idAt(body, hero) : host;
  const charges = chargesOf(body, card);
  takeUnderway(run, card);
  const readied: Readied = { id: newId(run, "c"), card, on, charges };
  if (printed.kind === "boon") player.boons.push(readied);
  else if (printed.kind === "treasure") player.treasures.push(readied);
  else player.banes.push(readied);
  run.emit({
    event: "readied",
    player: place,
    card,
    on,
    rule: "dg.hero-phase.readied",
    because: why(body, place, card, readied, because),
  });
}

export const readyingProcedure: Chapter<Pick<EffectLocals, "readying">>["readying"] = {
  steps: {
    start: (run, locals) => {
      const { place, card, hosts } = locals;
      if (hosts?.length === 0) {
        // What it was meant for has gone while it was answered.
        discardUnderway(run, place, card, "dg.card.attachment-loss");
        return done(nothing);
      }
      if (hosts === null || hosts.length === 1) {
        lay(run, locals, hosts?.[0] ?? null);
        return next("over");
      }
      return ask(
        {
          kind: "choose",
          purpose: "host",
          from: hosts,
          min: 1,
          max: 1,
          text: { card, path: [] },
          rule: "dg.card.attachment",
        },
        [idAt(run.body, place)],
        "chosen",
      );
    },
    chosen: (run, locals, input) => {
      const [host] = thingsChosen(input);
      const isGone = playerAt(run.body, locals.place).out;
      if (isGone) discardUnderway(run, locals.place, locals.card, "dg.ruling.defeated-possessions");
      else lay(run, locals, host ?? locals.hosts?.[0] ?? null);
      return next("over");
    },
    /** It may lower a limit as soon as it lies there. */
    over: ({ body }) => excessNext(body, "settled") ?? done(nothing),
    settled: () => done(nothing),
  },
};
