import type { Call } from "@undercroft/kernel";
import { opportunitiesCall } from "../attack/opportunity.ts";
import { leavers, opportunitiesOnStep } from "../attack/provoking.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Chapter, Mn, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import { actingSeat } from "../reading/acting.ts";
import { creatureOf } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { idOf } from "../reading/seats.ts";
import { occupantsOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { speedOf } from "../traits.ts";
import type { Journey, MovingLocals } from "./locals.ts";
import { pathOf } from "./paths.ts";
import { illegalPosition } from "./position.ts";
import { reachOf } from "./reach.ts";
import { gaitOf, stepCost } from "./step.ts";

/** A move or shift with the creature's move action (mn.move.action, mn.move.shift). */
export const moveJourney = (body: Body, creature: Creature, manner: "move" | "shift"): Journey => ({
  creature: creature.id,
  manner,
  chooser: actingSeat(body),
  budget: manner === "move" ? speedOf(body, creature) : 1,
  spent: 0,
  from: creature.at,
  goal: null,
  target: null,
  loose: false,
});

/** The call of one movement. */
export const movementCall = (journey: Journey): Call<Mn, "movement"> => ({
  procedure: "movement",
  locals: { journey, path: [], walked: [] },
});

const ruleOf: { readonly [M in Journey["manner"]]: RuleId } = {
  move: "mn.move.action",
  shift: "mn.move.shift",
  charge: "mn.charge.move-and-attack",
};

/** The direction of one step between two spaces, 0 to 7 clockwise from north. */
function directionOf(shifts: readonly number[], from: number, to: number): number {
  return shifts.indexOf(to - from);
}

/** Takes one step that is still allowed; what it cost, or null if something has come in its way. */
function takeStep(run: Run, creature: Creature, journey: Journey, to: number): number | null {
  const { body } = run;
  const scene = sceneOf(body);
  const from = { at: creature.at, size: creature.size };
  const direction = directionOf(scene.board.shifts, creature.at, to);
  if (direction < 0) return null;
  const step = stepCost(body, scene, occupantsOf(body, scene.ground), gaitOf(body, creature), from, direction);
  if ("barred" in step || journey.spent + step.cost > journey.budget) return null;
  creature.at = to;
  run.emit({
    event: "stepped",
    creature: creature.id,
    from: from.at,
    to,
    manner: journey.manner,
    cost: step.cost,
    rule: ruleOf[journey.manner],
  });
  return step.cost;
}

/** A creature must finish in a legal position, or is put back into the last one that it held (mn.position.illegal). */
function settle(run: Run, creature: Creature, journey: Journey): void {
  if (creature.status !== "in-play") return;
  if (journey.loose || illegalPosition(run.body, creature, creature.at) === null) {
    if (!journey.loose) creature.lastLegal = creature.at;
    return;
  }
  creature.at = creature.lastLegal;
  run.emit({ event: "put-back", creature: creature.id, to: creature.at, rule: "mn.position.illegal" });
}

/**
 * A movement of a creature's own. The path is chosen at its start, and anew whenever something happened on the way
 * (mn.ruling.oa-displaces-mover).
 */
export const movementProcedure: Chapter<MovingLocals>["movement"] = {
  steps: {
    start: (run, { journey }) => {
      const creature = creatureOf(run.body, journey.creature);
      if (creature.status !== "in-play" || reachOf(run.body, journey).ends.length === 0) return next("end");
      return ask({ kind: "path", journey, rule: ruleOf[journey.manner] }, [idOf(run.body, journey.chooser)], "chosen");
    },
    chosen: (run, locals, input) => {
      if (input.kind !== "answer" || input.answer.do !== "path") return next("end");
      locals.path = pathOf(run.body, locals.journey, input.answer) ?? [];
      return next("leave");
    },
    leave: (run, locals) => {
      const { journey, path } = locals;
      const [to] = path;
      const creature = creatureOf(run.body, journey.creature);
      if (to === undefined || creature.status !== "in-play") return next("end");
      const by = journey.manner === "shift" ? [] : opportunitiesOnStep(run.body, creature, to, journey);
      if (by.length === 0) return next("step");
      const against = leavers(run.body, creature).map(({ id }) => id);
      return call(opportunitiesCall(run, against, by), "struck");
    },
    struck: (run, locals) => {
      const creature = creatureOf(run.body, locals.journey.creature);
      if (creature.status !== "in-play") return next("end");
      return next("step");
    },
    step: (run, locals) => {
      const { journey, path } = locals;
      const [to, ...rest] = path;
      const creature = creatureOf(run.body, journey.creature);
      if (to === undefined) return next("end");
      const cost = takeStep(run, creature, journey, to);
      if (cost === null) {
        locals.path = [];
        return next("start");
      }
      locals.walked.push(to);
      locals.path = rest;
      locals.journey = { ...journey, spent: journey.spent + cost };
      return next("leave");
    },
    end: (run, { journey, walked }) => {
      const creature = creatureOf(run.body, journey.creature);
      settle(run, creature, journey);
      run.emit({
        event: "moved",
        creature: creature.id,
        from: journey.from,
        to: creature.at,
        path: walked,
        manner: journey.manner,
        rule: ruleOf[journey.manner],
      });
      return done(nothing);
    },
  },
};
