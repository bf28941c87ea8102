import { inCampaign } from "../campaign/party.ts";
import { endCusp } from "../changes/cusp.ts";
import { tip, untip, wound } from "../changes/hero.ts";
import { gain, pay } from "../changes/resources.ts";
import { effectOf } from "../effects/effect.ts";
import { envFor } from "../effects/env.ts";
import { textOn } from "../effects/text.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { opposite } from "../map/sides.ts";
import { exitOf, mapCard, samePlace } from "../map/spaces.ts";
import { leadsTo, spaceOf } from "../map/ways.ts";
import { hasFallenSince, playerAt } from "../players.ts";
import { type Chapter, call, done, nothing, type Run } from "../procedures.ts";
import { failed, testing } from "../rolling/test.ts";
import type { Body, Space } from "../state.ts";
import { ignores } from "../traits.ts";
import type { Side } from "../vocabulary/index.ts";
import { packsAgainst } from "../wandering/pack.ts";
import type { MovingLocals } from "./locals.ts";

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

/** The token goes from one space to another. */
function relocate(run: Run, place: number, to: string, rule: RuleId, because: readonly RuleId[]): void {
  const player = playerAt(run.body, place);
  const from = player.at;
  endCusp(run, place);
  player.at = to;
  run.emit({ event: "moved", player: place, from, to, rule, because: [...because, ...whyNothing(run.body, to)] });
}

/** A hero goes through an open door: the Movement, then the entry (dg.ruling.entry-sequence). */
export function beginMove(run: Run, place: number, side: Side, then: string): ReturnType<typeof call> {
  const { body } = run;
  const from = spaceOf(body, playerAt(body, place).at);
  const to = leadsTo(body, from, side);
  if (to === null) throw new Error(`nothing lies beyond the ${side} exit`);
  const because = whyThrough(body, from, side, to);
  pay(run, place, "movements", 1, "dg.move.cost");
  relocate(run, place, to.id, "dg.move.cost", because);
  return call({ procedure: "entering", locals: { player: place, to: to.id, falls: body.fallen.length } }, then);
}

/** Whether it is on its player's own turn that a hero enters: else it collects nothing and meets nothing (dg.collect.on-turn-only). */
const isOwnTurn = ({ turn }: Body, place: number): boolean => turn.player === place;

/** The hero whose entry goes on is still in the space: a new one does not go on with the entry of the fallen (dg.ruling.defeat-on-own-turn). */
const isThere = (body: Body, { player, to, falls }: MovingLocals["entering"]): boolean => {
  const { alive, at } = playerAt(body, player);
  return alive && at === to && !hasFallenSince(body, player, falls);
};

type Entering = MovingLocals["entering"];
type Step = ReturnType<typeof call> | ReturnType<typeof done>;

/** The Pit of the space, for whoever does not pass it by (dg.pit.check). */
function meetPit(body: Body, locals: Entering): Step {
  const { player, to } = locals;
  const { pit } = mapCard(body, spaceOf(body, to).card);
  if (!isThere(body, locals)) return done(nothing);
  if (pit === undefined || ignores(body, playerAt(body, player), "pit")) return meetSpikes(body, locals);
  const test = { player, ...pit, purpose: "pit", danger: "pit", plus: 0, because: [] } as const;
  return testing({ ...test, rule: "dg.pit.check" }, "fell");
}

/** The Spikes of the space, likewise (dg.spikes.check). */
function meetSpikes(body: Body, locals: Entering): Step {
  const { player, to } = locals;
  const { spikes } = mapCard(body, spaceOf(body, to).card);
  if (!isThere(body, locals)) return done(nothing);
  if (spikes === undefined || ignores(body, playerAt(body, player), "spikes")) return meetPacks(body, locals);
  const test = { player, ...spikes, purpose: "spikes", danger: "spikes", plus: 0, because: [] } as const;
  return testing({ ...test, rule: "dg.spikes.check" }, "pricked");
}

/** Packs of others attack whoever has come into their space (dg.ruling.wandering-entry-sequence). */
function meetPacks(body: Body, locals: Entering): Step {
  const owners = isThere(body, locals) ? packsAgainst(body, locals.player) : [];
  if (owners.length === 0) return done(nothing);
  const { player, falls } = locals;
  return call({ procedure: "pack-entry", locals: { hero: player, falls, owners } }, "over");
}

/** What happens when a hero enters: the yield, the card's own effect, the Pit, the Spikes (dg.ruling.entry-sequence). */
export const enteringProcedure: Chapter<MovingLocals>["entering"] = {
  steps: {
    start: (run, locals) => {
      const { body } = run;
      const { player, to } = locals;
      const hero = playerAt(body, player);
      if (hero.at !== to) {
        // A card moves it: whatever held it does so no more (dg.ruling.tipped-hero-actions).
        const off: readonly RuleId[] = isOwnTurn(body, player) ? [] : ["dg.collect.on-turn-only"];
        relocate(run, player, to, "dg.ruling.moved-by-card", off);
        untip(run, player, "dg.ruling.tipped-hero-actions");
      }
      if (!isOwnTurn(body, player)) return done(nothing);
      body.turn.moved = true;
      if (!body.turn.visited.includes(to)) {
        body.turn.visited.push(to);
        collect(run, player, to, "dg.collect.new-space");
      }
      const card = mapCard(body, spaceOf(body, to).card);
      if (card.entry === undefined) return meetPit(body, locals);
      return effectOf(textOn(card.id, "entry"), envFor(body, player, player, "dg.ruling.entry-sequence"), "pit");
    },
    pit: ({ body }, locals) => meetPit(body, locals),
    fell: (run, locals, input) => {
      if (failed(input)) tip(run, locals.player, "dg.pit.fall");
      return meetSpikes(run.body, locals);
    },
    pricked: (run, locals, input) => {
      const { player } = locals;
      if (failed(input)) wound(run, player, 1, "dg.spikes.fail");
      return meetPacks(run.body, locals);
    },
    over: () => done(nothing),
  },
};

/** Whoever entered no space in the turn gains what its own yields (dg.collect.stay, dg.ruling.stay-collection-timing). */
export function stay(run: Run, place: number): void {
  if (!run.body.turn.moved) collect(run, place, playerAt(run.body, place).at, "dg.collect.stay");
}
