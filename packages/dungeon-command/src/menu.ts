import type { Claims, Domain, Verdict } from "@undercroft/kernel";
import { Claims as ClaimList, listDomain, sameJson } from "@undercroft/kernel";
import { attackClaims } from "./attacking.ts";
import { dodgeClaims } from "./dodging.ts";
import { envFor } from "./effects/env.ts";
import { seatRef } from "./ids.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import { moveClaims } from "./moving/moving.ts";
import { playClaims } from "./orders.ts";
import { activatedPowers, kindOfPower, powerClaims } from "./powers.ts";
import { verdict } from "./precedence.ts";
import type { State } from "./procedures.ts";
import type { Answer } from "./questions.ts";
import { fitsAction } from "./reading/index.ts";
import { stackOf } from "./reading/names.ts";
import type { Creature } from "./state.ts";
import { rangedOf } from "./traits.ts";
import { collectClaims, tokensUnder } from "./treasure.ts";
import type { OrderCard } from "./vocabulary/index.ts";

/** Takes a candidate; returns false to stop looking. */
type Visit = (answer: Answer) => boolean;

function creatureOf(state: State, id: string | null): Creature | undefined {
  return id === null ? undefined : state.body.creatures.find((c) => c.id === id);
}

/** What the rules say of one answer to the question for the next deed, or to a response window. */
export function menuClaims(state: State, seat: number, answer: Answer): Claims<RuleId> {
  const { body } = state;
  const claims = new ClaimList<RuleId>();
  const active = creatureOf(state, body.turn.active);
  switch (answer.do) {
    case "pass":
    case "end-phase":
      return claims;
    case "end-activation":
      if (active === undefined) claims.forbid("dc.activate.one-at-a-time");
      return claims;
    case "activate":
      return activateClaims(state, seat, answer.creature);
    case "move":
      return active === undefined ? nobodyActs() : moveClaims(state, seat, active);
    case "attack":
      return active === undefined ? nobodyActs() : attackClaims(state, seat, active, answer.attack, answer.target);
    case "collect":
      return active === undefined ? nobodyActs() : collectClaims(state, seat, active, answer.at);
    case "dodge":
      return dodgeClaims(state, seat, answer.creature, answer.action);
    case "play": {
      const order = body.content.orders[answer.card];
      const creature = creatureOf(state, answer.creature);
      if (order === undefined || creature === undefined) {
        claims.forbid("dc.orders.acting-creature");
        return claims;
      }
      return playClaims(state, seat, order, creature, answer.assist, answer.response);
    }
    case "power": {
      const usable = activatedPowers(state, answer.thing, seat)[answer.power];
      if (usable !== undefined) return powerClaims(state, seat, answer.thing, usable, answer.response);
      claims.forbid("dc.power.printed");
      return claims;
    }
    default:
      claims.forbid("dc.activate.options-any-order");
      return claims;
  }
}

function nobodyActs(): Claims<RuleId> {
  const claims = new ClaimList<RuleId>();
  claims.forbid("dc.activate.declare");
  return claims;
}

/** dc.activate.one-at-a-time, dc.ruling.activation-limits */
function activateClaims(state: State, seat: number, id: string): Claims<RuleId> {
  const claims = new ClaimList<RuleId>();
  const creature = creatureOf(state, id);
  if (creature === undefined || creature.controller !== seat) claims.forbid("dc.control.needed");
  else if (creature.activated) claims.forbid("dc.ruling.activation-limits");
  return claims;
}

function seatNumber(state: State, seat: string): number {
  return state.body.seats.findIndex((s) => s.id === seat);
}

/** Cards of the hand that a response could use, each card once. */
function distinct(hand: readonly string[]): readonly string[] {
  return hand.length < 2 ? hand : hand.filter((card, i) => hand.indexOf(card) === i);
}

/** The actions that playing a card, or using a power, could answer: null alone if its text does not ask for one. */
function responses(
  state: State,
  seat: number,
  self: string | null,
  card: string,
  filter: OrderCard["respondsTo"],
): readonly (string | null)[] {
  if (filter === undefined) return [null];
  const env = envFor(state, { seat, self, text: { card, path: [] }, names: {}, amount: null, response: null });
  const ids: string[] = [];
  for (const action of stackOf(state)) if (!action.void && fitsAction(state, filter, action, env)) ids.push(action.id);
  return ids;
}

/** Cards on creatures and powers: what both menus have. `strict` leaves out what is hopeless at first sight. */
function visitCards(state: State, seat: number, strict: boolean, window: boolean, visit: Visit): boolean {
  const { body } = state;
  const owner = body.seats[seat];
  if (owner === undefined) return true;
  const { active } = body.turn;
  for (const card of distinct(owner.orderHand)) {
    const order = body.content.orders[card];
    if (order === undefined) continue;
    if (strict && window && order.kind === "standard") continue;
    if (strict && order.respondsTo !== undefined && !window) continue;
    for (const creature of body.creatures) {
      if (creature.controller !== seat) continue;
      if (strict && order.kind !== "immediate" && creature.id !== active) continue;
      const answers = responses(state, seat, creature.id, card, order.respondsTo);
      for (const response of answers)
        for (const assist of [false, true])
          if (!visit({ do: "play", card, creature: creature.id, assist, response })) return false;
    }
  }
  return visitPowers(state, seat, strict, window, visit);
}

function visitPowers(state: State, seat: number, strict: boolean, window: boolean, visit: Visit): boolean {
  const visitThing = (thing: string): boolean => {
    const powers = activatedPowers(state, thing, seat);
    for (let power = 0; power < powers.length; power++) {
      const usable = powers[power];
      if (usable === undefined) continue;
      const kind = kindOfPower(usable.power);
      if (strict && window && kind === "standard") continue;
      if (strict && kind !== "immediate" && thing !== state.body.turn.active && thing[0] === "c") continue;
      const self = thing[0] === "c" ? thing : null;
      for (const response of responses(state, seat, self, usable.text.card, usable.power.respondsTo))
        if (!visit({ do: "power", thing, power, response })) return false;
    }
    return true;
  };
  for (const creature of state.body.creatures)
    if (creature.controller === seat && !visitThing(creature.id)) return false;
  return visitThing(seatRef(seat));
}

/** Everything the turn player could try on an empty stack. */
function visitTurn(state: State, seat: number, strict: boolean, visit: Visit): boolean {
  const { body } = state;
  const active = creatureOf(state, body.turn.active);
  if (active !== undefined) {
    if (!visit({ do: "move" })) return false;
    if (!strict || !active.tapped || body.effects.length > 0)
      for (const target of body.creatures) {
        if (target.id === active.id) continue;
        if (!visit({ do: "attack", attack: "melee", target: target.id })) return false;
        if (rangedOf(state.body, active) !== null || !strict)
          if (!visit({ do: "attack", attack: "ranged", target: target.id })) return false;
      }
    for (const at of tokensUnder(body, active)) if (!visit({ do: "collect", at })) return false;
  }
  if (!visitCards(state, seat, strict, false, visit)) return false;
  for (const creature of body.creatures)
    if (creature.controller === seat && (!strict || !creature.activated))
      if (!visit({ do: "activate", creature: creature.id })) return false;
  if (active !== undefined && !visit({ do: "end-activation" })) return false;
  return visit({ do: "end-phase" });
}

/** Everything a seat could try in a response window. */
function visitRespond(state: State, seat: number, strict: boolean, visit: Visit): boolean {
  if (!visitCards(state, seat, strict, true, visit)) return false;
  for (const action of stackOf(state)) {
    if (action.void) continue;
    for (const creature of state.body.creatures) {
      if (creature.controller !== seat || (strict && creature.tapped)) continue;
      if (!visit({ do: "dodge", creature: creature.id, action: action.id })) return false;
    }
  }
  return visit({ do: "pass" });
}

function isLegal(state: State, seat: number, answer: Answer): boolean {
  return verdict(menuClaims(state, seat, answer)).legal;
}

/** The legal answers of the two menus. */
export function menuDomain(state: State, kind: "turn" | "respond", seatId: string): Domain<Answer> {
  const seat = seatNumber(state, seatId);
  const options: Answer[] = [];
  const visit: Visit = (answer) => {
    if (isLegal(state, seat, answer)) options.push(answer);
    return true;
  };
  if (kind === "turn") visitTurn(state, seat, true, visit);
  else visitRespond(state, seat, true, visit);
  return listDomain("list", options, (answer) => checkMenu(state, kind, seatId, answer));
}

/** Whether one answer to a menu is legal, and by which rule if not. */
export function checkMenu(state: State, kind: "turn" | "respond", seatId: string, answer: Answer): Verdict<RuleId> {
  const fits =
    kind === "respond"
      ? answer.do === "play" || answer.do === "power" || answer.do === "dodge" || answer.do === "pass"
      : answer.do !== "pass" && answer.do !== "dodge";
  if (!fits) return { legal: false, rule: "dc.ruling.response-kinds" };
  return verdict(menuClaims(state, seatNumber(state, seatId), answer));
}

/** One thing that a seat might have wanted to do and may not, with the rule that says so. */
export interface WhyNot {
  readonly answer: Answer;
  readonly rule: RuleId;
}

/** Everything a menu greys out, with reasons; made only when somebody asks. */
export function whyNot(state: State, kind: "turn" | "respond", seatId: string): readonly WhyNot[] {
  const seat = seatNumber(state, seatId);
  const refused: WhyNot[] = [];
  const visit: Visit = (answer) => {
    const result = verdict(menuClaims(state, seat, answer));
    if (!result.legal && !refused.some((r) => sameJson(r.answer, answer))) refused.push({ answer, rule: result.rule });
    return true;
  };
  if (kind === "turn") visitTurn(state, seat, false, visit);
  else visitRespond(state, seat, false, visit);
  return refused;
}
