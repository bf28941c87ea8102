import { DX, DY } from "@undercroft/grid";
import type { RuleId } from "../ledger/rule-ids.ts";
import { terrainBit } from "../map/terrain.ts";
import { putCall } from "../moving/calls.ts";
import { nearestPositions } from "../moving/nearest.ts";
import type { Chapter } from "../procedures.ts";
import { call, done, next } from "../procedures.ts";
import { actingSeat } from "../reading/acting.ts";
import { creatureOf } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { squaresOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { pairOf } from "./entering.ts";
import { terrainBlow } from "./harm.ts";
import type { TerrainLocals } from "./locals.ts";

const slope = terrainBit("steep-slope");

/** Whether one place lies in a direction from another: within the half-quarters on both sides of it. */
function liesTowards(width: number, from: number, to: number, direction: number): boolean {
  const dx = (to % width) - (from % width);
  const dy = Math.floor(to / width) - Math.floor(from / width);
  const along = dx * (DX[direction] ?? 0) + dy * (DY[direction] ?? 0);
  const across = Math.abs(dx * (DY[direction] ?? 0) - dy * (DX[direction] ?? 0));
  return along > 0 && across <= along;
}

/** Where a creature falls to: the nearest legal positions off the slope in its direction; if there are none, in any (mn.ruling.slope, mn.ruling.slope-cone). */
function bottomOf(body: Body, creature: Creature): { readonly among: readonly number[]; readonly rule: RuleId } {
  const { ground, terrain } = sceneOf(body);
  const { at, size } = creature;
  const steep = squaresOf(ground, creature).find((square) => ((terrain[square] ?? 0) & slope) !== 0) ?? at;
  const direction = ground.slope[steep] ?? -1;
  const offSlope = (to: number): boolean =>
    squaresOf(ground, { at: to, size }).every((square) => ((terrain[square] ?? 0) & slope) === 0);
  const down = nearestPositions(
    body,
    creature,
    at,
    (to) => direction >= 0 && liesTowards(ground.width, at, to, direction) && offSlope(to),
  );
  if (down.length > 0) return { among: down, rule: "mn.ruling.slope" };
  return { among: nearestPositions(body, creature, at, offSlope), rule: "mn.ruling.slope-cone" };
}

/** Falling off a steep slope: placed below it, then hurt (mn.terrain.slope.fall). No opportunity attacks. */
export const fallingProcedure: Chapter<Pick<TerrainLocals, "falling">>["falling"] = {
  steps: {
    start: (run, { creature: id, source }) => {
      const creature = creatureOf(run.body, id);
      const rule = "mn.terrain.slope.fall";
      const bottom = bottomOf(run.body, creature);
      const because = [bottom.rule];
      run.emit({ event: "entered", creature: id, at: creature.at, terrain: "steep-slope", because, rule });
      return call(
        putCall({
          creature: id,
          among: bottom.among,
          chooser: actingSeat(run.body),
          manner: "place",
          enters: true,
          source,
          because: [],
          rule,
        }),
        "hurt",
      );
    },
    hurt: (run, { creature: id, source }) => {
      const creature = creatureOf(run.body, id);
      if (creature.status !== "in-play") return next("over");
      const blows = pairOf(run.body, creature).map((one) => terrainBlow(one, "steep-slope", source));
      return call({ procedure: "damage", locals: { blows } }, "over");
    },
    over: (run, { creature: id }) => {
      const { turn } = run.body.battle;
      const goesOn = turn?.creature === id && turn.phase === "actions" && creatureOf(run.body, id).status === "in-play";
      if (goesOn) run.emit({ event: "noted", thing: id, rule: "mn.terrain.slope.other-actions" });
      return done({ is: "entered", fell: true });
    },
  },
};
