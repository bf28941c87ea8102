/** Verbs that move creatures by force or put them somewhere: the movement itself is the moving chapter's. */
import type { Next } from "@undercroft/kernel";
import { forcedCall, placeCall, swapCall, teleportCall } from "../moving/calls.ts";
import { copyFor } from "../moving/redirected.ts";
import type { Chapter, Mn, Run } from "../procedures.ts";
import { call, done, next, nothing } from "../procedures.ts";
import { findCreature } from "../reading/creatures.ts";
import { creatureNamed } from "../reading/names.ts";
import { amount, squaresThatFit } from "../reading/read.ts";
import { affected } from "./frame.ts";
import type { EffectLocals, Env } from "./locals.ts";
import type { VerbOf } from "./verb-of.ts";

/** All that are pushed, pulled or slid by one step, one after another. */
export function beginForced(run: Run, env: Env, step: VerbOf<"push" | "pull" | "slide">): Next<Mn> | null {
  const squares = amount(run.body, step.squares, env);
  const creatures = affected(run, env, step.who).map(({ id }) => id);
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
    // Each is driven from where it stands, or from where it was attacked (mn.ruling.redirect-forced).
    start: (run, { creatures, force }) => {
      const creature = creatures.shift();
      if (creature === undefined) return done(nothing);
      if (findCreature(run.body, creature)?.status !== "in-play") return next("start");
      return call(forcedCall({ creature, ...force }, copyFor(run.state, force.source.attack, creature)), "start");
    },
  },
};

export function beginPlace(run: Run, env: Env, { who, at }: VerbOf<"place">): Next<Mn> | null {
  const creature = creatureNamed(run.body, who, env);
  if (creature === undefined) return null;
  const by = { chooser: env.seat, source: env.source };
  return call(placeCall(run.body, creature, squaresThatFit(run.body, at, env), by), "start");
}

export function beginTeleport(run: Run, env: Env, step: VerbOf<"teleport">): Next<Mn> | null {
  const creature = creatureNamed(run.body, step.who, env);
  const acting = findCreature(run.body, env.self);
  if (creature === undefined || acting?.status !== "in-play") return null;
  const by = { acting, chooser: env.seat, source: env.source };
  return call(teleportCall(run.body, creature, amount(run.body, step.squares, env), by), "start");
}

export function beginSwap(run: Run, env: Env, step: VerbOf<"swap">): Next<Mn> | null {
  const a = creatureNamed(run.body, step.a, env);
  const b = creatureNamed(run.body, step.b, env);
  if (a === undefined || b === undefined || a === b) return null;
  return call(swapCall(a, b, { chooser: env.seat, source: env.source }), "start");
}
