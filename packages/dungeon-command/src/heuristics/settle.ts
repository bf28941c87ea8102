import { dodgeClaims } from "../dodging.ts";
import { verdict } from "../precedence.ts";
import type { Asked, State } from "../procedures.ts";
import type { Answer, Question } from "../questions.ts";
import { stackOf } from "../reading/names.ts";
import { hitPointsOf, printedLevel } from "../traits.ts";
import { lossFrom, worthOfMorale } from "./worth.ts";

/** The answer that a sensible seat gives at once, or null if the question should be looked into. */
export function settle(state: State, { question }: Asked, seat: string): Answer | null {
  switch (question.kind) {
    case "respond":
      return dodgeNow(state, seat) ?? { do: "pass" };
    case "cower":
      return { do: mayAffordCowering(state, question) ? "cower" : "take" };
    case "first-or-second":
      return { do: "first" };
    case "choose":
      return settleChoice(question);
    default:
      return null;
  }
}

/** In which order things happen that happen anyway. */
function settleChoice({ purpose, from, min, max }: Extract<Question, { readonly kind: "choose" }>): Answer | null {
  const [first] = from;
  const ordering =
    purpose === "triggers" || purpose === "start-effects" || purpose === "end-effects" || purpose === "cower-order";
  return ordering && first !== undefined && min === 1 && max === 1 ? { do: "choose", things: [first] } : null;
}

/** Whether cowering costs less than the damage takes. */
function mayAffordCowering(state: State, asked: Extract<Question, { readonly kind: "cower" }>): boolean {
  const { body } = state;
  const creature = body.creatures.find((c) => c.id === asked.creature);
  const payer = creature === undefined ? undefined : body.seats[creature.controller];
  if (creature === undefined || payer === undefined || payer.morale < asked.cost) return false;
  const hitPoints = Math.max(1, hitPointsOf(body, creature));
  const left = Math.max(1, hitPoints - creature.damage);
  const level = printedLevel(body, creature);
  const pays = worthOfMorale(payer.morale) - worthOfMorale(payer.morale - asked.cost);
  const falls = asked.amount >= left ? worthOfMorale(payer.morale) - worthOfMorale(payer.morale - level) - level : 0;
  return pays < lossFrom(level, hitPoints, left, asked.amount) + falls;
}

/** A dodge of the attack on top of the stack, if the seat has one. */
function dodgeNow(state: State, seat: string): Answer | null {
  const { body } = state;
  const number = body.seats.findIndex((one) => one.id === seat);
  for (const action of stackOf(state)) {
    if (action.void || action.seat === number || (action.attack !== "ranged" && action.what === "attack")) continue;
    for (const things of Object.values(action.names))
      for (const creature of things) {
        const own = body.creatures.find((c) => c.id === creature);
        if (own === undefined || own.controller !== number || own.tapped || action.evaded.includes(creature)) continue;
        if (verdict(dodgeClaims(state, number, creature, action.id)).legal)
          return { do: "dodge", creature, action: action.id };
      }
  }
  return null;
}
