import { spaceTable } from "@undercroft/grid";
import type { Scene } from "../lines/scene.ts";
import type { TerrainMask } from "../map/terrain.ts";
import { sideOf } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import type { Body, Creature } from "../state.ts";
import { haltingTerrain } from "../terrain/halting.ts";
import { deadlyHarm, type Harms, hurtfulTo, terrainIn } from "../terrain/risk.ts";
import { modesOf } from "../traits.ts";
import { type Gait, gaitOf, passes, priceOf } from "./gait.ts";
import { leadingSquares } from "./leading.ts";
import type { Journey } from "./locals.ts";
import { arePartners, isPlain, standsOnMap } from "./position.ts";

/** What one creature's single steps meet, read once for a search or a check. Valid until the next field is made. */
export interface Field {
  readonly scene: Scene;
  readonly gait: Gait;
  /** Squares a side of the moving space. */
  readonly size: number;
  /** Masks of directions in which walls, or through walls the map's edge, let the space step, by its north-west square. */
  readonly ways: Uint8Array;
  /** What entering each square costs by its terrain, 0 if it cannot be entered by terrain or for who stands there. */
  readonly prices: Uint8Array;
  /** TAKEN where another creature stands, BARRED where it may not be passed. */
  readonly held: Uint8Array;
  /** Types of terrain that end a movement on entering. */
  readonly halting: TerrainMask;
  /** Types of terrain that hurt on entering: of equally cheap ways the one with the least of them is canonical. */
  readonly shunned: TerrainMask;
  /** What entering is sure to do to hit points, where that could destroy the creature; null where nothing can. */
  readonly harms: Harms | null;
}

const priceTables = new WeakMap<Scene, { readonly gait: Gait; readonly prices: Uint8Array }[]>();

const sameGait = (a: Gait, b: Gait): boolean =>
  a.through === b.through && a.flight === b.flight && a.aquatic === b.aquatic && a.walks === b.walks;

/** Prices by square, made once for each scene and kind of gait. */
function pricesFor(scene: Scene, gait: Gait): Uint8Array {
  let tables = priceTables.get(scene);
  if (tables === undefined) {
    tables = [];
    priceTables.set(scene, tables);
  }
  for (const table of tables) if (sameGait(table.gait, gait)) return table.prices;
  const prices = Uint8Array.from(scene.terrain, (types) => priceOf(gait, types, scene.ground.sets));
  tables.push({ gait, prices });
  return prices;
}

/** Bits of `held`. */
export const TAKEN = 1;
export const BARRED = 2;

/** Working memory, used again by every field. */
let heldSquares = new Uint8Array(0);
let pricesNow = new Uint8Array(0);

/** Marks where other creatures stand, and which of them may not be passed (mn.position.enemy): their squares have no price. */
function markHeld(body: Body, scene: Scene, creature: Creature, gait: Gait): void {
  const { count, width } = scene.ground;
  if (heldSquares.length !== count) {
    heldSquares = new Uint8Array(count);
    pricesNow = new Uint8Array(count);
  }
  heldSquares.fill(0);
  pricesNow.set(pricesFor(scene, gait));
  const side = sideOf(body, creature);
  for (const other of body.creatures) {
    if (other === creature || !standsOnMap(other) || arePartners(creature, other)) continue;
    const barred = sideOf(body, other) !== side && !passes(body, gait, other);
    const mark = barred ? TAKEN | BARRED : TAKEN;
    for (let dy = 0; dy < other.size; dy += 1)
      for (let dx = 0; dx < other.size; dx += 1) {
        const square = other.at + dy * width + dx;
        heldSquares[square] = (heldSquares[square] ?? 0) | mark;
        if (barred) pricesNow[square] = 0;
      }
  }
}

/** The field that was made last: its tables are the working memory. */
let latest: Field | null = null;

/** Whether a field's tables are still its own. */
export const isStillRead = (field: Field): boolean => field === latest;

export function fieldOf(body: Body, creature: Creature, journey: Journey): Field {
  const scene = sceneOf(body);
  const gait = gaitOf(body, creature);
  const table = spaceTable(scene.board, creature.size);
  markHeld(body, scene, creature, gait);
  latest = {
    scene,
    gait,
    size: creature.size,
    ways: gait.through ? table.drifts : table.steps,
    prices: pricesNow,
    held: heldSquares,
    halting: haltingTerrain(body, creature, gait, terrainIn(scene)),
    shunned: hurtfulTo(gait) & terrainIn(scene),
    harms: journey.paid ? deadlyHarm(body, creature, gait, scene) : null,
  };
  return latest;
}

/** A step on foot over plain ground that nobody holds, by an own action: it costs 1, and nothing about the way is to be told. */
export function isPlainStep(
  body: Body,
  scene: Scene,
  creature: Creature,
  { paid }: Journey,
  direction: number,
): boolean {
  const { board } = scene;
  if (!paid || creature.size > 1 || board.pieces !== null || direction < 0) return false;
  if ((((spaceTable(board, 1).steps[creature.at] ?? 0) >> direction) & 1) === 0) return false;
  const to = creature.at + (board.shifts[direction] ?? 0);
  return isPlain(body, scene, creature, to) && modesOf(body, creature).length === 0;
}

/**
 * What a step costs in squares of movement, 0 if it may not be taken (mn.ruling.step, mn.difficult.cost). A big creature pays
 * for the squares that it newly enters alone, and the extra cost once (mn.difficult.big-once, mn.difficult.big-already).
 */
export function stepPrice(field: Field, from: number, direction: number): number {
  const { scene, size, ways, prices } = field;
  if ((((ways[from] ?? 0) >> direction) & 1) === 0) return 0;
  const to = from + (scene.board.shifts[direction] ?? 0);
  if (size === 1) return prices[to] ?? 0;
  let price = 1;
  for (const offset of leadingSquares(scene.ground.width, size)[direction] ?? []) {
    const own = prices[to + offset] ?? 0;
    if (own === 0) return 0;
    if (own > price) price = own;
  }
  return price;
}

/** The types of terrain that a step newly enters, all together. */
export function typesEntered(
  { scene, size }: Pick<Field, "scene" | "size">,
  from: number,
  direction: number,
): TerrainMask {
  const to = from + (scene.board.shifts[direction] ?? 0);
  if (size === 1) return scene.terrain[to] ?? 0;
  let types = 0;
  for (const offset of leadingSquares(scene.ground.width, size)[direction] ?? [])
    types |= scene.terrain[to + offset] ?? 0;
  return types;
}
