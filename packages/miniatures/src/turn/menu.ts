import { Claims, type Domain, listDomain, type Verdict } from "@undercroft/kernel";
import { chargeFault, possibleCharges } from "../attack/charge.ts";
import { claimEntry } from "../attack/entries.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { claimMover, freeMoves, moverAnswers } from "../moving/offers.ts";
import { bookForbids, notOffered, verdict } from "../precedence.ts";
import type { Answer } from "../questions.ts";
import { isBasicEntry } from "../reading/basics.ts";
import { cardOf, creatureOf, findCreature } from "../reading/creatures.ts";
import type { Body, Creature, CreatureTurn } from "../state.ts";
import { claimSpending, claimWholeTurn, type Spending } from "./allotment.ts";
import { type Candidates, weighedDomain } from "./candidates.ts";
import { claimShakeOff, claimUse, costOfUse, usingAnswers } from "./using.ts";

function forbidIf(claims: Claims<RuleId>, rule: RuleId | null): void {
  if (rule !== null) bookForbids(claims, rule);
}

/** The action of an attack, and that a Dominated creature has no others but basic ones. */
function claimAttack(body: Body, creature: Creature, turn: CreatureTurn, place: number, claims: Claims<RuleId>): void {
  const entry = cardOf(body, creature).attacks[place];
  if (entry?.cost === "turn") claimWholeTurn(body, creature, turn, claims);
  else claimSpending(body, creature, turn, "attack", claims);
  if (turn.dominator !== null && entry !== undefined) {
    if (!isBasicEntry(entry, place)) bookForbids(claims, "mn.condition.dominated.basic-only");
    else if (place > 0) claims.permit("mn.ruling.several-basics");
  }
  if (!claims.settled) claimEntry(body, creature, place, claims);
}

/** Claims about one answer to the question `act`: may the creature whose turn it is do this now (mn.turn.actions.order)? */
function claimsOf(
  body: Body,
  creature: Creature,
  turn: CreatureTurn,
  answer: Answer,
  claims: Claims<RuleId>,
): Claims<RuleId> {
  switch (answer.do) {
    case "end-turn":
      claims.permit("mn.turn.actions.order");
      break;
    case "attack":
      claimAttack(body, creature, turn, answer.entry, claims);
      break;
    case "use":
      if (answer.creature === creature.id) claimUse(body, creature, turn, answer.power, claims);
      else notOffered(claims, "mn.power.replaces.own-turn");
      break;
    case "shake-off":
      claimShakeOff(body, creature, turn, answer.effect, claims);
      break;
    case "charge":
      claimSpending(body, creature, turn, "attack", claims);
      if (!claims.settled) forbidIf(claims, chargeFault(body, creature, answer));
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
  return verdict(claimsOf(body, creatureOf(body, turn.creature), turn, answer, new Claims()));
};

/**
 * The same once it has squeezed as it begins an action: it takes a move or attack action now, and ends its turn only where
 * none is left to it (mn.squeeze.start).
 */
export function checkBegun(body: Body, answer: Answer): Verdict<RuleId> {
  const fits = answer.do === "end-turn" ? begunActions(body).length === 0 : isBegun(body, answer);
  return fits ? checkAct(body, answer) : { legal: false, rule: "mn.squeeze.start" };
}

/** Whether an answer takes a move or attack action, or both with the whole turn. */
function isBegun(body: Body, answer: Answer): boolean {
  if (answer.do !== "use") return !["end-turn", "squeeze", "teleport"].includes(answer.do);
  const creature = findCreature(body, answer.creature);
  const cost = creature === undefined ? null : costOfUse(body, creature, answer.power);
  return cost === "attack" || cost === "move" || cost === "turn";
}

/** The actions that such a creature can begin. */
const begunActions = (body: Body): readonly Answer[] =>
  (actDomain(body).enumerate() ?? []).filter((one) => isBegun(body, one));

export function begunDomain(body: Body): Domain<Answer> {
  const actions = begunActions(body);
  return listDomain("list", actions.length > 0 ? actions : [{ do: "end-turn" }], (answer) => checkBegun(body, answer));
}

/** Everything that the creature whose turn it is may do next. */
export function actDomain(body: Body): Domain<Answer> {
  const { turn } = body.battle;
  const candidates = turn === null ? nothing : candidatesFor(body, creatureOf(body, turn.creature), turn);
  return weighedDomain(candidates, (answer) => checkAct(body, answer));
}

const nothing: Candidates = { list: [], isLegal: () => false };

/** Whether an action of a kind is left to it. */
function canSpend(body: Body, creature: Creature, turn: CreatureTurn, spending: Spending): boolean {
  const claims = new Claims<RuleId>("verdict");
  claimSpending(body, creature, turn, spending, claims);
  return !claims.settled;
}

/** What it might do. What costs an attack or move action is looked for only where one is left. */
function candidatesFor(body: Body, creature: Creature, turn: CreatureTurn): Candidates {
  const list: Answer[] = [];
  const attacks = canSpend(body, creature, turn, "attack");
  const moves = canSpend(body, creature, turn, "move");
  if (attacks) {
    for (const entry of cardOf(body, creature).attacks.keys()) list.push({ do: "attack", entry });
    list.push(...possibleCharges(body, creature));
  }
  list.push(...usingAnswers(body, creature), ...(moves ? moverAnswers(body, creature) : freeMoves(body, creature)));
  if (attacks) list.push({ do: "font" });
  list.push({ do: "end-turn" });
  return {
    list,
    isLegal: (answer) => !claimsOf(body, creature, turn, answer, new Claims("verdict")).settled,
  };
}
