import { overcomes } from "../chance.ts";
import { endCusp } from "../changes/cusp.ts";
import { wound } from "../changes/hero.ts";
import { pay } from "../changes/resources.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { exitOf, samePlace } from "../map/spaces.ts";
import { leadsTo, spaceOf } from "../map/ways.ts";
import { playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import type { Body, DoorPlace } from "../state.ts";
import type { Side } from "../vocabulary/index.ts";

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

/** A Locked or Trapped Door is tried: it ends up open, whatever comes of it (dg.door.stay-open). */
export function tryDoor(run: Run, place: number, side: Side): void {
  const { body } = run;
  const player = playerAt(body, place);
  const door = { space: player.at, side };
  const exit = exitOf(body, spaceOf(body, player.at), side);
  if (exit.door !== "locked" && exit.door !== "trapped") throw new Error(`the ${side} exit needs no try`);
  const kind: readonly RuleId[] =
    exit.door === "trapped"
      ? ["dg.door.threat", "dg.door.trapped-is-obstacle"]
      : ["dg.door.threat", "dg.hero-phase.locked-door-cost"];
  const success = overcomes(run, place, exit.threat, `${exit.door} door`, `dg.door.${exit.door}`, 0, kind);
  body.opened.push(door);
  run.emit({
    event: "opened",
    player: place,
    ...door,
    rule: "dg.door.stay-open",
    because: ["dg.ruling.door-opening-obliges"],
  });
  if (success) return;
  if (exit.door === "trapped") {
    wound(run, place, 1, "dg.door.trapped-fail", player.life === 1 ? ["dg.ruling.trapped-door-lethal"] : []);
    return;
  }
  pay(run, place, "movements", 1, "dg.door.locked-fail");
  if (player.movements > 0) return;
  // Nobody is on two cusps: the door that it held until now stays open as long as the turn does.
  endCusp(run, place);
  player.cusp = door;
  run.emit({ event: "on-cusp", player: place, ...door, rule: "dg.door.cusp" });
}
