/**
 * Lists what the two menus allow. Each candidate is put to the same claims that answers and reasons
 * are judged by; here they are asked in the order that rules most out first, since every response
 * window of a match is opened for every seat.
 */
import { DecisiveClaims } from "@undercroft/kernel";
import { attackClaims } from "./attacking.ts";
import { dodgeClaims } from "./dodging.ts";
import { envFor } from "./effects/env.ts";
import { attacksOf } from "./effects/targets.ts";
import { seatRef } from "./ids.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import { moveClaims } from "./moving/moving.ts";
import { actingClaims, helpersOf, momentClaims, requirementClaims } from "./orders.ts";
import { activatedPowers, kindOfPower, mayHaveActivated, powerClaims } from "./powers.ts";
import type { State } from "./procedures.ts";
import type { Answer } from "./questions.ts";
import { fitsAction } from "./reading/index.ts";
import { creatureOf, stackOf } from "./reading/names.ts";
import type { Creature } from "./state.ts";
import { rangedOf } from "./traits.ts";
import { collectClaims, tokensUnder } from "./treasure.ts";
import type { OrderCard } from "./vocabulary/index.ts";

type Claims = DecisiveClaims<RuleId>;

const fresh = (): Claims => new DecisiveClaims<RuleId>();

/** The actions that playing a card, or using a power, could answer: null alone if its text does not ask for one. */
export function responses(
  state: State,
  seat: number,
  self: string | null,
  card: string,
  filter: OrderCard["respondsTo"],
): readonly (string | null)[] {
  if (filter === undefined) return withoutResponse;
  const stack = stackOf(state);
  if (stack.length === 0) return none;
  const env = envFor(state, { seat, self, text: { card, path: [] }, names: {}, amount: null, response: null });
  const ids: string[] = [];
  for (const action of stack) if (!action.void && fitsAction(state, filter, action, env)) ids.push(action.id);
  return ids;
}

const withoutResponse: readonly null[] = [null];
const none: readonly string[] = [];

function addPlays(
  state: State,
  seat: number,
  order: OrderCard,
  creature: Creature,
  helpers: readonly Creature[],
  options: Answer[],
): void {
  const claims = fresh();
  actingClaims(state, seat, order, creature, claims);
  if (claims.settled) return;
  const alone = fresh();
  requirementClaims(state, order, creature, null, alone);
  const helped = fresh();
  if (helpers.length === 0) helped.forbid("dc.assist.who");
  else requirementClaims(state, order, creature, helpers, helped);
  if (alone.settled && helped.settled) return;
  const card = order.id;
  for (const response of responses(state, seat, creature.id, card, order.respondsTo)) {
    const moment = fresh();
    momentClaims(state, seat, order, creature, response, moment);
    if (moment.settled) continue;
    if (!alone.settled) options.push({ do: "play", card, creature: creature.id, assist: false, response });
    if (!helped.settled) options.push({ do: "play", card, creature: creature.id, assist: true, response });
  }
}

/** Cards of the hand on creatures: standard ones in no window, minor ones on the active creature alone. */
function addCards(state: State, seat: number, inWindow: boolean, options: Answer[]): void {
  const { body } = state;
  const hand = body.seats[seat]?.orderHand ?? [];
  const { active } = body.turn;
  for (const creature of body.creatures) {
    if (creature.controller !== seat) continue;
    let helpers: readonly Creature[] | null = null;
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] ?? "";
      const order = body.content.orders[card];
      if (order === undefined || hand.indexOf(card) !== i) continue;
      if (inWindow ? order.kind === "standard" : order.respondsTo !== undefined) continue;
      if (order.kind !== "immediate" && creature.id !== active) continue;
      helpers ??= helpersOf(state, seat, creature);
      addPlays(state, seat, order, creature, helpers, options);
    }
  }
}

function addPowersOf(state: State, seat: number, thing: string, inWindow: boolean, options: Answer[]): void {
  const powers = activatedPowers(state, thing, seat);
  const self = thing[0] === "c" ? thing : null;
  for (let power = 0; power < powers.length; power++) {
    const usable = powers[power];
    if (usable === undefined) continue;
    const kind = kindOfPower(usable.power);
    if (inWindow && kind === "standard") continue;
    if (kind !== "immediate" && self !== null && self !== state.body.turn.active) continue;
    for (const response of responses(state, seat, self, usable.text.card, usable.power.respondsTo)) {
      const claims = powerClaims(state, seat, thing, usable, response, fresh());
      if (!claims.settled) options.push({ do: "power", thing, power, response });
    }
  }
}

function addPowers(state: State, seat: number, inWindow: boolean, options: Answer[]): void {
  for (const creature of state.body.creatures)
    if (creature.controller === seat && mayHaveActivated(state, creature))
      addPowersOf(state, seat, creature.id, inWindow, options);
  addPowersOf(state, seat, seatRef(seat), inWindow, options);
}

function addAttacks(state: State, seat: number, attacker: Creature, options: Answer[]): void {
  const shoots = rangedOf(state.body, attacker) !== null;
  for (const { id: target } of state.body.creatures) {
    if (target === attacker.id) continue;
    if (!attackClaims(state, seat, attacker, "melee", target, fresh()).settled)
      options.push({ do: "attack", attack: "melee", target });
    if (shoots && !attackClaims(state, seat, attacker, "ranged", target, fresh()).settled)
      options.push({ do: "attack", attack: "ranged", target });
  }
}

/** Everything the turn player may do next on an empty stack. */
export function turnOptions(state: State, seat: number): readonly Answer[] {
  const { body } = state;
  const options: Answer[] = [];
  const active = body.turn.active === null ? null : creatureOf(body, body.turn.active);
  if (active !== null) {
    if (!moveClaims(state, seat, active, fresh()).settled) options.push({ do: "move" });
    addAttacks(state, seat, active, options);
    for (const at of tokensUnder(body, active))
      if (!collectClaims(state, seat, active, at, fresh()).settled) options.push({ do: "collect", at });
  }
  addCards(state, seat, false, options);
  addPowers(state, seat, false, options);
  for (const creature of body.creatures)
    if (creature.controller === seat && !creature.activated) options.push({ do: "activate", creature: creature.id });
  if (active !== null) options.push({ do: "end-activation" });
  options.push({ do: "end-phase" });
  return options;
}

/** Everything a seat may do in a response window. */
export function respondOptions(state: State, seat: number): readonly Answer[] {
  const options: Answer[] = [];
  addCards(state, seat, true, options);
  addPowers(state, seat, true, options);
  for (const action of stackOf(state)) {
    if (action.void || action.what === "move" || action.what === "collect" || action.what === "dodge") continue;
    for (const { targets } of attacksOf(state, action))
      for (const creature of targets)
        if (!dodgeClaims(state, seat, creature, action.id, fresh()).settled)
          options.push({ do: "dodge", creature, action: action.id });
  }
  options.push({ do: "pass" });
  return options;
}
