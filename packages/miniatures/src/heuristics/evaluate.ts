import { countedDistance } from "../lines/distance.ts";
import type { State } from "../procedures.ts";
import { areEnemies, cardOf } from "../reading/creatures.ts";
import { canUseItem, itemCard } from "../reading/items.ts";
import { groundIn, sceneOf } from "../reading/scene.ts";
import { numberOf } from "../reading/seats.ts";
import { spaceOf, squaresOf } from "../reading/space.ts";
import { areaAward } from "../scenarios/scoring.ts";
import type { Body, Creature } from "../state.ts";

/** Worth of a battle that is won, in victory points. */
const DECIDED = 10_000;
/** What a creature at full strength is worth, as a part of its cost; that of a hurt one falls with its hit points. */
const STANDING = 0.55;
const STRENGTH = 0.45;
/** What a square on the way to an enemy, and to a victory area, is worth. */
const TO_ENEMY = 0.12;
const TO_AREA = 0.08;

/** What it is worth to ride: who has mounted stays in the saddle unless something is gained by coming down. */
const RIDING = 0.3;

/** What it costs to have a creature still off the map: more than the worst place on it. */
const OFF_THE_MAP = 12;

/** What an item that works adds to the worth of its bearer, as a part of its cost; one that does not is a prize for the enemy. */
const ITEM = 0.5;

/** What a creature is worth to its side, in victory points (mn.card.creature.cost, mn.setup.items.carried). */
function worth(body: Body, creature: Creature): number {
  const strength = Math.max(0, Math.min(1, creature.hitPoints / creature.maximum));
  const items = creature.items.reduce(
    (sum, item) => sum + itemCard(body, item).cost * (canUseItem(body, creature, item) ? ITEM : -ITEM),
    0,
  );
  return items + Math.max(3, cardOf(body, creature).cost) * (STANDING + STRENGTH * strength);
}

/** Squares to the nearest of some creatures; 0 if there is none. */
function nearest(body: Body, creature: Creature, others: readonly Creature[]): number {
  const scene = sceneOf(body);
  let least = Number.POSITIVE_INFINITY;
  for (const other of others)
    least = Math.min(least, countedDistance(scene, spaceOf(body, creature), spaceOf(body, other)));
  return Number.isFinite(least) ? Math.min(least, 40) : 0;
}

/** Columns or rows to the nearest square of a victory area that the seat scores. */
function toArea(body: Body, creature: Creature, seat: number): number {
  const ground = groundIn(body);
  const label = body.sides[seat]?.area;
  let least = 40;
  for (const area of ground.victory) {
    if (area.label !== label && area.label !== "A&B") continue;
    for (const square of area.squares)
      for (const own of squaresOf(ground, spaceOf(body, creature))) {
        const dx = Math.abs((square % ground.width) - (own % ground.width));
        const dy = Math.abs(Math.floor(square / ground.width) - Math.floor(own / ground.width));
        least = Math.min(least, Math.max(dx, dy));
      }
  }
  return least;
}

/** How one seat stands by itself. */
function standing(body: Body, seat: number): number {
  const there = body.creatures.filter(({ status }) => status === "in-play");
  let sum = body.sides[seat]?.points ?? 0;
  let holds = false;
  for (const creature of body.creatures) {
    if (creature.owner !== seat || creature.status === "destroyed") continue;
    sum += worth(body, creature);
    if (creature.status !== "in-play") {
      sum -= OFF_THE_MAP;
      continue;
    }
    if (creature.mount !== null) sum += RIDING;
    const far = toArea(body, creature, seat);
    if (far === 0) holds = true;
    sum -= TO_AREA * far;
    const enemies = there.filter((other) => areEnemies(body, creature, other));
    sum -= TO_ENEMY * nearest(body, creature, enemies);
  }
  return holds ? sum + areaAward(body.mode.scenario, body.mode.limit).amount * 0.6 : sum;
}

/** How well a seat stands: victory points and what its creatures are worth, less those of the other. */
export function evaluate(state: State, id: string): number {
  const { body, outcome } = state;
  const seat = numberOf(body, id);
  if (outcome !== null) {
    if (outcome.winners.includes(id)) return DECIDED;
    return outcome.winners.length === 0 ? 0 : -DECIDED;
  }
  if (body.battle.map === null) return 0;
  return standing(body, seat) - standing(body, 1 - seat);
}
