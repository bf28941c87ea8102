import type { Next } from "@undercroft/kernel";
import { isActive } from "../conditions/active.ts";
import type { Chapter, Mn, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import { actingSeat } from "../reading/acting.ts";
import { creatureOf, sideOf } from "../reading/creatures.ts";
import { idOf } from "../reading/seats.ts";
import { dangerousRoll } from "../terrain/turn-terrain.ts";
import { ruleOfOffer, ruleOfOrder } from "./asked-by.ts";
import { heard, settle } from "./at.ts";
import { conditionBars, takingOf } from "./cannot-use.ts";
import { groundsIn } from "./grounds.ts";
import type { Pass, PowerLocals, Reply } from "./locals.ts";
import type { Moment } from "./moments.ts";
import { automaticReplies, nameOf, offersTo, seatOf, stepsOf, wordsOfUse } from "./replies.ts";
import { stillTrue } from "./still-true.ts";
import { limitsOf, markDeclared, powerTextAt, ruleOfUse, unmark } from "./taking.ts";
import { markUse } from "./uses.ts";

type Locals = PowerLocals["moment"];

/** The steps around a round and the end of a turn: each side declares one power after another, the other replies at once. */
const isSpoken = ({ on }: Moment): boolean => on === "round-starts" || on === "round-ends" || on === "turn-ends";

/** Automatic powers that come next: in the steps around a round those of one side come first (mn.ruling.start-of-round-text). */
function nextAutomatic(run: Run, locals: Locals): readonly Reply[] {
  const all = automaticReplies(run.state, locals);
  const { on } = locals.moment;
  if (all.length < 2 || (on !== "round-starts" && on !== "round-ends")) return all;
  const first = all.filter((reply) => seatOf(run.state, reply) === locals.first);
  return first.length > 0 ? first : all;
}

/** The ground that still acts by itself, along with the automatic powers. */
const nextGrounds = ({ body }: Run, { moment, pass, done }: Locals): readonly string[] =>
  pass === "rest" ? groundsIn(body, moment).filter((ground) => !done.includes(ground)) : [];

/** Dangerous ground rolls for whoever ends its turn on it (mn.terrain.dangerous.roll). */
function groundActs(run: Run, locals: Locals): Next<Mn> {
  const { moment } = locals;
  locals.done.push("dangerous");
  const blows = moment.on === "turn-ends" ? dangerousRoll(run, creatureOf(run.body, moment.creature)) : [];
  return blows.length === 0 ? next("automatic") : call({ procedure: "damage", locals: { blows } }, "automatic");
}

/** Who puts simultaneous ones in order: the acting player (mn.resolve.simultaneous); around a round whoever they belong to. */
function ordererOf(run: Run, { moment }: Locals, [reply]: readonly Reply[]): number {
  const around = moment.on === "round-starts" || moment.on === "round-ends";
  return around && reply !== undefined ? seatOf(run.state, reply) : actingSeat(run.body);
}

/** Whose replies they are decides who is asked; the ground, where it acts too, is one of the things to put in order. */
function askWhichFirst(
  run: Run,
  locals: Locals,
  replies: readonly Reply[],
  then: string,
  grounds: readonly string[] = [],
): Next<Mn> {
  return ask(
    {
      kind: "choose",
      purpose: "next",
      from: [...grounds, ...replies.map(nameOf)],
      min: 1,
      max: 1,
      text: null,
      self: null,
      rule: ruleOfOrder(locals.moment),
    },
    [idOf(run.body, ordererOf(run, locals, replies))],
    then,
  );
}

/** Carries a reply out, with what its words mean now. */
function carry(run: Run, { moment }: Locals, reply: Reply, then: string): Next<Mn> {
  const { body, state } = run;
  const creature = creatureOf(body, reply.creature);
  const seat = sideOf(body, creature);
  const source = { creature: creature.id, seat, text: reply.text, attack: null, terrain: null };
  const { power } = powerTextAt(body, reply.text);
  const env = { ...wordsOfUse(state, moment, creature, power), source };
  return call({ procedure: "effect", locals: { steps: stepsOf(state, reply), env } }, then);
}

/** An automatic power happens (mn.power.automatic), whether its creature is active or not (mn.power.automatic.inactive). */
function happen(run: Run, locals: Locals, reply: Reply): Next<Mn> {
  const { body } = run;
  const creature = creatureOf(body, reply.creature);
  const { power } = powerTextAt(body, reply.text);
  locals.done.push(nameOf(reply));
  locals.now = reply;
  markUse(creature, reply.text, power);
  const plain = isActive(body, creature) ? "mn.power.automatic" : "mn.power.automatic.inactive";
  const early = locals.hearing === "saves" ? "mn.turn.start.control.order" : plain;
  const rule = power.power === "aura" ? "mn.power.aura" : early;
  const because = limitsOf(power);
  run.emit({ event: "power-triggered", creature: creature.id, power: reply.text, because, rule });
  return carry(run, locals, reply, "automatic");
}

/** A declared power is used, and its use can be heard. */
function declare(run: Run, locals: Locals, reply: Reply): void {
  const { body } = run;
  const creature = creatureOf(body, reply.creature);
  const one = powerTextAt(body, reply.text);
  locals.done.push(nameOf(reply));
  locals.now = reply;
  markDeclared(creature, one);
  const because = limitsOf(one.power);
  run.emit({ event: "power-used", creature: creature.id, power: reply.text, because, rule: ruleOfUse(one) });
}

/** Declared and not carried out: its trigger was cancelled, or its creature is gone (mn.resolve.cancellation.void). */
function isLost(run: Run, { moment }: Locals, { creature: id }: Reply): boolean {
  if (!stillTrue(run.state, moment)) return true;
  const { status } = creatureOf(run.body, id);
  return status === "destroyed" && !(moment.on === "destroyed" && moment.creature === id);
}

/**
 * Whether what answered the declaration has stricken its creature, so that it cannot act: the power comes to nothing and its costs
 * stay paid (mn.ruling.immediate-default).
 */
function isInterrupted(run: Run, { creature: id, text }: Reply): boolean {
  const { body } = run;
  const creature = creatureOf(body, id);
  if (conditionBars(body, creature, powerTextAt(body, text)) === null) return false;
  const rule = isActive(body, creature) ? "mn.condition.dazed.free" : "mn.condition.stunned.no-actions";
  run.emit({ event: "noted", thing: id, because: ["mn.ruling.immediate-default"], rule });
  return true;
}

function lose(run: Run, reply: Reply): void {
  run.emit({ event: "noted", thing: reply.creature, rule: "mn.resolve.cancellation.void" });
  unmark(run, creatureOf(run.body, reply.creature), powerTextAt(run.body, reply.text));
}

/** What was declared at the start of a turn is carried out together, in the order that the acting player sets. */
const isCollected = ({ moment }: Locals): boolean => moment.on === "turn-starts";

/** What is heard after a pass; null after the last. */
function passAfter({ moment, pass }: Locals): Pass | null {
  if (pass === "cancel") return "rest";
  return pass === "rest" && moment.on === "targeted" ? "redirect" : null;
}

/** The next pass: what waits for the event itself, after whatever changes it (mn.resolve.cancellation). */
function nextPass(run: Run, locals: Locals): Next<Mn> {
  const pass = passAfter(locals);
  if (pass === null) return next("over");
  // Nobody has cancelled it: what waits for it without a word may be settled.
  if (pass === "rest" && locals.hearing !== "saves") settle(run, locals.moment);
  locals.pass = pass;
  locals.passed = [false, false];
  locals.asking = locals.first;
  return next("automatic");
}

function automatic(run: Run, locals: Locals): Next<Mn> {
  locals.now = null;
  if (!stillTrue(run.state, locals.moment)) return next("over");
  const replies = nextAutomatic(run, locals);
  const grounds = nextGrounds(run, locals);
  if (replies.length + grounds.length > 1) return askWhichFirst(run, locals, replies, "ordered", grounds);
  if (grounds.length > 0) return groundActs(run, locals);
  const [reply] = replies;
  return reply === undefined ? next("declare") : happen(run, locals, reply);
}

export const momentProcedure: Chapter<PowerLocals>["moment"] = {
  steps: {
    start: automatic,
    automatic,
    ordered: (run, locals, input) => {
      const chosen = input.kind === "answer" && input.answer.do === "choose" ? input.answer.things[0] : undefined;
      if (nextGrounds(run, locals).some((ground) => ground === chosen)) return groundActs(run, locals);
      const reply = nextAutomatic(run, locals).find((one) => nameOf(one) === chosen);
      return reply === undefined ? next("declare") : happen(run, locals, reply);
    },
    declare: (run, locals) => {
      if (run.state.outcome !== null || !stillTrue(run.state, locals.moment)) return next("over");
      const { asking, passed } = locals;
      if (passed[asking] === true) {
        if (passed[1 - asking] === true) return isCollected(locals) ? next("collected") : nextPass(run, locals);
        locals.asking = 1 - asking;
        return next("declare");
      }
      const offers = offersTo(run.state, locals, asking);
      if (offers.length === 0) {
        passed[asking] = true;
        return next("declare");
      }
      const { moment } = locals;
      const rule = ruleOfOffer(run.body, locals, offers);
      return ask({ kind: "power", offers, moment, rule }, [idOf(run.body, asking)], "declared");
    },
    declared: (run, locals, input) => {
      const { asking, moment } = locals;
      const answer = input.kind === "answer" ? input.answer : null;
      const reply =
        answer?.do === "use"
          ? offersTo(run.state, locals, asking).find((one) => nameOf(one) === `${answer.creature}|${answer.power}`)
          : undefined;
      if (reply === undefined) {
        locals.passed[asking] = true;
        return next("declare");
      }
      declare(run, locals, reply);
      if (isSpoken(moment)) {
        // The opponent may reply at once, even after having passed.
        locals.passed = [false, false];
        locals.asking = 1 - asking;
      }
      const { type } = powerTextAt(run.body, reply.text).power;
      return heard(run, { on: "uses-power", creature: reply.creature, type: type ?? null }, "carry");
    },
    carry: (run, locals) => {
      const reply = locals.now;
      if (reply === null) return next("declare");
      if (isInterrupted(run, reply)) return next("declare");
      if (isCollected(locals)) {
        locals.declared.push(reply);
        return next("declare");
      }
      if (isLost(run, locals, reply)) {
        lose(run, reply);
        return next("declare");
      }
      return carry(run, locals, reply, "used");
    },
    collected: (run, locals) => {
      const { declared } = locals;
      const [reply] = declared;
      if (reply === undefined) return nextPass(run, locals);
      if (declared.length > 1) return askWhichFirst(run, locals, declared, "chosen");
      return next("chosen");
    },
    chosen: (run, locals, input) => {
      const chosen = input.kind === "answer" && input.answer.do === "choose" ? input.answer.things[0] : undefined;
      const reply = locals.declared.find((one) => chosen === undefined || nameOf(one) === chosen);
      if (reply === undefined) return nextPass(run, locals);
      locals.declared = locals.declared.filter((one) => one !== reply);
      locals.now = reply;
      if (!isLost(run, locals, reply)) return carry(run, locals, reply, "used");
      lose(run, reply);
      return next("collected");
    },
    // What waits until a use is over finds all that came of it done.
    used: (run, locals) => {
      if (locals.now === null) return next("acted");
      const { creature, text } = locals.now;
      const { type } = powerTextAt(run.body, text).power;
      return heard(run, { on: "use-ends", creature, type: type ?? null }, "acted");
    },
    // As a free or immediate action it was one of those after which a squeezed creature may take its space again (mn.ruling.squeeze).
    acted: (run, locals) => {
      const then = isCollected(locals) ? "collected" : "declare";
      const { now } = locals;
      if (now === null || takingOf(powerTextAt(run.body, now.text).power) === "none") return next(then);
      return call({ procedure: "end-of-action", locals: { creature: now.creature } }, then);
    },
    over: () => done(nothing),
  },
};
