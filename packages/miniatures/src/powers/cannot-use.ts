import { isActive } from "../conditions/active.ts";
import { underDazed } from "../conditions/limits.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { cardOf } from "../reading/creatures.ts";
import type { PowerText } from "../reading/facts.ts";
import { textName } from "../reading/text.ts";
import type { Body, Creature } from "../state.ts";
import { isForbidden } from "../traits.ts";
import type { Power } from "../vocabulary/index.ts";
import { hasChargedOut, isExhausted } from "./uses.ts";

/** How using a declared power counts: as a free or an immediate action, as the action that it costs, or as none. */
export type Taking = "free" | "immediate" | "action" | "turn" | "none";

export function takingOf(power: Power): Taking {
  if (power.power === "used") return power.cost === "free" ? "free" : power.cost === "turn" ? "turn" : "action";
  return power.power === "triggered" ? (power.as ?? "none") : "none";
}

/** What the limits of Dazed leave of it (mn.ruling.dazed-replaces): its own actions, and free ones in its own turn. */
function dazedBars(taking: Taking, own: boolean, champion: boolean): RuleId | null {
  if (champion) return "mn.condition.dazed.no-activated";
  switch (taking) {
    case "immediate":
      return "mn.condition.dazed.no-immediate";
    case "free":
      return own ? null : "mn.condition.dazed.free";
    case "action":
      return null;
    case "turn":
      return "mn.ruling.dazed-replaces";
    default:
      return "mn.condition.dazed.no-activated";
  }
}

function budgetBars(body: Body, creature: Creature, { text, champion }: PowerText): RuleId | null {
  if (!champion) return null;
  if (creature.championUses >= (cardOf(body, creature).champion ?? 0)) return "mn.power.champion.budget";
  const used = creature.window.champion;
  if (used.length === 0 || !used.includes(textName(text))) return null;
  return body.battle.turn === null ? "mn.power.champion.once-per-turn" : "mn.ruling.champion-phase-limit";
}

/** What a charge leaves to whoever has made it in this turn, its own or another's (mn.ruling.charge-after). */
function chargeBars(creature: Creature, taking: Taking): RuleId | null {
  if (creature.window.sinceCharge === null) return null;
  if (taking === "immediate") return "mn.ruling.charge-after";
  return taking === "free" && hasChargedOut(creature) ? "mn.charge.one-free" : null;
}

/** What a turn in progress bars its creature from (mn.ruling.replaces-turn-free, mn.ruling.confused). */
function turnBars(body: Body, creature: Creature, taking: Taking): RuleId | null {
  const { turn } = body.battle;
  if (turn === null || turn.creature !== creature.id || taking === "none") return null;
  if (turn.noActions) return "mn.ruling.confused";
  if (turn.ended && turn.phase === "actions") return "mn.ruling.dazed-mid-turn";
  return turn.over && taking === "immediate" ? "mn.ruling.replaces-turn-free" : null;
}

/** What keeps a creature from an action of such a kind, whatever it is for: the turn, what it did in it, a card. */
export function takingBars(body: Body, creature: Creature, taking: Taking): RuleId | null {
  const turn = chargeBars(creature, taking) ?? turnBars(body, creature, taking);
  if (turn !== null) return turn;
  if (creature.window.spent && taking !== "none") return "mn.dismount.no-more-actions";
  if (taking !== "immediate") return null;
  if (creature.window.immediate) return "mn.action.immediate.once";
  return isForbidden(body, creature, "immediate") ? "mn.precedence.level4" : null;
}

/** What the conditions of a creature keep it from: one that strikes between declaring a power and carrying it out does so too. */
export function conditionBars(body: Body, creature: Creature, { power, champion }: PowerText): RuleId | null {
  if (!isActive(body, creature)) return champion ? "mn.power.champion.active-only" : "mn.power.activated.active-only";
  const own = body.battle.turn?.creature === creature.id;
  return underDazed(body, creature) ? dazedBars(takingOf(power), own, champion) : null;
}

/** What keeps a creature from declaring a power of its own now, its trigger and condition aside; null if nothing does. */
export function cannotUse(body: Body, creature: Creature, one: PowerText): RuleId | null {
  const taking = takingOf(one.power);
  const barred = conditionBars(body, creature, one) ?? takingBars(body, creature, taking);
  if (barred !== null) return barred;
  if (isExhausted(creature, one.text, one.power)) return "mn.power.limited.exhausted";
  return budgetBars(body, creature, one);
}
