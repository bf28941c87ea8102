import { Claims, type Domain, listDomain, type Verdict } from "@undercroft/kernel";
import { chargeFault, charges } from "../attack/charge.ts";
import { claimEntry } from "../attack/entries.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { claimMover, moverAnswers } from "../moving/offers.ts";
import { bookForbids, notOffered, verdict } from "../precedence.ts";
import type { Answer } from "../questions.ts";
import { isBasicEntry } from "../reading/basics.ts";
import { cardOf, creatureOf } from "../reading/creatures.ts";
import type { Body, Creature } from "../state.ts";
import { claimSpending, claimWholeTurn } from "./allotment.ts";
import { claimShakeOff, claimUse, usingAnswers } from "./using.ts";

function forbidIf(claims: Claims<RuleId>, rule: RuleId | null): void {
  if (rule !== null) bookForbids(claims, rule);
}

/** Claims about one answer to the question `act`: may the creature whose turn it is do this now (mn.turn.actions.order)? */
function claimsOf(body: Body, creature: Creature, answer: Answer): Claims<RuleId> {
  const claims = new Claims<RuleId>();
  const { turn } = body.battle;
  if (turn === null) {
    claims.forbid("mn.attack.when");
    return claims;
  }
  switch (answer.do) {
    case "end-turn":
      claims.permit("mn.turn.actions.order");
      break;
    case "attack": {
      const entry = cardOf(body, creature).attacks[answer.entry];
      if (entry?.cost === "turn") claimWholeTurn(body, creature, turn, claims);
      else claimSpending(body, creature, turn, "attack", claims);
      if (turn.dominator !== null && entry !== undefined) {
        if (!isBasicEntry(entry, answer.entry)) bookForbids(claims, "mn.condition.dominated.basic-only");
        else if (answer.entry > 0) claims.permit("mn.ruling.several-basics");
      }
      claimEntry(body, creature, answer.entry, claims);
      break;
    }
    case "use":
      if (answer.creature === creature.id) claimUse(body, creature, turn, answer.power, claims);
      else notOffered(claims, "mn.power.replaces.own-turn");
      break;
    case "shake-off":
      claimShakeOff(body, creature, turn, answer.effect, claims);
      break;
    case "charge":
      claimSpending(body, creature, turn, "attack", claims);
      forbidIf(claims, chargeFault(body, creature, answer));
      break;
    case "move":
    case "shift":
    case "double-move":
    case "squeeze":
    case "teleport":
    case "mount":
    case "dismount":
    case "font":
      claimMover(body, creature, turn, answer, claims);
      break;
    default:
      claims.forbid("mn.turn.actions.order");
  }
  return claims;
}

export const checkAct = (body: Body, answer: Answer): Verdict<RuleId> => {
  const { turn } = body.battle;
  if (turn === null) return { legal: false, rule: "mn.attack.when" };
  return verdict(claimsOf(body, creatureOf(body, turn.creature), answer));
};

/**
 * The same once it has squeezed as it begins an action: it takes a move or attack action now, and ends its turn only where
 * none is left to it (mn.squeeze.start).
 */
export function checkBegun(body: Body, answer: Answer): Verdict<RuleId> {
  if (answer.do === "squeeze" || answer.do === "teleport") return { legal: false, rule: "mn.squeeze.start" };
  if (answer.do !== "end-turn" || begunActions(body).length === 0) return checkAct(body, answer);
  return { legal: false, rule: "mn.squeeze.start" };
}

/** The actions that such a creature can begin. */
const begunActions = (body: Body): readonly Answer[] =>
  (actDomain(body).enumerate() ?? []).filter((one) => !["end-turn", "squeeze", "teleport"].includes(one.do));

export function begunDomain(body: Body): Domain<Answer> {
  const actions = begunActions(body);
  return listDomain("list", actions.length > 0 ? actions : [{ do: "end-turn" }], (answer) => checkBegun(body, answer));
}

/** Everything that the creature whose turn it is may do next. */
export function actDomain(body: Body): Domain<Answer> {
  const check = (answer: Answer): Verdict<RuleId> => checkAct(body, answer);
  const { turn } = body.battle;
  if (turn === null) return listDomain<Answer>("list", [], check);
  const creature = creatureOf(body, turn.creature);
  const all: Answer[] = cardOf(body, creature).attacks.map((_, entry) => ({ do: "attack", entry }));
  if (turn.attacks === 0 && !turn.charged) all.push(...charges(body, creature));
  all.push(...usingAnswers(body, creature), ...moverAnswers(body, creature), { do: "end-turn" });
  return listDomain(
    "list",
    all.filter((answer) => check(answer).legal),
    check,
  );
}
