import type { DcEvent, EventName, Source } from "../events.ts";
import { seatRef } from "../ids.ts";
import type { State } from "../procedures.ts";
import { actionById, creatureOf } from "../reading/names.ts";
import type { Movement, Phase, Terrain, Track, TriggerEvent } from "../vocabulary/index.ts";
import { attacksOf } from "./attacks.ts";

type On = TriggerEvent["on"];

/** What a trigger can wait for, told by an event. Members that a kind of event has not are null. */
export interface Happening {
  readonly on: On;
  /** The creature it is about. */
  readonly it: string | null;
  /** The creature whose action brought it about. */
  readonly source: string | null;
  /** The other creature: whom "it" came beside or left, or whom it attacked. */
  readonly other: string | null;
  /** Seat number of the player it is about, or who did it. */
  readonly seat: number | null;
  readonly attack: "melee" | "ranged" | null;
  /** An Order card, for events about one. */
  readonly card: string | null;
  readonly how: Movement | null;
  readonly terrain: Terrain | null;
  readonly track: Track | null;
  readonly phase: Phase | null;
  readonly amount: number | null;
}

/** Which events tell of what triggers wait for. */
const toldBy: { readonly [K in On]: readonly EventName[] } = {
  "enters-adjacent": ["enters-adjacent"],
  "leaves-adjacent": ["leaves-adjacent"],
  moves: ["moved"],
  "is-moved": ["moved"],
  enters: ["entered"],
  "attack-declared": ["attack-declared", "order-played", "power-used", "triggered"],
  "attack-resolved": ["attack-resolved"],
  damaged: ["damaged"],
  "damage-prevented": ["damage-prevented"],
  healed: ["healed"],
  cowers: ["cowered"],
  dodges: ["dodged"],
  tapped: ["tapped"],
  untapped: ["untapped"],
  destroyed: ["destroyed"],
  "order-played": ["order-played"],
  "order-drawn": ["drawn"],
  "order-discarded": ["order-discarded"],
  "collected-treasure": ["collected"],
  "chest-revealed": ["chest-revealed"],
  deployed: ["deployed"],
  "turn-starts": ["turn-starts"],
  "turn-ends": ["turn-ends"],
  "phase-starts": ["phase-starts"],
  "activation-starts": ["activation-starts"],
  "activation-ends": ["activation-ends"],
  attached: ["attached"],
  detached: ["detached"],
  "track-raised": ["track-raised"],
  "track-lowered": ["track-lowered"],
  "control-changed": ["control-changed"],
};

/** The events that matter to a match whose texts wait for these. */
export function eventsFor(triggersOn: ReadonlySet<On>): ReadonlySet<EventName> {
  const names = new Set<EventName>();
  for (const on of triggersOn) for (const name of toldBy[on]) names.add(name);
  return names;
}

function controllerOf(state: State, id: string | null): number | null {
  return id === null ? null : (creatureOf(state.body, id)?.controller ?? null);
}

/** Written out: happenings that are built alike are read fastest. */
function about(state: State, on: On, it: string | null, more: Partial<Happening> = {}): Happening {
  return {
    on,
    it,
    source: more.source ?? null,
    other: more.other ?? null,
    seat: more.seat === undefined ? controllerOf(state, it) : more.seat,
    attack: more.attack ?? null,
    card: more.card ?? null,
    how: more.how ?? null,
    terrain: more.terrain ?? null,
    track: more.track ?? null,
    phase: more.phase ?? null,
    amount: more.amount ?? null,
  };
}

function fromSource(source: Source): Pick<Happening, "source" | "attack"> {
  return { source: source.creature, attack: source.attack };
}

/** The attacks that actions just put on the stack declare; a basic attack has an event of its own. */
function declaredAttacks(state: State, actions: readonly string[], found: Happening[]): void {
  for (const id of actions) {
    const action = actionById(state, id);
    if (action === null) continue;
    for (const { type, attacker, targets } of attacksOf(state, action))
      for (const other of targets)
        if (attacker !== null)
          found.push(
            about(state, "attack-declared", attacker, { source: attacker, other, attack: type, seat: action.seat }),
          );
  }
}

/** Everything that an event means to triggers. */
export function happeningsOf(state: State, event: DcEvent): readonly Happening[] {
  const found: Happening[] = [];
  switch (event.event) {
    case "enters-adjacent":
    case "leaves-adjacent":
      // What a flyer or burrower merely passes does not see it (dc.special.ignores-passing-actions).
      if (!event.passing)
        found.push(about(state, event.event, event.creature, { other: event.to, source: event.creature }));
      break;
    case "moved":
      found.push(
        about(state, "moves", event.creature, {
          how: event.how,
          amount: event.path.length,
          ...fromSource(event.source),
        }),
      );
      if (event.source.seat !== null && event.source.seat !== controllerOf(state, event.creature))
        found.push(
          about(state, "is-moved", event.creature, {
            how: event.how,
            amount: event.path.length,
            ...fromSource(event.source),
          }),
        );
      break;
    case "entered":
      found.push(about(state, "enters", event.creature, { terrain: event.terrain }));
      break;
    case "attack-declared":
      found.push(
        about(state, "attack-declared", event.creature, {
          source: event.creature,
          other: event.target,
          attack: event.attack,
          seat: event.seat,
        }),
      );
      break;
    case "attack-resolved":
      found.push(
        about(state, "attack-resolved", event.creature, {
          source: event.creature,
          other: event.target,
          attack: event.attack,
          amount: event.dealt,
        }),
      );
      break;
    case "order-played":
      found.push(
        about(state, "order-played", event.creature, { source: event.creature, card: event.card, seat: event.seat }),
      );
      declaredAttacks(state, event.actions, found);
      break;
    case "power-used":
      declaredAttacks(state, event.actions, found);
      break;
    case "triggered":
      declaredAttacks(state, [event.action], found);
      break;
    case "damaged":
    case "damage-prevented":
    case "healed":
      found.push(about(state, event.event, event.creature, { amount: event.amount, ...fromSource(event.source) }));
      break;
    case "cowered":
      found.push(
        about(state, "cowers", event.creature, { amount: event.amount, ...fromSource(event.source), seat: event.seat }),
      );
      break;
    case "dodged":
      found.push(about(state, "dodges", event.creature, { source: actionById(state, event.action)?.creature ?? null }));
      break;
    case "tapped":
    case "untapped":
      found.push(about(state, event.event, event.creature, fromSource(event.source)));
      break;
    case "destroyed":
      found.push(about(state, "destroyed", event.creature, fromSource(event.source)));
      break;
    case "drawn":
      if (event.deck === "order")
        found.push(about(state, "order-drawn", null, { seat: event.seat, amount: event.count }));
      break;
    case "order-discarded":
      // A card that has done its work, or falls off a creature, is not discarded by its player.
      if (event.from === "order-hand" || event.from === "order-deck")
        found.push(about(state, "order-discarded", null, { seat: event.seat, card: event.card, amount: 1 }));
      break;
    case "collected":
      found.push(about(state, "collected-treasure", event.creature, { seat: event.seat }));
      break;
    case "chest-revealed":
      found.push(about(state, "chest-revealed", event.creature, { amount: event.value }));
      break;
    case "deployed":
      found.push(about(state, "deployed", event.creature, { seat: event.seat }));
      break;
    case "turn-starts":
    case "turn-ends":
      found.push(about(state, event.event, null, { seat: event.seat }));
      break;
    case "phase-starts":
      found.push(about(state, "phase-starts", null, { seat: event.seat, phase: event.phase }));
      break;
    case "activation-starts":
    case "activation-ends":
      found.push(about(state, event.event, event.creature, { seat: event.seat }));
      break;
    case "attached":
    case "detached":
      found.push(about(state, event.event, event.creature, { card: event.card }));
      break;
    case "track-raised":
    case "track-lowered":
      found.push(about(state, event.event, null, { seat: event.seat, track: event.track, amount: event.by }));
      break;
    case "control-changed":
      found.push(about(state, "control-changed", event.creature, { seat: event.to }));
      break;
    default:
      break;
  }
  return found;
}

/** What the engine's own names mean in a text that a happening triggers (see `namesOfEvent`). */
export function namesOf(happening: Happening): { [name: string]: readonly string[] } {
  const names: { [name: string]: readonly string[] } = {};
  const { on, it, source, other, seat, attack } = happening;
  if (it !== null) names["it"] = [it];
  if (source !== null) names["source"] = [source];
  if (seat !== null) names["player"] = [seatRef(seat)];
  if (on === "attack-declared" || on === "attack-resolved") {
    if (it !== null) names["attacker"] = [it];
    if (other !== null) names["attacked"] = [other];
  } else if (attack !== null && source !== null) names["attacker"] = [source];
  return names;
}
