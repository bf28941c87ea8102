import { spaceTable } from "@undercroft/grid";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Space } from "../lines/scene.ts";
import { pullDirections, pushDirections } from "../lines/steps.ts";
import { terrainBit } from "../map/terrain.ts";
import { forcedDismountCall } from "../mounting/calls.ts";
import { heardOfBoth } from "../powers/at.ts";
import type { Chapter, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import { creatureOf, findCreature } from "../reading/creatures.ts";
import { groundIn, sceneOf } from "../reading/scene.ts";
import { idOf } from "../reading/seats.ts";
import { spaceOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { enteringCall, restingCall } from "../terrain/calls.ts";
import { noteFall } from "../terrain/falls.ts";
import { isInPit } from "../terrain/pits.ts";
import { hasMode, isForbidden } from "../traits.ts";
import { comeTo, typesNewlyCovered } from "./come-to.ts";
import { movementEnded } from "./ended.ts";
import type { Force, MovingLocals } from "./locals.ts";
import { illegalForced } from "./position.ts";
import { copyAfter, copyDirections } from "./redirected.ts";

type Forced = MovingLocals["forced"];

const pit = terrainBit("pit");

/** Directions that the manner of the force allows, walls respected (mn.ruling.push-direction, mn.forced.slide). */
function directionsOf(body: Body, creature: Creature, { manner, origin }: Force, copy: Space | null): number {
  const scene = sceneOf(body);
  const steps = spaceTable(scene.board, creature.size).steps[creature.at] ?? 0;
  if (manner === "slide") return steps;
  const acting = typeof origin === "string" ? findCreature(body, origin) : undefined;
  const from =
    typeof origin === "number" ? { at: origin, size: 1 } : acting === undefined ? null : spaceOf(body, acting);
  if (from === null || from.at < 0) return 0;
  if (copy !== null) return steps & copyDirections(scene, copy, from, manner);
  return manner === "push" ? pushDirections(scene, creature, from) : pullDirections(scene, creature, from);
}

/** Where the next square of a forced movement may take a creature (mn.forced.legal-each-space, mn.ruling.map-edge). */
function forcedSteps(body: Body, creature: Creature, force: Force, copy: Space | null): readonly number[] {
  const { board } = sceneOf(body);
  const directions = directionsOf(body, creature, force, copy);
  const to: number[] = [];
  for (let direction = 0; direction < 8; direction += 1) {
    if (((directions >> direction) & 1) === 0) continue;
    const at = creature.at + (board.shifts[direction] ?? 0);
    if (illegalForced(body, creature, at) === null) to.push(at);
  }
  return to;
}

const ruleOf = { push: "mn.forced.push", pull: "mn.forced.pull", slide: "mn.forced.slide" } as const;

const chosenBy: { readonly [M in Force["manner"]]: readonly RuleId[] } = {
  push: ["mn.ruling.push-direction", "mn.forced.no-oa"],
  pull: ["mn.ruling.push-direction", "mn.forced.no-oa"],
  slide: ["mn.ruling.forced-path", "mn.forced.no-oa"],
};

/** Takes one step; extra costs are nothing to it (mn.forced.no-extra-cost), and nobody strikes (mn.forced.no-oa). */
function driveTo(run: Run, creature: Creature, locals: Forced, to: number, types: number): void {
  const { manner } = locals.force;
  const from = creature.at;
  comeTo(run, creature, to);
  const { costly, difficult, difficultUnlessAquatic } = groundIn(run.body).sets;
  const because: RuleId[] = [...chosenBy[manner]];
  if ((types & (costly | difficult | difficultUnlessAquatic)) !== 0) because.push("mn.forced.no-extra-cost");
  if (locals.copy !== null) because.push("mn.ruling.redirect-forced");
  locals.copy = copyAfter(locals.copy, from, to);
  run.emit({ event: "stepped", creature: creature.id, from, to, manner, cost: 1, because, rule: ruleOf[manner] });
}

/** Why no square is left to go to: what stands against each that the manner allows (mn.forced.legal-each-space). */
function whyStopped(body: Body, creature: Creature, { force, copy }: Forced): readonly RuleId[] {
  const { drifts } = spaceTable(sceneOf(body).board, creature.size);
  const because: RuleId[] = ["mn.ruling.forced-path"];
  if (directionsOf(body, creature, force, copy) !== 0) because.push("mn.forced.legal-each-space");
  if (force.manner !== "pull" && (drifts[creature.at] ?? 0) !== 255) because.push("mn.ruling.map-edge");
  return because;
}

/** Forced movement square by square. */
export const forcedProcedure: Chapter<Pick<MovingLocals, "forced">>["forced"] = {
  steps: {
    start: (run, { force }) => {
      const creature = creatureOf(run.body, force.creature);
      if (creature.status !== "in-play") return done(nothing);
      if (isForbidden(run.body, creature, "forced-movement")) {
        run.emit({ event: "noted", thing: creature.id, rule: "mn.precedence.level4" });
        return done(nothing);
      }
      return creature.mount === null ? next("begin") : call(forcedDismountCall(creature), "begin");
    },
    begin: (run, locals) => {
      locals.from = creatureOf(run.body, locals.force.creature).at;
      return next("step");
    },
    step: (run, locals) => {
      const { force, left } = locals;
      const creature = creatureOf(run.body, force.creature);
      if (left === 0 || creature.status !== "in-play") return next("end");
      const among = forcedSteps(run.body, creature, force, locals.copy);
      const [only] = among;
      if (only === undefined) {
        const because = whyStopped(run.body, creature, locals);
        run.emit({ event: "noted", thing: creature.id, because, rule: "mn.forced.stops" });
        return next("end");
      }
      if (among.length === 1 && !force.upTo) {
        locals.walked.push(only);
        return heardOfBoth(run, { on: "leaves", creature: creature.id, square: creature.at }, "go");
      }
      return ask(
        { kind: "position", creature: creature.id, among, optional: force.upTo, rule: ruleOf[force.manner] },
        [idOf(run.body, force.chooser)],
        "chosen",
      );
    },
    chosen: (run, locals, input) => {
      if (input.kind !== "answer" || input.answer.do !== "put") return next("end");
      locals.walked.push(input.answer.at);
      const creature = creatureOf(run.body, locals.force.creature);
      return heardOfBoth(run, { on: "leaves", creature: creature.id, square: creature.at }, "go");
    },
    go: (run, locals) => {
      const { force, walked } = locals;
      const creature = creatureOf(run.body, force.creature);
      const to = walked[walked.length - 1] ?? -1;
      if (creature.status !== "in-play") return next("end");
      if (!forcedSteps(run.body, creature, force, locals.copy).includes(to)) {
        walked.pop();
        return next("step");
      }
      const { at: from, size } = creature;
      const types = typesNewlyCovered(run.body, { at: from, size }, { at: to, size });
      driveTo(run, creature, locals, to, types);
      locals.came = from;
      locals.left -= 1;
      if ((types & pit) !== 0 && !hasMode(run.body, creature, "flight")) noteFall(run, creature, force.source);
      return types === 0 ? next("entered") : call(enteringCall(creature, types, "forced", force.source), "entered");
    },
    entered: (run, locals, input) => {
      const creature = creatureOf(run.body, locals.force.creature);
      if (creature.status !== "in-play") return next("end");
      // The rest of the movement is dropped (mn.ruling.slope).
      if (input.kind === "result" && input.result.is === "entered" && input.result.fell) return next("fell");
      const { came } = locals;
      const { id, at: square, size } = creature;
      return heardOfBoth(run, { on: "enters", creature: id, square, from: { at: came, size } }, "step");
    },
    end: (run, { force, walked }) => {
      const creature = creatureOf(run.body, force.creature);
      if (creature.status !== "in-play" || walked.length === 0) return next("fell");
      // A flyer may be driven over a pit, and nobody stays above it.
      if (hasMode(run.body, creature, "flight") && isInPit(run.body, creature))
        noteFall(run, creature, force.source, "mn.ruling.pit-flyer");
      return call(restingCall(creature, force.source), "fell");
    },
    fell: (run, { force, walked, from }) => {
      const creature = creatureOf(run.body, force.creature);
      if (walked.length === 0) return done(nothing);
      const { manner } = force;
      run.emit({
        event: "moved",
        creature: creature.id,
        from,
        to: creature.at,
        path: walked,
        manner,
        rule: ruleOf[manner],
      });
      if (creature.status !== "in-play") return done(nothing);
      return heardOfBoth(run, movementEnded(run.body, creature, from), "over");
    },
    over: () => done(nothing),
  },
};
