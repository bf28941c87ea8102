import { type Domain, listDomain, type Verdict } from "@undercroft/kernel";
import { aimDomain, checkAim } from "./attack/aiming.ts";
import { checkOpportunity, opportunityDomain } from "./attack/opportunity.ts";
import { checkChoice, chooseDomain } from "./choosing.ts";
import { checkGranted, grantedDomain } from "./effects/acting.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import { checkPathAnswer, pathDomain } from "./moving/paths.ts";
import { fullSpaces } from "./moving/squeeze.ts";
import { whyNotThere } from "./moving/why-not-there.ts";
import { checkOrder, orderDomain } from "./ordering.ts";
import type { Asked, State } from "./procedures.ts";
import type { Answer, Question } from "./questions.ts";
import { creatureOf } from "./reading/creatures.ts";
import { numberOf } from "./reading/seats.ts";
import { textName } from "./reading/text.ts";
import { checkSetUp, setUpDomain } from "./set-up/placing.ts";
import type { Body } from "./state.ts";
import { teleporterExits } from "./terrain/teleporter.ts";
import { actDomain, begunDomain, checkAct, checkBegun } from "./turn/menu.ts";

function positionAnswers({ among, optional }: Extract<Question, { kind: "position" }>): readonly Answer[] {
  const answers = among.map((at): Answer => ({ do: "put", at }));
  return optional ? [...answers, { do: "stop" }] : answers;
}

/** Answers that are all legal, whatever stands on the map. */
function plainAnswers(body: Body, seat: number, question: Question): readonly Answer[] {
  switch (question.kind) {
    case "map": {
      const maps = body.maps.map((_, of): Answer => ({ do: "map", of }));
      return question.must ? maps : [...maps, { do: "pass" }];
    }
    case "first-or-second":
      return [{ do: "first" }, { do: "second" }];
    case "side":
      return [
        { do: "side", area: "A" },
        { do: "side", area: "B" },
      ];
    case "activate":
      return body.creatures
        .filter(({ owner, status, acted }) => owner === seat && status === "in-play" && !acted)
        .map(({ id }): Answer => ({ do: "activate", creature: id }));
    case "position":
      return positionAnswers(question);
    case "teleporter":
      return [
        ...teleporterExits(body, creatureOf(body, question.creature)).map((at): Answer => ({ do: "teleport", at })),
        { do: "pass" },
      ];
    case "unsqueeze":
      return [
        ...fullSpaces(body, creatureOf(body, question.creature)).map((at): Answer => ({ do: "unsqueeze", at })),
        { do: "pass" },
      ];
    case "power":
      return [
        ...question.offers.map(({ creature, text }): Answer => ({ do: "use", creature, power: textName(text) })),
        { do: "pass" },
      ];
    case "may":
      return [{ do: "yes" }, { do: "no" }];
    default:
      return [];
  }
}

const sameAnswer = (a: Answer, b: Answer): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether an answer to the open question is legal, and the rule that says so (design rule 4). */
export function checkAnswer(state: State, asked: Asked, seat: string, answer: Answer): Verdict<RuleId> {
  const { body } = state;
  const { question } = asked;
  const number = numberOf(body, seat);
  switch (question.kind) {
    case "act":
      return question.begun === true ? checkBegun(body, answer) : checkAct(body, answer);
    case "path":
      return checkPathAnswer(body, question.journey, answer);
    case "set-up":
      return checkSetUp(body, number, question, answer);
    case "target":
      return checkAim(body, question.attack, answer);
    case "opportunity":
      return checkOpportunity(body, question, answer);
    case "order":
      return checkOrder(question, answer);
    case "choose":
      return checkChoice(question, answer);
    case "granted":
      return checkGranted(body, question, answer);
    default: {
      const fits = plainAnswers(body, number, question).some((known) => sameAnswer(known, answer));
      if (fits) return { legal: true, rule: question.rule };
      const there = question.kind === "position" && answer.do === "put";
      return { legal: false, rule: there ? whyNotThere(state, question, answer.at) : question.rule };
    }
  }
}

/** The legal answers of a seat to the open question. */
export function domainOf(state: State, asked: Asked, seat: string): Domain<Answer> {
  const { body } = state;
  const { question } = asked;
  const check = (answer: Answer): Verdict<RuleId> => checkAnswer(state, asked, seat, answer);
  switch (question.kind) {
    case "act":
      return question.begun === true ? begunDomain(body) : actDomain(body);
    case "path":
      return pathDomain(body, question.journey);
    case "set-up":
      return setUpDomain(body, numberOf(body, seat), question);
    case "target":
      return aimDomain(body, question.attack);
    case "opportunity":
      return opportunityDomain(body, question);
    case "order":
      return orderDomain(question);
    case "choose":
      return chooseDomain(question);
    case "granted":
      return grantedDomain(body, question);
    default:
      return listDomain("list", plainAnswers(body, numberOf(body, seat), question), check);
  }
}
