import { isOverAtOnce } from "../conditions/gains.ts";
import { untilOf } from "../conditions/until.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Scene } from "../lines/scene.ts";
import type { Run } from "../procedures.ts";
import { squareNamed } from "../reading/names.ts";
import { select } from "../reading/read.ts";
import { sceneOf } from "../reading/scene.ts";
import type { Terrain } from "../vocabulary/index.ts";
import type { Env } from "./locals.ts";
import type { VerbOf } from "./verb-of.ts";

/** What a square is after the change: of several types (mn.map.multiple-types), or clear (mn.map.clear). */
function reasonsOf({ ground, terrain, board }: Scene, square: number): readonly RuleId[] {
  const types = terrain[square] ?? 0;
  const { difficult, difficultUnlessAquatic, costly } = ground.sets;
  const found: RuleId[] = [];
  if ((types & (types - 1)) !== 0) found.push("mn.map.multiple-types");
  if ((types & (difficult | difficultUnlessAquatic | costly)) === 0 && board.enterable[square] === 1)
    found.push("mn.map.clear");
  return found;
}

/** Squares gain or lose a type of terrain (mn.map.gain-type, mn.map.lose-type). */
export function changeTerrain(run: Run, env: Env, step: VerbOf<"terrain">): null {
  const { until } = untilOf(run.body, step.until, { on: env.self, self: env.self });
  if (isOverAtOnce(run.body, until)) return null;
  for (const thing of select(run.body, step.at, env)) {
    const square = squareNamed(thing);
    if (square === null) continue;
    const change = (terrain: Terrain, gained: boolean): void => {
      run.body.terrain = [...run.body.terrain, { square, terrain, gained, until }];
      const rule = gained ? "mn.map.gain-type" : "mn.map.lose-type";
      const because = reasonsOf(sceneOf(run.body), square);
      run.emit({ event: "terrain-changed", square, terrain, gained, because, rule });
    };
    if (step.gains !== undefined) change(step.gains, true);
    if (step.loses !== undefined) change(step.loses, false);
  }
  return null;
}
