import type { Outcome } from "@undercroft/kernel";
import { isAmidEvent } from "./damage/falling.ts";
import { seatRef } from "./ids.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import { membersOf } from "./multiplayer.ts";
import type { Run } from "./procedures.ts";
import type { Body } from "./state.ts";
import { printedLevel } from "./traits.ts";

/**
 * dc.end.morale-zero: to be called once after each whole event (dc.ruling.simultaneous-morale-loss). True if the match
 * is over; the caller's frames are dropped then (dc.ruling.game-end-during-stack).
 */
export function testMorale(run: Run): boolean {
  const { body } = run;
  if (run.state.outcome !== null) return true;
  let fallen = 0;
  for (const seat of body.seats) if (!seat.out && seat.morale <= 0) fallen += 1;
  if (fallen === 0 || isAmidEvent(run)) return false;
  if (fallen > 1) run.emit({ event: "noted", thing: null, rule: "dc.ruling.simultaneous-morale-loss" });
  if (run.state.frames.some((frame) => frame.procedure === "action")) {
    run.emit({ event: "noted", thing: null, rule: "dc.ruling.game-end-during-stack" });
  }
  finish(run, moraleRule(body), null);
  return true;
}

function moraleRule(body: Body): RuleId {
  if (body.mode.teams) return "dc.team.member-at-zero";
  return body.seats.length > 2 ? "dc.ffa.end" : "dc.end.morale-zero";
}

/**
 * dc.cleanup.game-end-check, to be called in step 4 of a Cleanup phase with the seat number of the turn player: the match is
 * over if that player controls no creature. Nobody else is checked (dc.ruling.no-creatures-check). True if it is over.
 */
export function cleanupCheck(run: Run, seat: number): boolean {
  const { body } = run;
  if (body.seats[seat]?.out !== false) return false;
  const has = (number: number): boolean => body.creatures.some((creature) => creature.controller === number);
  if (has(seat)) {
    const other = body.seats.some((one, number) => !one.out && !has(number));
    if (other) run.emit({ event: "noted", thing: null, rule: "dc.ruling.no-creatures-check" });
    return false;
  }
  run.emit({ event: "noted", thing: seatRef(seat), rule: "dc.cleanup.game-end-check" });
  finish(run, body.seats.length > 2 && !body.mode.teams ? "dc.ffa.end" : "dc.end.no-creatures", seat);
  return true;
}

function finish(run: Run, rule: RuleId, excluded: number | null): void {
  run.emit({ event: "ended", rule });
  const outcome = decideWinner(run.body, { excluded });
  run.end(outcome);
}

/** What a side has when the match ends. */
interface Standing {
  readonly team: number;
  readonly morale: number;
  /** Morale if nobody could fall below 0: shows whether negative values decided. */
  readonly held: number;
  /** Printed Levels of the creatures that its players control (dc.ruling.tie-break-levels). */
  readonly levels: number;
}

/**
 * Who wins a match that is over. `excluded` is the seat whose lack of creatures ended it, or null. The outcome's rule is
 * the one that decided.
 */
export function decideWinner(
  body: Body,
  { excluded }: { readonly excluded: number | null },
): Outcome & { readonly rule: RuleId } {
  const barred = excluded === null ? null : (body.seats[excluded]?.team ?? null);
  const sides = standings(body).filter((side) => side.team !== barred);
  const best = leaders(sides, (side) => side.morale);
  const teams = body.mode.teams;
  if (best.length === 1) return won(body, best, moraleDecided(body, sides, best, barred !== null));
  const strongest = leaders(best, (side) => side.levels);
  if (strongest.length === 1) return won(body, strongest, levelsDecided(body, best));
  const many = body.seats.length > 2;
  const rule = teams ? "dc.ruling.team-tie-break" : many ? "dc.ruling.multiplayer-ties" : "dc.end.tie-draw";
  return { kind: "draw", winners: [], drawn: strongest.flatMap((side) => membersOf(body, side.team)), rule };
}

function won(body: Body, sides: readonly Standing[], rule: RuleId): Outcome & { readonly rule: RuleId } {
  return { kind: "won", winners: sides.flatMap((side) => membersOf(body, side.team)), drawn: [], rule };
}

/**
 * One standing a side. In a free-for-all a seat that is out cannot win; in a team game its Morale counts as it stood
 * (dc.ruling.player-concedes).
 */
function standings(body: Body): Standing[] {
  const list: Standing[] = [];
  for (const team of new Set(body.seats.filter((seat) => !seat.out).map((seat) => seat.team))) {
    let morale = 0;
    let held = 0;
    let levels = 0;
    for (const seat of body.seats) {
      if (seat.team !== team) continue;
      morale += seat.morale;
      held += Math.max(0, seat.morale);
    }
    for (const creature of body.creatures) {
      if (body.seats[creature.controller]?.team === team) levels += printedLevel(body, creature);
    }
    list.push({ team, morale, held, levels });
  }
  return list;
}

function leaders(sides: readonly Standing[], value: (side: Standing) => number): Standing[] {
  const most = Math.max(...sides.map(value));
  return sides.filter((side) => value(side) === most);
}

function moraleDecided(body: Body, sides: readonly Standing[], best: readonly Standing[], barred: boolean): RuleId {
  const teams = body.mode.teams;
  if (barred && leadsOnlyByBar(body, best)) {
    return teams
      ? "dc.team.no-creatures-cannot-win"
      : sides.length === 1
        ? "dc.end.no-creatures-cannot-win"
        : "dc.ruling.excluded-player";
  }
  const held = leaders(sides, (side) => side.held);
  if (held.length !== best.length || held[0] !== best[0]) return "dc.ruling.negative-morale";
  return teams ? "dc.team.sum-morale" : "dc.end.highest-morale-wins";
}

/** True if somebody else would lead, alone or as well, had nobody been excluded, or if nobody else is left to compare. */
function leadsOnlyByBar(body: Body, best: readonly Standing[]): boolean {
  const all = standings(body);
  if (all.length === 2) return true;
  const open = leaders(all, (side) => side.morale);
  return open.length !== best.length || open[0]?.team !== best[0]?.team;
}

/** The ruling on whose creatures count is named where ownership would have told otherwise. */
function levelsDecided(body: Body, tied: readonly Standing[]): RuleId {
  if (body.mode.teams) return "dc.ruling.team-tie-break";
  const foreign = body.creatures.some(
    ({ owner, controller }) => owner !== controller && tied.some((side) => side.team === body.seats[controller]?.team),
  );
  return foreign ? "dc.ruling.tie-break-levels" : "dc.end.tie-by-levels";
}
