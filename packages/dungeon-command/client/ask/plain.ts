import { spoken } from "@undercroft/table";
import { actionLine, hitPointsOf, type Question } from "../engine/index.ts";
import { cardName } from "../facing/names.ts";
import { richOf } from "../facing/spans.ts";
import { actionAt } from "../facing/stack.ts";
import { rich, say } from "../words/index.ts";
import type { Scene, Sheet } from "./model.ts";
import { pieceWords } from "./words.ts";

/** dc.cower.option: stand or pay Morale. */
export function cowerSheet(scene: Scene, question: Extract<Question, { readonly kind: "cower" }>, may: boolean): Sheet {
  const { body } = scene.state;
  const creature = body.creatures.find((one) => one.id === question.creature);
  const name = pieceWords(scene, question.creature);
  const left = creature === undefined ? 0 : hitPointsOf(body, creature) - creature.damage;
  const after = left - question.amount;
  const morale = creature === undefined ? 0 : (body.seats[creature.controller]?.morale ?? 0);
  const ownersMorale = creature === undefined ? 0 : (body.seats[creature.owner]?.morale ?? 0);
  const level = creature === undefined ? 0 : (body.content.creatures[creature.card]?.level ?? 0);
  return {
    who: say("ask.your-answer"),
    rule: question.rule,
    question: say("cower.title", { name }),
    consequence: rich("cower.sub", { amount: question.amount, left, name }),
    buttons: [
      {
        id: "take",
        label: say("cower.stand"),
        detail:
          after > 0
            ? say("cower.left", { left: after })
            : say("cower.destroyed", { from: ownersMorale, to: Math.max(0, ownersMorale - level) }),
        icon: after > 0 ? "hearts" : "skull-crossed-bones",
        answer: { do: "take" },
      },
      ...(may
        ? [
            {
              id: "cower",
              label: say("cower.cower"),
              detail: say("cower.price", { from: morale, to: morale - question.cost }),
              icon: "terror",
              answer: { do: "cower" as const },
            },
          ]
        : []),
    ],
    places: [],
    about: question.creature,
  };
}

/** An optional text: its words, yes or no. */
export function maySheet(scene: Scene, question: Extract<Question, { readonly kind: "may" }>): Sheet {
  const { body } = scene.state;
  const action = actionAt(scene.state, question.text);
  return {
    who: question.self === null ? say("ask.your-answer") : pieceWords(scene, question.self),
    rule: question.rule,
    question: say("may.title", { card: cardName(body.content, question.text.card) }),
    ...(action === null ? {} : { consequence: richOf(actionLine(action, spoken(), scene.keywords)) }),
    buttons: [
      { id: "yes", label: say("may.yes"), answer: { do: "yes" }, shortcut: "Y" },
      { id: "no", label: say("may.no"), answer: { do: "no" }, shortcut: "N" },
    ],
    places: [],
    about: question.about ?? question.self,
  };
}

/** dc.deploy-start.random-winner-chooses */
export function firstSheet(rule: string): Sheet {
  return {
    who: say("first.who"),
    rule,
    question: say("first.title"),
    consequence: say("first.sub"),
    buttons: [
      { id: "first", label: say("first.first"), detail: say("first.first-how"), answer: { do: "first" } },
      { id: "second", label: say("first.second"), detail: say("first.second-how"), answer: { do: "second" } },
    ],
    places: [],
    about: null,
  };
}
