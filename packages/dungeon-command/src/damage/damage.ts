import type { Input, Next } from "@undercroft/kernel";
import { nextReplacement } from "../changes/replace.ts";
import { checkCower, cower, cowerCost } from "../cowering.ts";
import { noteDeed } from "../deeds.ts";
import { testMorale } from "../ending.ts";
import type { Source } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { clockwiseFrom } from "../multiplayer.ts";
import { verdict } from "../precedence.ts";
import type { Chapter, Dc, Run } from "../procedures.ts";
import { ask, call, done } from "../procedures.ts";
import { whichNext } from "../questions.ts";
import { mayReplace } from "../reading/facts.ts";
import { actionById, creatureOf } from "../reading/names.ts";
import { destroyProcedures } from "./destroy.ts";
import { destroyNow, isDead } from "./destroying.ts";
import type { DamageLocals, Hit } from "./locals.ts";
import { inTens, lessen, spendShields } from "./preventing.ts";

type Locals = DamageLocals["damage"];

/** A shield stands before the one source it was raised against, or takes the next that comes for one source. */
function shieldRule(run: Run, id: string): RuleId {
  const what = run.body.effects.find((effect) => effect.id === id)?.what;
  return what?.kind === "shield" && what.shield.action !== null ? "dc.action.source" : "dc.ruling.source-granularity";
}

function notePrevented(run: Run, { creature }: Hit, source: Source, amount: number, rule: RuleId): void {
  run.emit({ event: "damage-prevented", creature, amount, source, rule });
}

/** What each creature would take: nothing if it is gone or has evaded the action, otherwise less what is prevented. */
function reduce(run: Run, { source, hits }: Locals): void {
  const action = source.action === null ? null : actionById(run.state, source.action);
  for (const hit of hits) {
    const creature = creatureOf(run.body, hit.creature);
    if (creature === null || action?.evaded.includes(hit.creature) === true) {
      hit.amount = 0;
      continue;
    }
    const dealt = inTens(hit.amount);
    if (dealt !== hit.amount)
      run.emit({ event: "noted", thing: hit.creature, rule: "dc.ruling.damage-multiples-of-ten" });
    const { left, reduced, shields } = lessen(run.state, creature, dealt, source, hit.unpreventable);
    hit.amount = left;
    if (reduced > 0) notePrevented(run, hit, source, reduced, "dc.precedence.specific-beats-general");
    if (left === 0 && dealt > 0) run.emit({ event: "noted", thing: hit.creature, rule: "dc.ruling.cower-amount" });
    if (shields.length === 0) continue;
    for (const { points, effect } of shields) notePrevented(run, hit, source, points, shieldRule(run, effect));
    spendShields(run, shields, source);
  }
}

/** Offers what is left of each hit to the texts that may replace it. */
function replaceNext(run: Run, locals: Locals): Next<Dc> {
  const { hits, source } = locals;
  for (; ; locals.asking++) {
    const hit = hits[locals.asking];
    if (hit === undefined) return nextDecision(run, locals);
    if (hit.amount === 0 || creatureOf(run.body, hit.creature) === null) continue;
    const would = { on: "damaged", creature: hit.creature, amount: hit.amount, source } as const;
    const found = hit.unpreventable ? null : nextReplacement(run.state, would, hit.met);
    if (found === null) continue;
    return call({ procedure: "replace", locals: { would, met: [...hit.met], offered: null } }, "replaced");
  }
}

function isOpen(hit: Hit): boolean {
  return hit.amount > 0 && hit.cowers === null;
}

/** The question whether one creature cowers; of a creature that was hurt this turn it says that this is another source. */
function askCower(run: Run, { hits, source }: Locals, at: number): Next<Dc> {
  const { body } = run;
  const hit = hits[at];
  const creature = hit === undefined ? null : creatureOf(body, hit.creature);
  const seat = creature === null ? undefined : body.seats[creature.controller];
  if (hit === undefined || creature === null || seat === undefined)
    throw new Error("nobody can be asked about cowering");
  const again = creature.deeds["take-damage"]?.turn === body.turn.count;
  const rule = again ? "dc.ruling.cower-several-sources" : "dc.cower.option";
  const { amount } = hit;
  return ask(
    { kind: "cower", creature: hit.creature, amount, cost: cowerCost(amount), source, rule },
    [seat.id],
    "answered",
  );
}

/**
 * Goes on with the next cower decision: the turn player's creatures in an order that player likes, then the other
 * players' clockwise (dc.ruling.cower-several-creatures). Who cannot cower any more is not asked.
 */
function nextDecision(run: Run, locals: Locals): Next<Dc> {
  const { body } = run;
  const { hits } = locals;
  for (const seat of clockwiseFrom(body, body.turn.seat)) {
    const able: string[] = [];
    for (const hit of hits) {
      if (!isOpen(hit)) continue;
      const creature = creatureOf(body, hit.creature);
      if (creature === null) hit.amount = 0;
      if (creature === null || creature.controller !== seat) continue;
      const judged = verdict(checkCower(run.state, locals.source, hit, hit.unpreventable));
      if (judged.legal) able.push(hit.creature);
      else {
        hit.cowers = false;
        run.emit({ event: "noted", thing: hit.creature, rule: judged.rule });
      }
    }
    const owner = body.seats[seat];
    const [first] = able;
    if (first === undefined || owner === undefined) continue;
    locals.asking = hits.findIndex((hit) => hit.creature === first && isOpen(hit));
    if (able.length === 1) return askCower(run, locals, locals.asking);
    return ask(whichNext("cower-order", able, "dc.ruling.cower-several-creatures"), [owner.id], "ordered");
  }
  return dealAll(run, locals);
}

/** All that is left is dealt at once; returns the creatures that have enough damage now. */
function deal(run: Run, { hits, source }: Locals): string[] {
  const { body } = run;
  const dead: string[] = [];
  const dealer = source.creature === null ? null : creatureOf(body, source.creature);
  for (const hit of hits) {
    const creature = creatureOf(body, hit.creature);
    if (creature === null || hit.cowers === true) hit.amount = 0;
    if (creature === null || hit.amount === 0) continue;
    creature.damage += hit.amount;
    noteDeed(run, creature, "take-damage");
    if (dealer !== null) noteDeed(run, dealer, "deal-damage");
    run.emit({ event: "damaged", creature: hit.creature, amount: hit.amount, source, rule: "dc.damage.tokens" });
    if (source.attack !== null)
      run.emit({ event: "noted", thing: hit.creature, rule: "dc.attack.damage-on-resolution" });
    if (isDead(run.body, creature)) dead.push(hit.creature);
  }
  return dead;
}

/** What is left is dealt, and whoever has enough damage is destroyed. */
function dealAll(run: Run, locals: Locals): Next<Dc> {
  const dead = deal(run, locals);
  const { content } = run.body;
  if (dead.length === 0) {
    testMorale(run);
    return finish(locals.hits);
  }
  if (mayReplace(content, "destroyed") || mayReplace(content, "track-lowered"))
    return call({ procedure: "destroy", locals: { creatures: dead, source: locals.source, met: [] } }, "end");
  destroyNow(run, dead, locals.source, "dc.destroy.condition");
  return finish(locals.hits);
}

function finish(hits: readonly Hit[]): Next<Dc> {
  const dealt: { creature: string; amount: number }[] = [];
  for (const { creature, amount } of hits) if (amount > 0) dealt.push({ creature, amount });
  return done({ is: "damage", dealt });
}

/** Damage of one source, to one creature or to several at once (dc.ruling.simultaneous-destruction). */
export const damageProcedures: Chapter<DamageLocals> = {
  damage: {
    steps: {
      start: (run, locals) => {
        reduce(run, locals);
        locals.asking = 0;
        return mayReplace(run.body.content, "damaged") ? replaceNext(run, locals) : nextDecision(run, locals);
      },
      replaced: (run, locals, input) => {
        const hit = locals.hits[locals.asking];
        if (hit !== undefined && isReplaced(input)) hit.amount = 0;
        locals.asking++;
        return replaceNext(run, locals);
      },
      ordered: (run, locals, input) => {
        if (input.kind !== "answer" || input.answer.do !== "choose") return nextDecision(run, locals);
        const [chosen] = input.answer.things;
        const at = locals.hits.findIndex((hit) => hit.creature === chosen && isOpen(hit));
        if (at < 0) return nextDecision(run, locals);
        locals.asking = at;
        return askCower(run, locals, at);
      },
      answered: (run, locals, input) => {
        const hit = locals.hits[locals.asking];
        const creature = hit === undefined ? null : creatureOf(run.body, hit.creature);
        if (hit === undefined) return nextDecision(run, locals);
        hit.cowers = creature !== null && input.kind === "answer" && input.answer.do === "cower";
        if (hit.cowers && creature !== null) cower(run, creature, hit.amount, locals.source);
        return nextDecision(run, locals);
      },
      end: (run, { hits }) => {
        testMorale(run);
        return finish(hits);
      },
    },
  },
  ...destroyProcedures,
};

function isReplaced(input: Input<Dc>): boolean {
  return input.kind === "result" && input.result.is === "change" && !input.result.happened;
}
