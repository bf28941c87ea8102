import {
  insideOf,
  isCoreStep,
  numbered,
  type Place,
  type PlacePart,
  type PlaceParts,
  placeAt,
  placed,
  placesOfCoreStep,
} from "@undercroft/cards";
import type { Content, TextRef } from "../state.ts";
import type {
  Attack,
  AttackEntry,
  CreatureCard,
  DamageLine,
  ItemCard,
  Power,
  Step,
  Words,
} from "../vocabulary/index.ts";

export { insideOf as inside, nameOfPlace as textName } from "@undercroft/cards";

/** What stands at one place of a card's text. */
export type TextWhat =
  | { readonly is: "power"; readonly power: Power }
  | { readonly is: "entry"; readonly entry: AttackEntry }
  | { readonly is: "attack"; readonly attack: Attack }
  | { readonly is: "steps"; readonly steps: readonly Step[] }
  | { readonly is: "step"; readonly step: Step }
  | { readonly is: "group" };

export type TextNode = Place<TextWhat>;
type Part = PlacePart<TextWhat>;
type Parts = PlaceParts<TextWhat>;

const node = (what: TextWhat, parts: Parts): Part => ({ what, parts });
const group = (parts: Parts): Part => node({ is: "group" }, parts);

const stepsNode = (steps: readonly Step[]): Part => node({ is: "steps", steps }, numbered(steps, stepNode));

const stepsPart = (key: string, steps: readonly Step[] | undefined): Parts =>
  steps === undefined ? [] : [[key, stepsNode(steps)]];

const linePart = (key: string, line: DamageLine | undefined): Parts =>
  line === undefined ? [] : [[key, group(stepsPart("steps", line.steps))]];

const attackParts = (attack: Attack): Parts => [
  ...linePart("hit", attack.hit),
  ...linePart("miss", attack.miss),
  ...linePart("followup", attack.followup),
  ...stepsPart("critical", attack.critical),
];

const stepNode = (step: Step): Part => node({ is: "step", step }, stepParts(step));

function stepParts(step: Step): Parts {
  if (isCoreStep<Words>(step)) return placesOfCoreStep<Words, TextWhat>(step, stepsPart, { is: "group" });
  switch (step.do) {
    case "roll":
      return [...stepsPart("then", step.then), ...stepsPart("else", step.else)];
    case "attack":
      return [["attack", node({ is: "attack", attack: step.attack }, attackParts(step.attack))]];
    default:
      return [];
  }
}

function powerParts(power: Power): Parts {
  switch (power.power) {
    case "triggered":
    case "used":
      return stepsPart("steps", power.steps);
    case "aura":
      return power.pulse === undefined ? [] : [["pulse", group(stepsPart("steps", power.pulse.steps))]];
    case "continuous":
    case "set-up":
    case "construction":
      return [];
    default:
      throw new Error(`unknown power ${JSON.stringify(power satisfies never)}`);
  }
}

const powersPart = (key: string, powers: readonly Power[] | undefined): Parts =>
  powers === undefined
    ? []
    : [[key, group(numbered(powers, (power) => node({ is: "power", power }, powerParts(power))))]];

const entryNode = (entry: AttackEntry): Part => node({ is: "entry", entry }, attackParts(entry));

const creatureNode = (card: CreatureCard): Part =>
  group([
    ["attacks", group(numbered(card.attacks, entryNode))],
    ...powersPart("powers", card.powers),
    ...powersPart("championPowers", card.championPowers),
  ]);

const itemNode = (card: ItemCard): Part => group(powersPart("powers", card.powers));

const compiled = new WeakMap<Content, ReadonlyMap<string, TextNode>>();

/** The texts of all cards of a battle by card id. Made once for each content. */
export function textsOf(content: Content): ReadonlyMap<string, TextNode> {
  const known = compiled.get(content);
  if (known !== undefined) return known;
  const texts = new Map<string, TextNode>();
  for (const [id, card] of Object.entries(content.creatures))
    texts.set(id, placed(creatureNode(card), { card: id, path: [] }));
  for (const [id, card] of Object.entries(content.items)) texts.set(id, placed(itemNode(card), { card: id, path: [] }));
  compiled.set(content, texts);
  return texts;
}

const wrong = (ref: TextRef, wanted: string): Error =>
  new Error(`the text at ${ref.card} ${ref.path.join(".")} is not ${wanted}`);

/** @throws Error if the content has no such place. */
export const resolveText = (content: Content, ref: TextRef): TextNode => placeAt(textsOf(content), ref);

/** The step at a reference. @throws Error if something else stands there. */
export function stepAt(content: Content, ref: TextRef): Step {
  const { what } = resolveText(content, ref);
  if (what.is === "step") return what.step;
  throw wrong(ref, "a step");
}

/** An attack that is printed among the entries or made by a power's step. @throws Error if something else stands there. */
export function printedAttack(content: Content, ref: TextRef): Attack {
  const { what } = resolveText(content, ref);
  if (what.is === "entry") return what.entry;
  if (what.is === "attack") return what.attack;
  throw wrong(ref, "an attack");
}

/** The power or entry that a text is a part of: its uses, type and name are those of the part (mn.bonus.identity). */
export function headOf(content: Content, ref: TextRef): AttackEntry | Power | null {
  const { what } = resolveText(content, { card: ref.card, path: ref.path.slice(0, 2) });
  if (what.is === "entry") return what.entry;
  return what.is === "power" ? what.power : null;
}

/** Place of the power or entry that a text is a part of. */
export const headRef = (ref: TextRef): TextRef => ({ card: ref.card, path: ref.path.slice(0, 2) });

export type { TextRef } from "../state.ts";
export const refTo = (card: string, ...path: readonly (string | number)[]): TextRef =>
  insideOf({ card, path: [] }, ...path);
