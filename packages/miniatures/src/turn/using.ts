/** Powers that cost an action of the creature's own turn (mn.power.replaces), and effects that an action ends. */
import type { Claims } from "@undercroft/kernel";
import { end } from "../conditions/lasting.ts";
import { underDazed } from "../conditions/limits.ts";
import { isIdle } from "../effects/idle.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { cannotUse } from "../powers/cannot-use.ts";
import { limitsOf, markDeclared, powerTextAt, ruleOfUse } from "../powers/taking.ts";
import { bookForbids, notOffered } from "../precedence.ts";
import type { Run } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import type { PowerText } from "../reading/facts.ts";
import { wordsOf } from "../reading/names.ts";
import { powersOf } from "../reading/powers.ts";
import { holds } from "../reading/read.ts";
import { textName } from "../reading/text.ts";
import type { Body, Creature, CreatureTurn, Effect } from "../state.ts";
import { claimReplacing, claimWholeTurn, type Spending, spend, spendWholeTurn } from "./allotment.ts";

/**
 * Powers that could be used in the creature's own turn: those that cost an action, and free ones that only ask for a
 * condition. Free ones without a condition have their own moments (mn.ruling.default-timing).
 */
const usable = (body: Body, creature: Creature): readonly PowerText[] =>
  powersOf(body, creature).filter(
    ({ power }) => power.power === "used" && (power.cost !== "free" || power.when !== undefined),
  );

/** All of them, and whatever an action could end, before it is weighed. */
export function usingAnswers(body: Body, creature: Creature): readonly Answer[] {
  const answers = usable(body, creature).map(
    ({ text }): Answer => ({ do: "use", creature: creature.id, power: textName(text) }),
  );
  for (const effect of body.effects)
    if (spendingOf(effect) !== null && effect.on === creature.id) answers.push({ do: "shake-off", effect: effect.id });
  return answers;
}

/** What an action must be spent as to end an effect; null if none ends it. */
function spendingOf({ until }: Effect): Spending | null {
  if (until.kind === "attack-action") return "attack";
  return until.kind === "move-action" ? "move" : null;
}

/** What a power of that name costs in the creature's own turn, or null if it is none to use there. */
export function costOfUse(body: Body, creature: Creature, name: string): Spending | "turn" | "free" | null {
  const one = usable(body, creature).find(({ text }) => textName(text) === name);
  return one?.power.power === "used" ? one.power.cost : null;
}

/** Claims about using a power in the creature's own turn. */
export function claimUse(
  body: Body,
  creature: Creature,
  turn: CreatureTurn,
  name: string,
  claims: Claims<RuleId>,
): void {
  const one = usable(body, creature).find(({ text }) => textName(text) === name);
  if (one?.power.power !== "used") {
    notOffered(claims, "mn.ruling.default-timing");
    return;
  }
  const { cost, when } = one.power;
  const why = cannotUse(body, creature, one);
  if (why !== null) bookForbids(claims, why);
  if (when !== undefined && !holds(body, when, wordsOf(body, creature))) notOffered(claims, "mn.power.activated");
  if (cost === "turn") claimWholeTurn(body, creature, turn, claims);
  else if (cost !== "free") claimReplacing(body, creature, turn, cost, claims);
  // The dominating player chooses one action and nothing beside it.
  else if (turn.dominator !== null) bookForbids(claims, "mn.ruling.dominated-choices");
  else claims.permit("mn.ruling.free-with-condition");
  // Asked last: it looks for everybody whom the text could concern.
  const barred = claims.list.some(({ says }) => says === "forbids");
  if (!barred && isIdle(body, one.power.steps, one.text, wordsOf(body, creature)))
    notOffered(claims, "mn.ruling.idle-power");
}

/** Claims about spending an action to end an effect. */
export function claimShakeOff(
  body: Body,
  creature: Creature,
  turn: CreatureTurn,
  id: string,
  claims: Claims<RuleId>,
): void {
  const effect = body.effects.find((one) => one.id === id && one.on === creature.id);
  const spending = effect === undefined ? null : spendingOf(effect);
  if (spending === null) notOffered(claims, "mn.duration.action-ends");
  else claimReplacing(body, creature, turn, spending, claims);
}

/** The action is spent and the effect ends. */
export function shakeOff(run: Run, turn: CreatureTurn, id: string): void {
  const effect = run.body.effects.find((one) => one.id === id);
  const spending = effect === undefined ? null : spendingOf(effect);
  if (spending === null) return;
  spend(turn, spending);
  run.emit({
    event: "action",
    creature: turn.creature,
    action: "shake-off",
    spends: spending,
    rule: "mn.duration.action-ends",
  });
  end(run, id, "mn.duration.action-ends");
}

const none: readonly RuleId[] = [];
const moving: readonly RuleId[] = ["mn.move.power"];
const movingOnce: readonly RuleId[] = ["mn.move.power", "mn.move.power.limited"];

/** What a power in place of a move follows; one of limited use is marked as it is declared. */
const byMove = ({ power }: PowerText): readonly RuleId[] => (power.uses === undefined ? moving : movingOnce);

/** Pays for a power with the action that it names, and marks its use; the power. */
export function payForPower(run: Run, creature: Creature, turn: CreatureTurn, name: string): PowerText | null {
  const found = usable(run.body, creature).find(({ text }) => textName(text) === name);
  if (found?.power.power !== "used") return null;
  const { cost } = found.power;
  if (cost === "turn") spendWholeTurn(turn);
  else if (cost !== "free") spend(turn, cost);
  markDeclared(creature, found);
  const dazed = cost !== "free" && underDazed(run.body, creature);
  const because = cost === "move" ? byMove(found) : none;
  const rule = ruleOfSpending(turn, cost);
  run.emit({ event: "action", creature: creature.id, action: "power", spends: cost, because, rule });
  run.emit({
    event: "power-used",
    creature: creature.id,
    power: found.text,
    because: limitsOf(found.power),
    rule: dazed
      ? "mn.ruling.dazed-replaces"
      : isTraded(turn, cost)
        ? "mn.power.replaces.substitute"
        : ruleOfUse(powerTextAt(run.body, found.text)),
  });
  return found;
}

/** Whether what was just spent had been another kind of action (mn.turn.actions.substitute-attack, mn.turn.actions.substitute-move). */
const isTraded = (turn: CreatureTurn, cost: Spending | "turn" | "free"): boolean =>
  (cost === "move" && turn.moves > 1) || (cost === "minor" && turn.minors > 1);

/** The entry by which an action is spent: as it is, traded for another, or the whole turn. */
export function ruleOfSpending(turn: CreatureTurn, cost: Spending | "turn" | "free"): RuleId {
  switch (cost) {
    case "turn":
      return "mn.turn.actions.replaces-turn";
    case "free":
      return "mn.turn.actions.free";
    case "attack":
      return "mn.action.attack";
    case "move":
      return turn.moves > 1 ? "mn.turn.actions.substitute-attack" : "mn.action.move";
    case "minor":
      return turn.minors > 1 ? "mn.turn.actions.substitute-move" : "mn.action.minor";
    default:
      throw new Error(`unknown cost ${JSON.stringify(cost satisfies never)}`);
  }
}
