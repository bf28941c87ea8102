import { distanceBetween } from "../distance.ts";
import type { Env } from "../effects/locals.ts";
import { seatOf, squareOf } from "../ids.ts";
import { hasLineOfSight } from "../line-of-sight.ts";
import type { Thing } from "../moving/space.ts";
import type { Body, Creature } from "../state.ts";
import type { Within } from "../vocabulary/index.ts";
import { amount } from "./amount.ts";
import { creatureOf, refer, type Scene } from "./names.ts";

/** What a distance is measured from, and how. */
export interface Range {
  readonly from: Thing;
  readonly squares: number;
  /** It needs line of sight, and goes around walls. */
  readonly sight: boolean;
  /** Whose enemies block that line; null for those of whoever it starts from. */
  readonly viewer: number | null;
}

/** A distance with its words read; null if what it is measured from is nowhere. */
export function rangeOf(scene: Scene, within: Within, env: Env): Range | null {
  const { body } = scene;
  const from = within.of === undefined ? actingIn(body, env) : thingOf(body, refer(scene, within.of, env)[0]);
  if (from === undefined || (typeof from === "string" && seatOf(from) !== null)) return null;
  // Of a square the player of the effect says who is an enemy (dc.ruling.los-non-creature-source).
  const viewer = typeof from === "string" && squareOf(from) !== null ? env.seat : null;
  return { from, squares: amount(scene, within.squares, env), sight: within.sight !== false, viewer };
}

export function isInRange(body: Body, { from, squares, sight, viewer }: Range, thing: Thing): boolean {
  if (idOf(from) === idOf(thing)) return true;
  if (distanceBetween(body, from, thing, !sight) > squares) return false;
  return !sight || hasLineOfSight(body, from, thing, viewer);
}

/**
 * Whether a creature or square is within some squares, with line of sight unless the text needs none
 * (dc.distance.los-required, dc.ruling.area-effects-los, dc.distance.through-walls).
 */
export function isWithin(scene: Scene, thing: Thing, within: Within, env: Env): boolean {
  const range = rangeOf(scene, within, env);
  return range !== null && isInRange(scene.body, range, thing);
}

const idOf = (thing: Thing): string => (typeof thing === "string" ? thing : thing.id);

/** The thing of an id: a creature itself, so that nobody has to look for it again. */
function thingOf(body: Body, id: string | undefined): Thing | undefined {
  return id === undefined ? undefined : (creatureOf(body, id) ?? id);
}

/** "this", if it is a creature on the battlefield. */
function actingIn(body: Body, env: Env): Creature | undefined {
  return env.self === null ? undefined : (creatureOf(body, env.self) ?? undefined);
}
