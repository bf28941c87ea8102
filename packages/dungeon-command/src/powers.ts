import { Claims } from "@undercroft/kernel";
import { canPay, needsTap } from "./effects/costs.ts";
import { envFor } from "./effects/env.ts";
import { cardNames, withinLimit } from "./effects/limits.ts";
import type { Env } from "./effects/locals.ts";
import { hasAllTargets } from "./effects/targets.ts";
import { seatOf } from "./ids.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import { CARD_LEVEL, verdict } from "./precedence.ts";
import type { State } from "./procedures.ts";
import { fitsAction, holds } from "./reading/index.ts";
import { actionById, creatureOf } from "./reading/names.ts";
import { topAction } from "./stack/pile.ts";
import type { Creature } from "./state.ts";
import { forbids, permits, type UsablePower, usablePowersOf, usablePowersOfSeat } from "./traits.ts";
import type { ActionFilter, ActionKind, ActivatedPower, Deed } from "./vocabulary/index.ts";

export type { UsablePower } from "./traits.ts";

const none: readonly UsablePower[] = [];

/** The powers of a creature, or of a seat's commander ("seat:N"), that are used and not merely there. */
export function activatedPowers(state: State, thing: string, seat: number): readonly UsablePower[] {
  const creature = creatureOf(state.body, thing);
  if (creature !== null) return usablePowersOf(state, creature);
  return seatOf(thing) === seat ? usablePowersOfSeat(state, seat) : none;
}

/** Kind of action that a power is: the tap symbol makes it immediate (dc.tap.symbol-is-immediate), nothing makes it as a minor action (dc.ruling.unmarked-powers). */
export function kindOfPower(power: ActivatedPower): ActionKind {
  return power.kind ?? (power.tap === true ? "immediate" : "minor");
}

/** Whether a seat may use a power now. */
export function powerClaims(
  state: State,
  seat: number,
  thing: string,
  usable: UsablePower,
  response: string | null,
  claims: Claims<RuleId> = new Claims<RuleId>(),
): Claims<RuleId> {
  const creature = creatureOf(state.body, thing) ?? undefined;
  const { power, text } = usable;
  const kind = kindOfPower(power);
  if (creature !== undefined) {
    if (creature.controller !== seat) claims.forbid("dc.power.when-usable");
    timing(state, seat, kind, creature, claims, power.tap === true);
    if (power.tap === true || kind !== "minor") tapped(state, kind, creature, claims);
    if (forbids(state, "use-powers", creature) !== null) claims.forbid("dc.ruling.card-conflicts", CARD_LEVEL);
  } else if (kind !== "immediate" && topAction(state) !== null) claims.forbid("dc.ruling.response-kinds");
  if (claims.settled) return claims;
  if (!withinLimit(state, usable.uses ?? thing, text, power.limit))
    claims.forbid("dc.precedence.specific-beats-general", CARD_LEVEL);
  const answered = response ?? topAction(state)?.id ?? null;
  const env = envFor(state, {
    seat,
    self: creature?.id ?? null,
    text,
    names: cardNames(usable.attached),
    amount: null,
    response: answered,
  });
  if (power.respondsTo !== undefined && !answersTo(state, power.respondsTo, answered, env))
    claims.forbid("dc.ruling.immediate-on-empty-stack", CARD_LEVEL);
  if (claims.settled) return claims;
  if (power.when !== undefined && !holds(state, power.when, env))
    claims.forbid("dc.precedence.specific-beats-general", CARD_LEVEL);
  const spoken = creature !== undefined && needsTap(power) ? [thing] : [];
  if (power.costs !== undefined && !canPay(state, power.costs, env, null, spoken))
    claims.forbid("dc.tap.blocks-tap-actions");
  if (verdict(claims).legal && !hasAllTargets(state, env, text)) claims.forbid("dc.ruling.no-legal-target");
  return claims;
}

/** Whether the action that a text would answer is there and is such an action as it asks for. */
export function answersTo(state: State, filter: ActionFilter, answered: string | null, env: Env): boolean {
  const action = answered === null ? null : actionById(state, answered);
  return action !== null && !action.void && fitsAction(state, filter, action, env);
}

/** When an action of a kind may be taken by a creature (dc.ruling.response-kinds, dc.ruling.immediate-on-empty-stack). */
export function timing(
  state: State,
  seat: number,
  kind: ActionKind,
  creature: Creature,
  claims: Claims<RuleId>,
  tapSymbol = false,
): void {
  const { turn } = state.body;
  const asked = state.frames[state.frames.length - 1];
  const inWindow = asked?.procedure === "question" && asked.question.kind === "respond";
  const active = turn.active === creature.id && turn.seat === seat;
  if (kind === "standard") {
    if (!active) claims.forbid("dc.kind.standard-when");
    else if (inWindow) claims.forbid("dc.ruling.response-kinds");
  } else if (kind === "minor") {
    if (!active) claims.forbid("dc.kind.minor-when");
  } else if (!inWindow && turn.seat !== seat) claims.forbid("dc.ruling.immediate-on-empty-stack");
  if (tapSymbol && kind !== "immediate") claims.permit("dc.power.tap-symbol-only-immediate", CARD_LEVEL);
}

const deedOfKind = {
  standard: "standard-action",
  minor: "minor-action",
  immediate: "immediate-action",
} as const satisfies { readonly [K in ActionKind]: Deed };

/** An action that taps needs an untapped creature (dc.ruling.tapped-acting-creature). */
export function tapped(state: State, kind: ActionKind, creature: Creature, claims: Claims<RuleId>): void {
  if (forbids(state, deedOfKind[kind], creature) !== null) claims.forbid("dc.ruling.card-conflicts", CARD_LEVEL);
  if (kind === "minor" || !creature.tapped) return;
  claims.forbid(kind === "immediate" ? "dc.ruling.tapped-acting-creature" : "dc.tap.blocks-tap-actions");
  const permission = kind === "standard" ? "standard-while-tapped" : "immediate-while-tapped";
  if (permits(state, permission, creature) !== null)
    claims.permit("dc.precedence.specific-beats-general", CARD_LEVEL, [
      "dc.tap.blocks-tap-actions",
      "dc.ruling.tapped-acting-creature",
    ]);
}
