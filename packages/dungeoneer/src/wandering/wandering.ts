import type { RuleId } from "../ledger/rule-ids.ts";
import { opposite, sides } from "../map/sides.ts";
import { exitOf, mapCard } from "../map/spaces.ts";
import { leadsTo, spaceOf } from "../map/ways.ts";
import { idAt, playerAt } from "../players.ts";
import { ask, type Chapter, call, done, next, nothing, type Run } from "../procedures.ts";
import { roll } from "../rolling/dice.ts";
import type { Body, Space } from "../state.ts";
import { banes } from "../turn/batch.ts";
import type { Side } from "../vocabulary/index.ts";
import type { WanderingLocals } from "./locals.ts";
import { offersChoice } from "./map-effects.ts";
import { freshMembers, heroesAgainst } from "./pack.ts";

/** A die of six stands for one of three: half of it, rounded up (dg.components.half-die). */
export const halfDie = (die: number): number => Math.ceil(die / 2);

/** Whether a Pack could attack where it is: somebody to be attacked, and somebody to do it (dg.ruling.wandering-attack-timing). */
export const mayAttack = (body: Body, owner: number): boolean =>
  heroesAgainst(body, owner).length > 0 && freshMembers(body, owner).length > 0;

/** Whether there is any way out of the space of a Pack. */
const hasWay = (body: Body, packAt: string): boolean =>
  sides.some((side) => leadsTo(body, spaceOf(body, packAt), side) !== null);

/** Whether there is anything left for a Pack to do in its Dungeonlord's phase. */
function mayGoOn(body: Body, { owner, left, hasAttacked }: WanderingLocals["wandering"]): boolean {
  const { out, packAt } = playerAt(body, owner);
  if (out || packAt === null) return false;
  return (!hasAttacked && mayAttack(body, owner)) || (left > 0 && hasWay(body, packAt));
}

/** Why a Pack gets where it does, and takes nothing from there. */
function whyWalked(body: Body, from: Space, side: Side, to: Space): readonly RuleId[] {
  const because: RuleId[] = [];
  const doors = [exitOf(body, from, side).door, exitOf(body, to, opposite[side]).door];
  if (doors.some((door) => door !== "open")) because.push("dg.ruling.wandering-doors");
  const { pit, spikes, glory, peril } = mapCard(body, to.card);
  if (doors[0] !== "open" || pit !== undefined || spikes !== undefined)
    because.push("dg.opt.wandering.ignores-threats");
  if (glory > 0 || peril > 0) because.push("dg.opt.wandering.no-resources");
  return because;
}

/** The Pack goes one space farther for 1 Movement, doors or not (dg.ruling.wandering-doors). */
function walk(run: Run, owner: number, side: Side): void {
  const { body } = run;
  const player = playerAt(body, owner);
  const from = player.packAt;
  if (from === null) return;
  const to = leadsTo(body, spaceOf(body, from), side);
  if (to === null) throw new Error(`nothing lies beyond the ${side} exit`);
  const because = whyWalked(body, spaceOf(body, from), side, to);
  player.packAt = to.id;
  run.emit({
    event: "pack-moved",
    player: owner,
    from,
    to: to.id,
    rule: "dg.opt.wandering.movement-roll",
    because,
  });
}

/**
 * What a Pack does once in its Dungeonlord's phase, after the hand batch: it walks as far as a die lets it, and attacks at one moment
 * on its way (dg.ruling.wandering-attack-timing).
 */
export const wanderingProcedure: Chapter<Pick<WanderingLocals, "wandering">>["wandering"] = {
  steps: {
    start: (run, locals) => {
      const { owner } = locals;
      const die = roll(run, "pack movement");
      locals.left = halfDie(die);
      run.emit({
        event: "pack-rolled",
        player: owner,
        die,
        movements: locals.left,
        rule: "dg.opt.wandering.movement-roll",
        because: ["dg.components.half-die"],
      });
      return next("route");
    },
    route: ({ body }, locals) => {
      const { owner, left, hasAttacked } = locals;
      if (!mayGoOn(body, locals)) return next("rest");
      return ask(
        { kind: "wander", left, hasAttacked, rule: "dg.opt.wandering.movement-roll" },
        [idAt(body, owner)],
        "chosen",
      );
    },
    chosen: (run, locals, input) => {
      if (input.kind !== "answer") return next("rest");
      const { owner } = locals;
      if (input.answer.do === "wander") {
        walk(run, owner, input.answer.side);
        locals.left -= 1;
        const { packAt } = playerAt(run.body, owner);
        if (packAt !== null && offersChoice(run.body, packAt))
          return call({ procedure: "pack-effect", locals: { owner, space: packAt, at: 0 } }, "route");
        return next("route");
      }
      if (input.answer.do !== "pack-attack") return next("rest");
      locals.hasAttacked = true;
      return call({ procedure: "pack-attack", locals: packAttack(owner, null) }, "fought");
    },
    /** Its batch has closed with time for Banes; where the Pack does nothing more, there is no other. */
    fought: ({ body }, locals) => (mayGoOn(body, locals) ? next("route") : done(nothing)),
    /** Banes may be played until the phase is ended (dg.dl.bane-timing). */
    rest: () => banes("over"),
    over: () => done(nothing),
  },
};

/** A Pack turns on whoever is in its space; `entering` is the hero who has just come in. */
export const packAttack = (owner: number, entering: number | null): WanderingLocals["pack-attack"] => ({
  owner,
  entering,
  rest: [],
  order: [],
  heroes: [],
  turn: 0,
  passes: 0,
  defences: [],
});
