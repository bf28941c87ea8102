import type { Next } from "@undercroft/kernel";
import { squareOf } from "../ids.ts";
import { speedNow, startsBesideEnemy, statedBudget } from "../moving/plan.ts";
import type { Dc, Run } from "../procedures.ts";
import { call } from "../procedures.ts";
import type { MovementPlan } from "../questions.ts";
import { amount } from "../reading/amount.ts";
import { creatureOf } from "../reading/names.ts";
import { select } from "../reading/select.ts";
import type { Creature, TextRef } from "../state.ts";
import type { Amount, MoveVerb, PlaceVerb, SlideVerb, SquareFilter, Trait } from "../vocabulary/index.ts";
import { unsaid } from "../vocabulary/unsaid.ts";
import { affected } from "./frame.ts";
import type { Env } from "./locals.ts";

/** Squares that a movement must end on, read before it begins. */
function endOf(run: Run, env: Env, filter: SquareFilter | undefined): MovementPlan["end"] {
  if (filter === undefined) return null;
  const squares: number[] = [];
  for (const id of select(run.state, { squares: filter }, env)) {
    const square = squareOf(id);
    if (square !== null) squares.push(square);
  }
  return { filter, squares };
}

/** Moves, shifts or slides the creatures that a step names, one after another. */
export function beginMoves(run: Run, env: Env, step: MoveVerb | SlideVerb, text: TextRef): Next<Dc> | null {
  const creatures = [...affected(run, env, step.who ?? unsaid.move.who)];
  if (creatures.length === 0) return null;
  return call({ procedure: "displace", locals: { step: text, creatures, plan: null } }, "start");
}

/**
 * The movement of one of them, read when its turn comes: whether it starts beside an enemy may be another matter once
 * those before it have gone (dc.ruling.path-chosen-on-resolution). The player of the effect chooses the path of "this",
 * whoever controls it by now (dc.ruling.acting-creature-lost), and of whatever slides (dc.ruling.slide-chooser); each
 * other creature's controller chooses for it. Null if the creature is gone.
 */
export function planOf(run: Run, env: Env, step: MoveVerb | SlideVerb, id: string): MovementPlan | null {
  const creature = creatureOf(run.body, id);
  if (creature === null) return null;
  const slides = step.do === "slide";
  return {
    creature: id,
    how: step.do,
    budget: slides ? squaresOf(run, env, step.squares, creature, []) : budgetOf(run, env, step, creature),
    chooser: slides || id === env.self ? env.seat : creature.controller,
    traits: slides ? [] : (step.with ?? []),
    end: endOf(run, env, step.end),
    source: env.source,
    basic: false,
  };
}

function budgetOf(run: Run, env: Env, step: MoveVerb, creature: Creature): number {
  const { body } = run;
  const traits = step.with ?? [];
  if (step.squares !== "speed")
    return statedBudget(body, creature, step.do, squaresOf(run, env, step.squares, creature, traits), traits);
  if (startsBesideEnemy(body, creature, traits)) {
    const rule = step.do === "shift" ? "dc.shift.speed-reference" : "dc.move.speed-one-for-references";
    run.emit({ event: "speed-one", creature: creature.id, rule });
  }
  return speedNow(body, creature, traits);
}

/** Squares that an effect states: where it reads the creature's Speed, that is 1 beside an enemy (dc.move.speed-one-for-references). */
function squaresOf(run: Run, env: Env, squares: Amount, creature: Creature, traits: readonly Trait[]): number {
  const words = startsBesideEnemy(run.body, creature, traits) ? { ...env, slow: creature.id } : env;
  return Math.max(0, amount(run.state, squares, words));
}

/** Sets a creature down on the square named, or on one that the effect's player chooses. */
export function beginPlace(run: Run, env: Env, step: PlaceVerb, text: TextRef): Next<Dc> | null {
  const [creature] = affected(run, env, step.who);
  if (creature === undefined || creatureOf(run.body, creature) === null) return null;
  const squares: number[] = [];
  for (const id of select(run.state, step.at, env)) {
    const square = squareOf(id);
    if (square !== null) squares.push(square);
  }
  return call({ procedure: "place", locals: { step: text, creature, squares } }, "start");
}
