import { inCampaign } from "../campaign/party.ts";
import { overcomes } from "../chance.ts";
import { endCusp } from "../changes/cusp.ts";
import { tip, wound } from "../changes/hero.ts";
import { gain, pay } from "../changes/resources.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { opposite } from "../map/sides.ts";
import { exitOf, mapCard, samePlace } from "../map/spaces.ts";
import { leadsTo, spaceOf } from "../map/ways.ts";
import { playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import type { Body, Space } from "../state.ts";
import type { Side } from "../vocabulary/index.ts";

/** The Glory and Peril of a space (dg.collect.new-space). */
function collect(run: Run, place: number, space: string, rule: "dg.collect.new-space" | "dg.collect.stay"): void {
  const { glory, peril } = mapCard(run.body, spaceOf(run.body, space).card);
  const because: readonly RuleId[] =
    rule === "dg.collect.stay"
      ? ["dg.ruling.stay-collection-timing"]
      : ["dg.collect.on-entry", "dg.collect.no-memory", "dg.ruling.entry-sequence"];
  const all = [...because, ...inCampaign(run.body, "dg.ruling.campaign-collection")];
  gain(run, place, "glory", glory, rule, all);
  gain(run, place, "peril", peril, rule, all);
}

/** What lies in a space is met on every entry (dg.pit.check, dg.spikes.check), the Pit before the Spikes (dg.ruling.entry-sequence). */
function meet(run: Run, place: number, space: string): void {
  const { pit, spikes } = mapCard(run.body, spaceOf(run.body, space).card);
  if (pit !== undefined && !overcomes(run, place, pit, "pit", "dg.pit.check")) tip(run, place, "dg.pit.fall");
  if (spikes !== undefined && !overcomes(run, place, spikes, "spikes", "dg.spikes.check"))
    wound(run, place, 1, "dg.spikes.fail");
}

/** Why a hero gets through the door on a side of its space without a roll. */
function whyThrough(body: Body, from: Space, side: Side, to: Space): readonly RuleId[] {
  const door = { space: from.id, side };
  const because: RuleId[] = ["dg.move.space-is-card"];
  const holder = body.players.find(({ cusp }) => cusp !== null && samePlace(cusp, door));
  if (exitOf(body, from, side).door === "open") because.push("dg.door.open");
  else if (holder === body.players[body.turn.player] && holder !== undefined) because.push("dg.door.cusp-move");
  else if (holder !== undefined) because.push("dg.door.cusp-open-to-all", "dg.ruling.cusp-effects");
  const entered = exitOf(body, to, opposite[side]).door;
  if (entered !== "open") because.push("dg.ruling.entry-side-ignored");
  return because;
}

/** Why a space yields nothing to whoever enters it: the turn began there, or it was entered before (dg.collect.new-space). */
function whyNothing({ turn: { visited } }: Body, space: string): readonly RuleId[] {
  if (visited[0] === space) return ["dg.ruling.start-space-reentry"];
  return visited.includes(space) ? ["dg.collect.new-space"] : [];
}

/** A hero goes through an open door: the Movement, the entry, what the space yields, what lies in it (dg.ruling.entry-sequence). */
export function move(run: Run, place: number, side: Side): void {
  const { body } = run;
  const player = playerAt(body, place);
  const from = player.at;
  const to = leadsTo(body, spaceOf(body, from), side);
  if (to === null) throw new Error(`nothing lies beyond the ${side} exit`);
  const because = whyThrough(body, spaceOf(body, from), side, to);
  pay(run, place, "movements", 1, "dg.move.cost");
  endCusp(run, place);
  player.at = to.id;
  run.emit({
    event: "moved",
    player: place,
    from,
    to: to.id,
    rule: "dg.move.cost",
    because: [...because, ...whyNothing(body, to.id)],
  });
  body.turn.moved = true;
  if (!body.turn.visited.includes(to.id)) {
    body.turn.visited.push(to.id);
    collect(run, place, to.id, "dg.collect.new-space");
  }
  meet(run, place, to.id);
}

/** Whoever entered no space in the turn gains what its own yields (dg.collect.stay, dg.ruling.stay-collection-timing). */
export function stay(run: Run, place: number): void {
  if (!run.body.turn.moved) collect(run, place, playerAt(run.body, place).at, "dg.collect.stay");
}
