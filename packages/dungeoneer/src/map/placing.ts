import { Claims, specificFirst, type Verdict } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt } from "../players.ts";
import type { Body, Space } from "../state.ts";
import { beyond, type Cell, opposite, sameCell, sides } from "./sides.ts";
import { exitOf, isLinked, isWall, type Laid, mapCard } from "./spaces.ts";
import { entrance, entrancePart, neighbour, openCells, spaceAt, spaceOf } from "./ways.ts";

/** Where a drawn card would lie. */
export interface Placement extends Cell {
  readonly turned: boolean;
}

/** Whether a cell touches the Entrance with any of its sides: contact counts, even over a Wall (dg.ruling.room-touching-entrance). */
function touchesEntrance(body: Body, cell: Cell): boolean {
  const start = entrance(body);
  return start !== undefined && sides.some((side) => sameCell(beyond(start, side), cell));
}

/** The spaces to which a card would be linked where it would lie. */
export function linkedTo(body: Body, laid: Laid): readonly Space[] {
  const linked: Space[] = [];
  for (const side of sides) {
    const other = neighbour(body, laid, side);
    if (other !== undefined && isLinked(body, laid, side, other)) linked.push(other);
  }
  return linked;
}

/** Whether a non-Wall side of a card faces an empty cell: there another card could be joined. */
const hasFrontier = (body: Body, laid: Laid): boolean =>
  sides.some((side) => !isWall(exitOf(body, laid, side)) && neighbour(body, laid, side) === undefined);

/** Whether a card laid here leaves an exit at which the map may go on: its own, or another (dg.map.never-closed). */
const staysOpen = (body: Body, laid: Laid): boolean =>
  openCells(body).some((cell) => !sameCell(cell, laid)) || hasFrontier(body, laid);

/** Why a Map card may not be placed somewhere, by the whole of the test (dg.ruling.placement-test). */
export function checkPlacement(body: Body, card: string, { x, y, turned }: Placement): Verdict<RuleId> {
  const laid: Laid = { card, x, y, turned };
  const claims = new Claims<RuleId>();
  if (spaceAt(body, laid) !== undefined) claims.forbid("dg.ruling.placement-test", 1);
  const linked = linkedTo(body, laid);
  const part = entrancePart(body);
  const isJoined = linked.some((space) => part.has(space));
  // It may be linked to spaces that an effect has cut off from the Entrance, and to none of the others.
  if (!isJoined) claims.forbid(linked.length > 0 ? "dg.ruling.placement-test" : "dg.map.no-stranding");
  if (mapCard(body, card).kind !== "passage" && touchesEntrance(body, laid))
    claims.forbid(
      linked.some((space) => space === entrance(body))
        ? "dg.map.entrance-passages-only"
        : "dg.ruling.room-touching-entrance",
    );
  if (isJoined && !staysOpen(body, laid)) claims.forbid("dg.map.never-closed");
  return specificFirst(claims.list);
}

/** Whether a door of one card meets a Wall of the other, which blocks the way without a link (dg.map.wall-against-door). */
const isWalledUp = (body: Body, laid: Laid): boolean =>
  sides.some((side) => {
    const other = neighbour(body, laid, side);
    if (other === undefined) return false;
    return isWall(exitOf(body, laid, side)) !== isWall(exitOf(body, other, opposite[side]));
  });

/** Why a card may lie somewhere, whoever lays it: it is joined, whichever way round, whatever walls it meets. */
export function whyJoined(body: Body, card: string, placement: Placement): readonly RuleId[] {
  const because: RuleId[] = ["dg.map.connected"];
  if (placement.turned) because.push("dg.ruling.rotation");
  if (isWalledUp(body, { card, ...placement })) because.push("dg.map.wall-against-door");
  return because;
}

/** Why a card may lie where its player has put it. */
export function whyPlaced(body: Body, place: number, card: string, placement: Placement): readonly RuleId[] {
  const because: RuleId[] = [...whyJoined(body, card, placement)];
  const own = spaceOf(body, playerAt(body, place).at);
  if (!sides.some((side) => sameCell(beyond(own, side), placement)))
    because.push("dg.build.any-valid-location", "dg.ruling.placement-anywhere");
  return because;
}

/** Where a card might be placed: in every cell that the map can grow into, both ways round. */
export function placements(body: Body): readonly Placement[] {
  const all: Placement[] = [];
  for (const { x, y } of openCells(body)) for (const turned of bothWays) all.push({ x, y, turned });
  return all;
}
const bothWays = [false, true] as const;

/** Why a card that was drawn may lie nowhere: it would have to close the map (dg.ruling.closed-map-forced). */
export const whyNowhere = (body: Body, card: string): readonly RuleId[] =>
  placements(body).some((placement) => checkPlacement(body, card, placement).rule === "dg.map.never-closed")
    ? ["dg.ruling.closed-map-forced"]
    : [];

/** Whether a card may be placed anywhere at all (dg.ruling.build-no-legal-placement). */
export function fitsSomewhere(body: Body, card: string): boolean {
  for (const { x, y } of openCells(body))
    for (const turned of bothWays) if (checkPlacement(body, card, { x, y, turned }).legal) return true;
  return false;
}

/** Everywhere that a card may be placed, near to any hero or far from all (dg.build.any-valid-location). */
export const legalPlacements = (body: Body, card: string): readonly Placement[] =>
  placements(body).filter((placement) => checkPlacement(body, card, placement).legal);
