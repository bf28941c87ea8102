import { opportunitiesCall } from "../attack/opportunity.ts";
import { opportunitiesAgainst } from "../attack/provoking.ts";
import { isActive } from "../conditions/active.ts";
import { heard } from "../powers/at.ts";
import { powerTextAt } from "../powers/taking.ts";
import type { Chapter } from "../procedures.ts";
import { call, done, next, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { wordsOf } from "../reading/names.ts";
import { inside } from "../reading/text.ts";
import type { TurnLocals } from "./locals.ts";

/** A power that costs an action of the turn (mn.power.replaces). */
export const powerActionProcedure: Chapter<Pick<TurnLocals, "power-action">>["power-action"] = {
  steps: {
    start: (run, { creature, text }) => {
      const { type } = powerTextAt(run.body, text).power;
      return heard(run, { on: "uses-power", creature, type: type ?? null }, "provoke");
    },
    provoke: (run, { creature: id, text }) => {
      const { power } = powerTextAt(run.body, text);
      const creature = creatureOf(run.body, id);
      if (power.power !== "used" || power.provokes !== true || creature.status !== "in-play") return next("carry");
      const by = opportunitiesAgainst(run.body, creature);
      return by.length === 0 ? next("carry") : call(opportunitiesCall([id], by), "carry");
    },
    carry: (run, { creature: id, text, seat }) => {
      const creature = creatureOf(run.body, id);
      if (creature.status !== "in-play" || !isActive(run.body, creature)) return done(nothing);
      const source = { creature: id, seat, text, attack: null, terrain: null };
      const env = { ...wordsOf(run.body, creature), seat, names: {}, source };
      return call({ procedure: "effect", locals: { steps: inside(text, "steps"), env } }, "used");
    },
    // What waits until a use is over finds all that came of it done.
    used: (run, { creature, text }) => {
      const { type } = powerTextAt(run.body, text).power;
      return heard(run, { on: "use-ends", creature, type: type ?? null }, "over");
    },
    over: () => done(nothing),
  },
};
