import type { RuleId } from "../ledger/rule-ids.ts";
import { headOf } from "../reading/text.ts";
import type { Body } from "../state.ts";
import type { AttackTurn } from "./locals.ts";
import { attackAt, isBasicText } from "./text.ts";

/** Whether an attack belongs to a power that costs an action of the turn (mn.attack.action.power). */
function replacesAction(body: Body, { text, as }: AttackTurn): boolean {
  if (as !== "power") return false;
  const head = headOf(body.content, text);
  return head !== null && "power" in head && head.power === "used" && head.cost !== "free";
}

/** Why an attack may be made, and what is special about its text: for whoever reads the log. */
export function whyDeclared(body: Body, turn: AttackTurn): readonly RuleId[] {
  const { creature, text } = turn;
  const { kind, attacks, provokes } = attackAt(body, text);
  const found: RuleId[] = [];
  // Out of its own turn only a power or an opportunity lets it.
  if (body.battle.turn?.creature !== creature) found.push("mn.attack.when");
  if (isBasicText(body, text)) {
    found.push("mn.attack.action.basic");
    if (kind === "ranged" && provokes !== true) found.push("mn.attack.ranged.basic-exempt");
  } else if (replacesAction(body, turn)) found.push("mn.attack.action.power");
  if ((attacks ?? 1) > 1) found.push("mn.attack.rolls-per-action");
  return found;
}
