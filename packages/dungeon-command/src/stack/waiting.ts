import type { DcEvent, Source } from "../events.ts";
import { newId } from "../ids.ts";
import type { Body, Names, TextRef } from "../state.ts";
import type { ActionKind, Terrain } from "../vocabulary/index.ts";

/**
 * An action on the stack: the locals of the frame `action`. The stack of the rules is the pile of
 * these frames: the one nearest the top resolves first (dc.stack.response-on-top).
 */
export interface Waiting {
  /** "a12" */
  readonly id: string;
  readonly what: "move" | "attack" | "order" | "power" | "trigger" | "terrain" | "collect" | "dodge";
  /** Kind of action (dc.kind.three-kinds), null for moves and triggered actions. */
  readonly kind: ActionKind | null;
  /** Seat number of the player who took it and makes its choices. */
  readonly seat: number;
  /** Acting creature, or null for what no creature does. */
  readonly creature: string | null;
  /** Creature ids that dodged or evaded it: nothing of it happens to them. */
  readonly evaded: string[];
  /** Who dodged which of its attacks, where the dodge does not answer all of them (dc.ruling.dodge-several-attacks; see `dodgedName`). */
  dodged?: string[];
  /** Cancelled, or its seat left: it pops in its turn and does nothing. */
  void: boolean;
  /** The action it was declared in response to, or null. */
  readonly response: string | null;
  /** What it does: a text, or one of the rulebook's own actions. */
  readonly program: TextRef | null;
  /** Targets by name, locked (dc.target.locked), and the names that a trigger bound. */
  readonly names: Names;
  /** Which of the names are targets, tested again on resolution (dc.target.recheck-on-resolve). */
  readonly targets: readonly string[];
  /** attack: its type. */
  readonly attack: "melee" | "ranged" | null;
  /** collect: the square. */
  readonly square: number | null;
  /** terrain: the kind of terrain that does it. */
  readonly terrain: Terrain | null;
  /** Size of the event that a trigger answers. */
  readonly amount: number | null;
  /** The order card it is an action of; the card's frame lies below (see `order` in stack.ts). */
  readonly card: CardInPlay | null;
  /** True for the actions of a card after its first: relief of dc.ruling.multi-action-target-legality. */
  readonly later: boolean;
  /** Something above it on the stack has resolved since it was put there (dc.stack.next-waiting). */
  waited: boolean;
  /** It has left the stack; its frame stays until what it triggered has been dealt with. */
  resolved: boolean;
  /** Actions to put on the stack above this one before any window opens, lowest first. */
  above: readonly Waiting[];
  /** Events of its declaration, which may trigger. */
  declared: readonly DcEvent[];
}

/** An Order card out of its hand, on its way through the stack (dc.ruling.order-card-zones). */
export interface CardInPlay {
  /** "k5" */
  readonly id: string;
  readonly card: string;
  /** Seat number of its owner. */
  readonly owner: number;
}

/** The source that an action is: of terrain no creature, not even the one that it hurts (dc.action.source). */
export function sourceOf(action: Waiting): Source {
  return {
    action: action.id,
    creature: action.what === "terrain" ? null : action.creature,
    seat: action.what === "terrain" ? null : action.seat,
    card: action.program?.card ?? null,
    attack: action.attack,
    terrain: action.terrain,
  };
}

const noNames: Names = {};
const noTargets: readonly string[] = [];

/** A new action with what is its own; the rest as it is for most. Written out: actions that are built alike are read fastest. */
export function newAction(
  body: Body,
  seat: number,
  creature: string | null,
  own: Partial<Waiting> & Pick<Waiting, "what">,
): Waiting {
  return {
    id: newId(body, "a"),
    what: own.what,
    kind: own.kind ?? null,
    seat,
    creature,
    evaded: [],
    void: false,
    response: own.response ?? null,
    program: own.program ?? null,
    names: own.names ?? noNames,
    targets: own.targets ?? noTargets,
    attack: own.attack ?? null,
    square: own.square ?? null,
    terrain: own.terrain ?? null,
    amount: own.amount ?? null,
    card: own.card ?? null,
    later: own.later === true,
    waited: false,
    resolved: false,
    above: [],
    declared: [],
  };
}

/** The action with what lies above it and the events of its declaration. */
export function carrying(action: Waiting, above: readonly Waiting[], declared: readonly DcEvent[]): Waiting {
  return {
    id: action.id,
    what: action.what,
    kind: action.kind,
    seat: action.seat,
    creature: action.creature,
    // A list of its own: the card or the trigger that holds its printed actions keeps theirs.
    evaded: action.evaded.slice(),
    void: action.void,
    response: action.response,
    program: action.program,
    names: action.names,
    targets: action.targets,
    attack: action.attack,
    square: action.square,
    terrain: action.terrain,
    amount: action.amount,
    card: action.card,
    later: action.later,
    waited: action.waited,
    resolved: action.resolved,
    above,
    declared,
  };
}

/**
 * One pile of actions to be put on the stack together, lowest first: the lowest carries the others.
 * The topmost carries the events of the declaration, so that what they trigger comes to lie on top.
 */
export function pile(actions: readonly Waiting[], declared: readonly DcEvent[]): Waiting | null {
  const [lowest] = actions;
  if (lowest === undefined) return null;
  if (actions.length === 1) return carrying(lowest, lowest.above, declared);
  const top = actions.length - 1;
  const above = actions
    .slice(1)
    .map((action, i) => carrying(action, action.above, i + 1 === top ? declared : action.declared));
  return carrying(lowest, above, lowest.declared);
}
