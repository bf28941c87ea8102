/**
 * Lists what the two menus allow. Each candidate is put to the same claims that answers and reasons
 * are judged by; here they are asked in the order that rules most out first, since every response
 * window of a match is opened for every seat.
 */
import { Claims } from "@undercroft/kernel";
import { basicTerms, besideEnemyClaims, reachClaims, shotClaims, strikeClaims } from "./attacking.ts";
import { dodgeClaims } from "./dodging.ts";
import { envFor } from "./effects/env.ts";
import type { Env } from "./effects/locals.ts";
import { attacksOf, type WaitingAttack } from "./effects/targets.ts";
import { seatRef } from "./ids.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import { moveClaims } from "./moving/moving.ts";
import { areAdjacent, nearestTo } from "./moving/space.ts";
import { actingClaims, helpersOf, momentClaims, requirementClaims } from "./orders.ts";
import { kindOfPower, powerClaims } from "./powers.ts";
import type { State } from "./procedures.ts";
import type { Answer } from "./questions.ts";
import { factsOf } from "./reading/facts.ts";
import { fitsWords, isAimedAs, isSuchAction, readsWords } from "./reading/index.ts";
import { creatureOf, stackOf } from "./reading/names.ts";
import type { Meets, WholeOrder } from "./reading/whole.ts";
import type { Waiting } from "./stack/waiting.ts";
import type { Creature } from "./state.ts";
import { rangedOf, type UsablePower, usablePowersOf, usablePowersOfSeat } from "./traits.ts";
import { collectClaims, tokensUnder } from "./treasure.ts";
import type { ActionFilter, ActionKind } from "./vocabulary/index.ts";

const fresh = (): Claims<RuleId> => new Claims("verdict");

/** The actions that playing a card, or using a power, could answer: null alone if its text does not ask for one. */
export function responses(
  state: State,
  seat: number,
  self: string | null,
  card: string,
  filter: WholeOrder["respondsTo"],
): readonly (string | null)[] {
  if (filter === undefined) return withoutResponse;
  return answered(state, suchActions(state, seat, stackOf(state), filter), seat, self, card, filter);
}

const withoutResponse: readonly null[] = [null];
const noIds: readonly string[] = [];
const noActions: readonly Waiting[] = [];

/** The actions of the sort that a text answers, whoever does. */
function suchActions(
  { body }: State,
  seat: number,
  stack: readonly Waiting[],
  filter: ActionFilter,
): readonly Waiting[] {
  let such: Waiting[] | null = null;
  for (const action of stack) {
    if (!isSuchAction(body, filter, action, seat)) continue;
    if (such === null) such = [action];
    else such.push(action);
  }
  return such ?? noActions;
}

/** The ids of those among such actions that a text may answer. Words are only bound for what is seen through them. */
function answered(
  state: State,
  such: readonly Waiting[],
  seat: number,
  self: string | null,
  card: string,
  filter: ActionFilter,
): readonly string[] {
  let ids: string[] | null = null;
  let env: Env | null = null;
  for (const action of such) {
    if (!isAimedAs(filter, action, self)) continue;
    if (readsWords(filter)) {
      env ??= envFor(state, { seat, self, text: { card, path: [] }, names: {}, amount: null, response: null });
      if (!fitsWords(state, filter, action, env)) continue;
    }
    if (ids === null) ids = [action.id];
    else ids.push(action.id);
  }
  return ids ?? noIds;
}

/** A menu while it is put together. */
interface Menu {
  readonly state: State;
  readonly seat: number;
  /** It is of a response window, and not of the turn player on an empty stack. */
  readonly inWindow: boolean;
  readonly stack: readonly Waiting[];
  readonly options: Answer[];
}

/** Whether a creature brings what a card asks for: by itself, with the Levels of others, or not at all. */
function meets(state: State, order: WholeOrder, creature: Creature): Meets {
  const known = order.meets.get(creature.card);
  if (known !== undefined) return known;
  const alone = fresh();
  requirementClaims(state, order, creature, null, alone);
  // Assisting creatures bring their Levels and nothing else.
  const lacksLevels = alone.list.every(
    ({ says, rule }) => says === "permits" || rule === "dc.orders.level-requirement",
  );
  const met = !alone.settled ? "alone" : lacksLevels ? "with-help" : "never";
  if (factsOf(state.body.content).printedRequirements) order.meets.set(creature.card, met);
  return met;
}

/** What stands around a creature, whatever the card; null until somebody asks. */
interface Around {
  /** Those who could assist it. */
  helpers: readonly Creature[] | null;
  nearest: ReturnType<typeof nearestTo> | null;
}

/** False if those that a card must be aimed at stand too far away, walls or not. */
function mayHaveTargets({ state, seat }: Menu, { near }: WholeOrder, creature: Creature, around: Around): boolean {
  if (near === null) return true;
  around.nearest ??= nearestTo(state.body, creature, seat);
  return around.nearest[near.who] <= near.squares;
}

/** Whether a card could be played on a creature with the help of those beside it. */
function canBeHelped({ state, seat }: Menu, order: WholeOrder, creature: Creature, around: Around): boolean {
  around.helpers ??= helpersOf(state, seat, creature);
  if (around.helpers.length === 0) return false;
  const claims = fresh();
  requirementClaims(state, order, creature, around.helpers, claims);
  return !claims.settled;
}

/** Plays of one card on a creature that may take an action of its kind now, in answer to one of these actions. */
function addPlays(
  menu: Menu,
  order: WholeOrder,
  creature: Creature,
  around: Around,
  answers: readonly (string | null)[],
): void {
  const { state, seat, options } = menu;
  const met = meets(state, order, creature);
  if (met === "never") return;
  // Most cards have nobody to be aimed at: who could help is asked first only where nothing goes without help.
  let helps = met === "alone" ? null : canBeHelped(menu, order, creature, around);
  if (helps === false) return;
  const card = order.id;
  for (const response of answers) {
    const moment = fresh();
    momentClaims(state, seat, order, creature, response, moment);
    if (moment.settled) continue;
    if (met === "alone") options.push({ do: "play", card, creature: creature.id, assist: false, response });
    helps ??= canBeHelped(menu, order, creature, around);
    if (helps) options.push({ do: "play", card, creature: creature.id, assist: true, response });
  }
}

/** A card of the hand that could be played now by somebody, and the actions of the sort that its text answers. */
interface Playable {
  readonly order: WholeOrder;
  readonly such: readonly Waiting[];
}

const noCards: readonly Playable[] = [];

/** Cards of the hand that could be played now by somebody: standard ones in no window, those that answer something only there. */
function playable({ state, seat, inWindow, stack }: Menu): readonly Playable[] {
  const { seats } = state.body;
  const { orders } = factsOf(state.body.content);
  const hand = seats[seat]?.orderHand ?? noIds;
  let cards: Playable[] | null = null;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] ?? "";
    const order = orders.get(card);
    if (order === undefined) continue;
    const { kind, respondsTo } = order;
    if (inWindow ? kind === "standard" : respondsTo !== undefined) continue;
    const such = respondsTo === undefined ? noActions : suchActions(state, seat, stack, respondsTo);
    if ((respondsTo !== undefined && such.length === 0) || hand.indexOf(card) !== i) continue;
    if (cards === null) cards = [{ order, such }];
    else cards.push({ order, such });
  }
  return cards ?? noCards;
}

/** Cards of the hand on creatures; minor and standard ones on the active creature alone. */
function addCards(menu: Menu): void {
  const { body } = menu.state;
  const cards = playable(menu);
  if (cards.length === 0) return;
  const immediate = cards.filter(({ order }) => order.kind === "immediate");
  for (const creature of body.creatures) {
    if (creature.controller !== menu.seat) continue;
    const own = creature.id === body.turn.active ? cards : immediate;
    if (own.length > 0) addCardsOf(menu, creature, own);
  }
}

function addCardsOf(menu: Menu, creature: Creature, cards: readonly Playable[]): void {
  const { state, seat } = menu;
  // Whether a creature may act depends on the kind of action and not on the card, who helps it on neither.
  let kindBefore: ActionKind | null = null;
  let may = false;
  const around: Around = { helpers: null, nearest: null };
  for (const { order, such } of cards) {
    if (!mayHaveTargets(menu, order, creature, around)) continue;
    const { id, kind, respondsTo } = order;
    const answers =
      respondsTo === undefined ? withoutResponse : answered(state, such, seat, creature.id, id, respondsTo);
    if (answers.length === 0) continue;
    if (kind !== kindBefore) may = mayAct(state, seat, kind, creature);
    kindBefore = kind;
    if (!may) continue;
    addPlays(menu, order, creature, around, answers);
  }
}

function mayAct(state: State, seat: number, kind: ActionKind, creature: Creature): boolean {
  const claims = fresh();
  actingClaims(state, seat, kind, creature, claims);
  return !claims.settled;
}

function addPowersOf(
  { state, seat, inWindow, stack, options }: Menu,
  thing: string,
  powers: readonly UsablePower[],
): void {
  const self = thing[0] === "c" ? thing : null;
  for (let power = 0; power < powers.length; power++) {
    const usable = powers[power];
    if (usable === undefined) continue;
    const kind = kindOfPower(usable.power);
    if (inWindow && kind === "standard") continue;
    if (kind !== "immediate" && self !== null && self !== state.body.turn.active) continue;
    const { respondsTo } = usable.power;
    const answers =
      respondsTo === undefined
        ? withoutResponse
        : answered(state, suchActions(state, seat, stack, respondsTo), seat, self, usable.text.card, respondsTo);
    for (const response of answers) {
      const claims = powerClaims(state, seat, thing, usable, response, fresh());
      if (!claims.settled) options.push({ do: "power", thing, power, response });
    }
  }
}

function addPowers(menu: Menu): void {
  const { state, seat } = menu;
  for (const creature of state.body.creatures) {
    if (creature.controller !== seat) continue;
    const powers = usablePowersOf(state, creature);
    if (powers.length > 0) addPowersOf(menu, creature.id, powers);
  }
  const powers = usablePowersOfSeat(state, seat);
  if (powers.length > 0) addPowersOf(menu, seatRef(seat), powers);
}

function addAttacks({ state, seat, options }: Menu, attacker: Creature): void {
  const may = fresh();
  strikeClaims(state, seat, attacker, may);
  if (may.settled) return;
  const distance = shootingDistance(state, attacker);
  for (const target of state.body.creatures) {
    if (target === attacker) continue;
    if (areAdjacent(state.body, attacker, target) && canStrike(state, attacker, target))
      options.push({ do: "attack", attack: "melee", target: target.id });
    if (distance !== null && canShoot(state, attacker, target, distance))
      options.push({ do: "attack", attack: "ranged", target: target.id });
  }
}

/** Squares that a creature may shoot now, whomever; null if it may not shoot at all. */
function shootingDistance({ body }: State, attacker: Creature): number | null {
  const entry = rangedOf(body, attacker);
  if (entry === null) return null;
  const claims = fresh();
  besideEnemyClaims(body, attacker, basicTerms.ranged, claims);
  return claims.settled ? null : entry.distance;
}

function canStrike(state: State, attacker: Creature, target: Creature): boolean {
  const claims = fresh();
  reachClaims(state, attacker, target, basicTerms.melee, claims);
  return !claims.settled;
}

function canShoot(state: State, attacker: Creature, target: Creature, distance: number): boolean {
  const claims = fresh();
  shotClaims(state, attacker, target, basicTerms.ranged, distance, claims);
  return !claims.settled;
}

/** Everything the turn player may do next on an empty stack. */
export function turnOptions(state: State, seat: number): readonly Answer[] {
  const { body } = state;
  const options: Answer[] = [];
  const menu: Menu = { state, seat, inWindow: false, stack: noActions, options };
  const active = body.turn.active === null ? null : creatureOf(body, body.turn.active);
  if (active !== null) {
    if (!moveClaims(state, active, fresh()).settled) options.push({ do: "move" });
    addAttacks(menu, active);
    for (const at of tokensUnder(body, active))
      if (!collectClaims(state, seat, active, at, fresh()).settled) options.push({ do: "collect", at });
  }
  addCards(menu);
  addPowers(menu);
  for (const creature of body.creatures)
    if (creature.controller === seat && !creature.activated) options.push({ do: "activate", creature: creature.id });
  if (active !== null) options.push({ do: "end-activation" });
  options.push({ do: "end-phase" });
  return options;
}

/** Whether an attack is the first of its action on a creature: one dodge is offered against the whole action. */
function isFirst(attacks: readonly WaitingAttack[], attack: WaitingAttack, creature: string): boolean {
  return attacks.length === 1 || attacks.find(({ targets }) => targets.includes(creature)) === attack;
}

/** Everything a seat may do in a response window. */
export function respondOptions(state: State, seat: number): readonly Answer[] {
  const stack = stackOf(state);
  const options: Answer[] = [];
  const menu: Menu = { state, seat, inWindow: true, stack, options };
  addCards(menu);
  addPowers(menu);
  for (const action of stack) {
    if (action.void || action.what === "move" || action.what === "collect" || action.what === "dodge") continue;
    const attacks = attacksOf(state, action);
    for (const attack of attacks)
      for (const creature of attack.targets)
        if (creatureOf(state.body, creature)?.controller === seat && isFirst(attacks, attack, creature))
          if (!dodgeClaims(state, seat, creature, action.id, fresh()).settled)
            options.push({ do: "dodge", creature, action: action.id });
  }
  options.push({ do: "pass" });
  return options;
}
