/** Verbs that move creatures by force or put them somewhere: the movement itself is the moving chapter's. */
import type { Call, Next } from "@undercroft/kernel";
import { forcedDismountCall } from "../mounting/calls.ts";
import { forcedCall, placeCall, swapCall, teleportCall } from "../moving/calls.ts";
import { typesNewlyCovered } from "../moving/come-to.ts";
import { movementEnded } from "../moving/ended.ts";
import { staysPut } from "../moving/journey.ts";
import { copyFor } from "../moving/redirected.ts";
import { heardOfBoth } from "../powers/at.ts";
import { isOwnAction } from "../powers/own-action.ts";
import type { Chapter, Mn, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import { actingSeat } from "../reading/acting.ts";
import { creatureOf, findCreature } from "../reading/creatures.ts";
import { creatureNamed } from "../reading/names.ts";
import { amount, squaresThatFit } from "../reading/read.ts";
import { idOf } from "../reading/seats.ts";
import { stepAt } from "../reading/text.ts";
import type { Creature, TextRef } from "../state.ts";
import { destroysThere } from "../terrain/risk.ts";
import { isForbidden } from "../traits.ts";
import { affected, envNow } from "./frame.ts";
import type { EffectLocals, Env } from "./locals.ts";
import type { VerbOf } from "./verb-of.ts";

/** Whether a creature stays where it is, since its own text would move it while it is held fast (mn.ruling.immobilized-own-power). */
function holdsOn(run: Run, env: Env, creature: Creature): boolean {
  const held = staysPut(run.body, creature, env);
  if (held === null) return false;
  run.emit({ event: "noted", thing: creature.id, because: [held], rule: "mn.ruling.immobilized-own-power" });
  return true;
}

/** All that are pushed, pulled or slid by one step, one after another. */
export function beginForced(run: Run, env: Env, step: VerbOf<"push" | "pull" | "slide">): Next<Mn> | null {
  const squares = amount(run.body, step.squares, env);
  const creatures = affected(run, env, step.who)
    .filter((one) => !holdsOn(run, env, one))
    .map(({ id }) => id);
  if (squares <= 0 || creatures.length === 0) return null;
  const origin = env.source.creature ?? env.self;
  return call(
    {
      procedure: "forcings",
      locals: {
        creatures,
        force: { manner: step.do, squares, upTo: step.upTo === true, chooser: env.seat, origin, source: env.source },
      },
    },
    "start",
  );
}

export const forcingsProcedure: Chapter<Pick<EffectLocals, "forcings">>["forcings"] = {
  steps: {
    // They are driven at one time, and where one goes may be in the way of another (mn.resolve.simultaneous).
    start: (run, { creatures, force }) => {
      const left = creatures.filter((id) => findCreature(run.body, id)?.status === "in-play");
      const [only] = left;
      if (only === undefined) return done(nothing);
      if (left.length === 1) return drive(run, creatures, only, force);
      return ask(
        {
          kind: "choose",
          purpose: "next",
          from: left,
          min: 1,
          max: 1,
          text: null,
          self: null,
          rule: "mn.resolve.simultaneous",
        },
        [idOf(run.body, actingSeat(run.body))],
        "chosen",
      );
    },
    chosen: (run, { creatures, force }, input) => {
      const [first] = input.kind === "answer" && input.answer.do === "choose" ? input.answer.things : creatures;
      return first === undefined ? done(nothing) : drive(run, creatures, first, force);
    },
  },
};

/** One of those who are left is driven from where it stands, or from where it was attacked (mn.ruling.redirect-forced). */
function drive(run: Run, left: string[], creature: string, force: EffectLocals["forcings"]["force"]): Next<Mn> {
  left.splice(left.indexOf(creature), 1);
  const copy = force.manner === "slide" ? null : copyFor(run.state, force.source.attack, creature);
  return call(forcedCall({ creature, ...force }, copy), "start");
}

/** The call that puts a creature where a step says, as things stand now; null if it does nothing. */
function putting(run: Run, env: Env, step: VerbOf<"place" | "teleport">): Call<Mn, "put"> | null {
  const { body } = run;
  const creature = creatureNamed(body, step.who, env);
  if (creature === undefined) return null;
  const by = { chooser: env.seat, source: env.source };
  if (step.do === "place")
    return survived(run, creature, placeCall(body, creature, squaresThatFit(body, step.at, env), by));
  const acting = findCreature(body, env.self);
  if (acting?.status !== "in-play") return null;
  return survived(run, creature, teleportCall(body, creature, amount(body, step.squares, env), { acting, ...by }));
}

/** By an action of its own nobody goes where the ground would destroy it (mn.terrain.no-suicide). */
function survived(run: Run, creature: Creature, { procedure, locals }: Call<Mn, "put">): Call<Mn, "put"> {
  if (!isOwnAction(run, creature.id)) return { procedure, locals };
  const { body } = run;
  const { putting: to } = locals;
  const { size } = creature;
  const from = { at: creature.at, size };
  const among = to.among.filter((at) => !destroysThere(body, creature, typesNewlyCovered(body, from, { at, size })));
  return { procedure, locals: { ...locals, putting: { ...to, among } } };
}

/** Puts somebody elsewhere, unless that one stays where it is. */
export function beginPutting(run: Run, env: Env, step: VerbOf<"place" | "teleport">, text: TextRef): Next<Mn> | null {
  const creature = creatureNamed(run.body, step.who, env);
  if (creature === undefined || holdsOn(run, env, creature)) return null;
  return call({ procedure: "displaced", locals: { step: text, creature: creature.id, from: -1 } }, "start");
}

export const displacedProcedure: Chapter<Pick<EffectLocals, "displaced">>["displaced"] = {
  steps: {
    // A rider comes down first: from where it then stands the place is found (mn.dismount.forced).
    start: (run, { step: text, creature: id }) => {
      const creature = creatureOf(run.body, id);
      const stays = stepAt(run.body.content, text).do === "teleport" && isForbidden(run.body, creature, "teleport");
      return creature.mount === null || stays ? next("put") : call(forcedDismountCall(creature), "put");
    },
    put: (run, locals) => {
      const step = stepAt(run.body.content, locals.step);
      const put = step.do === "place" || step.do === "teleport" ? putting(run, envNow(run), step) : null;
      locals.from = creatureOf(run.body, locals.creature).at;
      return put === null ? done(nothing) : call(put, "ends");
    },
    // It was a movement of its own (mn.ruling.movement-trigger-span), and over with it is whatever waits for its end.
    ends: (run, { creature: id, from }) => {
      const creature = creatureOf(run.body, id);
      if (creature.status !== "in-play" || from < 0 || creature.at === from) return done(nothing);
      return heardOfBoth(run, movementEnded(run.body, creature, from), "over");
    },
    over: () => done(nothing),
  },
};

export function beginSwap(run: Run, env: Env, step: VerbOf<"swap">): Next<Mn> | null {
  const a = creatureNamed(run.body, step.a, env);
  const b = creatureNamed(run.body, step.b, env);
  if (a === undefined || b === undefined || a === b || [a, b].some((one) => holdsOn(run, env, one))) return null;
  const careful = [a, b].find(({ id }) => isOwnAction(run, id))?.id ?? null;
  return call(swapCall(a, b, { chooser: env.seat, source: env.source, careful }), "start");
}
