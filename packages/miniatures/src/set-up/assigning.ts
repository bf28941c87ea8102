import type { Claims } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { bookForbids, notOffered } from "../precedence.ts";
import type { Run } from "../procedures.ts";
import { cardOf, creatureOf, findCreature } from "../reading/creatures.ts";
import { canUseItem } from "../reading/items.ts";
import type { Body } from "../state.ts";
import { mostCarried } from "../warband/items.ts";

/** An item of a warband and a creature of it. */
export interface Assignment {
  readonly creature: string;
  readonly item: string;
}

/** Claims about giving a creature an item to carry: any creature may, one each as a rule (mn.setup.items.any-creature). */
export function claimAssign(
  body: Body,
  seat: number,
  { creature: id, item }: Assignment,
  claims: Claims<RuleId>,
): void {
  const creature = findCreature(body, id);
  if (creature?.owner !== seat || body.sides[seat]?.items.includes(item) !== true) {
    notOffered(claims, "mn.setup.items.declare");
    return;
  }
  const card = cardOf(body, creature);
  claims.permit("mn.setup.items.any-creature");
  if (creature.items.length < mostCarried(card)) return;
  bookForbids(claims, card.unique === true ? "mn.ruling.items-per-creature" : "mn.setup.items.one-each");
}

/** Claims about taking an item back from a creature. */
export function claimUnassign(body: Body, seat: number, { creature, item }: Assignment, claims: Claims<RuleId>): void {
  const bearer = findCreature(body, creature);
  if (bearer?.owner !== seat || !bearer.items.includes(item)) notOffered(claims, "mn.setup.items.declare");
}

/** A creature carries an item: it uses it if it can (mn.ruling.item-assignment). */
export function assign(run: Run, seat: number, { creature: id, item }: Assignment): void {
  const { body } = run;
  const creature = creatureOf(body, id);
  const items = body.sides[seat]?.items ?? [];
  items.splice(items.indexOf(item), 1);
  creature.items = [...creature.items, item];
  run.emit({ event: "item-assigned", creature: id, item, rule: "mn.setup.items.declare" });
  const rule = canUseItem(body, creature, item) ? "mn.setup.items.use" : "mn.setup.items.carried";
  run.emit({ event: "noted", thing: id, rule });
}

/** The item waits again to be assigned. */
export function unassign(run: Run, seat: number, { creature: id, item }: Assignment): void {
  const creature = creatureOf(run.body, id);
  const place = creature.items.indexOf(item);
  creature.items = creature.items.filter((_, index) => index !== place);
  run.body.sides[seat]?.items.push(item);
  run.emit({ event: "item-taken-back", creature: id, item, rule: "mn.setup.items.declare" });
}

/** Every pair of an item without a bearer and a creature of the warband, and every item that is carried. */
export function assignments(
  body: Body,
  seat: number,
): { readonly open: readonly Assignment[]; readonly made: readonly Assignment[] } {
  const own = body.creatures.filter(({ owner }) => owner === seat);
  const items = [...new Set(body.sides[seat]?.items ?? [])];
  return {
    open: own.flatMap(({ id: creature }) => items.map((item) => ({ creature, item }))),
    made: own.flatMap(({ id: creature, items: carried }) => [...new Set(carried)].map((item) => ({ creature, item }))),
  };
}
