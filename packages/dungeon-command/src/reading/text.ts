import {
  eachPlace,
  insideOf,
  isCoreStep,
  nameOfPlace,
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
  Action,
  CommanderCard,
  Cost,
  CreatureCard,
  OrderCard,
  Power,
  Rule,
  Step,
  Target,
  Words,
} from "../vocabulary/index.ts";
import { ruleCards } from "./rule-cards.ts";

export { eachPlace as eachText, insideOf as inside, nameOfPlace as textName };

/** What stands at one place of a card's text. */
export type TextWhat =
  | { readonly is: "power"; readonly power: Power }
  | { readonly is: "action"; readonly action: Action }
  | { readonly is: "target"; readonly target: Target }
  | { readonly is: "steps"; readonly steps: readonly Step[] }
  | { readonly is: "step"; readonly step: Step }
  | { readonly is: "rule"; readonly rule: Rule }
  | { readonly is: "costs"; readonly costs: readonly Cost[] }
  | { readonly is: "group" };

export type TextNode = Place<TextWhat>;
type Part = PlacePart<TextWhat>;
type Parts = PlaceParts<TextWhat>;

function node(what: TextWhat, parts: Parts): Part {
  return { what, parts };
}

function group(parts: Parts): Part {
  return node({ is: "group" }, parts);
}

function listed<T>(items: readonly T[], make: (item: T) => Part): Part {
  return group(numbered(items, make));
}

function costsPart(costs: readonly Cost[] | undefined): Parts {
  return costs === undefined ? [] : [["costs", node({ is: "costs", costs }, [])]];
}

function powerNode(power: Power): Part {
  const what: TextWhat = { is: "power", power };
  switch (power.power) {
    case "static":
      return node(what, [["rules", listed(power.rules, ruleNode)]]);
    case "activated":
    case "triggered":
      return node(what, [["actions", listed(power.actions, actionNode)], ...costsPart(power.costs)]);
    case "replacement":
      return node(what, [["instead", stepsNode(power.instead)], ...costsPart(power.costs)]);
    default:
      throw new Error(`unknown power ${JSON.stringify(power satisfies never)}`);
  }
}

function ruleNode(rule: Rule): Part {
  return node({ is: "rule", rule }, rule.rule === "grant-power" ? [["power", powerNode(rule.power)]] : []);
}

function actionNode(action: Action): Part {
  const targets = action.targets ?? [];
  return node({ is: "action", action }, [
    ["targets", listed(targets, (target) => node({ is: "target", target }, []))],
    ["steps", stepsNode(action.steps)],
  ]);
}

function stepsNode(steps: readonly Step[]): Part {
  return node({ is: "steps", steps }, numbered(steps, stepNode));
}

function stepsPart(key: string, steps: readonly Step[] | undefined): Parts {
  return steps === undefined ? [] : [[key, stepsNode(steps)]];
}

function stepNode(step: Step): Part {
  return node({ is: "step", step }, stepParts(step));
}

function stepParts(step: Step): Parts {
  if (isCoreStep<Words>(step)) {
    const costs = step.do === "may" ? costsPart(step.costs) : [];
    return [...costs, ...placesOfCoreStep<Words, TextWhat>(step, stepsPart, { is: "group" })];
  }
  switch (step.do) {
    case "attack":
      return stepsPart("ifDamage", step.ifDamage);
    case "apply":
      return [["rules", listed(step.rules, ruleNode)]];
    case "watch":
      return [["power", powerNode(step.power)]];
    default:
      return [];
  }
}

function powersPart(powers: readonly Power[] | undefined): Parts {
  return powers === undefined ? [] : [["powers", listed(powers, powerNode)]];
}

function creatureNode(card: CreatureCard): Part {
  return group(powersPart(card.powers));
}

function commanderNode(card: CommanderCard): Part {
  return group(powersPart(card.powers));
}

function orderNode(card: OrderCard): Part {
  const attach: Parts = card.attach === undefined ? [] : [["attach", group(powersPart(card.attach.powers))]];
  return group([["actions", listed(card.actions, actionNode)], ...attach, ...costsPart(card.costs)]);
}

const compiled = new WeakMap<Content, ReadonlyMap<string, TextNode>>();

/** The texts of all cards of a match and of the rulebook's own, by card id. Made once for each content. */
export function textsOf(content: Content): ReadonlyMap<string, TextNode> {
  const known = compiled.get(content);
  if (known !== undefined) return known;
  const texts = new Map<string, TextNode>();
  const add = (card: string, part: Part): unknown => texts.set(card, placed(part, { card, path: [] }));
  for (const [id, actions] of Object.entries(ruleCards)) add(id, group([["actions", listed(actions, actionNode)]]));
  for (const card of Object.values(content.creatures)) add(card.id, creatureNode(card));
  for (const card of Object.values(content.orders)) add(card.id, orderNode(card));
  for (const card of Object.values(content.commanders)) add(card.id, commanderNode(card));
  compiled.set(content, texts);
  return texts;
}

/**
 * Walks a reference to its place.
 * @throws Error if the content has no such card or the card no such place.
 */
export function resolveText(content: Content, ref: TextRef): TextNode {
  return placeAt(textsOf(content), ref);
}

function wrong(ref: TextRef, wanted: string, what: TextWhat): Error {
  return new Error(`the text at ${nameOfPlace(ref)} is ${what.is}, not ${wanted}`);
}

/** The steps at a reference; an action's reference gives the action's steps. @throws Error if others stand there. */
export function stepsAt(content: Content, ref: TextRef): readonly Step[] {
  const { what } = resolveText(content, ref);
  if (what.is === "steps") return what.steps;
  if (what.is === "action") return what.action.steps;
  throw wrong(ref, "steps", what);
}

/** The step at a reference. @throws Error if something else stands there. */
export function stepAt(content: Content, ref: TextRef): Step {
  const { what } = resolveText(content, ref);
  if (what.is === "step") return what.step;
  throw wrong(ref, "a step", what);
}

/** The action at a reference. @throws Error if something else stands there. */
export function actionAt(content: Content, ref: TextRef): Action {
  const { what } = resolveText(content, ref);
  if (what.is === "action") return what.action;
  throw wrong(ref, "an action", what);
}

/** The power at a reference. @throws Error if something else stands there. */
export function powerAt(content: Content, ref: TextRef): Power {
  const { what } = resolveText(content, ref);
  if (what.is === "power") return what.power;
  throw wrong(ref, "a power", what);
}

/** The rule at a reference. @throws Error if something else stands there. */
export function ruleAt(content: Content, ref: TextRef): Rule {
  const { what } = resolveText(content, ref);
  if (what.is === "rule") return what.rule;
  throw wrong(ref, "a rule", what);
}

/** The costs at a reference. @throws Error if something else stands there. */
export function costsAt(content: Content, ref: TextRef): readonly Cost[] {
  const { what } = resolveText(content, ref);
  if (what.is === "costs") return what.costs;
  throw wrong(ref, "costs", what);
}
