import type { Claims, Domain, Verdict } from "@undercroft/kernel";
import { Claims as ClaimList, listDomain } from "@undercroft/kernel";
import { attackClaims } from "./attacking.ts";
import { dodgeClaims } from "./dodging.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import { respondOptions, turnOptions } from "./menu-options.ts";
import { moveClaims } from "./moving/moving.ts";
import { foreignRule } from "./multiplayer.ts";
import { playClaims } from "./orders.ts";
import { activatedPowers, powerClaims } from "./powers.ts";
import { verdict } from "./precedence.ts";
import type { State } from "./procedures.ts";
import type { Answer } from "./questions.ts";
import { orderOf } from "./reading/facts.ts";
import type { Creature } from "./state.ts";
import { collectClaims } from "./treasure.ts";

function creatureOf(state: State, id: string | null): Creature | undefined {
  return id === null ? undefined : state.body.creatures.find((c) => c.id === id);
}

/** What the rules say of one answer to the question for the next deed, or to a response window. */
export function menuClaims(
  state: State,
  seat: number,
  answer: Answer,
  claims: Claims<RuleId> = new ClaimList<RuleId>(),
): Claims<RuleId> {
  const { body } = state;
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
      return active === undefined ? nobodyActs() : moveClaims(state, active);
    case "attack":
      return active === undefined
        ? nobodyActs()
        : attackClaims(state, seat, active, answer.attack, answer.target, claims);
    case "collect":
      return active === undefined ? nobodyActs() : collectClaims(state, seat, active, answer.at);
    case "dodge":
      return dodgeClaims(state, seat, answer.creature, answer.action, claims);
    case "play": {
      const order = orderOf(body, answer.card);
      const creature = creatureOf(state, answer.creature);
      if (order === undefined || creature === undefined) {
        claims.forbid("dc.orders.acting-creature");
        return claims;
      }
      return playClaims(state, seat, order, creature, answer.assist, answer.response, claims);
    }
    case "power": {
      const usable = activatedPowers(state, answer.thing, seat)[answer.power];
      if (usable !== undefined) return powerClaims(state, seat, answer.thing, usable, answer.response, claims);
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
  if (creature === undefined) claims.forbid("dc.control.needed");
  else if (creature.controller !== seat) claims.forbid(foreignRule(state.body, seat, creature.controller));
  else if (creature.activated) claims.forbid("dc.ruling.activation-limits");
  return claims;
}

function seatNumber(state: State, seat: string): number {
  return state.body.seats.findIndex((s) => s.id === seat);
}

/** The legal answers of the two menus. */
export function menuDomain(state: State, kind: "turn" | "respond", seatId: string): Domain<Answer> {
  const seat = seatNumber(state, seatId);
  const options = kind === "turn" ? turnOptions(state, seat) : respondOptions(state, seat);
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
