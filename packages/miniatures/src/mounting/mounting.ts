import { spacesOverlap } from "@undercroft/grid";
import type { Next } from "@undercroft/kernel";
import { opportunitiesCall } from "../attack/opportunity.ts";
import { opportunitiesAgainst } from "../attack/provoking.ts";
import { isActive } from "../conditions/active.ts";
import { hasCondition } from "../conditions/has.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Space } from "../lines/scene.ts";
import { comeTo } from "../moving/come-to.ts";
import { comingCall } from "../moving/coming.ts";
import { nearestPositions } from "../moving/nearest.ts";
import { illegalPosition } from "../moving/position.ts";
import type { NotedRule } from "../noted.ts";
import type { Chapter, Mn, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import { creatureOf, findCreature, sideOf } from "../reading/creatures.ts";
import { groundIn, sceneOf } from "../reading/scene.ts";
import { idOf } from "../reading/seats.ts";
import { spaceOf, squaresOf } from "../reading/space.ts";
import { stepAt } from "../reading/text.ts";
import type { Body, Creature } from "../state.ts";
import type { ConditionName } from "../vocabulary/index.ts";
import type { MountingLocals } from "./locals.ts";
import { besideMount, forcedLandings, landings, mountFault } from "./partners.ts";
import { spendsAll } from "./spent.ts";

/** Enemies beside a creature strike before it does what provokes them. */
function strikesFirst(run: Run, creature: Creature, rule: RuleId, then: string): Next<Mn> {
  const by = opportunitiesAgainst(run.body, creature);
  if (by.length === 0) return next(then);
  run.emit({ event: "provoked", creature: creature.id, by, rule });
  return call(opportunitiesCall([creature.id], by), then);
}

/** Conditions that the text which grants a creature its action lifts for it (mn.precedence.level3). */
function liftedFor({ state, body }: Run, id: string): readonly ConditionName[] {
  const frame = state.frames.findLast((one) => one.procedure === "granted");
  if (frame?.procedure !== "granted" || frame.locals.creature !== id) return [];
  const step = stepAt(body.content, frame.locals.step);
  return step.do === "act" ? (step.despite ?? []) : [];
}

/** What those who struck have made of a rider that keeps it from going on, or null (mn.ruling.stunned-mid-turn, mn.condition.immobilized.while-moving). */
function whyStopped(run: Run, rider: Creature): NotedRule | null {
  const lifted = liftedFor(run, rider.id);
  if (!isActive(run.body, rider) && !lifted.includes("stunned") && !lifted.includes("helpless"))
    return "mn.ruling.stunned-mid-turn";
  const held = hasCondition(run.body, rider, "immobilized") && !lifted.includes("immobilized");
  return held ? "mn.condition.immobilized" : null;
}

/** Goes on with what was provoked by, if the strikes have left the rider able to; the action is spent all the same (mn.oa.action-lost). */
function goesOn(run: Run, id: string, then: string): Next<Mn> {
  const rider = creatureOf(run.body, id);
  const stopped = rider.status === "in-play" ? whyStopped(run, rider) : null;
  if (stopped === null) return next(then);
  run.emit({ event: "noted", thing: id, rule: stopped });
  return done(nothing);
}

/** A rider stands on the map again; both lose the keyword Mounted, which only a pair has (mn.dismount.place). */
function putDown(run: Run, rider: Creature, at: number, how: "action" | "forced", because: readonly RuleId[]): void {
  const mount = rider.mount ?? "";
  rider.mount = null;
  comeTo(run, rider, at);
  const rule = how === "action" ? "mn.dismount.action" : "mn.dismount.forced";
  run.emit({ event: "dismounted", creature: rider.id, mount, because, rule });
}

/** What decided where a rider came down: by force its owner picks, and without room beside the mount the nearest place will do. */
function whyThere(body: Body, rider: Creature, at: number, how: "action" | "forced"): readonly RuleId[] {
  if (how === "action") return ["mn.dismount.place"];
  const because: RuleId[] = ["mn.dismount.forced.no-oa", "mn.ruling.dismount-chooser"];
  return [...because, besideMount(body, rider).includes(at) ? "mn.dismount.place" : "mn.ruling.dismount-no-room"];
}

/** Whether a mount was destroyed here in the middle of a movement: modes have kept the ground off the pair till then (mn.terrain.web.modes). */
const wasOnItsWay = ({ state, body }: Run, { at }: Space): boolean =>
  state.frames.some((frame) => {
    if (frame.procedure !== "movement" && frame.procedure !== "forced") return false;
    const moving = frame.procedure === "movement" ? frame.locals.journey.creature : frame.locals.force.creature;
    const creature = creatureOf(body, moving);
    return creature.status === "destroyed" && creature.at === at;
  });

/** Mounts and riders (mn.mount.*, mn.dismount.*). */
export const mountingProcedures: Chapter<MountingLocals> = {
  mount: {
    steps: {
      start: (run, { rider }) => strikesFirst(run, creatureOf(run.body, rider), "mn.mount.provokes", "struck"),
      struck: (run, { rider }) => goesOn(run, rider, "mount"),
      mount: (run, { rider: id, mount: under }) => {
        const rider = creatureOf(run.body, id);
        const mount = findCreature(run.body, under);
        if (rider.status !== "in-play" || mount === undefined || mountFault(run.body, rider, mount) !== null)
          return done(nothing);
        const { at, size } = rider;
        rider.mount = under;
        rider.at = -1;
        const because = ["mn.mount.action"] as const;
        run.emit({ event: "mounted", creature: id, mount: under, because, rule: "mn.mount.mounting" });
        // It has come into its mount's squares (mn.ruling.coming-without-a-step).
        return call(comingCall(run.body, rider, { at, size }, null), "over");
      },
      over: () => done(nothing),
    },
  },
  dismount: {
    steps: {
      start: (run, { rider: id, how }) => {
        const rider = creatureOf(run.body, id);
        return how === "action" ? strikesFirst(run, rider, "mn.dismount.provokes", "struck") : next("land");
      },
      struck: (run, { rider }) => goesOn(run, rider, "land"),
      land: (run, { rider: id, how }) => {
        const { body } = run;
        const rider = creatureOf(body, id);
        if (rider.status !== "in-play" || rider.mount === null) return done(nothing);
        const among = how === "action" ? landings(body, rider) : forcedLandings(body, rider);
        if (among.length === 0) return done(nothing);
        const rule = how === "action" ? "mn.dismount.place" : "mn.dismount.forced";
        // By force its owner puts it down, though another player should decide for it now (mn.ruling.dismount-chooser).
        const chooser = how === "action" ? sideOf(body, rider) : rider.owner;
        return ask({ kind: "position", creature: id, among, optional: false, rule }, [idOf(body, chooser)], "down");
      },
      down: (run, { rider: id, how }, input) => {
        const rider = creatureOf(run.body, id);
        if (input.kind !== "answer" || input.answer.do !== "put") return done(nothing);
        const under = spaceOf(run.body, rider);
        const { at } = input.answer;
        putDown(run, rider, at, how, whyThere(run.body, rider, at, how));
        spendsAll(run, rider, "mn.dismount.no-more-actions");
        // It held its mount's squares already. To come down ends its movement, whatever mode it has (mn.terrain.web.modes).
        return call(comingCall(run.body, rider, under, null), "over");
      },
      over: () => done(nothing),
    },
  },
  unhorsed: {
    steps: {
      start: (run, { rider: id, space }) => {
        const { body } = run;
        const rider = creatureOf(body, id);
        if (rider.status !== "in-play") return done(nothing);
        const inside = squaresOf(groundIn(body), space).filter((at) => illegalPosition(body, rider, at) === null);
        const among = inside.length > 0 ? inside : nearestPositions(body, rider, space.at);
        if (among.length < 2) return next("lands");
        const rule = "mn.dismount.mount-destroyed";
        return ask(
          { kind: "position", creature: id, among, optional: false, rule },
          [idOf(body, sideOf(body, rider))],
          "down",
        );
      },
      down: (run, { rider }, input) => {
        if (input.kind !== "answer" || input.answer.do !== "put") return done(nothing);
        comeTo(run, creatureOf(run.body, rider), input.answer.at);
        return next("lands");
      },
      lands: (run, { rider: id, space }) => {
        const rider = creatureOf(run.body, id);
        // Where it was carried to it has been already, unless its mount was still on its way (mn.ruling.placed-entry).
        const stays = spacesOverlap(sceneOf(run.body).board, rider.at, rider.size, space.at, space.size);
        return stays && !wasOnItsWay(run, space)
          ? done(nothing)
          : call(comingCall(run.body, rider, space, null), "over");
      },
      over: () => done(nothing),
    },
  },
};
