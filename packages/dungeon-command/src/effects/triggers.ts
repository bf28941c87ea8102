import type { DcEvent, EventName } from "../events.ts";
import { isEffectId, seatRef } from "../ids.ts";
import type { State } from "../procedures.ts";
import { factsOf } from "../reading/facts.ts";
import { holds } from "../reading/holds.ts";
import { bears, creatureOf, wordsOf } from "../reading/names.ts";
import { textName } from "../reading/text.ts";
import type { Pending } from "../stack/locals.ts";
import type { Content, Creature, Effect, TextRef } from "../state.ts";
import { powerAt, powersOf, powersOfSeat } from "../traits.ts";
import { untouched } from "../untouched.ts";
import type { TriggeredPower } from "../vocabulary/index.ts";
import { withNames } from "./binding.ts";
import { canPay } from "./costs.ts";
import { envFor } from "./env.ts";
import { eventsFor, type Happening, happeningsOf, namesOf } from "./happenings.ts";
import { cardNames, usesLeft, withinLimit } from "./limits.ts";
import type { Env } from "./locals.ts";
import { hasAllTargets } from "./targets.ts";
import { isAwaited } from "./trigger-match.ts";

const none: readonly Pending[] = [];
const compiled = new WeakMap<Content, ReadonlySet<EventName>>();
let lastContent: Content | null = null;
let lastNames: ReadonlySet<EventName> = new Set();

/** The events that some text of the match is triggered by. */
function listenedTo(content: Content): ReadonlySet<EventName> {
  if (content === lastContent) return lastNames;
  const names = compiled.get(content) ?? eventsFor(factsOf(content).triggersOn);
  compiled.set(content, names);
  lastContent = content;
  lastNames = names;
  return names;
}

/** A text that waits: whose it is, and what its words mean already. */
interface Listener {
  readonly power: TriggeredPower;
  readonly text: TextRef;
  readonly seat: number;
  readonly self: string | null;
  readonly names: Effect["names"];
  /** Whose uses of it are counted: its creature's, its seat's, those of what gives it, or the effect's that waits. */
  readonly thing: string;
  /** An effect that waits for one event alone. */
  readonly once: boolean;
}

/**
 * The triggered actions that these events set off, in the order of the events (dc.power.triggered,
 * dc.power.other-effects-can-trigger). Creatures that were destroyed meanwhile are met by these events where they stood.
 * The ids are places in the list.
 */
export function matchTriggers(state: State, events: readonly DcEvent[]): readonly Pending[] {
  const listened = listenedTo(state.body.content);
  let pending: Pending[] | null = null;
  let fallen: readonly Creature[] | null = null;
  for (const event of events) {
    if (event.event === "entered" && event.rule === "dc.terrain.hazard.entry-damage") {
      pending ??= [];
      burn(state, event.creature, pending);
    }
    if (!listened.has(event.event)) continue;
    pending ??= [];
    fallen ??= ghostsOf(state, events);
    const ghosts = fallen.length === 0 ? noGhosts : fallen.filter(({ id }) => isAbout(event, id));
    if (ghosts.length === 0) match(state, event, ghosts, pending);
    else matchAmong(state, event, ghosts, pending);
  }
  return pending ?? none;
}

/** Matches an event while the destroyed creatures that it is about stand among the others. */
function matchAmong(state: State, event: DcEvent, ghosts: readonly Creature[], pending: Pending[]): void {
  const { creatures } = state.body;
  const standing = creatures.length;
  creatures.push(...ghosts);
  try {
    match(state, event, ghosts, pending);
  } finally {
    creatures.length = standing;
  }
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
    thing: null,
  });
}

const noGhosts: readonly Creature[] = [];
const nobody: ReadonlySet<string> = new Set();

/** The creatures that were destroyed meanwhile, so that texts can see what happened to them before. */
function ghostsOf(state: State, events: readonly DcEvent[]): readonly Creature[] {
  const list: Creature[] = [];
  for (const event of events)
    if (event.event === "destroyed" && creatureOf(state.body, event.creature) === null)
      list.push(ghostOf(state, event));
  return list;
}

/** Whether an event is about a creature, as the one that it happened to or that did it. */
function isAbout(event: DcEvent, id: string): boolean {
  if ("creature" in event && event.creature === id) return true;
  if ("to" in event && event.to === id) return true;
  if ("target" in event && event.target === id) return true;
  return "source" in event && event.source.creature === id;
}

/** A destroyed creature as it stood: whose it was and what lay under it; no text asks for more. */
function ghostOf({ body }: State, event: Extract<DcEvent, { readonly event: "destroyed" }>): Creature {
  const { creature, card, owner, controller, at } = event;
  return { ...untouched(body, creature, 0, card, owner, at), controller, attached: [...event.attached] };
}

/** Matches one event against every text that waits: of leaders, of creatures, of effects. */
function match(state: State, event: DcEvent, ghosts: readonly Creature[], pending: Pending[]): void {
  const { body } = state;
  const facts = factsOf(body.content);
  for (const happening of happeningsOf(state, event)) {
    const { on } = happening;
    if (!facts.triggersOn.has(on)) continue;
    const listeners = facts.listeners.get(on) ?? nobody;
    for (let seat = 0; seat < body.seats.length; seat++) {
      if (!listeners.has(body.seats[seat]?.commander ?? "")) continue;
      for (const { power, text } of powersOfSeat(state, seat))
        if (power.power === "triggered" && power.on.on === on) {
          const names = namesOf(happening);
          const thing = seatRef(seat);
          hear(state, { power, text, seat, self: null, names, thing, once: false }, happening, pending);
        }
    }
    const granted = facts.grantedTriggers.has(on);
    for (const creature of body.creatures) {
      // A quick look before its powers are listed.
      if (!granted && !bears(creature, listeners)) continue;
      for (const { power, text, attached, uses } of powersOf(state, creature)) {
        if (power.power !== "triggered" || power.on.on !== on) continue;
        // Of a creature that has gone only what its own destruction sets off is left.
        if (ghosts.includes(creature) && (on !== "destroyed" || happening.it !== creature.id)) continue;
        const told = namesOf(happening);
        const names = attached === null ? told : withNames(cardNames(attached), told);
        const { id: self, controller: seat } = creature;
        hear(state, { power, text, seat, self, names, thing: uses ?? self, once: false }, happening, pending);
      }
    }
    for (const effect of body.effects) {
      const { id: thing, what, text, seat, self } = effect;
      if (what.kind !== "watch" || what.power.power !== "triggered" || what.power.on.on !== on) continue;
      const names = withNames(effect.names, namesOf(happening));
      hear(state, { power: what.power, text, seat, self, names, thing, once: what.once }, happening, pending);
    }
  }
}

/** Adds what a text does if it waits for this, may happen once more and has all it needs. */
function hear(state: State, listener: Listener, happening: Happening, pending: Pending[]): void {
  const { power, text, seat, self, names, thing } = listener;
  if (!isAwaited(state, power.on, happening, wordsOf(seat, self, names))) return;
  const env = envFor(state, { seat, self, text, names, amount: happening.amount, response: null });
  if (power.when !== undefined && !holds(state, power.when, env)) return;
  if (!mayGoOn(state, power, text, thing, env)) return;
  // What must happen happens no more often than it may; of what is only offered the uses count.
  const before = power.may === true ? 0 : pending.filter((one) => one.thing === thing && isText(one, text)).length;
  if (before >= (listener.once ? 1 : usesLeft(state, thing, text, power.limit))) return;
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
    thing,
  });
}

function isText({ text }: Pending, other: TextRef): boolean {
  return text !== null && textName(text) === textName(other);
}

/** Whether the text may be used once more and what it taps and costs can be paid. */
function mayGoOn(state: State, power: TriggeredPower, text: TextRef, thing: string, env: Env): boolean {
  if (!withinLimit(state, thing, text, power.limit)) return false;
  // An action that needs to tap a creature which is tapped does not trigger (dc.ruling.trigger-optionality).
  if (power.tap === true && (env.self === null || creatureOf(state.body, env.self)?.tapped !== false)) return false;
  return power.costs === undefined || canPay(state, power.costs, env, null, spokenBy(power, env));
}

function spokenBy(power: TriggeredPower, { self }: Env): readonly string[] {
  return power.tap === true && self !== null ? [self] : [];
}

/**
 * Whether what was triggered may still be put on the stack: another trigger of the same moment may have used up its limit
 * or the one event that it waited for, or tapped its creature.
 */
export function stillTriggers(state: State, { text, thing, seat, self, names, amount }: Pending): boolean {
  if (text === null || thing === null) return true;
  const power = powerAt(state.body.content, text);
  if (power.power !== "triggered") throw new Error("only a triggered power can wait to be put on the stack");
  if (isEffectId(thing) && !state.body.effects.some(({ id }) => id === thing)) return false;
  return mayGoOn(state, power, text, thing, envFor(state, { seat, self, text, names, amount, response: null }));
}
