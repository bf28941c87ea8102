/** Who may make an opportunity attack, and with what (mn.ruling.oa-eligibility). */
import { straightSpaceDistance } from "@undercroft/grid";
import { Claims, type Verdict } from "@undercroft/kernel";
import { isActive } from "../conditions/active.ts";
import { underDazed } from "../conditions/limits.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { areAdjacent } from "../lines/distance.ts";
import type { Scene, Space } from "../lines/scene.ts";
import { isSpent } from "../mounting/spent.ts";
import type { Journey } from "../moving/locals.ts";
import { hasChargedOut } from "../powers/uses.ts";
import { bookForbids, cardForbids, cardPermits, notOffered, verdict } from "../precedence.ts";
import { areEnemies, cardOf, creatureOf } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { sees } from "../reading/seeing.ts";
import { spaceOf, squaresOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { hasMode, isForbidden, permitsOf } from "../traits.ts";
import { basicsOf, hasUsesLeft, isNearBasic } from "./text.ts";

/** One in each window, more only by a text (mn.oa.once-per-turn, mn.ruling.turn-limit-phases). */
function claimNumber(body: Body, striker: Creature, claims: Claims<RuleId>): void {
  const { opportunities } = striker.window;
  if (opportunities === 0) return;
  for (const { times, despite } of permitsOf(body, striker, "opportunity-attacks"))
    if (opportunities < (times ?? 1)) cardPermits(claims, "opportunity-attacks", despite);
  bookForbids(claims, "mn.oa.once-per-turn");
}

/** Claims about a creature making any opportunity attack on another, from where both stand now. */
function claimStriker(body: Body, striker: Creature, provoker: Creature, claims: Claims<RuleId>): void {
  if (striker.status !== "in-play" || !areEnemies(body, striker, provoker)) {
    notOffered(claims, "mn.oa.definition");
    return;
  }
  if (!areAdjacent(sceneOf(body), spaceOf(body, striker), spaceOf(body, provoker))) {
    bookForbids(claims, "mn.oa.adjacent-only");
    return;
  }
  if (!isActive(body, striker)) bookForbids(claims, "mn.condition.stunned.no-actions");
  else if (underDazed(body, striker)) bookForbids(claims, "mn.condition.dazed.no-oa");
  if (isSpent(body, striker)) bookForbids(claims, "mn.dismount.no-more-actions");
  claimNumber(body, striker, claims);
  if (hasChargedOut(striker)) bookForbids(claims, "mn.charge.one-free");
  if (isForbidden(body, striker, "opportunity-attack")) cardForbids(claims);
  // Whoever is seen can be reached: what stops lines of effect stops those of sight (mn.los.blocked, mn.loe.blocked).
  if (!sees(body, striker, provoker)) bookForbids(claims, "mn.oa.line-of-sight");
}

/** Whether one basic attack may be used on whoever provoked (mn.oa.basic-choice, mn.ruling.oa-ranged-basic). */
function claimBasic(body: Body, striker: Creature, place: number, claims: Claims<RuleId>): void {
  const entry = cardOf(body, striker).attacks[place];
  if (entry === undefined || !isNearBasic(entry, place)) notOffered(claims, "mn.oa.basic-choice");
  else if (!hasUsesLeft(striker, place, entry)) bookForbids(claims, "mn.power.limited.exhausted");
  else claims.permit(entry.kind === "ranged" ? "mn.ruling.oa-ranged-basic" : "mn.oa.basic-choice");
}

/** Whether a creature may strike at another that provokes, with a line of its card. */
export function checkStrike(body: Body, striker: Creature, provoker: Creature, place: number): Verdict<RuleId> {
  const claims = new Claims<RuleId>();
  claimStriker(body, striker, provoker, claims);
  claimBasic(body, striker, place, claims);
  return verdict(claims);
}

/** Whether a creature may make an opportunity attack on another at all. */
function canStrike(body: Body, striker: Creature, provoker: Creature): boolean {
  const claims = new Claims<RuleId>("verdict");
  claimStriker(body, striker, provoker, claims);
  return verdict(claims).legal && basicsOf(body, striker).length > 0;
}

/** Who may strike at a creature that does something which provokes (mn.oa.triggers). */
export const opportunitiesAgainst = (body: Body, provoker: Creature): readonly string[] =>
  body.creatures.flatMap((striker) => (canStrike(body, striker, provoker) ? [striker.id] : []));

/** The squares that a space leaves by a step (mn.ruling.oa-big-mover). */
function squaresLeft(scene: Scene, from: Space, to: number): readonly number[] {
  const kept = squaresOf(scene.ground, { at: to, size: from.size });
  return squaresOf(scene.ground, from).filter((square) => !kept.includes(square));
}

/**
 * Who may strike as a creature leaves squares by a step to `to`: at the mover, or at its rider (mn.ruling.rider-oa). Burrowers
 * provoke nobody, flyers after their first step only those who fly (mn.mode.burrow, mn.mode.flight.oa, mn.ruling.flight-start).
 */
export function opportunitiesOnStep(body: Body, mover: Creature, to: number, journey: Journey): readonly string[] {
  const near = whoIsNear(body, mover);
  if (near.length === 0) return noStrikers;
  if (hasMode(body, mover, "burrow") || permitsOf(body, mover, "move-unprovoking").length > 0) return noStrikers;
  const scene = sceneOf(body);
  const leaving = leavers(body, mover);
  const left = squaresLeft(scene, mover, to);
  const aloft = hasMode(body, mover, "flight") && (journey.spent > 0 || mover.at !== journey.from);
  return near.flatMap((striker): readonly string[] => {
    if (!leaving.some((one) => canStrike(body, striker, one))) return [];
    if (aloft && !hasMode(body, striker, "flight")) return [];
    const beside = left.some((at) => areAdjacent(scene, spaceOf(body, striker), { at, size: 1 }));
    return beside ? [striker.id] : [];
  });
}

const noStrikers: readonly never[] = [];

/** Everybody else whose space touches the mover's, walls or not: mostly nobody, and then nothing else is asked. */
function whoIsNear(body: Body, mover: Creature): readonly Creature[] {
  const { board } = sceneOf(body);
  let near: Creature[] | null = null;
  for (const striker of body.creatures) {
    if (striker.status !== "in-play" || striker === mover) continue;
    const { at, size } = spaceOf(body, striker);
    if (straightSpaceDistance(board, mover.at, mover.size, at, size) > 1) continue;
    near ??= [];
    near.push(striker);
  }
  return near ?? noStrikers;
}

/** A mover and whoever rides it: both leave (mn.mount.movement). */
export const leavers = (body: Body, mover: Creature): readonly Creature[] => [
  mover,
  ...body.creatures.filter(({ mount, status }) => mount === mover.id && status === "in-play"),
];

/** Whom of those who provoked a creature may strike at. */
export const strikable = (body: Body, striker: Creature, against: readonly string[]): readonly Creature[] =>
  against.map((id) => creatureOf(body, id)).filter((one) => canStrike(body, striker, one));
