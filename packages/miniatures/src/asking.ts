import { type Domain, listDomain, type Verdict } from "@undercroft/kernel";
import { strikesOf } from "./attack/provoking.ts";
import { claimTarget, targetsFor } from "./attack/targets.ts";
import { attackAt } from "./attack/text.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import { checkPathAnswer, pathDomain } from "./moving/paths.ts";
import { verdict } from "./precedence.ts";
import type { Asked, State } from "./procedures.ts";
import type { Answer, Question } from "./questions.ts";
import { creatureOf, findCreature } from "./reading/creatures.ts";
import { numberOf } from "./reading/seats.ts";
import { checkSetUp, setUpDomain } from "./set-up/placing.ts";
import type { Body } from "./state.ts";
import { actDomain, checkAct } from "./turn/menu.ts";

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
      return body.creatures.flatMap(({ id, owner, status, acted }): readonly Answer[] =>
        owner === seat && status === "in-play" && !acted ? [{ do: "activate", creature: id }] : [],
      );
    case "opportunity":
      return [
        ...question.by.flatMap((creature) =>
          strikesOf(body, creatureOf(body, creature)).map((entry): Answer => ({ do: "strike", creature, entry })),
        ),
        { do: "pass" },
      ];
    case "choose":
      return question.from.map((thing): Answer => ({ do: "choose", things: [thing] }));
    case "may":
      return [{ do: "yes" }, { do: "no" }];
    default:
      return [];
  }
}

const sameAnswer = (a: Answer, b: Answer): boolean => JSON.stringify(a) === JSON.stringify(b);

function checkTarget(body: Body, question: Extract<Question, { kind: "target" }>, answer: Answer): Verdict<RuleId> {
  const { attack } = question;
  const target = answer.do === "target" ? findCreature(body, answer.creature) : undefined;
  if (answer.do === "pass") {
    const none = targetsFor(body, creatureOf(body, attack.creature), attackAt(body, attack.text)).length === 0;
    return none ? { legal: true, rule: "mn.ruling.no-target" } : { legal: false, rule: "mn.attack.step4-targets" };
  }
  if (target === undefined) return { legal: false, rule: question.rule };
  return verdict(claimTarget(body, creatureOf(body, attack.creature), attackAt(body, attack.text), target));
}

/** Whether an answer to the open question is legal, and the rule that says so (design rule 4). */
export function checkAnswer(state: State, asked: Asked, seat: string, answer: Answer): Verdict<RuleId> {
  const { body } = state;
  const { question } = asked;
  const number = numberOf(body, seat);
  switch (question.kind) {
    case "act":
      return checkAct(body, answer);
    case "path":
      return checkPathAnswer(body, question.journey, answer);
    case "set-up":
      return checkSetUp(body, number, question.placed, answer);
    case "target":
      return checkTarget(body, question, answer);
    default: {
      const fits = plainAnswers(body, number, question).some((known) => sameAnswer(known, answer));
      return fits ? { legal: true, rule: question.rule } : { legal: false, rule: question.rule };
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
      return actDomain(body);
    case "path":
      return pathDomain(body, question.journey);
    case "set-up":
      return setUpDomain(body, numberOf(body, seat), question.placed);
    case "target": {
      const attacker = creatureOf(body, question.attack.creature);
      const targets = targetsFor(body, attacker, attackAt(body, question.attack.text));
      const answers = targets.map(({ id }): Answer => ({ do: "target", creature: id }));
      return listDomain("list", answers.length === 0 ? [{ do: "pass" }] : answers, check);
    }
    default:
      return listDomain("list", plainAnswers(body, numberOf(body, seat), question), check);
  }
}
