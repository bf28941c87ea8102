/** Small positions by hand, for tests of rules that need no whole match. */
import { openShape } from "@undercroft/grid";
import { chanceFrom, draw, emptyTable, type Roll, type ScriptedResult, shuffle } from "@undercroft/kernel";
import type { DcEvent } from "../src/events.ts";
import type { Run, State } from "../src/procedures.ts";
import type { Waiting } from "../src/stack/waiting.ts";
import type { Battlefield, Body, Content, Creature, SeatState } from "../src/state.ts";
import { untouched } from "../src/untouched.ts";
import type { CommanderCard, CreatureCard, OrderCard } from "../src/vocabulary/index.ts";

/** A plain beast: Level 1, 10 Hit Points, Speed 6, no attacks, no powers; members that are given replace these. */
export function creatureCard(id: string, given: Partial<CreatureCard> = {}): CreatureCard {
  return {
    id,
    name: { en: id, ru: id },
    emblem: "paw",
    level: 1,
    keywords: ["beast"],
    hitPoints: 10,
    speed: 6,
    melee: 0,
    abilities: ["strength"],
    half: "gold",
    copies: 1,
    ...given,
  };
}

/** A commander without a power: Creature Hand 4, Starting Order Hand 3, Morale 12, Leadership 7. */
export function commanderCard(id: string, given: Partial<CommanderCard> = {}): CommanderCard {
  const name = { en: id, ru: id };
  return {
    id,
    name,
    emblem: "crown",
    creatureHand: 4,
    startingOrders: 3,
    morale: 12,
    leadership: 7,
    powers: [],
    ...given,
  };
}

export function contentOf(
  creatures: readonly CreatureCard[],
  orders: readonly OrderCard[] = [],
  commanders: readonly CommanderCard[] = [commanderCard("t/leader")],
): Content {
  return {
    creatures: Object.fromEntries(creatures.map((card) => [card.id, card])),
    orders: Object.fromEntries(orders.map((card) => [card.id, card])),
    commanders: Object.fromEntries(commanders.map((card) => [card.id, card])),
  };
}

/** Open ground, with a Start area for each seat. */
export function openField(width: number, height: number, start: readonly (readonly number[])[]): Battlefield {
  return {
    face: "dungeon",
    shape: openShape(width, height),
    terrain: { difficult: [], hazardous: [], obstacle: [], "magic-circle": [] },
    start,
    tiles: [],
  };
}

export interface Placing {
  readonly card: string;
  readonly at: number;
  readonly owner: number;
  readonly controller?: number;
}

/** A body in the middle of the first seat's first turn: seats "a", "b", "c"... each a team of its own, creatures "c1", "c2"... */
export function position(given: {
  readonly content: Content;
  readonly battlefield: Battlefield;
  readonly seats: readonly Partial<SeatState>[];
  readonly creatures?: readonly Placing[];
  readonly teams?: boolean;
  readonly game?: "standard" | "first-game";
}): Body {
  const commander = Object.keys(given.content.commanders)[0] ?? "t/leader";
  const creatures = (given.creatures ?? []).map(
    ({ card, at, owner, controller }, i): Creature => ({
      ...untouched(given, `c${i + 1}`, 0, card, owner, at),
      controller: controller ?? owner,
    }),
  );
  return {
    content: given.content,
    battlefield: given.battlefield,
    mode: { game: given.game ?? "standard", teams: given.teams ?? false },
    seats: given.seats.map((seat, number) => ({
      id: "abcdefgh"[number] ?? "z",
      team: number,
      commander,
      morale: 12,
      leadership: 7,
      orderHand: [],
      creatureHand: [],
      orderDeck: [],
      creatureDeck: [],
      discard: [],
      graveyard: [],
      knownOrders: [],
      knownCreatures: [],
      out: false,
      ...seat,
    })),
    turn: { seat: 0, count: 1, round: 1, first: 0, phase: "activate", active: null, activation: 0 },
    creatures,
    chests: [],
    spareChests: [],
    tokens: [],
    effects: [],
    uses: [],
    nextThing: creatures.length + 1,
    nextStamp: 1,
  };
}

/** A match state around a body, with the frames given and nothing else going on. */
export function stateOf(
  body: Body,
  frames: State["frames"] = [],
  script: readonly ScriptedResult[] | null = null,
): State {
  return {
    game: "dungeon-command",
    rules: "test",
    seats: body.seats.map((seat) => seat.id),
    body,
    frames,
    chance: chanceFrom("test", script),
    nextQuestion: 1,
    outcome: null,
    table: emptyTable(),
  };
}

/** What a step works with, outside the kernel: it keeps the events and the outcome. */
export function runOn(state: State): Run {
  const events: DcEvent[] = [];
  const rolls: Roll[] = [];
  return {
    state,
    body: state.body,
    events,
    rolls,
    emit: (event) => {
      events.push(event);
    },
    draw: (purpose, sides) => {
      const roll = draw(state.chance, purpose, sides);
      rolls.push(roll);
      return roll.result;
    },
    shuffle: (purpose, list) => {
      rolls.push(...shuffle(state.chance, purpose, list));
    },
    end: (outcome) => {
      state.outcome = outcome;
    },
  };
}

/** A basic move that waits on the stack; nobody makes it. */
export function waiting(id: string, seat: number): Waiting {
  return {
    id,
    what: "move",
    kind: null,
    seat,
    creature: null,
    evaded: [],
    void: false,
    response: null,
    program: null,
    names: {},
    targets: [],
    attack: null,
    square: null,
    terrain: null,
    amount: null,
    card: null,
    later: false,
    above: [],
    waited: false,
    resolved: false,
    declared: [],
  };
}
