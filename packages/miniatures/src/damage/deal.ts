import { checkSuddenDeath } from "../battle/victory.ts";
import type { Harm } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { unhorsedCall } from "../mounting/calls.ts";
import { heard } from "../powers/at.ts";
import type { Chapter, Run } from "../procedures.ts";
import { ask, call, done, next } from "../procedures.ts";
import { creatureOf, findCreature, sideOf } from "../reading/creatures.ts";
import { idOf } from "../reading/seats.ts";
import type { Body, Creature } from "../state.ts";
import { isImmune, isInsubstantial, resistsOf, vulnerabilitiesOf } from "../traits.ts";
import { creditFor } from "./credit.ts";
import { destroy } from "./destroy.ts";
import { sameHarm, totalOf } from "./harm.ts";
import { loseHitPoints } from "./hit-points.ts";
import type { Blow, DamageLocals } from "./locals.ts";
import {
  afterImmune,
  afterInsubstantial,
  afterVulnerable,
  type Resisting,
  resistings,
  vulnerabilityTo,
} from "./resistance.ts";
import { countTerrain, underCap } from "./terrain-cap.ts";

type Locals = DamageLocals["deal"];

/** The ways to use one Resist against what Immune has left of a blow. */
const waysToResist = (body: Body, creature: Creature, harm: readonly Harm[]): readonly Resisting[] =>
  resistings(harm, resistsOf(body, creature));

/** Takes over what a step of the pipeline leaves, and tells of it if anything changed. */
function become(
  run: Run,
  locals: Locals,
  creature: string,
  after: readonly Harm[],
  rule: RuleId,
  ...because: readonly RuleId[]
): void {
  const before = locals.harm;
  if (sameHarm(before, after)) return;
  locals.harm = after;
  run.emit({ event: "harm-changed", creature, before, after, because, rule });
}

/** Steps 9 and 10, and the cap of terrain (mn.ruling.damage-pipeline). */
function take(run: Run, locals: Locals, blow: Blow, creature: Creature): void {
  const { body } = run;
  const { id } = creature;
  if (blow.ofAttack === true && isInsubstantial(body, creature)) {
    if (blow.critical) run.emit({ event: "noted", thing: id, rule: "mn.resist.insubstantial.critical" });
    else
      become(
        run,
        locals,
        id,
        afterInsubstantial(locals.harm),
        "mn.resist.insubstantial",
        "mn.ruling.insubstantial-order",
        "mn.damage.round",
      );
  }
  if (blow.source.terrain !== null) {
    const capped = underCap(body, creature, locals.harm);
    become(run, locals, id, capped, "mn.terrain.damage-cap", "mn.ruling.terrain-cap");
    countTerrain(body, creature, locals.harm);
  }
  const { harm } = locals;
  const bloodied = loseHitPoints(run, creature, harm, blow.source);
  locals.taken.push({ creature: id, harm, amount: totalOf(harm), source: blow.source, bloodied, fell: false });
}

/** Damage of one moment (mn.damage.deal): all of it first, then who is destroyed (mn.ruling.simultaneous-results). */
export const dealProcedure: Chapter<Pick<DamageLocals, "deal">>["deal"] = {
  steps: {
    start: (run, locals) => {
      const { body } = run;
      const blow = locals.blows[locals.at];
      if (blow === undefined) return next("destroy");
      const creature = findCreature(body, blow.creature);
      if (creature?.status !== "in-play") {
        locals.at += 1;
        return next("start");
      }
      locals.harm = blow.harm;
      locals.stopped = false;
      const left = afterImmune(blow.harm, (type) => isImmune(body, creature, type));
      become(run, locals, creature.id, left, "mn.resist.immune");
      const ways = waysToResist(body, creature, locals.harm);
      const [only] = ways;
      if (ways.length > 1)
        return ask(
          {
            kind: "choose",
            purpose: "resist",
            from: ways.map(({ id }) => id),
            min: 1,
            max: 1,
            text: null,
            self: creature.id,
            rule: "mn.resist.one-only",
          },
          [idOf(body, sideOf(body, creature))],
          "resisted",
        );
      if (only !== undefined) become(run, locals, creature.id, only.left, "mn.resist.amount");
      return next("vulnerable");
    },
    resisted: (run, locals, input) => {
      const creature = findCreature(run.body, locals.blows[locals.at]?.creature ?? "");
      const chosen = input.kind === "answer" && input.answer.do === "choose" ? input.answer.things[0] : undefined;
      const way =
        creature === undefined
          ? undefined
          : waysToResist(run.body, creature, locals.harm).find(({ id }) => id === chosen);
      if (creature !== undefined && way !== undefined)
        become(run, locals, creature.id, way.left, "mn.resist.one-only", "mn.ruling.resist-mixed");
      return next("vulnerable");
    },
    vulnerable: (run, locals) => {
      const blow = locals.blows[locals.at];
      const creature = findCreature(run.body, blow?.creature ?? "");
      if (blow === undefined || creature === undefined) return next("take");
      const weak = vulnerabilityTo(locals.harm, vulnerabilitiesOf(run.body, creature));
      if (weak !== null)
        become(
          run,
          locals,
          creature.id,
          afterVulnerable(locals.harm, weak),
          "mn.resist.vulnerable",
          "mn.resist.vulnerable-highest",
          "mn.ruling.vulnerable-mixed",
          "mn.resist.order",
        );
      return heard(
        run,
        { on: "would-take-damage", creature: creature.id, harm: blow.harm, source: blow.source },
        "take",
      );
    },
    take: (run, locals) => {
      const blow = locals.blows[locals.at];
      const creature = findCreature(run.body, blow?.creature ?? "");
      locals.at += 1;
      if (blow !== undefined && creature?.status === "in-play") take(run, locals, blow, creature);
      return next("start");
    },
    destroy: (run, locals) => {
      for (const { creature: id, source } of locals.blows) {
        const creature = findCreature(run.body, id);
        if (creature?.status !== "in-play" || creature.hitPoints > 0) continue;
        const thrown = destroy(run, creature, source, creditFor(run.body, source));
        locals.taken = locals.taken.map((one) => (one.creature === id ? { ...one, fell: true } : one));
        if (thrown !== null) locals.thrown.push(thrown);
      }
      checkSuddenDeath(run);
      return next("thrown");
    },
    thrown: (run, { thrown, taken }) => {
      const one = thrown.shift();
      if (one === undefined) return done({ is: "harmed", taken });
      return call(unhorsedCall(creatureOf(run.body, one.rider), one.space), "thrown");
    },
  },
};
