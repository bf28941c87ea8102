import type { LineBlock, Segment } from "@undercroft/grid";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Scene, Space } from "./scene.ts";

/**
 * Whether a target has cover by walls, terrain and creatures, with the attacker's best choice: the first that gives no cover, else
 * the first of all. Cover by powers and mounts is the caller's.
 */
export interface Cover {
  readonly covered: boolean;
  /** Square of the attacker's space, or of the area's origin, that lines run from; -1 if they run from a corner. */
  readonly origin: number;
  /** Corner of the attacker's space for ranged attacks, 0 to 3 clockwise from the north-west; -1 for others. */
  readonly corner: number;
  /** Square of the target's space that was checked; -1 if all of it was. */
  readonly target: number;
  /** A line that is blocked, and by what: null without cover, or where the target's own terrain covers it. */
  readonly line: Segment | null;
  readonly block: LineBlock | null;
  readonly rule: RuleId;
}

/** mn.attack.cover.melee.origin: the best pair of squares within reach of each other. */
export function meleeCover(_scene: Scene, _attacker: Space, _target: Space, _reach: number): Cover {
  throw new Error("not yet");
}

/**
 * mn.attack.cover.ranged.origin: the best of the four corners. `enemies` are all squares held by enemies of the attacker; those of the
 * target itself may be among them and never cover it (mn.ruling.cover-creatures).
 */
export function rangedCover(_scene: Scene, _attacker: Space, _target: Space, _enemies: readonly number[]): Cover {
  throw new Error("not yet");
}

/** mn.attack.cover.close.blast-line: from the origin square chosen for the attack. */
export function closeCover(_scene: Scene, _origin: number, _target: Space): Cover {
  throw new Error("not yet");
}

/** mn.attack.cover.close.burst: from the square of the attacker's space nearest to the target. */
export function burstCover(_scene: Scene, _attacker: Space, _target: Space): Cover {
  throw new Error("not yet");
}

/** mn.attack.cover.area.origin */
export function areaCover(_scene: Scene, _origin: number, _target: Space): Cover {
  throw new Error("not yet");
}

/** Whether no corner of the viewer gives a shot free of cover, creatures left out: who has Hide is then invisible to it (mn.ruling.hide). */
export function hiddenFrom(_scene: Scene, _viewer: Space, _hider: Space): boolean {
  throw new Error("not yet");
}
