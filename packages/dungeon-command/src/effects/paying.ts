import type { Next } from "@undercroft/kernel";
import type { Change } from "../changes/locals.ts";
import type { Source } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Chapter, Dc, Run } from "../procedures.ts";
import { ask, call, done, next } from "../procedures.ts";
import type { HiddenList } from "../questions.ts";
import { creatureOf } from "../reading/names.ts";
import { powerUsed } from "../stack/power-used.ts";
import type { Cost } from "../vocabulary/index.ts";
import { canPay, needsTap, payingCard, payingCards, payingCreatures, tapsItself } from "./costs.ts";
import { envFor } from "./env.ts";
import type { EffectLocals, Env } from "./locals.ts";

type Paying = EffectLocals["pay"];

const rule: RuleId = "dc.ruling.tap-paid-on-declaration";

/** The card that is being played and still lies in the hand: an order's own text, before its action is on the stack. */
function playedCard(run: Run, { text }: Paying): string | null {
  const below = run.state.frames[run.state.frames.length - 2];
  return text.path.length === 0 && below?.procedure === "declare" ? text.card : null;
}

/** Creatures that the declaration taps anyway: its acting creature if its kind taps it, and those that assist. */
function spokenFor(run: Run, { text, tap, self }: Paying): readonly string[] {
  const spoken: string[] = [];
  const below = run.state.frames[run.state.frames.length - 2];
  const using = below?.procedure === "declare" ? below.locals.power : null;
  if (below?.procedure === "declare") spoken.push(...below.locals.assisting);
  if (self !== null && using !== null && needsTap(powerUsed(run.body.content, using))) spoken.push(self);
  if (self !== null && tapsItself(run.body.content, text, tap)) spoken.push(self);
  return spoken;
}

function envOfPayer(run: Run, { seat, self, text, names }: Paying): Env {
  return envFor(run.state, { seat, self, text, names, amount: null, response: null });
}

/** A payment is nobody's action: nothing protects from it. */
function sourceOfPayment({ seat, self, text }: Paying): Source {
  return { action: null, creature: self, seat, card: text.card, attack: null, terrain: null };
}

function make(locals: Paying, change: Change, then: string): Next<Dc> {
  return call({ procedure: "change", locals: { change, source: sourceOfPayment(locals), rule, met: [] } }, then);
}

function askFor(
  run: Run,
  locals: Paying,
  from: readonly string[],
  count: number,
  hidden: HiddenList | null = null,
): Next<Dc> {
  const seat = run.body.seats[locals.seat];
  if (seat === undefined || from.length < count) return refuse();
  return ask(
    {
      kind: "choose",
      purpose: "cost",
      from,
      min: count,
      max: count,
      text: locals.text,
      self: locals.self,
      need: null,
      hidden,
      rule,
    },
    [seat.id],
    "chosen",
  );
}

const refuse = (): Next<Dc> => done({ is: "paid", paid: false, names: {} });

/** Pays a cost that leaves nothing to choose, or asks what to pay with. */
function payOne(run: Run, locals: Paying, cost: Cost): Next<Dc> {
  const env = envOfPayer(run, locals);
  const { seat, self } = locals;
  switch (cost.pay) {
    case "discard": {
      const hidden = { seat, zone: cost.from, top: null, cards: cost.cards ?? null };
      return askFor(run, locals, payingCards(run.state, cost, env, playedCard(run, locals)), cost.count, hidden);
    }
    case "tap": {
      const from = payingCreatures(run.state, cost, env, cost.who === "this" ? [] : spokenFor(run, locals));
      const count = cost.count ?? 1;
      if (from.length !== count) return askFor(run, locals, from, count);
      locals.chosen = from;
      return next("spend");
    }
    case "damage": {
      if (self === null) return refuse();
      const hits = [{ creature: self, amount: cost.amount, unpreventable: true, cowers: null, met: [] }];
      const source = sourceOfPayment(locals);
      return call({ procedure: "damage", locals: { source, hits, asking: 0 } }, "paidOne");
    }
    case "morale":
    case "leadership":
      return make(locals, { change: "track", track: cost.pay, seat, by: -cost.amount }, "paidOne");
    case "counter":
      return next(takeCounters(run, self, cost.name, cost.count) ? "paidOne" : "failed");
    case "this-card": {
      const thing = payingCard(run.state, env);
      return thing === null ? refuse() : make(locals, { change: "detach", thing }, "paidOne");
    }
    default:
      throw new Error(`unknown cost ${JSON.stringify(cost satisfies never)}`);
  }
}

function takeCounters(run: Run, id: string | null, name: string, count: number): boolean {
  const creature = id === null ? null : creatureOf(run.body, id);
  const held = creature?.counters[name] ?? 0;
  if (creature === null || held < count) return false;
  creature.counters[name] = held - count;
  run.emit({ event: "counter", thing: creature.id, name, count: held - count, rule });
  return true;
}

/**
 * Pays costs in full or not at all: first it is seen whether all of them can be paid, then they are paid one after
 * another in printed order, without a response (dc.ruling.non-actions).
 */
export const payProcedures: Chapter<Pick<EffectLocals, "pay">> = {
  pay: {
    steps: {
      start: (run, locals) => {
        const { costs, tap } = locals;
        if (
          costs.length > 0 &&
          !canPay(run.state, costs, envOfPayer(run, locals), playedCard(run, locals), spokenFor(run, locals))
        )
          return refuse();
        if (tap === null) return next("pay");
        const creature = creatureOf(run.body, tap);
        if (creature === null || creature.tapped) return refuse();
        const change = { change: "tap", creature: tap } as const;
        const source = sourceOfPayment(locals);
        return call({ procedure: "change", locals: { change, source, rule: "dc.tap.symbol-cost", met: [] } }, "pay");
      },
      pay: (run, locals) => {
        const cost = locals.costs[locals.at];
        return cost === undefined ? done({ is: "paid", paid: true, names: locals.names }) : payOne(run, locals, cost);
      },
      chosen: (_run, locals, input) => {
        if (input.kind !== "answer" || input.answer.do !== "choose") return refuse();
        locals.chosen = [...input.answer.things];
        return next("spend");
      },
      spend: (_run, locals) => {
        const cost = locals.costs[locals.at];
        const thing = locals.chosen?.[0];
        if (thing === undefined || cost === undefined) return next("paidOne");
        locals.chosen = locals.chosen?.slice(1) ?? [];
        if (cost.pay === "discard")
          return make(locals, { change: "discard", seat: locals.seat, from: cost.from, card: thing }, "spend");
        if (cost.pay === "tap" && cost.as !== undefined)
          locals.names = { ...locals.names, [cost.as]: [...(locals.names[cost.as] ?? []), thing] };
        return make(locals, { change: "tap", creature: thing }, "spend");
      },
      paidOne: (_run, locals) => {
        locals.at += 1;
        return next("pay");
      },
      failed: refuse,
    },
  },
};
