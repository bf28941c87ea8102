import type { RuleId } from "../ledger/rule-ids.ts";
import type { Run } from "../procedures.ts";
import { areEnemies, cardOf } from "../reading/creatures.ts";
import { groundIn } from "../reading/scene.ts";
import { spaceOf, squaresOf } from "../reading/space.ts";
import { pointsForAreas, pointsForKill, type Scored, type Standing } from "../scenarios/scoring.ts";
import type { Body, Creature } from "../state.ts";

function score(run: Run, seat: number, { points, rule }: Scored, ...because: readonly RuleId[]): void {
  const side = run.body.sides[seat];
  if (side === undefined || points === 0) return;
  side.points += points;
  run.emit({ event: "scored", seat, points, total: side.points, because, rule });
}

/** The opponent of the owner scores a destroyed creature, whoever did it (mn.ruling.friendly-kill). */
export function scoreKill(run: Run, creature: Creature): void {
  const { body } = run;
  const items = creature.items.reduce((sum, item) => sum + (body.content.items[item]?.cost ?? 0), 0);
  score(run, 1 - creature.owner, pointsForKill(body.mode.scenario, cardOf(body, creature).cost, items));
}

/** Victory areas, as bits, in which a creature has a square (mn.ruling.area-occupancy). */
function areasOf(body: Body, creature: Creature): number {
  const ground = groundIn(body);
  return squaresOf(ground, spaceOf(body, creature)).reduce((bits, square) => bits | (ground.victoryAt[square] ?? 0), 0);
}

/** Victory areas, as bits, that a seat scores (mn.map.victory-owner). */
function ownAreas(body: Body, seat: number): number {
  const area = body.sides[seat]?.area;
  return groundIn(body).victory.reduce(
    (bits, { label }, index) => (label === area || label === "A&B" ? bits | (1 << index) : bits),
    0,
  );
}

/** How a seat stands in its victory areas (mn.ruling.uncontested-count). */
export function standingOf(body: Body, seat: number): Standing {
  const own = ownAreas(body, seat);
  const there = body.creatures.filter(({ status }) => status === "in-play");
  let inOwnAreas = 0;
  let uncontested = 0;
  for (const creature of there) {
    const areas = creature.owner === seat ? areasOf(body, creature) & own : 0;
    if (areas === 0) continue;
    inOwnAreas += 1;
    const contested = there.reduce(
      (bits, other) => (areEnemies(body, creature, other) ? bits | areasOf(body, other) : bits),
      0,
    );
    if ((areas & ~contested) !== 0) uncontested += 1;
  }
  return { inOwnAreas, uncontested };
}

/** Both players score victory areas at the same time (mn.battle.end-of-round.score). */
export function scoreAreas(run: Run): void {
  const { scenario, limit } = run.body.mode;
  const scored = run.body.sides.map((_, seat) => pointsForAreas(scenario, limit, standingOf(run.body, seat)));
  if (scored.some(({ points }) => points > 0)) {
    const rule = scenario === "uncontested-victory" ? "mn.ruling.uncontested-count" : "mn.ruling.area-occupancy";
    run.emit({ event: "noted", thing: null, rule });
  }
  for (const [seat, points] of scored.entries()) score(run, seat, points, "mn.map.victory-owner");
}
