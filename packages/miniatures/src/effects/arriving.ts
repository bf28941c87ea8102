/** Creatures that come into play in the middle of a battle (mn.power.summoning, mn.setup.delayed). */
import type { Next } from "@undercroft/kernel";
import { freshWindow } from "../battle/fresh-window.ts";
import { comingCall } from "../moving/coming.ts";
import { positionsAt } from "../moving/position-at.ts";
import type { Chapter, Mn, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { squaresThatFit } from "../reading/read.ts";
import { idOf } from "../reading/seats.ts";
import { newCreature } from "../set-up/initial.ts";
import type { Creature } from "../state.ts";
import type { EffectLocals, Env } from "./locals.ts";
import type { VerbOf } from "./verb-of.ts";

/**
 * A new creature joins the warband of the summoner's player, Summoned to the end of the battle (mn.ruling.summoned). Where it could stand
 * nowhere none comes into being: it would be waited for.
 */
export function summon(run: Run, env: Env, { card, at }: VerbOf<"summon">): Next<Mn> | null {
  const { body } = run;
  const squares = squaresThatFit(body, at, env);
  const id = `c${body.nextThing}`;
  const creature = { ...newCreature(body.content, id, card, env.seat), summoned: true };
  if (positionsAt(body, creature, squares).length === 0) return null;
  body.nextThing += 1;
  body.creatures.push(creature);
  return call({ procedure: "arrival", locals: { creature: id, seat: env.seat, squares, summons: true } }, "start");
}

/** The delayed creature whose text it is comes into play. */
export function arrive(run: Run, env: Env, { at }: VerbOf<"enter">): Next<Mn> | null {
  if (creatureOf(run.body, env.self).status !== "waiting") return null;
  const squares = squaresThatFit(run.body, at, env);
  return call(
    { procedure: "arrival", locals: { creature: env.self, seat: env.seat, squares, summons: false } },
    "start",
  );
}

function standAt(run: Run, creature: Creature, at: number, summons: boolean): void {
  creature.status = "in-play";
  creature.at = at;
  creature.lastLegal = at;
  // It gets a turn in this round still (mn.ruling.enter-mid-round).
  creature.acted = false;
  creature.window = freshWindow(run.body.battle.window, creature);
  const { id } = creature;
  if (summons) {
    run.emit({ event: "summoned", creature: id, at, rule: "mn.power.summoning" });
    run.emit({ event: "noted", thing: id, rule: "mn.ruling.summoned" });
  } else {
    run.emit({ event: "arrived", creature: id, at, rule: "mn.ruling.enter-mid-round" });
    run.emit({ event: "noted", thing: id, rule: "mn.ruling.delayed-creature" });
  }
}

export const arrivalProcedure: Chapter<Pick<EffectLocals, "arrival">>["arrival"] = {
  steps: {
    start: (run, { creature: id, seat, squares, summons }) => {
      const creature = creatureOf(run.body, id);
      const among = positionsAt(run.body, creature, squares);
      const [only] = among;
      if (only === undefined) {
        run.emit({ event: "noted", thing: id, rule: "mn.setup.delayed.position" });
        return done(nothing);
      }
      if (among.length > 1)
        return ask(
          { kind: "position", creature: id, among, optional: false, rule: "mn.setup.delayed.position" },
          [idOf(run.body, seat)],
          "chosen",
        );
      standAt(run, creature, only, summons);
      return next("enters");
    },
    chosen: (run, { creature, summons }, input) => {
      if (input.kind !== "answer" || input.answer.do !== "put") return done(nothing);
      standAt(run, creatureOf(run.body, creature), input.answer.at, summons);
      return next("enters");
    },
    enters: (run, { creature: id }) => {
      const creature = creatureOf(run.body, id);
      return call(comingCall(run.body, creature, null, null), "over");
    },
    over: () => done(nothing),
  },
};
