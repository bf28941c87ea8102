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

function displace(plans: MovementPlan[]): Next<Dc> | null {
  return plans.length === 0 ? null : call({ procedure: "displace", locals: { plans } }, "start");
}

/**
 * A move or shift by an effect. The player of the effect chooses the path for "this", whoever controls it by now
 * (dc.ruling.acting-creature-lost), and each other creature's controller for it.
 */
export function beginMove(run: Run, env: Env, step: MoveVerb): Next<Dc> | null {
  const plans: MovementPlan[] = [];
  for (const id of affected(run, env, step.who ?? "this")) {
    const creature = creatureOf(run.body, id);
    if (creature !== null) plans.push(planOf(run, env, step, creature));
  }
  return displace(plans);
}

function planOf(run: Run, env: Env, step: MoveVerb, creature: Creature): MovementPlan {
  const { body } = run;
  const traits = step.with ?? [];
  if (step.squares === "speed" && startsBesideEnemy(body, creature, traits)) {
    const rule = step.do === "shift" ? "dc.shift.speed-reference" : "dc.move.speed-one-for-references";
    run.emit({ event: "speed-one", creature: creature.id, rule });
  }
  const budget =
    step.squares === "speed"
      ? speedNow(body, creature, traits)
      : statedBudget(body, creature, step.do, squaresOf(run, env, step.squares, creature, traits), traits);
  return {
    creature: creature.id,
    how: step.do,
    budget,
    chooser: creature.id === env.self ? env.seat : creature.controller,
    traits,
    end: endOf(run, env, step.end),
    source: env.source,
    basic: false,
  };
}

/** Squares that an effect states: where it reads the creature's Speed, that is 1 beside an enemy (dc.move.speed-one-for-references). */
function squaresOf(run: Run, env: Env, squares: Amount, creature: Creature, traits: readonly Trait[]): number {
  const words = startsBesideEnemy(run.body, creature, traits) ? { ...env, slow: creature.id } : env;
  return Math.max(0, amount(run.state, squares, words));
}

/** The player of the effect slides the creature, whoever controls it (dc.ruling.slide-chooser). */
export function beginSlide(run: Run, env: Env, step: SlideVerb): Next<Dc> | null {
  const plans: MovementPlan[] = [];
  for (const id of affected(run, env, step.who)) {
    const creature = creatureOf(run.body, id);
    if (creature === null) continue;
    plans.push({
      creature: id,
      how: "slide",
      budget: squaresOf(run, env, step.squares, creature, []),
      chooser: env.seat,
      traits: [],
      end: endOf(run, env, step.end),
      source: env.source,
      basic: false,
    });
  }
  return displace(plans);
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
