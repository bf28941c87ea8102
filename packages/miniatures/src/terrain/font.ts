import type { Call } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { areAdjacent } from "../lines/distance.ts";
import type { Scene } from "../lines/scene.ts";
import { USUAL_HEALING } from "../map/ground.ts";
import { terrainBit } from "../map/terrain.ts";
import type { Mn } from "../procedures.ts";
import { sceneOf } from "../reading/scene.ts";
import { isDamaged } from "../reading/wounds.ts";
import type { Body, Creature } from "../state.ts";

const font = terrainBit("healing-font");

/** What the map says that a font heals, or the usual: a square that has become one has no number of its own. */
const printed = (heals: number | undefined): number => (heals === undefined || heals === 0 ? USUAL_HEALING : heals);

/** By scene, which never changes: the squares with a font now, printed or gained. */
const fonts = new WeakMap<Scene, readonly number[]>();

function fontsIn(scene: Scene): readonly number[] {
  const known = fonts.get(scene);
  if (known !== undefined) return known;
  const made = [...scene.terrain.keys()].filter((square) => ((scene.terrain[square] ?? 0) & font) !== 0);
  fonts.set(scene, made);
  return made;
}

/** Most hit points that a font heals which a creature started its turn in or beside; 0 if there was none (mn.terrain.healing-font). */
export function fontBeside(body: Body, creature: Creature): number {
  const { startAt, startSize } = creature.window;
  if (startAt < 0) return 0;
  const scene = sceneOf(body);
  const start = { at: startAt, size: startSize };
  let best = 0;
  for (const square of fontsIn(scene)) {
    const heals = printed(scene.ground.heals[square]);
    if (heals <= best) continue;
    if (areAdjacent(scene, start, { at: square, size: 1 })) best = heals;
  }
  return best;
}

/** Why a creature may not use a font in its turn, its attack action aside; or null. Who is well has no use for one (mn.ruling.idle-power). */
export function fontFault(body: Body, creature: Creature): RuleId | null {
  if (fontBeside(body, creature) === 0) return "mn.terrain.healing-font";
  return isDamaged(creature) ? null : "mn.ruling.idle-power";
}

/** It heals in place of its attack action. */
export const fontCall = (body: Body, creature: Creature): Call<Mn, "heal"> => ({
  procedure: "heal",
  locals: { creature: creature.id, amount: fontBeside(body, creature), rule: "mn.terrain.healing-font" },
});
