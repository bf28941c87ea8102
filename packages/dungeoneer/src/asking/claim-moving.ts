/** Ways and doors of the Hero Phase (dg.move.*, dg.door.*). */
import type { Claims } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { opposite } from "../map/sides.ts";
import { exitOf, isWall, samePlace } from "../map/spaces.ts";
import { leadsTo, neighbour, spaceOf } from "../map/ways.ts";
import { mayBeTried, standsOpen } from "../moving/doors.ts";
import { playerAt } from "../players.ts";
import type { Body, Space } from "../state.ts";
import { isForbidden } from "../traits.ts";
import type { Side } from "../vocabulary/index.ts";

type Ruling = Claims<RuleId>;

/** The door of this side counts, and stays closed even if the other side's was opened (dg.door.exit-side). */
const whyClosed = (body: Body, beyond: Space, side: Side): RuleId =>
  standsOpen(body, { space: beyond.id, side: opposite[side] }) && exitOf(body, beyond, opposite[side]).door !== "open"
    ? "dg.ruling.door-sides-independent"
    : "dg.door.exit-side";

/** Whether a hero stands on the cusp of this door. */
const isOnCusp = (body: Body, place: number, side: Side): boolean => {
  const { at, cusp } = playerAt(body, place);
  return cusp !== null && samePlace(cusp, { space: at, side });
};

/** A hero goes where the map and its doors let it (dg.move.available-direction). */
export function claimMove(body: Body, place: number, side: Side, claims: Ruling): void {
  const { at, tipped, movements } = playerAt(body, place);
  const space = spaceOf(body, at);
  if (movements < 1) claims.forbid("dg.move.cost");
  if (tipped) claims.forbid(isOnCusp(body, place, side) ? "dg.ruling.cusp-tipped" : "dg.tip.immobilised");
  if (isForbidden(body, playerAt(body, place), "moves")) claims.forbid("dg.universal.specific-overrides");
  if (isWall(exitOf(body, space, side))) {
    claims.forbid("dg.door.wall");
    return;
  }
  const beyond = leadsTo(body, space, side);
  if (beyond === null) {
    claims.forbid(
      neighbour(body, space, side) === undefined ? "dg.move.available-direction" : "dg.door.blocked-by-wall",
    );
    return;
  }
  if (!standsOpen(body, { space: at, side })) claims.forbid(whyClosed(body, beyond, side));
}

export function claimTry(body: Body, place: number, side: Side, claims: Ruling): void {
  const { at, tipped, movements } = playerAt(body, place);
  if (movements < 1) claims.forbid("dg.ruling.locked-door-without-movement");
  if (tipped) claims.forbid("dg.ruling.tipped-hero-actions");
  // Trying a door is part of moving (dg.ruling.locked-door-without-movement).
  if (isForbidden(body, playerAt(body, place), "moves")) claims.forbid("dg.universal.specific-overrides");
  if (mayBeTried(body, { space: at, side })) return;
  const space = spaceOf(body, at);
  const isBlocked = leadsTo(body, space, side) === null && neighbour(body, space, side) !== undefined;
  claims.forbid(
    isBlocked && !isWall(exitOf(body, space, side)) ? "dg.door.blocked-by-wall" : "dg.ruling.door-needs-neighbour",
  );
}
