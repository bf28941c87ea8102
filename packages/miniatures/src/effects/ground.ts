import { untilOf } from "../conditions/until.ts";
import type { Run } from "../procedures.ts";
import { squareNamed } from "../reading/names.ts";
import { select } from "../reading/read.ts";
import type { Terrain } from "../vocabulary/index.ts";
import type { Env } from "./locals.ts";
import type { VerbOf } from "./verb-of.ts";

/** Squares gain or lose a type of terrain (mn.map.gain-type, mn.map.lose-type). */
export function changeTerrain(run: Run, env: Env, step: VerbOf<"terrain">): null {
  const { until } = untilOf(run.body, step.until, { on: env.self, self: env.self });
  for (const thing of select(run.body, step.at, env)) {
    const square = squareNamed(thing);
    if (square === null) continue;
    const change = (terrain: Terrain, gained: boolean): void => {
      run.body.terrain = [...run.body.terrain, { square, terrain, gained, until }];
      const rule = gained ? "mn.map.gain-type" : "mn.map.lose-type";
      run.emit({ event: "terrain-changed", square, terrain, gained, rule });
    };
    if (step.gains !== undefined) change(step.gains, true);
    if (step.loses !== undefined) change(step.loses, false);
  }
  return null;
}
