import { ruleCards } from "../reading/rule-cards.ts";
import { inside, powerAt, textName } from "../reading/text.ts";
import type { Content, TextRef } from "../state.ts";
import type {
  Action,
  Amount,
  AttackType,
  AttackVerb,
  CreatureFilter,
  Selector,
  Step,
  Target,
  TargetQuery,
} from "../vocabulary/index.ts";
import { nameOf, targetsOf } from "../vocabulary/targets.ts";
import { unsaid } from "../vocabulary/unsaid.ts";
import { kindOnly } from "./relief.ts";

/** An attack that an action contains, wherever it stands among the steps. */
export interface AttackFacts {
  readonly verb: AttackVerb;
  readonly type: AttackType;
  /** Name of the attacker. */
  readonly by: string;
  /** Name of the target that it attacks: of a loop's turn, the target that the loop runs over. */
  readonly root: string;
  readonly withoutEntry: boolean;
  /** Place of the action among those of its text. */
  readonly action: number;
  /** Of an attack that may be either: the name that its type is bound to when it is declared. */
  readonly typeName: string | null;
}

/** Something that has to be chosen when a card is played or a power used. */
export interface TargetSpec {
  /** The name that it binds. */
  readonly name: string;
  /** Place of its action among those of the text. */
  readonly action: number;
  /** "modes": the type of an attack that may be either; the choices are "melee" and "ranged". */
  readonly purpose: "target" | "modes";
  /** It is of an action after the first (dc.ruling.multi-action-target-legality). */
  readonly later: boolean;
  readonly of: TargetQuery;
  /** The same without what a preceding action may change. */
  readonly kind: TargetQuery;
  readonly count: Amount | null;
  readonly upTo: Amount | null;
  readonly by: Selector | null;
  /** Attacks that are made against it; of "modes" the one attack whose type is chosen. */
  readonly attacks: readonly AttackFacts[];
  /** The card is attached to it. */
  readonly attaches: boolean;
  /** Another target of the action, or its condition, reads what this binds. */
  readonly isRead: boolean;
}

/** What one text asks to be chosen, and the actions it has. */
interface Facts {
  readonly actions: readonly Action[];
  readonly specs: readonly TargetSpec[];
  readonly attacks: readonly AttackFacts[];
  readonly needsEntry: boolean;
  readonly programs: readonly TextRef[];
}

const nothing: Facts = { actions: [], specs: [], attacks: [], needsEntry: false, programs: [] };
/** Facts by the name of their text; texts that are at hand as one and the same reference are found without making the name. */
interface Compiled {
  readonly byName: Map<string, Facts>;
  readonly byRef: WeakMap<TextRef, Facts>;
}

const compiled = new WeakMap<Content, Compiled>();

/** The steps inside a step, list by list. */
export function innerSteps(step: Step): readonly (readonly Step[])[] {
  switch (step.do) {
    case "sequence":
    case "each":
    case "repeat":
      return [step.steps];
    case "choose":
      return step.modes.map((mode) => mode.steps);
    case "if":
      return [step.then, step.else ?? []];
    case "may":
      return [step.steps, step.otherwise ?? []];
    case "attack":
      return [step.ifDamage ?? []];
    default:
      return [];
  }
}

type Roots = ReadonlyMap<string, string>;

function collectAttacks(steps: readonly Step[], action: number, roots: Roots, found: AttackFacts[]): void {
  for (const step of steps) {
    let inner = roots;
    if (step.do === "each" && typeof step.of === "string")
      inner = new Map([...roots, [step.as ?? "it", roots.get(step.of) ?? step.of]]);
    if (step.do === "attack") {
      const target = step.target ?? unsaid.attack.target;
      found.push({
        verb: step,
        type: step.type,
        by: step.by ?? unsaid.attack.by,
        root: roots.get(target) ?? target,
        withoutEntry: step.withoutEntry === true,
        action,
        typeName: step.type === "either" ? typeNameOf(found.filter((one) => one.type === "either").length) : null,
      });
    }
    for (const list of innerSteps(step)) collectAttacks(list, action, inner, found);
  }
}

/** The name that the type of an action's attack is bound to. No card can use it: names have no dots. */
export const typeNameOf = (attack: number): string => `attack.${attack}`;

/** Whether some word of the tree is this name. */
function mentions(tree: unknown, name: string): boolean {
  if (tree === name) return true;
  if (typeof tree !== "object" || tree === null) return false;
  return Object.values(tree).some((value) => mentions(value, name));
}

function attachesTo(steps: readonly Step[], name: string): boolean {
  return steps.some(
    (step) =>
      (step.do === "attach" && (step.to ?? unsaid.attach.to) === name) ||
      innerSteps(step).some((list) => attachesTo(list, name)),
  );
}

function specsOf(
  action: Action,
  index: number,
  attachTo: CreatureFilter,
  attacks: readonly AttackFacts[],
): TargetSpec[] {
  const targets = targetsOf(action, attachTo);
  const stated = action.targets?.length ?? 0;
  const open = attacks.filter((attack) => attack.typeName !== null);
  const specs: TargetSpec[] = [];
  const modes = (attack: AttackFacts, of: TargetQuery): void => {
    const { typeName } = attack;
    if (typeName === null) return;
    specs.push({
      name: typeName,
      action: index,
      purpose: "modes",
      later: index > 0,
      of,
      kind: of,
      count: null,
      upTo: null,
      by: null,
      attacks: [attack],
      attaches: false,
      isRead: true,
    });
  };
  targets.forEach((target, i) => {
    const name = nameOf(target);
    const own = attacks.filter((attack) => attack.root === name);
    // The type of an attack is declared before a target that only the attack asks for, and after one that is stated.
    if (i >= stated) for (const attack of open) if (attack.root === name) modes(attack, target.of);
    specs.push({
      name,
      action: index,
      purpose: "target",
      later: index > 0,
      of: target.of,
      kind: kindOnly(target.of),
      count: target.count ?? null,
      upTo: target.upTo ?? null,
      by: target.by ?? null,
      attacks: own,
      attaches: attachesTo(action.steps, name),
      isRead: isRead(targets, i, action, own),
    });
    if (i < stated) for (const attack of open) if (attack.root === name) modes(attack, target.of);
  });
  for (const attack of open) if (!specs.some((spec) => spec.name === attack.typeName)) modes(attack, { creatures: {} });
  return specs;
}

function isRead(targets: readonly Target[], at: number, action: Action, own: readonly AttackFacts[]): boolean {
  const target = targets[at];
  if (target === undefined) return false;
  const name = nameOf(target);
  if (own.some((attack) => attack.typeName !== null)) return true;
  if (action.needs !== undefined && mentions(action.needs, name)) return true;
  const attacker = action.steps.some((step) => step.do === "attack" && step.by === name);
  return attacker || targets.some((other, i) => i > at && mentions(other, name));
}

function compile(content: Content, text: TextRef): Facts {
  const actions = printedAt(content, text);
  if (actions.length === 0) return nothing;
  const attachTo = (text.path.length === 0 ? content.orders[text.card]?.attach?.to : undefined) ?? {};
  const specs: TargetSpec[] = [];
  const attacks: AttackFacts[] = [];
  actions.forEach((action, i) => {
    const own: AttackFacts[] = [];
    collectAttacks(action.steps, i, new Map(), own);
    attacks.push(...own);
    specs.push(...specsOf(action, i, attachTo, own));
  });
  const needsEntry = attacks.some(({ type, withoutEntry, by }) => type === "ranged" && !withoutEntry && by === "this");
  const programs = actions.map((_, i) => inside(text, "actions", i));
  return { actions, specs, attacks, needsEntry, programs };
}

function printedAt(content: Content, text: TextRef): readonly Action[] {
  if (text.path.length === 0) return content.orders[text.card]?.actions ?? ruleCards[text.card] ?? [];
  const power = powerAt(content, text);
  return power.power === "activated" || power.power === "triggered" ? power.actions : [];
}

let lastContent: Content | null = null;
let lastTexts: Compiled | null = null;

function textsOf(content: Content): Compiled {
  if (content === lastContent && lastTexts !== null) return lastTexts;
  const texts = compiled.get(content) ?? { byName: new Map(), byRef: new WeakMap() };
  compiled.set(content, texts);
  lastContent = content;
  lastTexts = texts;
  return texts;
}

function factsAt(content: Content, text: TextRef): Facts {
  const { byName, byRef } = textsOf(content);
  // A card's own text is named by the card alone, and its reference is often made on the spot.
  if (text.path.length === 0) return named(content, text, text.card, byName);
  let facts = byRef.get(text);
  if (facts === undefined) {
    facts = named(content, text, textName(text), byName);
    byRef.set(text, facts);
  }
  return facts;
}

function named(content: Content, text: TextRef, name: string, byName: Map<string, Facts>): Facts {
  let facts = byName.get(name);
  if (facts === undefined) {
    facts = compile(content, text);
    byName.set(name, facts);
  }
  return facts;
}

/** The actions of an order, of a power or of one of the rulebook's own texts, in printed order. */
export function actionsAt(content: Content, text: TextRef): readonly Action[] {
  return factsAt(content, text).actions;
}

/**
 * Everything that is chosen when the order is played or the power used, in the order in which it is chosen
 * (dc.target.chosen-on-play, dc.target.chosen-on-use): for each action the targets that it states, then for its attacks
 * and its attachment what they imply.
 */
export function targetSpecs(content: Content, text: TextRef): readonly TargetSpec[] {
  return factsAt(content, text).specs;
}

/** All attacks that the text's actions contain. */
export function attacksIn(content: Content, text: TextRef): readonly AttackFacts[] {
  return factsAt(content, text).attacks;
}

/** Whether some action of the text is a ranged attack by the acting creature that needs a ranged entry. */
export function needsEntry(content: Content, text: TextRef): boolean {
  return factsAt(content, text).needsEntry;
}

/** What the programs of a text's actions are called, in printed order. */
export function programsAt(content: Content, text: TextRef): readonly TextRef[] {
  return factsAt(content, text).programs;
}

/** A program, taken apart once. */
interface Program {
  readonly text: TextRef;
  readonly action: number;
  readonly steps: TextRef;
}

const programs = new WeakMap<TextRef, Program>();

function partsOf(program: TextRef): Program {
  const known = programs.get(program);
  if (known !== undefined) return known;
  const { card, path } = program;
  const action = path[path.length - 1];
  const parts = {
    text: { card, path: path.slice(0, -2) },
    action: typeof action === "number" ? action : 0,
    steps: inside(program, "steps"),
  };
  programs.set(program, parts);
  return parts;
}

/** The text that an action's program is an action of, and which of its actions it is. */
export function textOfProgram(program: TextRef): { readonly text: TextRef; readonly action: number } {
  return partsOf(program);
}

/** The steps of an action's program. */
export function stepsOfProgram(program: TextRef): TextRef {
  return partsOf(program).steps;
}
