import { isListOpen, type Rich } from "@undercroft/table";
import { type Question, squareOf } from "../engine/index.ts";
import { cardName } from "../facing/names.ts";
import { say } from "../words/index.ts";
import type { Item, Scene, Sheet } from "./model.ts";
import { sizePlaced, spaceAt, squareWords, textWords, thingItem } from "./words.ts";

type Choose = Extract<Question, { readonly kind: "choose" }>;

/** Things that are listed as buttons at once; squares are pressed on the board rather. */
const MOST = 6;
const MOST_SQUARES = 4;

function titleOf(question: Choose): string {
  const { purpose, min, max } = question;
  const counts = { min, max };
  if (max === 1) return say(`choose.${purpose}`, counts);
  return min === max ? say("choose.exactly", counts) : say("choose.between", counts);
}

/** What the choice is for: the text of the card that asks for it, or what assistance still lacks. */
function purposeOf(scene: Scene, { purpose, need, text }: Choose): Rich | undefined {
  if (purpose === "assist" && need !== null) return say("choose.assist-need", { need });
  return text === null ? undefined : textWords(scene, text);
}

/** A target that is one's own creature is called so: an attack may be aimed at it (dc.attack.any-side). */
function ownWords(scene: Scene, { purpose }: Choose, thing: string): Pick<Item, "detail"> {
  const creature = scene.state.body.creatures.find((one) => one.id === thing);
  return purpose === "target" && creature?.controller === scene.number ? { detail: say("piece.yours") } : {};
}

/** How a square is offered on which a creature will be placed: with all that it covers there. */
function landing(scene: Scene, { purpose }: Choose, thing: string): Pick<Item, "label" | "squares"> | null {
  const at = squareOf(thing);
  if (purpose !== "place" || at === null) return null;
  const size = sizePlaced(scene.state);
  return { label: squareWords(scene, at, size), squares: spaceAt(scene, at, size) };
}

/** A choice of things out of a list: one is answered at once, several are picked first. */
export function chooseSheet(scene: Scene, question: Choose): Sheet {
  const single = question.min === 1 && question.max === 1;
  const distinct = [...new Set(question.from)];
  const things = distinct.map((thing): Item => {
    const about = {
      ...thingItem(scene, thing, question.text),
      ...ownWords(scene, question, thing),
      ...landing(scene, question, thing),
    };
    return single
      ? { id: thing, ...about, answer: { do: "choose", things: [thing] } }
      : { id: thing, ...about, picks: thing };
  });
  const onBoard = things.every((item) => item.squares !== undefined || item.pieces !== undefined);
  const most = things.some((item) => item.squares !== undefined) ? MOST_SQUARES : MOST;
  const listed = !onBoard || things.length <= most || isListOpen(scene.drill, "things");
  const list: Item = {
    id: "open:things",
    label: say("choose.list", { count: things.length }),
    opens: { on: "list", list: "things" },
  };
  const from = question.text === null ? null : cardName(scene.state.body.content, question.text.card);
  const consequence = purposeOf(scene, question);
  const none: readonly Item[] =
    question.min === 0 && question.max === 1
      ? [{ id: "none", label: say("choose.none"), answer: { do: "choose", things: [] } }]
      : [];
  return {
    who: from ?? say("ask.you-choose"),
    rule: question.rule,
    question: titleOf(question),
    ...(consequence === undefined ? {} : { consequence }),
    buttons: [...(listed ? things : [list]), ...none],
    places: things,
    about: question.self,
    ...(single
      ? {}
      : { several: { min: question.min, max: question.max, answer: (things) => ({ do: "choose", things }) } }),
  };
}
