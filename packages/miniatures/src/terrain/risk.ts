import { capLeft } from "../damage/terrain-cap.ts";
import type { Scene } from "../lines/scene.ts";
import { type TerrainMask, terrainBit } from "../map/terrain.ts";
import { type Gait, gaitOf, inAMode } from "../moving/gait.ts";
import { sceneOf } from "../reading/scene.ts";
import type { Body, Creature } from "../state.ts";
import { certainDamage, type HurtfulTerrain } from "./harm.ts";

/** What terrain does for certain to a creature that could be destroyed by it (mn.ruling.no-suicide). */
export interface Harms {
  readonly hurts: readonly { readonly mask: TerrainMask; readonly amount: number }[];
  readonly hitPoints: number;
  /** Damage that the cap of the turn still lets through (mn.ruling.terrain-cap). */
  readonly room: number;
}

const present = new WeakMap<Scene, TerrainMask>();

/** All types of terrain that any square of the map has now. */
export function terrainIn(scene: Scene): TerrainMask {
  let all = present.get(scene);
  if (all === undefined) {
    all = scene.terrain.reduce((types, more) => types | more, 0);
    present.set(scene, all);
  }
  return all;
}

const fire = terrainBit("fire");
const corrosive = terrainBit("corrosive");
const spikes = terrainBit("spike-stones");
const slope = terrainBit("steep-slope");

/** Types that hurt whoever enters them with this gait (mn.ruling.terrain-modes, mn.terrain.spikes.damage). */
export function hurtfulTo(gait: Gait): TerrainMask {
  if (gait.through) return 0;
  const burning = fire | corrosive;
  if (inAMode(gait)) return burning;
  return (gait.walks & spikes) === 0 ? burning | spikes | slope : burning | slope;
}

const names: readonly HurtfulTerrain[] = ["fire", "corrosive", "spike-stones", "steep-slope"];

/** The harm that a creature must beware of on its way, or null if no terrain here can destroy it. */
export function deadlyHarm(body: Body, creature: Creature, gait: Gait, scene: Scene): Harms | null {
  const types = terrainIn(scene) & hurtfulTo(gait);
  const room = types === 0 ? 0 : capLeft(body, creature);
  if (creature.hitPoints > room) return null;
  const hurts = names.flatMap((name) => {
    const mask = terrainBit(name);
    const amount = (types & mask) === 0 ? 0 : certainDamage(body, creature, name);
    return amount === 0 ? [] : [{ mask, amount }];
  });
  return hurts.length === 0 ? null : { hurts, hitPoints: creature.hitPoints, room };
}

/** Whether two creatures have the same to beware of. */
export function sameHarms(a: Harms | null, b: Harms | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.hitPoints === b.hitPoints &&
    a.room === b.room &&
    a.hurts.length === b.hurts.length &&
    a.hurts.every(({ mask, amount }, i) => mask === b.hurts[i]?.mask && amount === b.hurts[i]?.amount)
  );
}

/** Damage taken in all after a step into these types, if so much was taken on the way before. */
export function harmAfter({ hurts, room }: Harms, before: number, types: TerrainMask): number {
  if (types === 0) return before;
  let harm = before;
  for (const { mask, amount } of hurts) if ((types & mask) !== 0) harm += amount;
  return Math.min(room, harm);
}

/** Whether falling off a steep slope is sure to destroy a creature, in whatever mode it has come there. */
export const fallDestroys = (body: Body, creature: Creature): boolean =>
  Math.min(capLeft(body, creature), certainDamage(body, creature, "steep-slope")) >= creature.hitPoints;

/** Whether coming into these types without a step is sure to destroy a creature: spike stones do nothing then (mn.ruling.placed-entry). */
export function destroysThere(body: Body, creature: Creature, types: TerrainMask): boolean {
  const harms = deadlyHarm(body, creature, gaitOf(body, creature), sceneOf(body));
  return harms !== null && harmAfter(harms, 0, types & ~spikes) >= harms.hitPoints;
}
