import { Claims } from "@undercroft/kernel";
import { canHelpAndPay } from "./assisting.ts";
import { canPay, tapsItself } from "./effects/costs.ts";
import { envFor } from "./effects/env.ts";
import { hasAllTargets } from "./effects/targets.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import { areAdjacent } from "./moving/space.ts";
import { foreignRule, isAlly } from "./multiplayer.ts";
import { answersTo, tapped, timing } from "./powers.ts";
import { CARD_LEVEL, verdict } from "./precedence.ts";
import type { State } from "./procedures.ts";
import { orderOf } from "./reading/facts.ts";
import { holds } from "./reading/index.ts";
import type { WholeOrder } from "./reading/whole.ts";
import { topAction } from "./stack/pile.ts";
import type { Creature } from "./state.ts";
import { forbids, hasAbility, hasKeyword, levelOf, permits, rangedOf } from "./traits.ts";
import type { ActionKind } from "./vocabulary/index.ts";

/** Affinity lifts the Level and the Ability requirement and nothing else (dc.ruling.affinity-scope). */
export function hasAffinity(state: State, order: WholeOrder, creature: Creature): boolean {
  return order.affinity !== undefined && hasKeyword(state.body, creature, order.affinity);
}

/** Creatures that may assist in playing a card, and the Levels that are missing without them. */
export function assistants(
  state: State,
  seat: number,
  card: string,
  acting: string,
): { readonly from: readonly string[]; readonly need: number } {
  const order = orderOf(state.body, card);
  const creature = state.body.creatures.find((c) => c.id === acting);
  if (order === undefined || creature === undefined) return { from: [], need: 0 };
  const from: string[] = [];
  for (const other of helpersOf(state, seat, creature)) if (hasAskedAbility(state, order, other)) from.push(other.id);
  return { from, need: missingLevels(state, order, creature) };
}

/** The Levels that a creature lacks for a card; 0 if the card asks for none of it. */
function missingLevels(state: State, order: WholeOrder, creature: Creature): number {
  const free =
    hasAffinity(state, order, creature) || permits(state, "orders-of-any-level", creature, order.id) !== null;
  return free ? 0 : Math.max(0, order.level - levelOf(state.body, creature));
}

/** Whether a creature has the Ability that a card names (dc.assist.ability, dc.ruling.assist-limits). */
function hasAskedAbility(state: State, order: WholeOrder, creature: Creature): boolean {
  return order.ability === "any" || hasAbility(state.body, creature, order.ability);
}

/** Creatures that could assist the acting one, whatever the card (dc.assist.who, dc.ruling.assist-untapped). */
export function helpersOf(state: State, seat: number, acting: Creature): readonly Creature[] {
  let helpers: Creature[] | null = null;
  for (const other of state.body.creatures) {
    // What rules most of them out costs least to see.
    if (other.controller !== seat || other.tapped || helpRefusal(state, seat, acting, other) !== null) continue;
    helpers ??= [];
    helpers.push(other);
  }
  return helpers ?? nobody;
}

const nobody: readonly Creature[] = [];

/** Those of the helpers who have the card's Ability (dc.assist.ability). */
function willingAmong(state: State, order: WholeOrder, helpers: readonly Creature[]): readonly Creature[] {
  return helpers.filter((other) => hasAskedAbility(state, order, other));
}

function helpRefusal(state: State, seat: number, acting: Creature, other: Creature): RuleId | null {
  if (other === acting || !areAdjacent(state.body, acting, other)) return "dc.assist.who";
  if (other.controller !== seat)
    return isAlly(state.body, other.controller, seat) ? "dc.ruling.assist-limits" : "dc.assist.who";
  if (other.tapped) return "dc.ruling.assist-untapped";
  return forbids(state, "assist", other) === null ? null : "dc.ruling.card-conflicts";
}

/** Why a creature cannot assist, or null if it can. */
export function assistRefusal(
  state: State,
  seat: number,
  order: WholeOrder,
  acting: Creature,
  other: Creature,
): RuleId | null {
  return helpRefusal(state, seat, acting, other) ?? (hasAskedAbility(state, order, other) ? null : "dc.assist.ability");
}

/**
 * Whether a card may be played on a creature now: the claims of all rules about it. With `assist`
 * the Levels of those that could assist are counted; which of them do is chosen afterwards.
 */
export function playClaims(
  state: State,
  seat: number,
  order: WholeOrder,
  creature: Creature,
  assist: boolean,
  response: string | null,
  claims: Claims<RuleId> = new Claims<RuleId>(),
): Claims<RuleId> {
  ownClaims(state, seat, order, creature, claims);
  actingClaims(state, seat, order.kind, creature, claims);
  if (claims.settled) return claims;
  requirementClaims(state, order, creature, assist ? helpersOf(state, seat, creature) : null, claims);
  if (claims.settled) return claims;
  momentClaims(state, seat, order, creature, response, claims);
  return claims;
}

/** Whose card and creature it is. */
function ownClaims(state: State, seat: number, order: WholeOrder, creature: Creature, claims: Claims<RuleId>): void {
  if (state.body.seats[seat]?.orderHand.includes(order.id) !== true) claims.forbid("dc.orders.played-from-hand");
  if (creature.controller !== seat) claims.forbid(foreignRule(state.body, seat, creature.controller));
}

/** Whether a creature may take an action of a kind by an Order card now. */
export function actingClaims(
  state: State,
  seat: number,
  kind: ActionKind,
  creature: Creature,
  claims: Claims<RuleId>,
): void {
  timing(state, seat, kind, creature, claims);
  tapped(state, kind, creature, claims);
  if (claims.settled) return;
  if (forbids(state, "act-with-orders", creature) !== null) claims.forbid("dc.ruling.card-conflicts", CARD_LEVEL);
}

/** Why nobody can assist: what keeps a creature beside the acting one from it, if there is one. */
function whyNobody(state: State, order: WholeOrder, acting: Creature): RuleId {
  for (const other of state.body.creatures) {
    const why = assistRefusal(state, acting.controller, order, acting, other);
    if (why !== null && why !== "dc.assist.who") return why;
  }
  return "dc.assist.who";
}

/** Level, Ability, Requires, Affinity and the ranged entry: what the creature itself must bring. */
export function requirementClaims(
  state: State,
  order: WholeOrder,
  creature: Creature,
  helpers: readonly Creature[] | null,
  claims: Claims<RuleId>,
): void {
  const affinity = hasAffinity(state, order, creature);
  if (affinity)
    claims.permit("dc.orders.affinity", CARD_LEVEL, ["dc.orders.level-requirement", "dc.orders.ability-requirement"]);
  if (order.ability !== "any" && !hasAbility(state.body, creature, order.ability)) {
    claims.forbid("dc.orders.ability-requirement");
    if (permits(state, "orders-of-any-ability", creature, order.id) !== null)
      claims.permit("dc.precedence.specific-beats-general", CARD_LEVEL, ["dc.orders.ability-requirement"]);
  }
  if (claims.settled) return;
  let level = levelOf(state.body, creature);
  if (helpers !== null) {
    const willing = willingAmong(state, order, helpers);
    for (const other of willing) level += levelOf(state.body, other);
    if (willing.length === 0) claims.forbid(claims.explained ? whyNobody(state, order, creature) : "dc.assist.who");
    else if (
      order.costs !== undefined &&
      level >= order.level &&
      !canHelpAndPay(state, order, creature, willing, missingLevels(state, order, creature))
    )
      claims.forbid("dc.assist.tap-each", CARD_LEVEL);
  }
  if (level < order.level) {
    claims.forbid("dc.orders.level-requirement");
    if (permits(state, "orders-of-any-level", creature, order.id) !== null)
      claims.permit("dc.precedence.specific-beats-general", CARD_LEVEL, ["dc.orders.level-requirement"]);
  }
  if (order.requires !== undefined && !hasKeyword(state.body, creature, order.requires))
    claims.forbid(affinity ? "dc.ruling.affinity-scope" : "dc.orders.requires-keyword");
  if (order.needsEntry && rangedOf(state.body, creature) === null) claims.forbid("dc.ranged.order-card-needs-entry");
}

/** What the card's own text asks of the moment: an action to respond to, a condition, costs, targets. */
export function momentClaims(
  state: State,
  seat: number,
  order: WholeOrder,
  creature: Creature,
  response: string | null,
  claims: Claims<RuleId>,
): void {
  const text = order.text;
  const answered = response ?? topAction(state)?.id ?? null;
  const env = envFor(state, { seat, self: creature.id, text, names: {}, amount: null, response: answered });
  if (order.respondsTo !== undefined && !answersTo(state, order.respondsTo, answered, env))
    claims.forbid("dc.ruling.immediate-on-empty-stack", CARD_LEVEL);
  if (claims.settled) return;
  if (order.playIf !== undefined && !holds(state, order.playIf, env))
    claims.forbid("dc.precedence.specific-beats-general", CARD_LEVEL);
  if (
    order.costs !== undefined &&
    !canPay(state, order.costs, env, order.id, tapsItself(state.body.content, text, null) ? [creature.id] : [])
  )
    claims.forbid("dc.ruling.tap-paid-on-declaration", CARD_LEVEL);
  if (verdict(claims).legal && !hasAllTargets(state, env, text)) claims.forbid("dc.ruling.no-legal-target");
}
