/** Carries out texts on a small open field, for tests of the card language. */
import type { CallFrame } from "@undercroft/kernel";
import { envOf } from "../src/effects/env.ts";
import { dungeonCommand } from "../src/game.ts";
import type { Dc, Run, State } from "../src/procedures.ts";
import type { Answer } from "../src/questions.ts";
import type { Waiting } from "../src/stack/waiting.ts";
import type { Body, Creature, SeatState } from "../src/state.ts";
import type { Action, CommanderCard, CreatureCard, OrderCard, Step } from "../src/vocabulary/index.ts";
import { type Driven, drive } from "./drive.ts";
import {
  commanderCard,
  contentOf,
  creatureCard,
  openField,
  type Placing,
  position,
  runOn,
  stateOf,
} from "./position.ts";

/** A free minor card of Level 1 with these actions. */
export function orderCard(id: string, actions: readonly Action[], given: Partial<OrderCard> = {}): OrderCard {
  const name = { en: id, ru: id };
  return {
    id,
    name,
    emblem: "scroll",
    level: 1,
    ability: "any",
    kind: "minor",
    actions,
    half: "gold",
    copies: 1,
    ...given,
  };
}

/** A table on an open field of 8 by 8 squares: square number = column + 8 * row. */
export interface Table {
  readonly actions?: readonly Action[];
  readonly order?: Partial<OrderCard>;
  readonly creatures: readonly Placing[];
  readonly cards?: readonly CreatureCard[];
  readonly orders?: readonly OrderCard[];
  readonly commander?: Partial<CommanderCard>;
  readonly seats?: readonly Partial<SeatState>[];
}

/** A fighter: 30 Hit Points, Speed 6, Melee 20, ranged 10 at 5 squares. */
export const fighter: CreatureCard = creatureCard("t/fighter", {
  hitPoints: 30,
  melee: 20,
  ranged: { damage: 10, distance: 5 },
});

/** The tables, the card under test being "t/card". Nobody has started anything. */
export function table(given: Table): Body {
  const orders = [orderCard("t/card", given.actions ?? [{ steps: [] }], given.order), ...(given.orders ?? [])];
  return position({
    content: contentOf([fighter, ...(given.cards ?? [])], orders, [commanderCard("t/leader", given.commander ?? {})]),
    battlefield: openField(8, 8, [[0], [63]]),
    seats: given.seats ?? [{}, {}],
    creatures: given.creatures,
  });
}

/** The first action of "t/card" on the stack, played by seat 0 on creature c1. */
export function waiting(given: Partial<Waiting> = {}): Waiting {
  return {
    id: "a90",
    what: "order",
    kind: "minor",
    seat: 0,
    creature: "c1",
    evaded: [],
    void: false,
    response: null,
    program: { card: "t/card", path: ["actions", 0] },
    names: {},
    targets: Object.keys(given.names ?? {}),
    attack: null,
    square: null,
    terrain: null,
    amount: null,
    card: { id: "k91", card: "t/card", owner: 0 },
    later: false,
    above: [],
    waited: false,
    resolved: false,
    declared: [],
    ...given,
  };
}

/** The frame of an action on the stack. */
export function onStack(action: Waiting): CallFrame<Dc> {
  return { procedure: "action", locals: action, step: "after", collected: [] };
}

export interface Carried extends Driven {
  readonly run: Run;
  readonly body: Body;
  /** The stack as it is afterwards. */
  readonly state: State;
}

/** Carries out the steps of an action on the stack, with these answers. */
export function carryOut(
  body: Body,
  action: Waiting,
  answers: readonly Answer[] = [],
  below: readonly Waiting[] = [],
): Carried {
  const state = stateOf(body, [...below, action].map(onStack));
  const run = runOn(state);
  const program = action.program ?? { card: "t/card", path: ["actions", 0] };
  const steps = { card: program.card, path: [...program.path, "steps"] };
  const driven = drive(
    run,
    dungeonCommand.procedures.all,
    { procedure: "effect", locals: { steps, env: envOf(state, action) } },
    answers,
  );
  return { ...driven, run, body, state };
}

/** Carries out steps as the action of a card that c1 acts with; "target" is what `target` lists. */
export function doSteps(
  steps: readonly Step[],
  given: Omit<Table, "actions">,
  target: readonly string[] = [],
  answers: readonly Answer[] = [],
  prepare: (body: Body) => void = () => {},
): Carried {
  const body = table({ ...given, actions: [{ steps }] });
  prepare(body);
  return carryOut(body, waiting(target.length === 0 ? {} : { names: { target } }), answers);
}

/** A creature of the table. @throws Error if it is not there. */
export function creature(body: Body, id: string): Creature {
  const found = body.creatures.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
}

/** Two fighters side by side: c1 of seat 0 on square 27, c2 of seat 1 on square 28. */
export const duel: readonly Placing[] = [
  { card: "t/fighter", at: 27, owner: 0 },
  { card: "t/fighter", at: 28, owner: 1 },
];

/** What a step works with, events going to the nearest collector frame as well: what they trigger happens. */
export function collectingRun(state: State): Run {
  const run = runOn(state);
  return {
    ...run,
    emit: (event) => {
      run.emit(event);
      for (let i = state.frames.length - 1; i >= 0; i--) {
        const frame = state.frames[i];
        if (frame === undefined || frame.procedure === "question" || frame.collected === null) continue;
        frame.collected.push(event);
        return;
      }
    },
  };
}
