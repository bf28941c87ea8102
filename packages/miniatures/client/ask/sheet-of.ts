import { openQuestion } from "@undercroft/kernel";
import { actionsLeft, type Body, miniatures, type Question } from "../engine/index.ts";
import { creatureName } from "../facing/names.ts";
import { headText } from "../facing/text.ts";
import { say } from "../words/index.ts";
import { laidOut } from "./lists.ts";
import type { Item, Scene, Sheet } from "./model.ts";
import { occasionOf } from "./occasion.ts";
import { aboutOf, thingItem } from "./things.ts";

function titleOf(question: Question, name: string): string {
  if (question.kind === "choose") {
    const { purpose, min, max } = question;
    if (min === 1 && max === 1 && (purpose === "pick" || purpose === "modes")) return say(`choose.one-${purpose}`);
    return say(`choose.${purpose}`, { min, max });
  }
  if (question.kind === "first-or-second") return say(`question.first-${question.of}`);
  if (question.kind === "order") return say(`question.order-${question.what}`);
  return say(`question.${question.kind}`, { name });
}

/** What may still be done in the turn. */
function leftWords(body: Body): string {
  const { actions, onlyOne } = actionsLeft(body);
  const [only, other] = actions;
  if (only === undefined) return say("act.left-none");
  const words = actions.map((action) => say(`left.${action}`)).join(", ");
  return say(onlyOne && other !== undefined ? "act.left-one" : "act.left", { actions: words });
}

/** What stands below a question: why it is asked, the text of the card that it is about, or what is left of a turn. */
function consequenceOf(body: Body, question: Question): Sheet["consequence"] {
  switch (question.kind) {
    case "map":
      return say(question.must ? "about.map-left" : "about.map");
    case "side":
      return say("about.side");
    case "first-or-second":
      return say(`about.first-${question.of}`);
    case "act":
      return leftWords(body);
    case "target":
      return headText(body.content, question.attack.text);
    case "power": {
      const [only, other] = question.offers;
      return only === undefined || other !== undefined ? undefined : headText(body.content, only.text);
    }
    case "may":
      return headText(body.content, question.text);
    case "granted":
      return headText(body.content, question.step);
    case "choose":
      return question.text === null ? undefined : headText(body.content, question.text);
    default:
      return undefined;
  }
}

/** Several things are picked first, then given together. */
function severalOf(
  body: Body,
  question: Extract<Question, { kind: "choose" }>,
): Pick<Sheet, "buttons" | "places" | "several"> {
  const items = question.from.map(
    (thing): Item => ({ id: thing, ...thingItem(body, thing, question.text), picks: thing }),
  );
  return {
    buttons: items,
    places: items.filter(({ pieces, squares }) => pieces !== undefined || squares !== undefined),
    several: {
      min: question.min,
      max: question.max,
      answer: (things) => ({ do: "choose", things }),
    },
  };
}

/** The open question of a seat in words, with all that may be pressed; null if it is asked nothing. */
export function sheetOf({ state, seat, drill }: Scene): Sheet | null {
  const asked = openQuestion(state);
  if (asked === null || !asked.seats.includes(seat)) return null;
  const { question } = asked;
  const { body } = state;
  const about = aboutOf(body, question);
  const name = about === null ? "" : creatureName(body, about);
  const consequence = consequenceOf(body, question);
  const occasion = occasionOf(state, question);
  const head = {
    ...(question.kind === "act" ? { menu: true as const } : {}),
    who: about === null ? say("ask.you-choose") : name,
    rule: question.rule,
    question: titleOf(question, name),
    ...(occasion === undefined ? {} : { occasion }),
    ...(consequence === undefined ? {} : { consequence }),
    about,
    ...(question.kind === "path" ? { moving: question.journey.creature } : {}),
  };
  if (question.kind === "choose" && question.max > 1) return { ...head, ...severalOf(body, question) };
  const domain = miniatures.domain(state, asked, seat);
  const first = domain.first();
  const answers = domain.enumerate() ?? domain.worthwhile?.() ?? (first === null ? [] : [first]);
  return { ...head, ...laidOut(body, question, answers, drill) };
}
