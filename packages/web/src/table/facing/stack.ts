import type { StackItem, StackParty } from "@undercroft/dungeon-command/client";
import { type Action, actionLine, type State, stackOf, type TextRef, type Waiting } from "../../engine/index.ts";
import { say, spoken } from "../../words/index.ts";
import type { Keywords } from "./card-faces.ts";
import { colourOf } from "./field.ts";
import { cardName } from "./names.ts";
import { richOf } from "./spans.ts";

function partyOf({ body }: State, id: string, named: boolean): StackParty | null {
  const creature = body.creatures.find((one) => one.id === id);
  if (creature === undefined) return null;
  const emblem = body.content.creatures[creature.card]?.emblem ?? null;
  const name = cardName(body.content, creature.card);
  return { seat: colourOf(creature.controller), emblem, ...(named ? { name } : {}) };
}

function isAction(value: unknown): value is Action {
  return typeof value === "object" && value !== null && "steps" in value && Array.isArray(value.steps);
}

/** The action that a text is, found by its way into the card. */
export function actionAt(state: State, ref: TextRef): Action | null {
  const { creatures, orders, commanders } = state.body.content;
  let here: unknown = creatures[ref.card] ?? orders[ref.card] ?? commanders[ref.card];
  for (const step of ref.path) {
    if (typeof here !== "object" || here === null) return null;
    here = new Map<string, unknown>(Object.entries(here)).get(String(step));
  }
  return isAction(here) ? here : null;
}

/** The action that a text stands in: a step of it may be what is named. */
export function actionAround(state: State, ref: TextRef): Action | null {
  for (let length = ref.path.length; length >= 0; length--) {
    const action = actionAt(state, { ...ref, path: ref.path.slice(0, length) });
    if (action !== null) return action;
  }
  return null;
}

/** What an action on the stack is called. */
export function actionTitle(state: State, action: Waiting): string {
  const { content } = state.body;
  if (action.what === "attack") return say(action.attack === "ranged" ? "deed.ranged-attack" : "deed.melee-attack");
  if (action.program !== null && (action.what === "order" || action.what === "power" || action.what === "trigger"))
    return cardName(content, action.program.card);
  return say(`deed.${action.what}`);
}

function targetOf(state: State, action: Waiting): StackItem["target"] {
  if (action.what === "dodge" && action.response !== null) {
    const against = stackOf(state).find((one) => one.id === action.response);
    return against === undefined ? null : actionTitle(state, against);
  }
  const things = action.targets.flatMap((name) => action.names[name] ?? []);
  const [first] = things;
  if (first === undefined) return null;
  if (first === action.creature) return say("stack.itself");
  const party = partyOf(state, first, true);
  if (party === null) return null;
  return things.length === 1
    ? party
    : { ...party, name: say("stack.and-more", { name: party.name ?? "", more: things.length - 1 }) };
}

function itemOf(state: State, action: Waiting, keywords: Keywords): StackItem {
  const actor = action.creature === null ? null : partyOf(state, action.creature, false);
  const program = action.program === null ? null : actionAt(state, action.program);
  return {
    id: action.id,
    actor: actor ?? { seat: colourOf(action.seat), emblem: null },
    target: targetOf(state, action),
    title: actionTitle(state, action),
    text: program === null ? "" : richOf(actionLine(program, spoken(), keywords)),
    void: action.void,
  };
}

/** The stack as a pile of papers, the top one first. */
export function stackItems(state: State, keywords: Keywords): readonly StackItem[] {
  return stackOf(state)
    .map((action) => itemOf(state, action, keywords))
    .reverse();
}
