import type { RuleId } from "../ledger/rule-ids.ts";
import type { Run } from "../procedures.ts";
import { idOf } from "../reading/seats.ts";
import type { Body, Creature } from "../state.ts";
import { canReachOwnArea } from "./get-there.ts";

function win(run: Run, seat: number, rule: RuleId): void {
  run.emit({ event: "ended", rule });
  run.end({ kind: "won", winners: [idOf(run.body, seat)], drawn: [], rule });
}

/** The seat with more victory points, or null if they are equal. */
function leader(body: Body): number | null {
  const [a = 0, b = 0] = body.sides.map((side) => side.points);
  if (a === b) return null;
  return a > b ? 0 : 1;
}

/** Creatures of a seat that are in play or can still come into it. */
function hasCreatures(body: Body, seat: number): boolean {
  return body.creatures.some((creature) => creature.owner === seat && creature.status !== "destroyed");
}

/**
 * mn.battle.victory-check, after each creature's turn and after the round's scoring; `rule` is the one that calls for the check.
 */
export function checkVictory(run: Run, rule: RuleId): void {
  const { body } = run;
  const { mode, sides } = body;
  const reached = sides.flatMap(({ points }, seat) => (points >= mode.limit ? [seat] : []));
  const [only, second] = reached;
  if (only === undefined) emptySide(run);
  else if (second === undefined) win(run, only, rule);
  else settleBetween(run);
}

/** Both have reached the target: the larger total wins, equal totals go to sudden death (mn.ruling.both-reach-same-round). */
function settleBetween(run: Run): void {
  const { battle } = run.body;
  const best = leader(run.body);
  if (best === null) {
    if (!battle.suddenDeath) run.emit({ event: "noted", thing: null, rule: "mn.battle.tie" });
    battle.suddenDeath = true;
    // Without creatures nobody is left to score next (mn.ruling.no-creatures).
    emptySide(run);
  } else if (battle.suddenDeath) win(run, best, "mn.ruling.sudden-death");
  else {
    run.emit({ event: "noted", thing: null, rule: "mn.ruling.both-reach-same-round" });
    win(run, best, "mn.battle.both-reach");
  }
}

/** After a tie at the target whoever scores next wins, at once (mn.ruling.sudden-death). */
export function checkSuddenDeath(run: Run): void {
  if (!run.body.battle.suddenDeath) return;
  const best = leader(run.body);
  if (best !== null) win(run, best, "mn.ruling.sudden-death");
}

/** A creature that may still be lost by itself: it pays the empty side (mn.ruling.no-creatures). */
const isAtRisk = (body: Body, { id }: Creature): boolean =>
  body.effects.some(
    ({ on, what }) =>
      on === id &&
      (what.kind === "ongoing" ||
        (what.kind === "condition" && (what.condition === "confused" || what.condition === "dominated"))),
  );

/** The seat with more victory points wins; with equal totals the battle is a draw. */
function settleByScore(run: Run, rule: RuleId): void {
  const { body } = run;
  const best = leader(body);
  if (best !== null) {
    win(run, best, rule);
    return;
  }
  run.emit({ event: "ended", rule });
  run.end({ kind: "draw", winners: [], drawn: body.sides.map(({ id }) => id), rule });
}

/**
 * A seat whose enemies are all gone: it is sure to score on if nobody is at risk and somebody can get to an own area
 * (mn.ruling.no-creatures). If nobody ever can, neither side will score again (mn.ruling.nobody-scores).
 */
function lastSide(run: Run, seat: number): void {
  const { body } = run;
  const own = body.creatures.filter(({ owner, status }) => owner === seat && status !== "destroyed");
  if (own.some((creature) => isAtRisk(body, creature))) return;
  const there = own.filter(({ status }) => status === "in-play");
  if (there.some((creature) => canReachOwnArea(body, creature))) win(run, seat, "mn.ruling.no-creatures");
  // Somebody who is still to come may come into an area.
  else if (there.length === own.length) settleByScore(run, "mn.ruling.nobody-scores");
}

/** mn.ruling.no-creatures: the shortcut where the empty side can gain nothing more. */
function emptySide(run: Run): void {
  const { body } = run;
  if (body.sides.every((_, seat) => hasCreatures(body, seat))) return;
  const only = body.sides.findIndex((_, seat) => hasCreatures(body, seat));
  if (only < 0) settleByScore(run, "mn.ruling.no-creatures");
  else lastSide(run, only);
}
