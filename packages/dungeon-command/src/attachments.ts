import type { RuleId } from "./ledger/rule-ids.ts";
import type { Run } from "./procedures.ts";
import { attachedOf, creatureOf } from "./reading/names.ts";
import type { CardInPlay } from "./stack/waiting.ts";
import type { Attached, Creature } from "./state.ts";
import { forbids } from "./traits.ts";

/**
 * Puts an Order card under a creature, whosever it is (dc.orders.attach-procedure). False if it cannot be: the creature
 * is gone or may not be attached to; the card then goes where cards go that did nothing (dc.ruling.attach-fizzle).
 * `id`: the target, if there still is one; `by`: the acting creature. Call `checkHitPoints` afterwards: the card may lower them.
 */
export function attach(run: Run, id: string | undefined, card: CardInPlay, by: string | null): boolean {
  const { body } = run;
  const creature = id === undefined ? null : creatureOf(body, id);
  if (creature === null) {
    run.emit({ event: "noted", thing: card.id, rule: "dc.ruling.attach-fizzle" });
    return false;
  }
  if (hasAttached(run, card)) {
    run.emit({ event: "noted", thing: card.id, rule: "dc.orders.attach-duration" });
    return false;
  }
  const actor = by === null ? null : creatureOf(body, by);
  if (forbids(run.state, "be-attached", creature, actor) !== null) {
    run.emit({ event: "noted", thing: card.id, rule: "dc.ruling.card-conflicts" });
    return false;
  }
  const another = creature.attached.some((one) => one.card === card.card);
  creature.attached.push({ id: card.id, card: card.card, owner: card.owner, stamp: body.nextStamp++, counters: {} });
  for (const frame of run.state.frames)
    if (frame.procedure === "order" && frame.locals.card.id === card.id) frame.locals.attached = true;
  run.emit({
    event: "attached",
    creature: creature.id,
    thing: card.id,
    card: card.card,
    owner: card.owner,
    rule: another ? "dc.orders.attach-cumulative" : "dc.orders.attach-procedure",
  });
  return true;
}

/** Whether an earlier action or step of the card has put it under a creature: it stays there, or has left from there. */
function hasAttached(run: Run, { id }: CardInPlay): boolean {
  return run.state.frames.some(
    (frame) => frame.procedure === "order" && frame.locals.card.id === id && frame.locals.attached,
  );
}

/** Takes an attached card off: it goes to its owner's discard pile (dc.orders.attach-discard). False if it is not there. */
export function detach(run: Run, thing: string, rule: RuleId): boolean {
  const found = attachedOf(run.body, thing);
  if (found === null) return false;
  const { creature, card } = found;
  creature.attached.splice(creature.attached.indexOf(card), 1);
  discardAttached(run, creature, card, rule, "dc.orders.attach-discard");
  return true;
}

/** Cards attached to a creature that leaves the battlefield go to their owners' discard piles. */
export function dropAttachments(run: Run, creature: Creature, rule: RuleId): void {
  for (const card of creature.attached) discardAttached(run, creature, card, "dc.orders.attach-duration", rule);
  creature.attached.length = 0;
}

function discardAttached(run: Run, creature: Creature, card: Attached, why: RuleId, where: RuleId): void {
  const { owner } = card;
  run.body.seats[owner]?.discard.push(card.card);
  run.emit({ event: "detached", creature: creature.id, thing: card.id, card: card.card, owner, rule: why });
  run.emit({ event: "order-discarded", seat: owner, card: card.card, from: "attached", rule: where });
}
