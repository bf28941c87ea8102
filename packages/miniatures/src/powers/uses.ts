import type { RuleId } from "../ledger/rule-ids.ts";
import type { Run } from "../procedures.ts";
import { textName } from "../reading/text.ts";
import type { Creature, TextRef } from "../state.ts";
import type { Head } from "../vocabulary/index.ts";

/** Boxes marked (mn.power.limited). */
export const marked = (creature: Creature, text: TextRef): number => creature.uses[textName(text)] ?? 0;

/** The boxes that a text of so many has on a creature: several items of one kind bring those of each. */
export const boxesOf = ({ items }: Creature, { card }: TextRef, uses: number): number =>
  items.length < 2 ? uses : uses * Math.max(1, items.filter((item) => item === card).length);

/** Whether every box is marked: it cannot be used, even when its trigger occurs (mn.power.limited.exhausted). */
export const isExhausted = (creature: Creature, text: TextRef, { uses }: Head): boolean =>
  uses !== undefined && marked(creature, text) >= boxesOf(creature, text, uses);

/** Marks one box of a limited use, as it is declared (mn.power.limited, mn.attack.step1-declare); nothing if it has no boxes. */
export function markUse(creature: Creature, text: TextRef, { uses }: Head): void {
  if (uses !== undefined) creature.uses = { ...creature.uses, [textName(text)]: marked(creature, text) + 1 };
}

/**
 * Gives uses back, no more than are marked; with none marked nothing happens (mn.power.recharge). `rule` is what brings
 * them back.
 */
export function recharge(run: Run, creature: Creature, text: TextRef, count: number, rule: RuleId): void {
  const boxes = marked(creature, text);
  const back = Math.min(boxes, count);
  if (back === 0) return;
  creature.uses = { ...creature.uses, [textName(text)]: boxes - back };
  run.emit({ event: "recharged", creature: creature.id, power: text, rule });
}

/** Counts a free action of a creature that has charged in this turn (mn.ruling.charge-after). */
export function countFree(creature: Creature): void {
  const { window } = creature;
  if (window.sinceCharge !== null) creature.window = { ...window, sinceCharge: window.sinceCharge + 1 };
}

/** A charge leaves one free action in that turn, be it an opportunity attack or what a text lets it do (mn.ruling.charge-after). */
export const hasChargedOut = ({ window: { sinceCharge } }: Creature): boolean =>
  sinceCharge !== null && sinceCharge > 0;
