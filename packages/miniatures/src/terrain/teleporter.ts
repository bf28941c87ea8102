import { spacesOverlap } from "@undercroft/grid";
import type { Call } from "@undercroft/kernel";
import { isActive } from "../conditions/active.ts";
import { underDazed } from "../conditions/limits.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { span } from "../lines/distance.ts";
import type { Scene, Space } from "../lines/scene.ts";
import { terrainBit } from "../map/terrain.ts";
import { putCall } from "../moving/calls.ts";
import { leastBy } from "../moving/nearest.ts";
import { illegalPosition, standsOnMap } from "../moving/position.ts";
import { takingBars } from "../powers/cannot-use.ts";
import type { Mn, Run } from "../procedures.ts";
import { actingSeat } from "../reading/acting.ts";
import { sceneOf } from "../reading/scene.ts";
import { squaresOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { isForbidden, isHindered } from "../traits.ts";

const teleporter = terrainBit("teleporter");

/** Why a creature may not use a teleporter now, wherever it stands; or null: it is an immediate action in its own turn (mn.ruling.teleporter). */
export function teleporterFault(body: Body, creature: Creature): RuleId | null {
  const { turn } = body.battle;
  if (turn?.creature !== creature.id || turn.phase !== "actions" || creature.mount !== null)
    return "mn.terrain.teleporter.use";
  if (!isActive(body, creature)) return "mn.condition.stunned.no-actions";
  if (underDazed(body, creature)) return "mn.condition.dazed.no-immediate";
  const barred = takingBars(body, creature, "immediate");
  if (barred !== null) return barred;
  if (isHindered(body, creature, "immobilized")) return "mn.condition.immobilized";
  return isForbidden(body, creature, "teleport") ? "mn.precedence.level4" : null;
}

/** Squares of the teleporters in a space. */
export function teleportersUnder({ ground, terrain }: Scene, space: Space): readonly number[] {
  if (ground.teleporters.length < 2) return [];
  return squaresOf(ground, space).filter(
    (square) => (ground.teleporterAt[square] ?? -1) >= 0 && ((terrain[square] ?? 0) & teleporter) !== 0,
  );
}

const standsOn = (body: Body, creature: Creature): readonly number[] => teleportersUnder(sceneOf(body), creature);

/**
 * The squares of the unoccupied teleporters nearest to where one stands on others, counted straight through walls
 * (mn.terrain.teleporter.nearest); of several equally near, of all.
 */
export function nearestTeleporters(
  scene: Scene,
  from: readonly number[],
  occupied: (square: number) => boolean,
): readonly number[] {
  const { teleporters, teleporterAt } = scene.ground;
  const here = new Set(from.map((square) => teleporterAt[square] ?? -1));
  const free = teleporters.flatMap(({ squares }, index) => (here.has(index) || squares.some(occupied) ? [] : [index]));
  const away = (index: number): number =>
    Math.min(...(teleporters[index]?.squares ?? []).flatMap((to) => from.map((square) => span(scene, square, to))));
  return leastBy(free, away).those.flatMap((index) => teleporters[index]?.squares ?? []);
}

/**
 * Where a teleporter takes a creature: the legal positions with a square on the nearest unoccupied one (mn.terrain.teleporter.big); of
 * several equally near, on any. None if the nearest cannot take it: a farther one may not be used.
 */
export function teleporterExits(body: Body, creature: Creature): readonly number[] {
  const from = standsOn(body, creature);
  if (from.length === 0) return [];
  const scene = sceneOf(body);
  const { ground, board } = scene;
  const occupied = (square: number): boolean =>
    body.creatures.some((one) => standsOnMap(one) && spacesOverlap(board, one.at, one.size, square, 1));
  const nearest = new Set(nearestTeleporters(scene, from, occupied));
  const exits: number[] = [];
  for (let at = 0; at < ground.count; at += 1) {
    const squares = squaresOf(ground, { at, size: creature.size });
    if (!squares.some((square) => nearest.has(square))) continue;
    if (illegalPosition(body, creature, at) === null) exits.push(at);
  }
  return exits;
}

/**
 * Why a teleporter does not take a creature to a space, or null if it does: where a big one does not fit on the nearest, it may
 * not use another (mn.terrain.teleporter.big).
 */
export function exitFault(body: Body, creature: Creature, at: number): RuleId | null {
  const exits = teleporterExits(body, creature);
  if (exits.includes(at)) return null;
  const squeezedOut = exits.length === 0 && creature.size > 1 && standsOn(body, creature).length > 0;
  return squeezedOut ? "mn.terrain.teleporter.big" : "mn.terrain.teleporter.nearest";
}

/** Whether a creature could use a teleporter at all: one that it stands on, with a way out. */
export const canTeleport = (body: Body, creature: Creature): boolean =>
  standsOn(body, creature).length > 0 &&
  teleporterFault(body, creature) === null &&
  teleporterExits(body, creature).length > 0;

/** Uses the teleporter that a creature stands on: its immediate action of the turn (mn.terrain.teleporter.use). */
export function teleporterUse(run: Run, creature: Creature, at: number): Call<Mn, "put"> {
  creature.window = { ...creature.window, immediate: true };
  const nearest = "mn.terrain.teleporter.nearest";
  const because: readonly RuleId[] = creature.size > 1 ? [nearest, "mn.terrain.teleporter.big"] : [nearest];
  run.emit({ event: "noted", thing: creature.id, because, rule: "mn.ruling.teleporter" });
  return putCall({
    creature: creature.id,
    among: [at],
    chooser: actingSeat(run.body),
    manner: "teleport",
    enters: true,
    source: null,
    because: ["mn.ruling.teleporter"],
    rule: "mn.terrain.teleporter.use",
  });
}
