import { hasLineOfSight } from "../line-of-sight.ts";
import { between, type Figure, type Muster } from "./muster.ts";
import { lossFrom } from "./worth.ts";

/** An attack that can be made now is worth a little less than one made; one after a move less, one of a creature still waiting least. */
const HERE = 0.9;
const REACH = 0.75;
const WAITING = 0.93;
/** Attacks of a turn to come: the others move, hide or strike first. */
const LATER = { own: 0.3, others: 0.2 } as const;
/** What each square to the nearest enemy costs the team that looks, those near at hand and those beyond. */
const ADVANCE = { near: 0.06, squares: 8, far: 0.02 } as const;
/** Worth of being in the thick of it. */
const CONTACT = 0.4;
/** Further than any enemy is. */
const FAR = 48;
/** Worth of a move that has not been made yet. */
const MOVE = 0.04;
/** Worth of an untapped creature: it can respond, dodge and assist. */
const READY = 0.12;
/** It will untap before the enemy's turn: only its responses until then are lost. */
const SPENT = 0.1;
/** A shooter beside an enemy cannot shoot. */
const CROWDED = 0.15;
/** Squares that a shooter keeps away if it can. */
const APART = 3;

/** What damage to a creature is worth to its enemy: it may cower instead where its controller can pay. */
export function gain({ body }: Muster, target: Figure, damage: number): number {
  if (damage <= 0) return 0;
  const loss = lossFrom(target.level, target.hitPoints, target.left, damage);
  const cost = Math.floor(damage / 10);
  const morale = body.seats[target.seat]?.morale ?? 0;
  return morale > cost ? Math.min(loss, cost) : loss;
}

/** Distances of the creature that is looked at from all others; every look writes them anew. */
const distances: number[] = [];

/** Writes the distances and returns the least to an enemy; `FAR` if there is none nearer. */
function measure({ board, figures }: Muster, figure: Figure): number {
  let nearest = FAR;
  for (let i = 0; i < figures.length; i++) {
    const other = figures[i];
    if (other === undefined || other.team === figure.team) continue;
    const distance = between(board, figure, other);
    distances[i] = distance;
    if (distance < nearest) nearest = distance;
  }
  return nearest;
}

/** What a creature threatens, whether it is ready, and how well it stands to the enemy. */
export function outlook(muster: Muster, figure: Figure): number {
  const nearest = measure(muster, figure);
  return threat(muster, figure, nearest) + standing(muster, figure, nearest);
}

/** Its best attack, weighed by how soon it can be made. */
function threat(muster: Muster, figure: Figure, nearest: number): number {
  const now = figure.acts && !figure.tapped;
  const still = now && figure.moved;
  const squares = still ? 0 : nearest <= 1 ? Math.min(1, figure.speed) : figure.speed;
  const { figures } = muster;
  let best = 0;
  for (let i = 0; i < figures.length; i++) {
    const target = figures[i];
    if (target === undefined || target.team === figure.team) continue;
    const distance = distances[i] ?? FAR;
    const damage = damageTo(muster, figure, target, distance, squares, still, nearest);
    if (damage === 0) continue;
    const value = gain(muster, target, damage) * (!now ? 1 : distance <= 1 || still ? HERE : REACH);
    if (value > best) best = value;
  }
  if (now) return figure.active ? best : best * WAITING;
  return best * (figure.team === muster.team ? LATER.own : LATER.others);
}

/** Damage of the best attack on a target after a move of so many squares; 0 if none reaches. */
function damageTo(
  muster: Muster,
  figure: Figure,
  target: Figure,
  distance: number,
  squares: number,
  still: boolean,
  nearest: number,
): number {
  const melee = distance <= squares + 1 ? figure.melee : 0;
  const { ranged } = figure;
  if (ranged === null || ranged.damage <= melee || distance > squares + ranged.distance || nearest <= 1) return melee;
  return still && !hasLineOfSight(muster.body, figure.id, target.id) ? melee : ranged.damage;
}

function standing({ body, team }: Muster, figure: Figure, nearest: number): number {
  const shoots = figure.ranged !== null && figure.ranged.damage > figure.melee;
  let value = shoots && nearest <= 1 ? -CROWDED : 0;
  if (figure.team === team) value += CONTACT - distant(Math.max(shoots ? APART : 1, nearest));
  if (figure.acts && !figure.moved) value += MOVE;
  if (!figure.tapped) value += READY;
  else if (body.turn.seat === figure.seat) value += SPENT;
  return value;
}

function distant(squares: number): number {
  const near = Math.min(squares, ADVANCE.squares);
  return near * ADVANCE.near + (squares - near) * ADVANCE.far;
}

/** What the enemies of a creature could do to it in their next turn, where it stands. */
export function exposure(muster: Muster, figure: Figure): number {
  let sum = 0;
  for (const other of muster.figures) {
    if (other.team === figure.team) continue;
    const distance = between(muster.board, figure, other);
    const melee = distance <= other.speed + 1 ? other.melee : 0;
    const { ranged } = other;
    const damage =
      ranged !== null && distance <= other.speed + ranged.distance ? Math.max(melee, ranged.damage) : melee;
    sum += gain(muster, figure, damage);
  }
  return sum * LATER.others;
}
