import { type Call, type Domain, listDomain, type Verdict } from "@undercroft/kernel";
import { isActive } from "../conditions/active.ts";
import { underDazed } from "../conditions/limits.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { arePartners } from "../moving/position.ts";
import { countFree } from "../powers/uses.ts";
import type { Chapter, Mn, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import type { Answer, Question } from "../questions.ts";
import { actingSeat } from "../reading/acting.ts";
import { cardOf, creatureOf, findCreature, sideOf } from "../reading/creatures.ts";
import { idOf } from "../reading/seats.ts";
import { spaceOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { attackCall } from "./begin.ts";
import type { AttackLocals, Strike } from "./locals.ts";
import { checkStrike, strikable } from "./provoking.ts";
import { basicsOf, entryRef } from "./text.ts";

type Asked = Extract<Question, { kind: "opportunity" }>;

/**
 * The call in which everybody in `by` may strike at one of those who provoked together: a creature, or a rider and its mount
 * (mn.oa.first, mn.ruling.rider-oa). They are struck at as they stand now.
 */
export function opportunitiesCall(against: readonly string[], by: readonly string[]): Call<Mn, "opportunities"> {
  return { procedure: "opportunities", locals: { against, by, strikes: [], at: 0 } };
}

/** Whether an answer to the question `opportunity` is legal. */
export function checkOpportunity(body: Body, question: Asked, answer: Answer): Verdict<RuleId> {
  if (answer.do === "pass") return { legal: true, rule: question.rule };
  if (answer.do !== "strike" || !question.by.includes(answer.creature) || !question.against.includes(answer.target))
    return { legal: false, rule: question.rule };
  return checkStrike(body, creatureOf(body, answer.creature), creatureOf(body, answer.target), answer.entry);
}

/** Each basic attack on each of those who provoked, or none. */
export function opportunityDomain(body: Body, question: Asked): Domain<Answer> {
  const answers: Answer[] = question.by.flatMap((creature) => {
    const striker = creatureOf(body, creature);
    return strikable(body, striker, question.against).flatMap(({ id: target }) =>
      basicsOf(body, striker).map((entry): Answer => ({ do: "strike", creature, entry, target })),
    );
  });
  answers.push({ do: "pass" });
  return listDomain("list", answers, (answer) => checkOpportunity(body, question, answer));
}

/** Counts an opportunity attack against the limits of the window and of a charge (mn.oa.once-per-turn, mn.ruling.charge-after). */
function count(striker: Creature): void {
  striker.window = { ...striker.window, opportunities: striker.window.opportunities + 1 };
  countFree(striker);
}

/** What lets a strike be made: what is special about it, else the plain rule. */
function ruleOf(body: Body, striker: Creature, entry: number, target: string, against: readonly string[]): RuleId {
  const one = creatureOf(body, target);
  if (against.some((id) => arePartners(one, creatureOf(body, id)))) return "mn.ruling.rider-oa";
  if (cardOf(body, striker).attacks[entry]?.kind === "ranged") return "mn.ruling.oa-ranged-basic";
  return body.battle.turn?.creature === striker.id ? "mn.ruling.oa-eligibility" : "mn.oa.definition";
}

/** Strikes that have come to nothing: their target is gone, or who would make them cannot (mn.ruling.simultaneous-oa). */
function lose(run: Run, { creature }: Strike): void {
  run.emit({ event: "noted", thing: creature, rule: "mn.ruling.simultaneous-oa" });
}

/** All opportunity attacks of one event: declared first, then resolved one by one (mn.oa.first, mn.ruling.simultaneous-oa). */
export const opportunityProcedure: Chapter<Pick<AttackLocals, "opportunities">>["opportunities"] = {
  steps: {
    start: (run, { by, at, against }) => {
      const waiting = by[at];
      if (waiting === undefined) return next("order");
      const striker = creatureOf(run.body, waiting);
      return ask(
        { kind: "opportunity", against, by: [waiting], rule: "mn.oa.definition" },
        [idOf(run.body, sideOf(run.body, striker))],
        "declared",
      );
    },
    declared: (run, locals, input) => {
      locals.at += 1;
      if (input.kind === "answer" && input.answer.do === "strike") {
        const { creature, entry, target } = input.answer;
        const striker = creatureOf(run.body, creature);
        const { at, size } = spaceOf(run.body, creatureOf(run.body, target));
        locals.strikes.push({ creature, entry, target, stand: { at, size } });
        const rule = ruleOf(run.body, striker, entry, target, locals.against);
        count(striker);
        run.emit({ event: "opportunity", creature, against: target, because: ["mn.oa.triggers", "mn.oa.first"], rule });
      }
      return next("start");
    },
    order: (run, { strikes }) => {
      if (strikes.length < 2) return next("strike");
      return ask(
        {
          kind: "order",
          of: strikes.map(({ creature }) => creature),
          what: "strikes",
          rule: "mn.ruling.simultaneous-oa",
        },
        [idOf(run.body, actingSeat(run.body))],
        "ordered",
      );
    },
    ordered: (_run, locals, input) => {
      if (input.kind === "answer" && input.answer.do === "order") {
        const { things } = input.answer;
        locals.strikes.sort((a, b) => things.indexOf(a.creature) - things.indexOf(b.creature));
      }
      return next("strike");
    },
    strike: (run, locals) => {
      const [strike] = locals.strikes;
      if (strike === undefined) return done(nothing);
      const { body } = run;
      const striker = creatureOf(body, strike.creature);
      // The one before may have stricken it (mn.condition.dazed.no-oa).
      const able = striker.status === "in-play" && isActive(body, striker) && !underDazed(body, striker);
      if (!able || findCreature(body, strike.target)?.status !== "in-play") {
        lose(run, strike);
        locals.strikes.shift();
        return next("strike");
      }
      return call(
        attackCall(run, striker, {
          text: entryRef(striker, strike.entry),
          as: "opportunity",
          chooser: sideOf(body, striker),
          only: strike.target,
          stand: strike.stand,
          parts: [],
        }),
        "struck",
      );
    },
    // A free action of its own has ended: whoever struck squeezed may take its space again (mn.ruling.squeeze).
    struck: (_run, { strikes }) => {
      const strike = strikes.shift();
      return strike === undefined
        ? done(nothing)
        : call({ procedure: "end-of-action", locals: { creature: strike.creature } }, "strike");
    },
  },
};
