import type { Rich } from "@undercroft/dungeon-command/client";
import { actionLine, type Question } from "../../engine/index.ts";
import { say, spoken } from "../../words/index.ts";
import { cardName } from "../facing/names.ts";
import { richOf } from "../facing/spans.ts";
import { actionAround } from "../facing/stack.ts";
import type { Item, Scene, Sheet } from "./model.ts";
import { thingItem } from "./words.ts";

type Choose = Extract<Question, { readonly kind: "choose" }>;

const MOST = 6;

function titleOf(question: Choose): string {
  const { purpose, min, max } = question;
  const counts = { min, max };
  if (max === 1) return say(`choose.${purpose}`, counts);
  return min === max ? say("choose.exactly", counts) : say("choose.between", counts);
}

/** What the choice is for: the text of the card that asks for it, or what assistance still lacks. */
function purposeOf(scene: Scene, { purpose, need, text }: Choose): Rich | undefined {
  if (purpose === "assist" && need !== null) return say("choose.assist-need", { need });
  const action = text === null ? null : actionAround(scene.state, text);
  return action === null ? undefined : richOf(actionLine(action, spoken(), scene.keywords));
}

/** A target that is one's own creature is called so: an attack may be aimed at it (dc.attack.any-side). */
function ownWords(scene: Scene, { purpose }: Choose, thing: string): Pick<Item, "detail"> {
  const creature = scene.state.body.creatures.find((one) => one.id === thing);
  return purpose === "target" && creature?.controller === scene.number ? { detail: say("piece.yours") } : {};
}

/** A choice of things out of a list: one is answered at once, several are picked first. */
export function chooseSheet(scene: Scene, question: Choose): Sheet {
  const single = question.min === 1 && question.max === 1;
  const distinct = [...new Set(question.from)];
  const things = distinct.map((thing): Item => {
    const about = { ...thingItem(scene, thing, question.text), ...ownWords(scene, question, thing) };
    return single
      ? { id: thing, ...about, answer: { do: "choose", things: [thing] } }
      : { id: thing, ...about, picks: thing };
  });
  const onBoard = things.every((item) => item.squares !== undefined || item.pieces !== undefined);
  const listed = !onBoard || things.length <= MOST || scene.drill?.on === "things";
  const list: Item = {
    id: "open:things",
    label: say("choose.list", { count: things.length }),
    opens: { on: "things" },
  };
  const from = question.text === null ? null : cardName(scene.state.body.content, question.text.card);
  const consequence = purposeOf(scene, question);
  const none: readonly Item[] =
    question.min === 0 && question.max === 1
      ? [{ id: "none", label: say("choose.none"), answer: { do: "choose", things: [] } }]
      : [];
  return {
    kind: "choose",
    who: from ?? say("ask.you-choose"),
    rule: question.rule,
    question: titleOf(question),
    ...(consequence === undefined ? {} : { consequence }),
    buttons: [...(listed ? things : [list]), ...none],
    places: things,
    about: question.self,
    ...(single ? {} : { several: { min: question.min, max: question.max, need: question.need } }),
  };
}
