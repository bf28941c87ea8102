import { endCusp } from "../changes/cusp.ts";
import { wound } from "../changes/hero.ts";
import { lose } from "../changes/resources.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { exitOf, samePlace } from "../map/spaces.ts";
import { leadsTo, spaceOf } from "../map/ways.ts";
import { playerAt } from "../players.ts";
import { type Chapter, done, nothing, type Run } from "../procedures.ts";
import { failed, succeeded, testing } from "../rolling/test.ts";
import type { Body, DoorPlace } from "../state.ts";
import type { Exit, Threat } from "../vocabulary/index.ts";
import type { MovingLocals } from "./locals.ts";

/** Whether the door on a side stands open now: printed so, opened in this turn, or held by a hero on its cusp (dg.move.available-direction). */
export function standsOpen(body: Body, place: DoorPlace): boolean {
  if (exitOf(body, spaceOf(body, place.space), place.side).door === "open") return true;
  if (body.opened.some((one) => samePlace(one, place))) return true;
  return body.players.some(({ cusp }) => cusp !== null && samePlace(cusp, place));
}

/** Whether a closed door leads anywhere, so that it may be tried (dg.ruling.door-needs-neighbour). */
export function mayBeTried(body: Body, { space: id, side }: DoorPlace): boolean {
  const space = spaceOf(body, id);
  return leadsTo(body, space, side) !== null && !standsOpen(body, { space: id, side });
}

/** The exit that needs a try. @throws Error if it needs none. */
function closedExit(body: Body, { space, side }: DoorPlace): Extract<Exit, { threat: Threat }> {
  const exit = exitOf(body, spaceOf(body, space), side);
  if (exit.door !== "locked" && exit.door !== "trapped") throw new Error(`the ${side} exit needs no try`);
  return exit;
}

/** It failed: a Trapped Door wounds, a Locked Door takes a Movement, and with the last one the hero is on the cusp (dg.door.cusp). */
function fail(run: Run, place: number, door: DoorPlace, kind: "locked" | "trapped"): void {
  const player = playerAt(run.body, place);
  if (kind === "trapped") {
    wound(run, place, 1, "dg.door.trapped-fail", player.life === 1 ? ["dg.ruling.trapped-door-lethal"] : []);
    return;
  }
  // Cards may have taken the last Movement since it began.
  lose(run, place, "movements", 1, "dg.door.locked-fail");
  if (player.movements > 0) return;
  // Nobody is on two cusps: the door that it held until now stays open as long as the turn does.
  endCusp(run, place);
  player.cusp = { ...door };
  run.emit({ event: "on-cusp", player: place, ...player.cusp, rule: "dg.door.cusp" });
}

/** A Locked or Trapped Door is tried: it ends up open, whatever comes of it (dg.door.stay-open). */
export const tryingDoorProcedure: Chapter<MovingLocals>["trying-door"] = {
  steps: {
    start: ({ body }, { player, space, side }) => {
      const { door, threat } = closedExit(body, { space, side });
      const because: readonly RuleId[] =
        door === "trapped"
          ? ["dg.door.threat", "dg.door.trapped-is-obstacle"]
          : ["dg.door.threat", "dg.hero-phase.locked-door-cost"];
      const rule = `dg.door.${door}` as const;
      return testing({ player, ...threat, purpose: `${door} door`, danger: "door", plus: 0, rule, because }, "tried");
    },
    tried: (run, { player, space, side }, input) => {
      const { body } = run;
      if (!succeeded(input) && !failed(input)) return done(nothing);
      const door = { space, side };
      const exit = closedExit(body, door);
      body.opened.push(door);
      run.emit({
        event: "opened",
        player,
        ...door,
        rule: "dg.door.stay-open",
        because: ["dg.ruling.door-opening-obliges"],
      });
      if (failed(input)) fail(run, player, door, exit.door);
      return done(nothing);
    },
  },
};
