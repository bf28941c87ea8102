import { isActive } from "../conditions/active.ts";
import { underDazed } from "../conditions/limits.ts";
import { areAdjacent } from "../lines/distance.ts";
import { reachesSpace } from "../lines/effect.ts";
import { seesSpace } from "../lines/sight.ts";
import type { Journey } from "../moving/locals.ts";
import { areEnemies, cardOf, creatureOf } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { spaceOf, squaresOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { hasMode } from "../traits.ts";

/** Whether a creature can make an opportunity attack at all on another (mn.ruling.oa-eligibility). */
function canStrike(body: Body, striker: Creature, provoker: Creature): boolean {
  if (striker.status !== "in-play" || !areEnemies(body, striker, provoker)) return false;
  if (striker.window.opportunities > 0 || !isActive(body, striker) || underDazed(body, striker)) return false;
  const scene = sceneOf(body);
  const [from, to] = [spaceOf(body, striker), spaceOf(body, provoker)];
  return areAdjacent(scene, from, to) && seesSpace(scene, from, to, 0) && reachesSpace(scene, from, to);
}

/** Places of the basic attacks that may be used for one (mn.oa.basic-choice). */
export const strikesOf = (body: Body, striker: Creature): readonly number[] =>
  cardOf(body, striker).attacks.flatMap((entry, place) =>
    entry.basic === true && (entry.kind === "melee" || entry.kind === "ranged") ? [place] : [],
  );

/** Who may strike at a creature that does something which provokes (mn.oa.triggers). */
export const opportunitiesAgainst = (body: Body, provoker: Creature): readonly string[] =>
  body.creatures.flatMap((striker) =>
    canStrike(body, striker, provoker) && strikesOf(body, striker).length > 0 ? [striker.id] : [],
  );

/** Who may strike as a creature leaves squares by a step (mn.ruling.oa-big-mover, mn.mode.burrow, mn.mode.flight.oa). */
export function opportunitiesOnStep(body: Body, mover: Creature, to: number, journey: Journey): readonly string[] {
  if (hasMode(body, mover, "burrow")) return [];
  const scene = sceneOf(body);
  const kept = squaresOf(scene.ground, { at: to, size: mover.size });
  const left = squaresOf(scene.ground, mover).filter((square) => !kept.includes(square));
  const aloft = hasMode(body, mover, "flight") && mover.at !== journey.from;
  return opportunitiesAgainst(body, mover).filter((id) => {
    const striker = creatureOf(body, id);
    if (aloft && !hasMode(body, striker, "flight")) return false;
    return left.some((at) => areAdjacent(scene, spaceOf(body, striker), { at, size: 1 }));
  });
}
