import type { Next } from "@undercroft/kernel";
import { takeCollected } from "@undercroft/kernel";
import { makeChange } from "../changes/make.ts";
import { noteDeed } from "../deeds.ts";
import { answeredBy, attackerDodged } from "../dodging.ts";
import { withNames } from "../effects/binding.ts";
import { needsTap } from "../effects/costs.ts";
import { cardNames, recordUse } from "../effects/limits.ts";
import { actionsAt, programsAt, targetSpecs } from "../effects/targets.ts";
import { newId, seatOf } from "../ids.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { coverRule } from "../line-of-sight.ts";
import { isOpponent } from "../multiplayer.ts";
import { assistants } from "../orders.ts";
import { activatedPowers, kindOfPower } from "../powers.ts";
import type { Chapter, Dc, Run } from "../procedures.ts";
import { ask, call, done, nothing } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { creatureOf } from "../reading/names.ts";
import type { Creature, Names, TextRef } from "../state.ts";
import { permits } from "../traits.ts";
import type { Cost } from "../vocabulary/index.ts";
import type { Declaration, StackLocals, UsedPower } from "./locals.ts";
import { topAction } from "./pile.ts";
import { powerUsed } from "./power-used.ts";
import { targetsTold } from "./targets-told.ts";
import { type CardInPlay, newAction, pile, type Waiting } from "./waiting.ts";

type Declared<K extends Answer["do"]> = Extract<Answer, { readonly do: K }>;

function find(run: Run, id: string): Creature {
  const creature = run.body.creatures.find((c) => c.id === id);
  if (creature === undefined) throw new Error(`creature ${id} is not on the battlefield`);
  return creature;
}

/** Notes what a creature does, if what it paid for it has not destroyed it. */
function noteOf(run: Run, id: string, deed: "attack" | "play-order"): void {
  const creature = creatureOf(run.body, id);
  if (creature !== null) noteDeed(run, creature, deed);
}

/** Which creatures tap on declaration, and by which rule (dc.ruling.tap-paid-on-declaration). */
function toTap(run: Run, locals: Declaration): readonly { readonly creature: string; readonly rule: RuleId }[] {
  const { answer } = locals;
  const active = run.body.turn.active ?? "";
  switch (answer.do) {
    case "attack":
      return permits(run.state, "attack-without-tapping", find(run, active)) === null
        ? [{ creature: active, rule: "dc.power.attack-as-standard-taps" }]
        : [];
    case "collect":
      return [{ creature: active, rule: "dc.kind.standard-taps" }];
    case "dodge":
      return [{ creature: answer.creature, rule: "dc.kind.immediate-taps" }];
    case "play": {
      const kind = run.body.content.orders[answer.card]?.kind ?? "minor";
      const assisting = locals.assisting.map(
        (creature) =>
          ({
            creature,
            rule: kind === "minor" ? "dc.assist.tap-even-for-minor" : "dc.assist.tap-each",
          }) as const,
      );
      if (kind === "minor") return assisting;
      const rule = kind === "standard" ? "dc.kind.standard-taps" : "dc.kind.immediate-taps";
      return [{ creature: answer.creature, rule }, ...assisting];
    }
    case "power": {
      if (locals.power === null || seatOf(answer.thing) !== null) return [];
      const power = powerUsed(run.body.content, locals.power);
      const rule = power.tap === true ? "dc.power.tap-symbol-taps" : "dc.kind.standard-taps";
      return needsTap(power) ? [{ creature: answer.thing, rule }] : [];
    }
    default:
      return [];
  }
}

/** The actions of an order or power, lowest first: the first printed lies on top. */
function printedActions(
  run: Run,
  locals: Declaration,
  text: TextRef,
  own: Pick<Waiting, "what" | "kind" | "response" | "card"> & { readonly self: string | null; readonly bound: Names },
): Waiting[] {
  const { self, bound, what, kind, response, card } = own;
  const list: Waiting[] = [];
  programsAt(run.body.content, text).forEach((program, i) => {
    const targets = locals.aimed[i] ?? {};
    const names = withNames(bound, targets);
    const own = { what, kind, response, card, program, names, targets: Object.keys(targets), later: i > 0 };
    list.push(newAction(run.body, locals.seat, self, own));
  });
  return list.reverse();
}

function playCard(run: Run, locals: Declaration, answer: Declared<"play">, bound: Names): Next<Dc> {
  const { body } = run;
  const seat = body.seats[locals.seat];
  const order = body.content.orders[answer.card];
  if (seat === undefined || order === undefined) throw new Error(`no card ${answer.card} to play`);
  seat.orderHand.splice(seat.orderHand.indexOf(answer.card), 1);
  const known = seat.knownOrders.indexOf(answer.card);
  if (known >= 0) seat.knownOrders.splice(known, 1);
  const card: CardInPlay = { id: newId(body, "k"), card: answer.card, owner: locals.seat };
  const text = { card: answer.card, path: [] };
  const response = answer.response ?? topAction(run.state)?.id ?? null;
  const actions = printedActions(run, locals, text, {
    what: "order",
    kind: order.kind,
    response,
    card,
    self: answer.creature,
    bound,
  });
  noteOf(run, answer.creature, "play-order");
  for (const creature of locals.assisting)
    run.emit({ event: "assisted", seat: locals.seat, creature, acting: answer.creature, rule: "dc.assist.who" });
  run.emit({
    event: "order-played",
    actions: actions.map((a) => a.id).reverse(),
    seat: locals.seat,
    creature: answer.creature,
    card: answer.card,
    assisting: locals.assisting,
    targets: targetsTold(actions),
    kind: order.kind,
    rule: actions.length > 1 ? "dc.stack.multi-action-reverse-push" : "dc.orders.acting-creature",
  });
  return call(
    { procedure: "order", locals: { card, actions, declared: takeCollected(run), attached: false, idle: 0 } },
    "end",
  );
}

function spendPower(run: Run, locals: Declaration, answer: Declared<"power">, bound: Names): Next<Dc> {
  const { power: used } = locals;
  if (used === null) throw new Error(`${answer.thing} has no power ${answer.power}`);
  const power = powerUsed(run.body.content, used);
  const self = seatOf(answer.thing) === null ? answer.thing : null;
  const kind = kindOfPower(power);
  recordUse(run, used.uses ?? answer.thing, used.text);
  const response = answer.response ?? topAction(run.state)?.id ?? null;
  const actions = printedActions(run, locals, used.text, { what: "power", kind, response, card: null, self, bound });
  run.emit({
    event: "power-used",
    actions: actions.map((a) => a.id).reverse(),
    seat: locals.seat,
    creature: self,
    card: used.text.card,
    targets: targetsTold(actions),
    rule: power.tap === true ? "dc.tap.symbol-cost" : "dc.power.is-action",
  });
  const lowest = pile(actions, takeCollected(run));
  return lowest === null ? done(nothing) : call({ procedure: "action", locals: lowest }, "end");
}

function putOnStack(run: Run, action: Waiting): Next<Dc> {
  action.declared = takeCollected(run);
  return call({ procedure: "action", locals: action }, "end");
}

const attackPrograms: { readonly [T in "melee" | "ranged"]: TextRef } = {
  melee: { card: "rules/melee", path: ["actions", 0] },
  ranged: { card: "rules/ranged", path: ["actions", 0] },
};

/** Everything is chosen and paid: the action goes on the stack. */
function push(run: Run, locals: Declaration, bound: Names): Next<Dc> {
  const { answer, seat } = locals;
  const active = run.body.turn.active;
  switch (answer.do) {
    case "play":
      return playCard(run, locals, answer, bound);
    case "power":
      return spendPower(run, locals, answer, bound);
    case "move": {
      const creature = find(run, active ?? "");
      creature.moves += 1;
      const action = newAction(run.body, seat, creature.id, { what: "move" });
      run.emit({
        event: "move-declared",
        action: action.id,
        seat,
        creature: creature.id,
        rule: "dc.activate.move-option",
      });
      return putOnStack(run, action);
    }
    case "attack": {
      const creature = active ?? "";
      noteOf(run, creature, "attack");
      const action = newAction(run.body, seat, creature, {
        what: "attack",
        kind: "standard",
        program: attackPrograms[answer.attack],
        names: { target: [answer.target] },
        targets: ["target"],
        attack: answer.attack,
      });
      run.emit({
        event: "attack-declared",
        action: action.id,
        seat,
        creature,
        target: answer.target,
        attack: answer.attack,
        rule: "dc.attack.declare",
      });
      noteAttack(run, creature, answer.target);
      return putOnStack(run, action);
    }
    case "collect": {
      const action = newAction(run.body, seat, active, { what: "collect", kind: "standard", square: answer.at });
      run.emit({
        event: "collect-declared",
        action: action.id,
        seat,
        creature: active ?? "",
        at: answer.at,
        rule: "dc.treasure.collect-action",
      });
      if (creatureOf(run.body, active ?? "")?.deeds["reveal-chest"]?.activation === run.body.turn.activation)
        run.emit({ event: "noted", thing: active, rule: "dc.treasure.revealer-may-collect" });
      return putOnStack(run, action);
    }
    case "dodge": {
      const dodged = answeredBy(run.state, answer.action, answer.creature);
      const action = newAction(run.body, seat, answer.creature, {
        what: "dodge",
        kind: "immediate",
        response: answer.action,
        names: dodged.length === 0 ? {} : { dodged },
      });
      run.emit({
        event: "dodge-declared",
        action: action.id,
        seat,
        creature: answer.creature,
        against: answer.action,
        rule: "dc.dodge.action",
      });
      noteDodge(run, answer.creature, answer.action);
      return putOnStack(run, action);
    }
    default:
      throw new Error(`"${answer.do}" declares no action`);
  }
}

/** What made this attack possible where a reader might doubt it. */
function noteAttack(run: Run, id: string, against: string): void {
  const attacker = creatureOf(run.body, id);
  const target = creatureOf(run.body, against);
  if (attacker === null || target === null) return;
  if (!isOpponent(run.body, attacker.controller, target.controller))
    run.emit({ event: "noted", thing: target.id, rule: "dc.attack.any-side" });
  if (attacker.moves > 0) run.emit({ event: "noted", thing: id, rule: "dc.move.no-tap" });
}

/** An attack is answered, and by which cover. */
function noteDodge(run: Run, id: string, against: string): void {
  run.emit({ event: "noted", thing: id, rule: "dc.attack.responses" });
  const attacker = attackerDodged(run.state, against, id);
  const cover = attacker === null ? null : coverRule(run.body, attacker, id);
  if (cover !== null) run.emit({ event: "noted", thing: id, rule: cover });
}

/** The text with targets and costs that a declaration is about, or null for the rulebook's own actions. */
function textOf({ answer, power }: Declaration): TextRef | null {
  return answer.do === "play" ? { card: answer.card, path: [] } : (power?.text ?? null);
}

/** The power that an answer uses, as it is given when the declaration begins. */
function powerOf(run: Run, { answer, seat }: Declaration): UsedPower | null {
  if (answer.do !== "power") return null;
  const found = activatedPowers(run.state, answer.thing, seat)[answer.power];
  return found === undefined ? null : { text: found.text, attached: found.attached, uses: found.uses };
}

function costsOf(run: Run, { answer, power }: Declaration): readonly Cost[] {
  if (answer.do === "play") return run.body.content.orders[answer.card]?.costs ?? [];
  return power === null ? [] : (powerUsed(run.body.content, power).costs ?? []);
}

/** What the text's own words mean before anything is chosen: "card" in a text that an attached card adds. */
function boundBefore({ power }: Declaration): Names {
  return power === null ? {} : cardNames(power.attached);
}

function selfOf(run: Run, answer: Answer): string | null {
  if (answer.do === "play") return answer.creature;
  if (answer.do === "power") return seatOf(answer.thing) === null ? answer.thing : null;
  return run.body.turn.active;
}

/** Targets are chosen, if the text asks for any. */
function aim(run: Run, locals: Declaration): Next<Dc> {
  const text = textOf(locals);
  if (text === null) return tap(run, locals);
  if (targetSpecs(run.body.content, text).length === 0) {
    locals.aimed = actionsAt(run.body.content, text).map(() => ({}));
    return pay(run, locals);
  }
  const { answer, seat } = locals;
  const given = answer.do === "play" || answer.do === "power" ? answer.response : null;
  const response = given ?? topAction(run.state)?.id ?? null;
  const bound = boundBefore(locals);
  const self = selfOf(run, answer);
  return call(
    { procedure: "aim", locals: { seat, self, text, bound, amount: null, response, chosen: [], at: 0 } },
    "aimed",
  );
}

function pay(run: Run, locals: Declaration): Next<Dc> {
  const costs = costsOf(run, locals);
  const text = textOf(locals);
  if (costs.length === 0 || text === null) return tap(run, locals);
  const { seat } = locals;
  const self = selfOf(run, locals.answer);
  const names = boundBefore(locals);
  return call({ procedure: "pay", locals: { costs, tap: null, seat, self, text, names, at: 0 } }, "paid");
}

function tap(run: Run, locals: Declaration): Next<Dc> {
  locals.tapping.push(...toTap(run, locals));
  return tapNext(run, locals);
}

/** Taps one creature after the other to pay for what is declared; then that goes on the stack. */
function tapNext(run: Run, locals: Declaration): Next<Dc> {
  for (let one = locals.tapping.shift(); one !== undefined; one = locals.tapping.shift()) {
    const { creature: id, rule } = one;
    const creature = creatureOf(run.body, id);
    if (creature === null) continue;
    const seat = creature.controller;
    const source = { action: null, creature: id, seat, card: null, attack: null, terrain: null };
    const made = makeChange(run, { change: "tap", creature: id }, source, rule, "tapNext");
    if (made !== null) return made;
  }
  return push(run, locals, withNames(boundBefore(locals), locals.paid));
}

/**
 * A declaration: assisting creatures, then targets, then costs, then the taps; only then does anybody
 * else learn what it is. What the payments trigger goes on the stack above the action.
 */
export const declareProcedures: Chapter<Pick<StackLocals, "declare">> = {
  declare: {
    collects: true,
    steps: {
      start: (run, locals) => {
        const { answer, seat } = locals;
        locals.power = powerOf(run, locals);
        const owner = run.body.seats[seat];
        if (answer.do !== "play" || !answer.assist || owner === undefined) return aim(run, locals);
        const { from, need } = assistants(run.state, seat, answer.card, answer.creature);
        return ask(
          {
            kind: "choose",
            purpose: "assist",
            from,
            min: 1,
            max: from.length,
            text: { card: answer.card, path: [] },
            self: answer.creature,
            need,
            hidden: null,
            rule: "dc.assist.who",
          },
          [owner.id],
          "assisted",
        );
      },
      assisted: (run, locals, input) => {
        if (input.kind !== "answer" || input.answer.do !== "choose") return done(nothing);
        locals.assisting = input.answer.things;
        return aim(run, locals);
      },
      aimed: (run, locals, input) => {
        if (input.kind !== "result" || input.result.is !== "aimed" || input.result.names === null) return done(nothing);
        locals.aimed = input.result.names;
        return pay(run, locals);
      },
      paid: (run, locals, input) => {
        if (input.kind !== "result" || input.result.is !== "paid" || !input.result.paid) return done(nothing);
        locals.paid = input.result.names;
        return tap(run, locals);
      },
      tapNext,
      end: () => done(nothing),
    },
  },
};
