import type { Call } from "@undercroft/kernel";
import { controllerByEffects, takeControl } from "../control.ts";
import { checkHitPoints } from "../damage/hit-points.ts";
import { newId } from "../ids.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Dc, Run } from "../procedures.ts";
import { actionById } from "../reading/names.ts";
import type { Body, Effect, Until } from "../state.ts";
import type { Duration } from "../vocabulary/index.ts";
import type { Env } from "./locals.ts";
import { tidyUses } from "./windows.ts";

/** When an effect that begins now ends. "action": the action responded to, if the effect is a response, or its own. */
export function untilOf(run: Run, duration: Duration, env: Env): Until {
  const { turn } = run.body;
  switch (duration) {
    case "action": {
      const own = env.action ?? env.source.action;
      const response = own === null ? null : (actionById(run.state, own)?.response ?? null);
      const answered = response !== null && actionById(run.state, response) !== null ? response : own;
      return { kind: "action", action: answered ?? "" };
    }
    case "activation":
      return { kind: "activation", activation: turn.activation };
    case "turn":
      return { kind: "turn", turn: turn.count };
    case "your-next-turn":
      return { kind: "your-next-turn", seat: env.seat, began: turn.count };
    case "game":
      return { kind: "game" };
    default:
      throw new Error(`unknown duration ${JSON.stringify(duration satisfies never)}`);
  }
}

/** Begins an effect that lasts. */
export function beginEffect(
  run: Run,
  { seat, self, text, names }: Pick<Effect, "seat" | "self" | "text" | "names">,
  until: Until,
  what: Effect["what"],
): Effect {
  const { body } = run;
  const begun: Effect = { id: newId(body, "e"), seat, self, text, names, until, what, stamp: body.nextStamp++ };
  body.effects.push(begun);
  run.emit({
    event: "effect-begins",
    effect: begun.id,
    card: text.card,
    rule: "dc.stack.carry-out-instructions",
  });
  return begun;
}

/**
 * Effects that end in one of the two steps of a seat's turn: at its start those that last until that seat's next turn,
 * at its end those that last until the end of the turn.
 */
export function expiring(body: Body, when: "start" | "end", seat: number): readonly Effect[] {
  if (body.effects.length === 0) return body.effects;
  return body.effects.filter(({ until }) =>
    when === "start" ? endsAtStart(body, until, seat) : endsAtEnd(body, until),
  );
}

/** The next turn of a seat that has left never comes: what waits for it ends with the next turn of anybody. */
function endsAtStart(body: Body, until: Until, seat: number): boolean {
  if (until.kind !== "your-next-turn" || until.began >= body.turn.count) return false;
  return until.seat === seat || body.seats[until.seat]?.out !== false;
}

/** An activation's effects that began when none was in progress have no activation to wait for. */
function endsAtEnd(body: Body, until: Until): boolean {
  return until.kind === "activation" || (until.kind === "turn" && until.turn <= body.turn.count);
}

/** Null if all is done; otherwise the call that the step has to make, since some text may replace a destruction. */
export type Deaths = Call<Dc, "destroy"> | null;

/**
 * Ends an effect. What it gave goes back at once: of a control effect the creature, to whoever is to have it now
 * (dc.control.default); of Hit Points whatever is destroyed without them (dc.ruling.destruction-timing).
 */
export function expireEffect(run: Run, effect: Effect, rule: RuleId): Deaths {
  remove(run, effect, rule);
  return effect.what.kind === "rule" ? checkHitPoints(run) : null;
}

function remove(run: Run, effect: Effect, rule: RuleId): void {
  const { body } = run;
  const at = body.effects.findIndex(({ id }) => id === effect.id);
  if (at < 0) return;
  body.effects.splice(at, 1);
  run.emit({ event: "effect-ends", effect: effect.id, card: effect.text.card, rule });
  if (effect.what.kind !== "control") return;
  const { creature: id } = effect.what;
  const creature = body.creatures.find((one) => one.id === id);
  if (creature === undefined) return;
  const to = controllerByEffects(body, creature);
  takeControl(run, creature, to, to === creature.owner ? "dc.control.default" : "dc.control.change");
}

/** Ends what lasts until an action has resolved, and what was about things that have left. */
export function endEffectsOf(run: Run, actionId: string): Deaths {
  const { effects } = run.body;
  if (effects.length === 0) return null;
  let ended = false;
  for (const effect of [...effects]) {
    const { until, what } = effect;
    const over = until.kind === "action" && (until.action === actionId || actionById(run.state, until.action) === null);
    // A shield against one source is over with it: the next use of the same text is a new source.
    if (what.kind === "shield" && (over || what.shield.action === actionId))
      remove(run, effect, "dc.action.source-per-use");
    else if (over) remove(run, effect, "dc.ruling.damage-values-on-resolution");
    else if (isPointless(run, effect)) remove(run, effect, "dc.ruling.acting-creature-lost");
    else continue;
    ended = true;
  }
  return ended ? checkHitPoints(run) : null;
}

/** Whether everything that an effect is about has left the battlefield. */
function isPointless(run: Run, { what }: Effect): boolean {
  const gone = (id: string): boolean => !run.body.creatures.some((creature) => creature.id === id);
  switch (what.kind) {
    case "shield":
      return gone(what.shield.creature);
    case "control":
      return gone(what.creature);
    case "rule":
      return what.things !== null && what.things.length > 0 && what.things.every(gone);
    case "watch":
      return false;
    default:
      throw new Error(`unknown effect ${JSON.stringify(what satisfies never)}`);
  }
}

/** Ends what lasts until the end of the activation, and forgets the uses of limited powers in it. */
export function endActivationEffects(run: Run): Deaths {
  const { body } = run;
  tidyUses(body);
  const over = body.effects.filter(
    ({ until }) => until.kind === "activation" && until.activation <= body.turn.activation,
  );
  for (const effect of over) remove(run, effect, "dc.activate.one-at-a-time");
  return checkHitPoints(run);
}
