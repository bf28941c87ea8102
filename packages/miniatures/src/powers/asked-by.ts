/** Which entries ask for declarations and for an order of what happens at one time. */
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Body } from "../state.ts";
import type { PowerLocals, Reply } from "./locals.ts";
import type { Moment } from "./moments.ts";

/** The entry by which a seat may declare powers now: the step of the round or turn, else the trigger's. */
export function ruleOfOffer(
  { battle }: Body,
  { moment, pass, first, asking, done }: PowerLocals["moment"],
  offers: readonly Reply[],
): RuleId {
  switch (moment.on) {
    case "round-starts":
      return done.length > 0 && asking !== first ? "mn.battle.start-of-round.response" : "mn.battle.start-of-round";
    case "round-ends":
      return "mn.battle.end-of-round.order";
    case "turn-starts":
      return "mn.turn.start.other";
    case "turn-ends":
      return done.length > 0 ? "mn.ruling.end-of-turn-order" : "mn.turn.end.other";
    default:
      if (pass === "cancel") return "mn.resolve.cancellation";
      if (pass === "redirect") return "mn.attack.redirect";
      if (offers.length > 1) return "mn.power.trigger.many";
      return offers.some(({ creature }) => creature === battle.turn?.creature)
        ? "mn.power.activated"
        : "mn.turn.actions.others";
  }
}

/** The entry by which somebody puts simultaneous effects in order. */
export function ruleOfOrder({ on }: Moment): RuleId {
  switch (on) {
    case "round-starts":
      return "mn.ruling.start-of-round-text";
    case "turn-starts":
      return "mn.turn.start.other.order";
    case "turn-ends":
      return "mn.ruling.end-of-turn-order";
    default:
      return "mn.resolve.simultaneous";
  }
}
