import type { State } from "../procedures.ts";
import type { MovementPlan } from "../questions.ts";
import type { Waiting } from "../stack/waiting.ts";
import { sourceOf } from "../stack/waiting.ts";
import type { Body, Creature } from "../state.ts";
import { hasTrait, speedOf } from "../traits.ts";
import type { Trait } from "../vocabulary/index.ts";
import { enemyBeside } from "./space.ts";

/** Whether a trait counts for a movement: the creature's own, or one that the effect gives for this movement. */
export function movesWith(body: Body, creature: Creature, plan: Pick<MovementPlan, "traits">, trait: Trait): boolean {
  return plan.traits.includes(trait) || hasTrait(body, creature, trait);
}

/**
 * Whether a movement that starts now is held to Speed 1: an enemy is adjacent to the creature
 * (dc.move.speed-one-beside-enemy). Flying and Burrow do not lift it (dc.special.speed-one-still-applies).
 */
export function startsBesideEnemy(body: Body, creature: Creature, traits: readonly Trait[] = []): boolean {
  if (movesWith(body, creature, { traits }, "full-speed-beside-enemies")) return false;
  return enemyBeside(body, creature) !== null;
}

/** Speed for a movement that starts now; every effect that reads Speed for it reads 1 beside an enemy (dc.move.speed-one-for-references). */
export function speedNow(body: Body, creature: Creature, traits: readonly Trait[] = []): number {
  return startsBesideEnemy(body, creature, traits) ? 1 : speedOf(body, creature);
}

/**
 * The squares available to a movement of a stated number: a move is limited to 1 beside an enemy
 * (dc.ruling.effect-moves-beside-enemy), a shift or slide has its full distance (dc.shift.full-distance,
 * dc.slide.full-distance).
 */
export function statedBudget(
  body: Body,
  creature: Creature,
  how: "move" | "shift" | "slide",
  squares: number,
  traits: readonly Trait[] = [],
): number {
  return how === "move" && startsBesideEnemy(body, creature, traits) ? Math.min(1, squares) : squares;
}

/** The basic move of a waiting action, from the state in which it resolves; null if its creature is gone. */
export function basicMovePlan(state: State, action: Waiting): MovementPlan | null {
  const { body } = state;
  const creature = body.creatures.find((c) => c.id === action.creature);
  if (creature === undefined) return null;
  return {
    creature: creature.id,
    // A scuttling creature shifts when it moves (dc.ruling.scuttle).
    how: hasTrait(body, creature, "scuttle") ? "shift" : "move",
    budget: speedNow(body, creature),
    chooser: action.seat,
    traits: [],
    end: null,
    source: sourceOf(action),
    basic: true,
  };
}

/** What may hinder a movement, by its kind and the creature's traits. */
export interface Manner {
  /** It flies or burrows. */
  readonly glides: boolean;
  readonly stops: boolean;
  readonly throughEnemies: boolean;
  readonly ignoresTerrain: boolean;
  readonly throughWalls: boolean;
}

export function mannerOf(body: Body, creature: Creature, plan: MovementPlan): Manner {
  const burrow = movesWith(body, creature, plan, "burrow");
  const glides = burrow || movesWith(body, creature, plan, "flying");
  return {
    glides,
    stops: plan.how === "move" && !glides && !movesWith(body, creature, plan, "need-not-stop"),
    throughEnemies: plan.how === "slide" || glides || movesWith(body, creature, plan, "moves-through-enemies"),
    ignoresTerrain: glides || movesWith(body, creature, plan, "ignores-difficult"),
    throughWalls: burrow,
  };
}
