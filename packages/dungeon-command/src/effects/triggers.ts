import type { DcEvent, EventName } from "../events.ts";
import type { State } from "../procedures.ts";
import { type ContentFacts, factsOf } from "../reading/facts.ts";
import { holds } from "../reading/holds.ts";
import { creatureOf, wordsOf } from "../reading/names.ts";
import { textName } from "../reading/text.ts";
import type { Pending } from "../stack/locals.ts";
import type { Content, Creature, Effect, TextRef } from "../state.ts";
import { powersOf, powersOfSeat } from "../traits.ts";
import type { TriggeredPower } from "../vocabulary/index.ts";
import { canPay } from "./costs.ts";
import { envFor } from "./env.ts";
import { eventsFor, type Happening, happeningsOf, namesOf } from "./happenings.ts";
import { bearerOf, cardNames, usesLeft } from "./limits.ts";
import { hasAllTargets } from "./targets.ts";
import { isAwaited } from "./trigger-match.ts";

const none: readonly Pending[] = [];
const compiled = new WeakMap<Content, ReadonlySet<EventName>>();

/** The events that some text of the match is triggered by. */
function listenedTo(content: Content): ReadonlySet<EventName> {
  const known = compiled.get(content);
  if (known !== undefined) return known;
  const names = eventsFor(factsOf(content).triggersOn);
  compiled.set(content, names);
  return names;
}

/** A text that waits: whose it is, and what its words mean already. */
interface Listener {
  readonly power: TriggeredPower;
  readonly text: TextRef;
  readonly seat: number;
  readonly self: string | null;
  readonly names: Effect["names"];
  /** Of an effect that waits for one event alone, its id. */
  readonly once: string | null;
}

/**
 * The triggered actions that these events set off, in the order of the events (dc.power.triggered,
 * dc.power.other-effects-can-trigger). Creatures that were destroyed are met by their own event where they stood. The
 * ids are places in the list.
 */
export function matchTriggers(state: State, events: readonly DcEvent[]): readonly Pending[] {
  const listened = listenedTo(state.body.content);
  let pending: Pending[] | null = null;
  for (const event of events) {
    if (event.event === "entered" && event.rule === "dc.terrain.hazard.entry-damage") {
      pending ??= [];
      burn(state, event.creature, pending);
    }
    if (!listened.has(event.event)) continue;
    pending ??= [];
    const ghost = event.event === "destroyed" ? ghostOf(state, event) : null;
    if (ghost === null) match(state, event, null, pending);
    else {
      const { creatures } = state.body;
      creatures.push(ghost);
      try {
        match(state, event, ghost, pending);
      } finally {
        creatures.pop();
      }
    }
  }
  return pending ?? none;
}

/** The first entry into hazardous terrain: the terrain's own effect, whose player is the creature's controller. */
function burn(state: State, id: string, pending: Pending[]): void {
  const creature = creatureOf(state.body, id);
  if (creature === null) return;
  pending.push({
    id: `t${pending.length}`,
    seat: creature.controller,
    self: id,
    text: null,
    terrain: "hazardous",
    names: { it: [id] },
    amount: null,
    may: false,
  });
}

/** A destroyed creature as it stood, so that texts can see who has gone. */
function ghostOf(state: State, event: Extract<DcEvent, { readonly event: "destroyed" }>): Creature | null {
  if (creatureOf(state.body, event.creature) !== null) return null;
  return {
    id: event.creature,
    card: event.card,
    owner: event.owner,
    controller: event.controller,
    at: event.at,
    damage: 0,
    tapped: false,
    activated: false,
    moves: 0,
    burned: false,
    attached: [...event.attached],
    counters: {},
    deeds: {},
  };
}

/** Whether a creature could have a power that is triggered so: a quick look before its powers are listed. */
function mayListen({ cards, grantedTriggers }: ContentFacts, creature: Creature, on: Happening["on"]): boolean {
  if (cards.get(creature.card)?.triggersOn.has(on) === true || grantedTriggers.has(on)) return true;
  for (const { card } of creature.attached) if (cards.get(card)?.triggersOn.has(on) === true) return true;
  return false;
}

/** Matches one event against every text that waits: of leaders, of creatures, of effects. */
function match(state: State, event: DcEvent, ghost: Creature | null, pending: Pending[]): void {
  const { body } = state;
  const facts = factsOf(body.content);
  for (const happening of happeningsOf(state, event)) {
    const { on } = happening;
    if (!facts.triggersOn.has(on)) continue;
    const told = namesOf(happening);
    for (let seat = 0; seat < body.seats.length; seat++) {
      if (facts.cards.get(body.seats[seat]?.commander ?? "")?.triggersOn.has(on) !== true) continue;
      for (const { power, text } of powersOfSeat(state, seat))
        if (power.power === "triggered" && power.on.on === on)
          hear(state, { power, text, seat, self: null, names: told, once: null }, happening, pending);
    }
    for (const creature of body.creatures) {
      if (!mayListen(facts, creature, on)) continue;
      for (const { power, text, attached } of powersOf(state, creature)) {
        if (power.power !== "triggered" || power.on.on !== on) continue;
        // Of a creature that has gone only what its own destruction sets off is left.
        if (creature === ghost && happening.it !== ghost.id) continue;
        const names = attached === null ? told : { ...cardNames(attached), ...told };
        const listener = { power, text, seat: creature.controller, self: creature.id, names, once: null };
        hear(state, listener, happening, pending);
      }
    }
    for (const effect of body.effects) {
      const { what, seat, self } = effect;
      if (what.kind !== "watch" || what.power.power !== "triggered" || what.power.on.on !== on) continue;
      const once = what.once ? effect.id : null;
      const names = { ...effect.names, ...told };
      hear(state, { power: what.power, text: effect.text, seat, self, names, once }, happening, pending);
    }
  }
}

/** Adds what a text does if it waits for this, may happen once more and has all it needs. */
function hear(state: State, listener: Listener, happening: Happening, pending: Pending[]): void {
  const { power, text, seat, self, names, once } = listener;
  if (!isAwaited(state, power.on, happening, wordsOf(seat, self, names))) return;
  const env = envFor(state, { seat, self, text, names, amount: happening.amount, response: null });
  if (power.when !== undefined && !holds(state, power.when, env)) return;
  const thing = bearerOf(names, self, seat);
  const before = pending.reduce((count, one) => (isSame(one, thing, text) ? count + 1 : count), 0);
  if (once !== null ? before > 0 : before >= usesLeft(state, thing, text, power.limit)) return;
  // An action that needs to tap a creature which is tapped does not trigger (dc.ruling.trigger-optionality).
  if (power.tap === true && (self === null || creatureOf(state.body, self)?.tapped !== false)) return;
  if (power.costs !== undefined && !canPay(state, power.costs, env)) return;
  if (power.may === true && !hasAllTargets(state, env, text)) return;
  pending.push({
    id: `t${pending.length}`,
    seat,
    self,
    text,
    terrain: null,
    names,
    amount: happening.amount,
    may: power.may === true,
  });
}

function isSame(one: Pending, thing: string, text: TextRef): boolean {
  return (
    bearerOf(one.names, one.self, one.seat) === thing && one.text !== null && textName(one.text) === textName(text)
  );
}
