/** The calls of the procedures that move creatures: what powers and attacks make use of. */
import type { Call } from "@undercroft/kernel";
import { hasCondition } from "../conditions/has.ts";
import type { Source } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { countedDistance } from "../lines/distance.ts";
import type { Space } from "../lines/scene.ts";
import { seesSpace } from "../lines/sight.ts";
import type { Mn } from "../procedures.ts";
import { sideOf } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { spaceOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { blindsightOf } from "../traits.ts";
import type { Force, Journey, Putting } from "./locals.ts";
import { legalPositions, nearestPositions } from "./nearest.ts";
import { positionsAt } from "./position-at.ts";

/** A movement of the creature's own: see `moveJourney`, `grantedJourney`. */
export const movementCall = (journey: Journey): Call<Mn, "movement"> => ({
  procedure: "movement",
  locals: { journey, path: [], walked: [], at: -1, came: -1 },
});

/** Two move actions declared together (mn.move.double). */
export const doubleMoveCall = (creature: Creature): Call<Mn, "double-move"> => ({
  procedure: "double-move",
  locals: { creature: creature.id, at: -1 },
});

/**
 * A push, pull or slide: as far as it goes, each square chosen by the effect's controller (mn.forced.stops, mn.ruling.forced-path).
 * `copy`: where the creature counts as standing, null where it is (mn.ruling.redirect-forced).
 */
export const forcedCall = (force: Force, copy: Space | null = null): Call<Mn, "forced"> => ({
  procedure: "forced",
  locals: { force, left: force.squares, walked: [], from: -1, came: -1, copy },
});

/** A creature is put into one of some spaces. */
export const putCall = (putting: Putting): Call<Mn, "put"> => ({ procedure: "put", locals: { putting, from: -1 } });

/** Place: a legal position on one of these squares, or the nearest to them if there is none (mn.forced.place). */
export const placeCall = (
  body: Body,
  creature: Creature,
  squares: readonly number[],
  by: { readonly chooser: number; readonly source: Source },
): Call<Mn, "put"> =>
  putCall({
    creature: creature.id,
    among: positionsAt(body, creature, squares),
    manner: "place",
    enters: true,
    because: [],
    rule: "mn.forced.place",
    ...by,
  });

/**
 * Teleport: a legal position at most so many squares from where the creature is, in line of sight of the acting creature from
 * where that one stands (mn.forced.teleport, mn.forced.teleport.distance).
 */
export function teleportCall(
  body: Body,
  creature: Creature,
  squares: number,
  by: { readonly acting: Creature; readonly chooser: number; readonly source: Source },
): Call<Mn, "put"> {
  const scene = sceneOf(body);
  const from = spaceOf(body, creature);
  const blind = hasCondition(body, by.acting, "blinded");
  const eyes = spaceOf(body, by.acting);
  const blindsight = blindsightOf(body, by.acting);
  const among = legalPositions(body, creature, (at) => {
    if (blind) return false;
    const away = countedDistance(scene, { at: from.at, size: 1 }, { at, size: 1 });
    return away > 0 && away <= squares && seesSpace(scene, eyes, { at, size: creature.size }, blindsight);
  });
  const { chooser, source } = by;
  return putCall({
    creature: creature.id,
    among,
    chooser,
    source,
    manner: "teleport",
    enters: true,
    because: ["mn.forced.teleport.distance"],
    rule: "mn.forced.teleport",
  });
}

/** Put into the legal position nearest to where it is: no movement, and nothing is entered (mn.ruling.illegal-position). */
export const nearestCall = (body: Body, creature: Creature, rule: RuleId): Call<Mn, "put"> =>
  putCall({
    creature: creature.id,
    among: nearestPositions(body, creature, creature.at),
    chooser: sideOf(body, creature),
    manner: "back",
    enters: false,
    source: null,
    because: [],
    rule,
  });

/** Back into the last legal position, if it stands in none (mn.position.illegal). */
export const settleCall = (creature: Creature): Call<Mn, "settle"> => ({
  procedure: "settle",
  locals: { creature: creature.id },
});

/** Two creatures change places, as far as both come to stand legally. */
export const swapCall = (
  a: Creature,
  b: Creature,
  by: { readonly chooser: number; readonly source: Source; readonly careful: string | null },
): Call<Mn, "swap"> => ({
  procedure: "swap",
  locals: {
    ...(a.size < b.size ? { big: b.id, small: a.id } : { big: a.id, small: b.id }),
    to: -1,
    came: -1,
    from: -1,
    ...by,
  },
});
