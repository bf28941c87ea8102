/** The two lines between squares or creatures, and why there is none: what the table's sight tool shows. */
import type { Point, Segment } from "@undercroft/grid";
import type { RuleId } from "../ledger/rule-ids.ts";
import { countedDistance } from "../lines/distance.ts";
import { lineOfEffect } from "../lines/effect.ts";
import type { Space } from "../lines/scene.ts";
import { lineOfSight } from "../lines/sight.ts";
import { whyNoEffect, whyNoSight } from "../lines/why-no-line.ts";
import { findCreature } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { whyUnseen } from "../reading/seeing.ts";
import { spaceOf } from "../reading/space.ts";
import type { Body } from "../state.ts";
import { blindsightOf } from "../traits.ts";

/** A line as it is drawn, in lattice units, 2,000 to a square; `failsAt` where it is stopped. */
export interface LineShown {
  readonly segment: Segment;
  readonly failsAt: Point | null;
  readonly rule: RuleId;
}

export interface LinesBetween {
  readonly sight: LineShown & { readonly free: boolean };
  readonly effect: LineShown & { readonly free: boolean };
  /** Squares counted, round walls. */
  readonly distance: number;
}

/** A creature by its id, or a square by its number. */
type End = string | number;

const spaceAt = (body: Body, end: End): Space | null => {
  if (typeof end === "number") return { at: end, size: 1 };
  const creature = findCreature(body, end);
  return creature === undefined || creature.status !== "in-play" ? null : spaceOf(body, creature);
};

/** The lines from one to the other (mn.los.exists, mn.loe.square); null if one of them is not on the map. */
export function linesBetween(body: Body, from: End, to: End): LinesBetween | null {
  const [a, b] = [spaceAt(body, from), spaceAt(body, to)];
  if (a === null || b === null) return null;
  const scene = sceneOf(body);
  const viewer = typeof from === "string" ? findCreature(body, from) : undefined;
  const target = typeof to === "string" ? findCreature(body, to) : undefined;
  const blindsight = viewer === undefined ? 0 : blindsightOf(body, viewer);
  const unseen = viewer === undefined || target === undefined ? null : whyUnseen(body, viewer, target);
  const seen = lineOfSight(scene, a, b, blindsight);
  const blocked = seen === null ? whyNoSight(scene, a, b, blindsight) : null;
  const effect = lineOfEffect(scene, a, b);
  const stopped = effect === null ? whyNoEffect(scene, a, b) : null;
  return {
    sight: { ...shown(seen, blocked, unseen), free: seen !== null && unseen === null },
    effect: { ...shown(effect, stopped, null), free: effect !== null },
    distance: countedDistance(scene, a, b),
  };
}

function shown(
  free: { readonly segment: Segment; readonly rule: RuleId } | null,
  not: ReturnType<typeof whyNoEffect>,
  unseen: RuleId | null,
): LineShown {
  if (free !== null) return { segment: free.segment, failsAt: null, rule: unseen ?? free.rule };
  if (not === null) throw new Error("a line is neither free nor stopped");
  return { segment: not.line.segment, failsAt: not.line.at, rule: not.rule };
}
