import { noteDeed } from "../deeds.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Chapter, Run } from "../procedures.ts";
import { ask, done } from "../procedures.ts";
import type { MovementPlan } from "../questions.ts";
import { factsOf } from "../reading/facts.ts";
import { creatureOf } from "../reading/names.ts";
import { terrainAt } from "../reading/terrain.ts";
import type { Body, Creature } from "../state.ts";
import { forbids, hasTrait } from "../traits.ts";
import { revealChest } from "../treasure.ts";
import type { Terrain } from "../vocabulary/index.ts";
import type { MovingLocals } from "./locals.ts";
import { pathOf } from "./moving.ts";
import { mannerOf, movesWith } from "./plan.ts";
import { canMove } from "./reach.ts";
import { movementReasons, speedOneRule } from "./reasons.ts";
import { areAdjacent, enemyBeside, squaresOf } from "./space.ts";

const watched: readonly Terrain[] = ["difficult", "obstacle", "magic-circle", "start"];

/**
 * A creature comes to stand on new squares: chests are turned over, and its first entry into hazardous
 * terrain in this window will hurt (dc.terrain.hazard.entry-damage). A flyer or burrower on its way
 * ignores the terrain it passes (dc.special.final-square-terrain), but not chests
 * (dc.ruling.chest-while-passing). `onTheWay`: the movement goes on from here.
 */
export function enterSquares(run: Run, creature: Creature, passing: boolean, onTheWay: boolean = passing): void {
  const { body } = run;
  const space = squaresOf(body, creature);
  for (const square of space) revealChest(run, creature, square, onTheWay);
  if (passing) return;
  const hot = firstOf(body, space, "hazardous");
  if (hot !== null) enterHazard(run, creature, hot);
  if (!factsOf(body.content).triggersOn.has("enters")) return;
  for (const terrain of watched) {
    const at = firstOf(body, space, terrain);
    if (at === null) continue;
    const rule = terrain === "magic-circle" ? "dc.terrain.magic-circle" : "dc.power.triggered";
    run.emit({ event: "entered", creature: creature.id, at, terrain, rule });
  }
}

function firstOf(body: Body, squares: readonly number[], terrain: Terrain): number | null {
  for (const square of squares) if (terrainAt(body, square, terrain)) return square;
  return null;
}

/**
 * The first entry in this window hurts; a further one is entering all the same (dc.ruling.hazard-activation-window), and
 * so is that of a creature which takes no damage from it.
 */
function enterHazard(run: Run, creature: Creature, at: number): void {
  const { body } = run;
  const { id } = creature;
  const entered = { event: "entered", creature: id, at, terrain: "hazardous" } as const;
  if (hasTrait(body, creature, "ignores-hazardous")) {
    run.emit({ ...entered, rule: "dc.precedence.specific-beats-general" });
    return;
  }
  if (creature.burned) {
    run.emit({ ...entered, rule: "dc.ruling.hazard-activation-window" });
    return;
  }
  creature.burned = true;
  run.emit({ ...entered, rule: "dc.terrain.hazard.entry-damage" });
  const { active } = body.turn;
  if (active !== id) run.emit({ event: "noted", thing: id, rule: "dc.ruling.hazard-activation-window" });
  const hot = squaresOf(body, creature).filter((square) => terrainAt(body, square, "hazardous"));
  if (hot.length > 1) run.emit({ event: "noted", thing: id, rule: "dc.ruling.hazard-large-creature" });
  if (hasTrait(body, creature, "flying") || hasTrait(body, creature, "burrow"))
    run.emit({ event: "noted", thing: id, rule: "dc.special.final-square-terrain" });
}

/** Nobody has entered hazardous terrain in the new window (dc.ruling.hazard-activation-window). */
export function openHazardWindow(run: Run): void {
  for (const creature of run.body.creatures) creature.burned = false;
}

const nobody: readonly string[] = [];

/** Creatures adjacent to another, if any text asks who comes and goes; else nobody needs to know. */
export function neighboursIfWatched({ body }: Run, creature: Creature): readonly string[] {
  const { triggersOn } = factsOf(body.content);
  if (!triggersOn.has("enters-adjacent") && !triggersOn.has("leaves-adjacent")) return nobody;
  const beside: string[] = [];
  for (const other of body.creatures) if (areAdjacent(body, creature, other)) beside.push(other.id);
  return beside;
}

/**
 * Announces whose adjacent squares a step has left and entered, those of one who was a neighbour before and still is among
 * them (dc.ruling.from-neighbour-to-neighbour). `passing`: the square entered, `passed`: the square left is
 * one that a flyer or burrower only passes (dc.ruling.ignored-passing-actions).
 */
export function announceNeighbours(
  run: Run,
  creature: Creature,
  before: readonly string[],
  after: readonly string[],
  passing: boolean,
  passed: boolean = passing,
): void {
  const { id } = creature;
  for (const to of before) {
    const rule = passed ? "dc.ruling.ignored-passing-actions" : besideRule(after, to);
    run.emit({ event: "leaves-adjacent", creature: id, to, passing: passed, rule });
  }
  for (const to of after) {
    const rule = passing ? "dc.special.ignores-passing-actions" : besideRule(before, to);
    run.emit({ event: "enters-adjacent", creature: id, to, passing, rule });
  }
}

/** One who was a neighbour and still is has been left and come to all the same. */
function besideRule(others: readonly string[], to: string): RuleId {
  return others.includes(to) ? "dc.ruling.from-neighbour-to-neighbour" : "dc.power.triggered";
}

function movementRule(run: Run, creature: Creature, plan: MovementPlan): RuleId {
  switch (plan.how) {
    case "slide":
      return plan.chooser === creature.controller ? "dc.slide.no-stop" : "dc.slide.any-creature";
    case "shift":
      return plan.basic ? "dc.ruling.scuttle" : "dc.shift.no-stop";
    default:
      if (movesWith(run.body, creature, plan, "flying")) return "dc.flying.no-stop";
      if (movesWith(run.body, creature, plan, "burrow")) return "dc.burrow.no-stop";
      return plan.basic ? "dc.move.square-by-square" : "dc.ruling.basic-move-versus-effects";
  }
}

/** Takes the steps of a path one by one; the whole movement is one action (dc.move.one-action). */
function walk(run: Run, creature: Creature, plan: MovementPlan, path: readonly number[]): void {
  const from = creature.at;
  const { body } = run;
  const { id } = creature;
  const { glides, stops } = mannerOf(body, creature, plan);
  const held = speedOneRule(body, creature, plan);
  if (held !== null) run.emit({ event: "speed-one", creature: id, rule: held });
  for (const rule of movementReasons(body, creature, plan, path)) run.emit({ event: "noted", thing: id, rule });
  let before = neighboursIfWatched(run, creature);
  for (let i = 0; i < path.length; i++) {
    const last = i === path.length - 1;
    const passing = glides && !last;
    creature.at = path[i] ?? from;
    enterSquares(run, creature, passing, !last);
    const after = neighboursIfWatched(run, creature);
    announceNeighbours(run, creature, before, after, passing, glides && i > 0);
    before = after;
  }
  const enemy = stops ? enemyBeside(body, creature) : null;
  if (enemy !== null && !hasTrait(body, enemy, "enemies-need-not-stop"))
    run.emit({ event: "stopped", creature: id, at: creature.at, by: enemy.id, rule: "dc.move.stop-by-enemy" });
  run.emit({
    event: "moved",
    creature: id,
    from,
    to: creature.at,
    path,
    how: plan.how,
    source: plan.source,
    rule: movementRule(run, creature, plan),
  });
}

/** Whether a text keeps a creature from moving, or from being slid by the creature whose action does it. */
function isBarred(run: Run, creature: Creature, { how, source }: MovementPlan): boolean {
  if (how !== "slide") return forbids(run.state, "move", creature) !== null;
  const by = source.creature === null ? null : creatureOf(run.body, source.creature);
  return forbids(run.state, "be-slid", creature, by) !== null;
}

/** Moves, shifts and slides, the path chosen on resolution (dc.ruling.path-chosen-on-resolution). */
export const movingProcedures: Chapter<MovingLocals> = {
  movement: {
    steps: {
      start: (run, { plan }) => {
        const creature = run.body.creatures.find((c) => c.id === plan.creature);
        const chooser = run.body.seats[plan.chooser];
        if (creature === undefined || chooser === undefined) return done({ is: "moved", squares: 0 });
        if (isBarred(run, creature, plan)) {
          run.emit({ event: "did-not-move", creature: creature.id, rule: "dc.ruling.card-conflicts" });
          return done({ is: "moved", squares: 0 });
        }
        if (!canMove(run.body, plan)) {
          run.emit({ event: "did-not-move", creature: creature.id, rule: "dc.ruling.zero-square-move" });
          return done({ is: "moved", squares: 0 });
        }
        const rule = plan.how === "slide" ? "dc.ruling.slide-chooser" : "dc.ruling.path-chosen-on-resolution";
        return ask({ kind: "path", plan, rule }, [chooser.id], "chosen");
      },
      chosen: (run, { plan }, input) => {
        const creature = run.body.creatures.find((c) => c.id === plan.creature);
        const path = input.kind === "answer" ? pathOf(run.state, plan, input.answer) : null;
        if (creature === undefined || path === null || path.length === 0) {
          run.emit({ event: "did-not-move", creature: plan.creature, rule: "dc.move.fewer-squares" });
          return done({ is: "moved", squares: 0 });
        }
        walk(run, creature, plan, path);
        noteDeed(run, creature, "move");
        return done({ is: "moved", squares: path.length });
      },
    },
  },
};
