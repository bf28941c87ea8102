import type { AttackTurn } from "../attack/locals.ts";
import { attackAt } from "../attack/text.ts";
import type { Taken } from "../damage/taken.ts";
import { terrainBit } from "../map/terrain.ts";
import { findCreature } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { spaceOf, squaresOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import type { Terrain } from "../vocabulary/index.ts";

/** Whether any square of a creature's space has a type of terrain: a rider is where its mount is (mn.map.big-in-terrain). */
export function isOn(body: Body, creature: Creature, terrain: Terrain): boolean {
  const scene = sceneOf(body);
  const bit = terrainBit(terrain);
  return squaresOf(scene.ground, spaceOf(body, creature)).some((square) => ((scene.terrain[square] ?? 0) & bit) !== 0);
}

/** Whom an attack's damage pushes: each who really took some of a melee attack on slippery ground (mn.ruling.slippery). */
export function slipping(body: Body, turn: AttackTurn, taken: readonly Taken[]): string[] {
  if (attackAt(body, turn.text).kind !== "melee") return [];
  return taken.flatMap(({ creature: id, amount }) => {
    const creature = findCreature(body, id);
    return amount > 0 && creature?.status === "in-play" && isOn(body, creature, "slippery") ? [id] : [];
  });
}
