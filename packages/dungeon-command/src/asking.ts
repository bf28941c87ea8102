import type { Domain, Verdict } from "@undercroft/kernel";
import { listDomain } from "@undercroft/kernel";
import { checkChoice, chooseDomain } from "./choosing.ts";
import { checkCower } from "./cowering.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import { checkMenu, menuDomain } from "./menu.ts";
import { checkPathAnswer, pathDomain } from "./moving/moving.ts";
import { verdict } from "./precedence.ts";
import type { Asked, State } from "./procedures.ts";
import type { Answer, Question } from "./questions.ts";
import { checkDeploy, deployDomain } from "./setup/deploying.ts";

/** A question with two answers, both always legal. */
function either(question: Question, first: Answer["do"], second: Answer["do"], answer: Answer): Verdict<RuleId> {
  const fits = answer.do === first || answer.do === second;
  return fits ? { legal: true, rule: question.rule } : { legal: false, rule: question.rule };
}

/** Whether an answer to the open question is legal, and the rule that says so (design rule 4). */
export function checkAnswer(state: State, asked: Asked, seat: string, answer: Answer): Verdict<RuleId> {
  const { question } = asked;
  switch (question.kind) {
    case "turn":
    case "respond":
      return checkMenu(state, question.kind, seat, answer);
    case "path":
      return checkPathAnswer(state, question.plan, answer);
    case "choose":
      return checkChoice(state, question, answer);
    case "cower":
      if (answer.do === "cower") return verdict(checkCower(state, question.source, question));
      return either(question, "cower", "take", answer);
    case "deploy":
      return verdict(checkDeploy(state, asked, seat, answer));
    case "may":
      return either(question, "yes", "no", answer);
    case "first-or-second":
      return either(question, "first", "second", answer);
    default:
      throw new Error(`unknown question ${JSON.stringify(question satisfies never)}`);
  }
}

/** The legal answers of a seat to the open question. */
export function domainOf(state: State, asked: Asked, seat: string): Domain<Answer> {
  const { question } = asked;
  const check = (answer: Answer): Verdict<RuleId> => checkAnswer(state, asked, seat, answer);
  switch (question.kind) {
    case "turn":
    case "respond":
      return menuDomain(state, question.kind, seat);
    case "path":
      return pathDomain(state, question.plan);
    case "choose":
      return chooseDomain(state, question);
    case "cower":
      return listDomain<Answer>(
        "list",
        check({ do: "cower" }).legal ? [{ do: "cower" }, { do: "take" }] : [{ do: "take" }],
        check,
      );
    case "deploy":
      return deployDomain(state, asked, seat);
    case "may":
      return listDomain<Answer>("list", [{ do: "yes" }, { do: "no" }], check);
    case "first-or-second":
      return listDomain<Answer>("list", [{ do: "first" }, { do: "second" }], check);
    default:
      throw new Error(`unknown question ${JSON.stringify(question satisfies never)}`);
  }
}
