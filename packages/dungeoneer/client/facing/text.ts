/** What cards say, made from their data: no card has a text of its own. */
import { figure } from "@undercroft/table";
import {
  type Adventure,
  type Change,
  type Form,
  formLine,
  forms,
  type HelpCard,
  type Monster,
  type ResponseStep,
  type Reward,
  type Threat,
  type ThreatCard,
} from "../engine/index.ts";
import { say } from "../words/index.ts";

/** A number with its sign. */
const signed = (plus: number): string => (plus < 0 ? figure(plus) : `+${plus}`);

function stepWords(step: ResponseStep): string {
  switch (step.do) {
    case "wound":
      return say("step.wound", { count: step.wounds });
    case "recover":
      return say("step.recover", { count: step.life });
    case "tip":
      return say("step.tip");
    case "glory":
    case "peril":
    case "guard":
      return say(`step.${step.do}`, { plus: signed(step.plus) });
    case "turn-aside":
    case "step-away":
      return say(`step.${step.do}`);
  }
}

export const stepsWords = (steps: readonly ResponseStep[]): string => steps.map(stepWords).join(", ");

export const threatWords = ({ score, number }: Threat): string =>
  say("card.threat", { score: say(`score.${score}`), number });

const changeWords = ({ score, plus }: Change): string =>
  say("card.change", { score: say(`score.${score}`), plus: signed(plus) });

function formWords(monster: Monster, form: Form): string {
  const { score, mode, onHit } = formLine(monster, form);
  const words = say(`card.form-${mode}`, { form: say(`score.${form}`), score });
  return onHit === undefined ? words : `${words} ${say("card.on-hit", { steps: stepsWords(onHit) })}`;
}

/** How a monster fights, a line for each form that its card lists. */
export const monsterLines = (monster: Monster): readonly string[] =>
  forms.filter((form) => monster.forms[form] !== undefined).map((form) => formWords(monster, form));

function threatLines({ kind, threat, succeed, fail }: ThreatCard): readonly string[] {
  return [
    say(`card.${kind}`, { threat: threatWords(threat) }),
    say("card.fails", { steps: stepsWords(fail) }),
    ...(succeed === undefined ? [] : [say("card.succeeds", { steps: stepsWords(succeed) })]),
  ];
}

function helpLines({ changes, steps, response }: HelpCard): readonly string[] {
  return [
    ...(changes === undefined ? [] : [say("card.stays", { changes: changes.map(changeWords).join(", ") })]),
    ...(steps === undefined ? [] : [say("card.at-once", { steps: stepsWords(steps) })]),
    ...(response === undefined ? [] : [say("card.response", { steps: stepsWords(response) })]),
  ];
}

/** What an Adventure card says, in lines. */
export function adventureLines(card: Adventure): readonly string[] {
  switch (card.kind) {
    case "monster":
      return [say("card.life", { life: card.life }), ...monsterLines(card)];
    case "trap":
    case "obstacle":
      return threatLines(card);
    case "bane":
      return [say("card.bane", { steps: stepsWords(card.steps) })];
    case "boon":
    case "treasure":
      return helpLines(card);
  }
}

export function rewardWords(reward: Reward): string {
  switch (reward.reward) {
    case "glory":
    case "peril":
      return say(`step.${reward.reward}`, { plus: signed(reward.amount) });
    default:
      return say(`reward.${reward.reward}`);
  }
}
