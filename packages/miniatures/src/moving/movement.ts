import type { Next } from "@undercroft/kernel";
import { opportunitiesCall } from "../attack/opportunity.ts";
import { leavers, opportunitiesOnStep } from "../attack/provoking.ts";
import { isActive } from "../conditions/active.ts";
import { hasCondition } from "../conditions/has.ts";
import { underDazed } from "../conditions/limits.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { heardOfBoth, hearingOfBoth } from "../powers/at.ts";
import type { Chapter, Mn, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { idOf } from "../reading/seats.ts";
import type { Body, Creature } from "../state.ts";
import { enteringCall, restingCall } from "../terrain/calls.ts";
import { harmAfter } from "../terrain/risk.ts";
import { canTeleport, teleporterUse } from "../terrain/teleporter.ts";
import { isHindered } from "../traits.ts";
import { settleCall } from "./calls.ts";
import { comeTo, comeToLegal } from "./come-to.ts";
import { movementEnded } from "./ended.ts";
import { fieldOf, isPlainStep, stepPrice, typesEntered } from "./field.ts";
import { budgetOf, heldFast } from "./journey.ts";
import type { Journey, MovingLocals } from "./locals.ts";
import { pathOf } from "./paths.ts";
import { canGo } from "./reach.ts";
import { whyMoved, whyPlain, whyProvokes, whyStep } from "./reasons.ts";

type Movement = MovingLocals["movement"];

const ruleOf: { readonly [M in Journey["manner"]]: RuleId } = {
  move: "mn.move.action",
  shift: "mn.move.shift",
  charge: "mn.charge.move-and-attack",
};

/** What has stopped a creature on its way, or null (mn.ruling.stunned-mid-turn, mn.condition.slowed.while-moving). */
function stoppedBy(body: Body, creature: Creature, journey: Journey): RuleId | null {
  if (hasCondition(body, creature, "helpless")) return "mn.condition.helpless.while-moving";
  if (!isActive(body, creature)) return "mn.condition.stunned.own-turn";
  const held = heldFast(body, creature, journey.despite);
  if (held !== null) return held === "mn.condition.immobilized" ? "mn.condition.immobilized.while-moving" : held;
  if (journey.manner === "charge" && hasCondition(body, creature, "blinded") && !journey.under.includes("blinded"))
    return "mn.condition.blinded.charge";
  if (!isHindered(body, creature, "slowed") || journey.under.includes("slowed")) return null;
  return journey.spent > budgetOf(body, creature, journey) ? "mn.condition.slowed.while-moving" : null;
}

const none: readonly RuleId[] = [];
const speedChange: readonly RuleId[] = ["mn.ruling.speed-change"];

/** Goes on, unless something has stopped the creature, destroyed it or moved it elsewhere. */
function onward(run: Run, locals: Movement, goOn: (run: Run, locals: Movement) => Next<Mn>): Next<Mn> {
  const { journey, at } = locals;
  const creature = creatureOf(run.body, journey.creature);
  if (creature.status !== "in-play") return next("end");
  const stopped = stoppedBy(run.body, creature, journey);
  if (stopped !== null) {
    const because = stopped === "mn.condition.slowed.while-moving" ? speedChange : none;
    run.emit({ event: "stopped", creature: creature.id, at: creature.at, because, rule: stopped });
    return next("end");
  }
  if (creature.at === at) return goOn(run, locals);
  // The step that was interrupted is not spent; the rest may go another way (mn.ruling.oa-displaces-mover).
  run.emit({ event: "noted", thing: creature.id, rule: "mn.ruling.oa-displaces-mover" });
  return next("start");
}

/** Takes one step that is still allowed: what it entered; null if something has come in its way. */
function takeStep(run: Run, creature: Creature, locals: Movement, to: number): number | null {
  const { body } = run;
  const { journey } = locals;
  const scene = sceneOf(body);
  const from = creature.at;
  const direction = scene.board.shifts.indexOf(to - from);
  const field = isPlainStep(body, scene, creature, journey, direction) ? null : fieldOf(body, creature, journey);
  const cost = field === null ? 1 : direction < 0 ? 0 : stepPrice(field, from, direction);
  if (cost === 0) return null;
  if (journey.spent + cost > budgetOf(body, creature, journey)) {
    run.emit({ event: "noted", thing: creature.id, rule: "mn.ruling.speed-change" });
    return null;
  }
  const types = field === null ? 0 : typesEntered(field, from, direction);
  const harms = field?.harms ?? null;
  if (harms !== null && harmAfter(harms, 0, types) >= harms.hitPoints) return null;
  if (field === null) comeToLegal(creature, to);
  else comeTo(run, creature, to);
  locals.walked.push(to);
  locals.at = to;
  locals.came = from;
  locals.journey = { ...journey, spent: journey.spent + cost };
  const because = field === null ? whyPlain(journey) : whyStep(body, field, creature, journey, from, direction, types);
  const rule = ruleOf[journey.manner];
  run.emit({ event: "stepped", creature: creature.id, from, to, manner: journey.manner, cost, because, rule });
  return types;
}

/** Dazed on its way in its own turn: it has finished the action in progress, and with it its turn (mn.ruling.dazed-mid-turn). */
function dazedOnTheWay(run: Run, creature: Creature, { under }: Journey): void {
  const { turn } = run.body.battle;
  if (turn?.creature !== creature.id || under.includes("dazed") || !underDazed(run.body, creature)) return;
  turn.over = true;
  run.emit({ event: "noted", thing: creature.id, rule: "mn.condition.dazed.while-moving" });
}

/* ---- Step by step: where nothing is waited for, one part calls the next ---- */

/** Before it leaves its squares come the strikes that this provokes. */
function leave(run: Run, locals: Movement): Next<Mn> {
  const { journey, path } = locals;
  const [to] = path;
  const creature = creatureOf(run.body, journey.creature);
  if (to === undefined || creature.status !== "in-play") return next("end");
  const by = journey.manner === "shift" ? [] : opportunitiesOnStep(run.body, creature, to, journey);
  if (by.length === 0) return onward(run, locals, leaving);
  const rule = journey.manner === "charge" ? "mn.charge.provokes" : "mn.move.provokes";
  const because = whyProvokes(run.body, creature, journey);
  run.emit({ event: "provoked", creature: creature.id, by, because, rule });
  const against = leavers(run.body, creature).map(({ id }) => id);
  return call(opportunitiesCall(against, by), "struck");
}

function leaving(run: Run, locals: Movement): Next<Mn> {
  const creature = creatureOf(run.body, locals.journey.creature);
  const moment = { on: "leaves", creature: creature.id, square: creature.at } as const;
  return hearingOfBoth(run, moment, "left") ?? step(run, locals);
}

function step(run: Run, locals: Movement): Next<Mn> {
  const [to] = locals.path;
  const creature = creatureOf(run.body, locals.journey.creature);
  if (to === undefined) return next("end");
  const types = takeStep(run, creature, locals, to);
  if (types === null) return next("start");
  locals.path = locals.path.slice(1);
  return types === 0 ? entered(run, locals) : call(enteringCall(creature, types, "own", null), "entered");
}

function entered(run: Run, locals: Movement): Next<Mn> {
  const creature = creatureOf(run.body, locals.journey.creature);
  if (creature.status !== "in-play") return next("end");
  const { id, at: square, size } = creature;
  const moment = { on: "enters", creature: id, square, from: { at: locals.came, size } } as const;
  return hearingOfBoth(run, moment, "there") ?? onward(run, locals, teleporter);
}

/** Inside a charge no teleporter may be used (mn.ruling.teleporter). */
function teleporter(run: Run, locals: Movement): Next<Mn> {
  const { journey } = locals;
  const creature = creatureOf(run.body, journey.creature);
  if (journey.manner === "charge" || !canTeleport(run.body, creature)) return leave(run, locals);
  const rule = "mn.terrain.teleporter.use";
  return ask({ kind: "teleporter", creature: creature.id, rule }, [idOf(run.body, journey.chooser)], "teleported");
}

/**
 * A movement of a creature's own. The path is chosen at its start, and anew whenever something happened on the way. Before each
 * step come the strikes that it provokes, after it what lies where it leads.
 */
export const movementProcedure: Chapter<Pick<MovingLocals, "movement">>["movement"] = {
  steps: {
    start: (run, locals) => {
      // A journey of its own for each question (see reach.ts): since the last one anything may have changed.
      const journey = { ...locals.journey };
      locals.journey = journey;
      const creature = creatureOf(run.body, journey.creature);
      locals.path = [];
      locals.at = creature.at;
      if (creature.status !== "in-play" || !canGo(run.body, journey)) return next("end");
      return ask({ kind: "path", journey, rule: ruleOf[journey.manner] }, [idOf(run.body, journey.chooser)], "chosen");
    },
    chosen: (run, locals, input) => {
      if (input.kind !== "answer" || input.answer.do !== "path") return next("end");
      locals.path = pathOf(run.body, locals.journey, input.answer) ?? [];
      return leave(run, locals);
    },
    leave,
    struck: (run, locals) => onward(run, locals, leaving),
    left: (run, locals) => onward(run, locals, step),
    entered: (run, locals, input) => {
      // It fell, and its action ends (mn.terrain.slope.fall).
      if (input.kind === "result" && input.result.is === "entered" && input.result.fell) return next("over");
      return entered(run, locals);
    },
    there: (run, locals) => onward(run, locals, teleporter),
    teleported: (run, { journey }, input) => {
      if (input.kind !== "answer" || input.answer.do !== "teleport") return next("leave");
      return call(teleporterUse(run, creatureOf(run.body, journey.creature), input.answer.at), "arrived");
    },
    // That was an action by itself, at whose end it may take its full space again (mn.squeeze.end).
    arrived: (_run, { journey }) =>
      call({ procedure: "end-of-action", locals: { creature: journey.creature } }, "start"),
    end: (run, { journey, walked }) => {
      const creature = creatureOf(run.body, journey.creature);
      if (creature.status !== "in-play" || journey.loose || walked.length === 0) return next("settle");
      return call(restingCall(creature, null), "settle");
    },
    settle: (run, { journey }) => {
      const creature = creatureOf(run.body, journey.creature);
      const stuck = creature.status !== "in-play" || (journey.loose && stoppedBy(run.body, creature, journey) === null);
      return stuck ? next("over") : call(settleCall(creature), "over");
    },
    over: (run, { journey, walked }) => {
      const creature = creatureOf(run.body, journey.creature);
      if (walked.length === 0) return done(nothing);
      const { manner, from } = journey;
      const because = whyMoved(run.body, creature, journey);
      const rule = ruleOf[manner];
      run.emit({ event: "moved", creature: creature.id, from, to: creature.at, path: walked, manner, because, rule });
      if (creature.status !== "in-play") return done(nothing);
      dazedOnTheWay(run, creature, journey);
      return heardOfBoth(run, movementEnded(run.body, creature, from), "done");
    },
    done: () => done(nothing),
  },
};
