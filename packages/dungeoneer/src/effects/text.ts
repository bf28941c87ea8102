/** The texts of all cards by their places: frames hold references to them, never the steps themselves. */
import {
  insideOf,
  isCoreStep,
  numbered,
  type Place,
  type PlacePart,
  type PlaceParts,
  type PlaceRef,
  placeAt,
  placed,
  placesOfCoreStep,
} from "@undercroft/cards";
import type { Content } from "../state.ts";
import type { Adventure, Form, Monster, QuestCard, Standing, Step, Words } from "../vocabulary/index.ts";
import { forms } from "../vocabulary/index.ts";

/** What stands at one place of a card's text. */
export type TextWhat =
  | { readonly is: "steps"; readonly steps: readonly Step[] }
  | { readonly is: "step"; readonly step: Step }
  | { readonly is: "group" };

type Part = PlacePart<TextWhat>;
type Parts = PlaceParts<TextWhat>;

const group = (parts: Parts): Part => ({ what: { is: "group" }, parts });

function stepNode(step: Step): Part {
  const parts = isCoreStep<Words>(step) ? placesOfCoreStep<Words, TextWhat>(step, stepsPart, { is: "group" }) : [];
  return { what: { is: "step", step }, parts };
}

const stepsNode = (steps: readonly Step[]): Part => ({
  what: { is: "steps", steps },
  parts: numbered(steps, stepNode),
});

const stepsPart = (key: string, steps: readonly Step[] | undefined): Parts =>
  steps === undefined ? [] : [[key, stepsNode(steps)]];

const usesPart = ({ uses = [] }: Standing): Parts => [
  ["uses", group(numbered(uses, ({ steps }) => group(stepsPart("steps", steps))))],
];

const linePart = (monster: Monster, form: Form): Parts => [
  [form, group(stepsPart("onHit", monster.forms[form]?.onHit))],
];

const monsterParts = (monster: Monster): Parts => [["forms", group(forms.flatMap((form) => linePart(monster, form)))]];

function adventureParts(card: Adventure): Parts {
  switch (card.kind) {
    case "monster":
      return monsterParts(card);
    case "trap":
    case "obstacle":
      return [...stepsPart("succeed", card.succeed), ...stepsPart("fail", card.fail)];
    case "bane":
      return stepsPart("steps", card.steps);
    case "boon":
    case "treasure":
      return [...stepsPart("steps", card.steps), ...usesPart(card)];
    default:
      throw new Error(`unknown card ${JSON.stringify(card satisfies never)}`);
  }
}

function questParts(card: QuestCard): Parts {
  const monster = "monster" in card ? card.monster : undefined;
  return [
    ...("fail" in card ? stepsPart("fail", card.fail) : []),
    ...(monster === undefined ? [] : ([["monster", group(monsterParts(monster))]] satisfies Parts)),
    ...(card.artifact === undefined ? [] : ([["artifact", group(usesPart(card.artifact))]] satisfies Parts)),
  ];
}

const compiled = new WeakMap<Content, ReadonlyMap<string, Place<TextWhat>>>();

/** The texts of all cards of a match by card id. Made once for each content. */
function textsOf(content: Content): ReadonlyMap<string, Place<TextWhat>> {
  const known = compiled.get(content);
  if (known !== undefined) return known;
  const texts = new Map<string, Place<TextWhat>>();
  const add = (id: string, parts: Parts): void => {
    texts.set(id, placed(group(parts), { card: id, path: [] }));
  };
  for (const card of Object.values(content.adventures)) add(card.id, adventureParts(card));
  for (const card of Object.values(content.quests)) add(card.id, questParts(card));
  for (const { id, ability = {} } of Object.values(content.heroes)) add(id, [["ability", group(usesPart(ability))]]);
  for (const { id, entry } of Object.values(content.maps)) add(id, stepsPart("entry", entry));
  compiled.set(content, texts);
  return texts;
}

/** @throws Error if the content has no such place. */
export const resolveText = (content: Content, ref: PlaceRef): Place<TextWhat> => placeAt(textsOf(content), ref);

/** The step at a place. @throws Error if something else stands there. */
export function stepAt(content: Content, ref: PlaceRef): Step {
  const { what } = resolveText(content, ref);
  if (what.is !== "step") throw new Error(`no step stands at ${ref.card} ${ref.path.join(".")}`);
  return what.step;
}

export const textOn = (card: string, ...path: readonly (string | number)[]): PlaceRef =>
  insideOf({ card, path: [] }, ...path);
