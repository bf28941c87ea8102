import { type Domain, drawSubset, type Pick, subsets, type Verdict } from "@undercroft/kernel";
import { leavesPayers } from "./assisting.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import { assistRefusal } from "./orders.ts";
import type { State } from "./procedures.ts";
import type { Answer, Choose } from "./questions.ts";
import { orderOf } from "./reading/facts.ts";
import { creatureOf } from "./reading/names.ts";
import { targetRefusal } from "./target-refusal.ts";
import { levelOf } from "./traits.ts";

/** More answers than this are sampled, not listed. */
const LISTED = 512;

type Choice = Extract<Answer, { readonly do: "choose" }>;

/** The Levels that assisting creatures add, or 0 for other things. */
function levels(state: State, things: readonly string[]): number {
  let sum = 0;
  for (const id of things) {
    const creature = state.body.creatures.find((c) => c.id === id);
    if (creature !== undefined) sum += levelOf(state.body, creature);
  }
  return sum;
}

/** Why a creature is not among those that can assist. */
function assistRule(state: State, question: Choose & { readonly rule: RuleId }, thing: string): RuleId {
  const order = orderOf(state.body, question.text?.card ?? "");
  const acting = question.self === null ? null : creatureOf(state.body, question.self);
  const other = creatureOf(state.body, thing);
  if (order === undefined || acting === null || other === null) return question.rule;
  return assistRefusal(state, acting.controller, order, acting, other) ?? question.rule;
}

/** Whether those that assist leave enough creatures to tap for the card's price. */
function sparesPayers(state: State, question: Choose, things: readonly string[]): boolean {
  const order = orderOf(state.body, question.text?.card ?? "");
  const acting = question.self === null ? null : creatureOf(state.body, question.self);
  return order === undefined || acting === null || leavesPayers(state, order, acting, things);
}

/** Why a thing is not in the list. */
function notListed(state: State, question: Choose & { readonly rule: RuleId }, thing: string): RuleId {
  if (question.purpose === "assist") return assistRule(state, question, thing);
  return (question.purpose === "target" ? targetRefusal(state, thing) : null) ?? question.rule;
}

/** Whether a choice takes the right number of things out of the list, none oftener than it lies there. */
export function checkChoice(
  state: State,
  question: Choose & { readonly rule: RuleId },
  answer: Answer,
): Verdict<RuleId> {
  if (answer.do !== "choose") return { legal: false, rule: question.rule };
  const { things } = answer;
  if (things.length < question.min || things.length > question.max) return { legal: false, rule: question.rule };
  const left = [...question.from];
  for (const thing of things) {
    const at = left.indexOf(thing);
    if (at < 0) return { legal: false, rule: notListed(state, question, thing) };
    left.splice(at, 1);
  }
  if (question.need !== null && levels(state, things) < question.need)
    return { legal: false, rule: "dc.assist.level-sum" };
  if (question.purpose === "assist" && !sparesPayers(state, question, things))
    return { legal: false, rule: "dc.assist.tap-each" };
  return { legal: true, rule: question.rule };
}

function* allChoices(state: State, question: Choose & { readonly rule: RuleId }): Generator<Choice> {
  for (let size = question.min; size <= question.max; size++)
    for (const things of subsets(question.from, size)) {
      const choice: Choice = { do: "choose", things };
      if (question.need === null || checkChoice(state, question, choice).legal) yield choice;
    }
}

function firstOf(state: State, question: Choose & { readonly rule: RuleId }): Choice | null {
  for (const choice of allChoices(state, question)) return choice;
  return null;
}

function drawChoice(state: State, question: Choose & { readonly rule: RuleId }, pick: Pick): Choice | null {
  const { from, min, max } = question;
  for (let tries = 0; tries < 16; tries++) {
    const choice: Choice = { do: "choose", things: drawSubset(from, min + pick(max - min + 1), pick) };
    if (checkChoice(state, question, choice).legal) return choice;
  }
  return firstOf(state, question);
}

/** The legal answers to a question that has things chosen out of a list. */
export function chooseDomain(state: State, question: Choose & { readonly rule: RuleId }): Domain<Answer> {
  return {
    kind: "subset",
    check: (answer) => checkChoice(state, question, answer),
    sample: (pick) => drawChoice(state, question, pick),
    first: () => firstOf(state, question),
    enumerate: () => {
      const list: Choice[] = [];
      for (const choice of allChoices(state, question)) {
        if (list.length >= LISTED) return null;
        list.push(choice);
      }
      return list;
    },
    open: () => {
      let count = 0;
      for (const _ of allChoices(state, question)) if (++count > 1) return true;
      return false;
    },
  };
}
