import type { Next } from "@undercroft/kernel";
import { takeCollected } from "@undercroft/kernel";
import { withNames } from "../effects/binding.ts";
import { recordUse } from "../effects/limits.ts";
import { programsAt } from "../effects/targets.ts";
import { matchTriggers, stillTriggers } from "../effects/triggers.ts";
import type { DcEvent } from "../events.ts";
import { isCreatureId } from "../ids.ts";
import { clockwiseFrom } from "../multiplayer.ts";
import type { Chapter, Dc, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import { whichNext } from "../questions.ts";
import type { Names, TextRef } from "../state.ts";
import { powerAt } from "../traits.ts";
import type { Pending, StackLocals } from "./locals.ts";
import { targetsTold } from "./targets-told.ts";
import { newAction, pile, type Waiting } from "./waiting.ts";

/**
 * Sees to whatever the events collected by the running frame have triggered, and goes on at `then`; null if that is
 * nothing.
 */
export function settle(run: Run, then: string): Next<Dc> | null {
  return trigger(run, takeCollected(run), then);
}

/** Sees to whatever these events have triggered, and goes on at `then`; null if that is nothing. */
export function trigger(run: Run, events: readonly DcEvent[], then: string): Next<Dc> | null {
  if (events.length === 0) return null;
  const pending = matchTriggers(run.state, events);
  if (pending.length === 0) return null;
  noteMoved(run, events);
  return call(
    { procedure: "triggers", locals: { ready: [], pending: numbered(pending), current: null, aimed: [] } },
    then,
  );
}

/** What happened on the way waited for the end of the movement. */
function noteMoved(run: Run, events: readonly DcEvent[]): void {
  if (events.some((event) => event.event === "moved"))
    run.emit({ event: "noted", thing: null, rule: "dc.ruling.triggers-during-movement" });
}

/** The triggered actions of one text, lowest first: its first printed action lies on top. */
function waitingOf(run: Run, pending: Pending, aimed: readonly Names[]): Waiting[] {
  const { text } = pending;
  const { seat, self, terrain, amount, names } = pending;
  if (text === null)
    return [newAction(run.body, seat, self, { what: "terrain", terrain, amount, program: hazardProgram, names })];
  const list: Waiting[] = [];
  programsAt(run.body.content, text).forEach((program, i) => {
    const targets = aimed[i] ?? {};
    const words = withNames(names, targets);
    list.push(
      newAction(run.body, seat, self, {
        what: "trigger",
        terrain,
        amount,
        program,
        names: words,
        targets: Object.keys(targets),
        later: i > 0,
      }),
    );
  });
  return list.reverse();
}

/** Each under the id by which the turn player tells it from the others. */
export function numbered(pending: readonly Pending[]): Pending[] {
  return pending.map(({ seat, self, text, terrain, names, amount, may, thing }, i) => ({
    id: `t${i}`,
    seat,
    self,
    text,
    terrain,
    names,
    amount,
    may,
    thing,
  }));
}

const hazardProgram: TextRef = { card: "rules/hazard", path: ["actions", 0] };

/** The creature that set it off, if it is another one than whose text it is. */
function aboutWhom({ names, self }: Pending): string | null {
  const [it] = names["it"] ?? [];
  return it === undefined || it === self || !isCreatureId(it) ? null : it;
}

function announce(run: Run, pending: Pending, actions: readonly Waiting[]): void {
  for (const action of actions)
    run.emit({
      event: "triggered",
      action: action.id,
      seat: pending.seat,
      creature: pending.self,
      about: aboutWhom(pending),
      card: pending.text?.card ?? null,
      terrain: pending.terrain,
      targets: targetsTold([action]),
      rule: pending.text === null ? "dc.power.other-effects-can-trigger" : "dc.power.triggered-goes-on-stack",
    });
}

/**
 * Whether what was triggered belongs to an action or card, after which a window opens anyway. Between the steps of a
 * turn nothing else opens the one that follows the last resolution (dc.ruling.window-on-empty-stack).
 */
function isInsideAction(run: Run): boolean {
  const below = run.state.frames[run.state.frames.length - 2]?.procedure;
  return below === "action" || below === "order" || below === "triggers";
}

/**
 * Triggers of one moment: the turn player's first, in an order that player picks, then those of
 * each other player clockwise; all are on the stack before any window opens, so the others' resolve
 * first (dc.ruling.simultaneous-triggers).
 */
export const triggerProcedures: Chapter<Pick<StackLocals, "triggers">> = {
  triggers: {
    collects: true,
    steps: {
      start: () => next("pick"),
      pick: (run, locals) => {
        const pending = locals.pending.filter((p) => run.body.seats[p.seat]?.out === false);
        const seat = clockwiseFrom(run.body, run.body.turn.seat).find((s) => pending.some((p) => p.seat === s));
        const own = pending.filter((p) => p.seat === seat);
        const owner = seat === undefined ? undefined : run.body.seats[seat];
        if (owner === undefined) return next("push");
        if (own.length === 1) {
          locals.current = own[0] ?? null;
          return next("decide");
        }
        const ids = own.map((p) => p.id);
        return ask(whichNext("triggers", ids, "dc.ruling.simultaneous-triggers"), [owner.id], "picked");
      },
      picked: (_run, locals, input) => {
        const id = input.kind === "answer" && input.answer.do === "choose" ? input.answer.things[0] : undefined;
        locals.current = locals.pending.find((p) => p.id === id) ?? null;
        return locals.current === null ? next("pick") : next("decide");
      },
      decide: (run, locals) => {
        const { current } = locals;
        if (current === null) return next("pick");
        locals.pending.splice(locals.pending.indexOf(current), 1);
        locals.aimed = [];
        if (!stillTriggers(run.state, current)) return next("pick");
        const owner = run.body.seats[current.seat];
        if (!current.may || current.text === null || owner === undefined) return next("aim");
        const [about] = current.names["it"] ?? [];
        return ask(
          {
            kind: "may",
            text: current.text,
            self: current.self,
            about: about ?? null,
            rule: "dc.ruling.trigger-optionality",
          },
          [owner.id],
          "decided",
        );
      },
      decided: (_run, _locals, input) =>
        input.kind === "answer" && input.answer.do === "yes" ? next("aim") : next("pick"),
      aim: (_run, { current }) => {
        if (current === null) return next("pick");
        if (current.text === null) return next("ready");
        const { seat, self, text, names, amount } = current;
        return call(
          { procedure: "aim", locals: { seat, self, text, bound: names, amount, response: null, chosen: [], at: 0 } },
          "aimed",
        );
      },
      aimed: (run, locals, input) => {
        const { current } = locals;
        if (current === null || current.text === null) return next("pick");
        if (input.kind !== "result" || input.result.is !== "aimed" || input.result.names === null) return next("pick");
        locals.aimed = input.result.names;
        const power = powerAt(run.body.content, current.text);
        if (power.power !== "triggered") throw new Error("only a triggered power can wait to be put on the stack");
        return call(
          {
            procedure: "pay",
            locals: {
              costs: power.costs ?? [],
              tap: power.tap === true ? current.self : null,
              seat: current.seat,
              self: current.self,
              text: current.text,
              names: current.names,
              at: 0,
            },
          },
          "paid",
        );
      },
      paid: (_run, locals, input) => {
        if (input.kind !== "result" || input.result.is !== "paid" || !input.result.paid) return next("pick");
        if (locals.current !== null) locals.current = { ...locals.current, names: input.result.names };
        return next("ready");
      },
      ready: (run, locals) => {
        const { current, ready } = locals;
        if (current !== null) {
          if (current.text !== null && current.thing !== null) recordUse(run, current.thing, current.text);
          const actions = waitingOf(run, current, locals.aimed);
          announce(run, current, actions);
          ready.push(...actions);
        }
        locals.current = null;
        return next("pick");
      },
      push: (run, { ready }) => {
        const lowest = pile(ready, takeCollected(run));
        return lowest === null ? next("end") : call({ procedure: "action", locals: lowest }, "settle");
      },
      settle: (run) => settle(run, "close") ?? next("close"),
      close: (run) => (isInsideAction(run) ? next("end") : call({ procedure: "window", locals: { passed: 0 } }, "end")),
      end: () => done(nothing),
    },
  },
};
