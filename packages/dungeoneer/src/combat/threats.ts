/** Traps and Obstacles as they are printed: whom they strike, and how hard they are where they were played (dg.threat.kinds). */
import { mapCard } from "../map/spaces.ts";
import { spaceOf } from "../map/ways.ts";
import { adventure } from "../players.ts";
import type { Body } from "../state.ts";
import type { ThreatCard } from "../vocabulary/index.ts";

/** The card of a Trap or Obstacle. @throws Error if it is another. */
export function threatOn(body: Body, id: string): ThreatCard {
  const card = adventure(body, id);
  if (card.kind !== "trap" && card.kind !== "obstacle") throw new Error(`${id} is neither Trap nor Obstacle`);
  return card;
}

/** Whether it strikes everybody in its space: a Trap does, an Obstacle does not, if the card says nothing else (dg.threat.trap-area, dg.ruling.obstacle-scope). */
export const strikesSpace = ({ kind, scope }: ThreatCard): boolean =>
  (scope ?? (kind === "trap" ? "space" : "hero")) === "space";

/** What the space adds to its number: a Hazard is for Traps alone (dg.hazard.modifier). */
export const hazardFor = (body: Body, { kind }: ThreatCard, space: string): number =>
  kind === "trap" ? (mapCard(body, spaceOf(body, space).card).hazard ?? 0) : 0;
