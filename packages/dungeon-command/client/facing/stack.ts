import { colourOf, shownSquare, spoken, squareName } from "@undercroft/table";
import {
  type Action,
  actionLine,
  type Creature,
  type State,
  squareOf,
  stackOf,
  type TextRef,
  type Waiting,
} from "../engine/index.ts";
import type { StackItem, StackParty } from "../stack-pile.tsx";
import { say } from "../words/index.ts";
import type { Keywords } from "./card-faces.ts";
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

/** Things that an action has taken for its targets, whoever took them: a player, or the table where only one was there. */
export function aimsOf(action: Waiting): readonly string[] {
  return action.targets.flatMap((name) => action.names[name] ?? []);
}

/** What a target that is no creature is called. */
function thingName(state: State, id: string): string | null {
  const { body } = state;
  const square = squareOf(id);
  if (square !== null) return squareName(shownSquare(body.battlefield.shape, square));
  const action = stackOf(state).find((one) => one.id === id);
  if (action !== undefined) return actionTitle(state, action);
  const attached = body.creatures.flatMap((one) => one.attached).find((one) => one.id === id);
  return attached === undefined ? null : cardName(body.content, attached.card);
}

/** A target; one that belongs to whoever looks is called so. */
function targetParty(state: State, id: string, viewer: number | null): StackParty | null {
  const party = partyOf(state, id, true);
  const creature: Creature | undefined = state.body.creatures.find((one) => one.id === id);
  if (party === null || creature === undefined || creature.controller !== viewer) return party;
  return { ...party, name: say("stack.own-target", { name: party.name ?? "" }) };
}

function targetOf(state: State, action: Waiting, viewer: number | null): StackItem["target"] {
  if (action.what === "dodge" && action.response !== null) {
    const against = stackOf(state).find((one) => one.id === action.response);
    return against === undefined ? null : actionTitle(state, against);
  }
  const things = aimsOf(action);
  const [first] = things;
  if (first === undefined) return null;
  if (first === action.creature) return say("stack.itself");
  const party = targetParty(state, first, viewer);
  if (party === null) return thingName(state, first);
  return things.length === 1
    ? party
    : { ...party, name: say("stack.and-more", { name: party.name ?? "", more: things.length - 1 }) };
}

function itemOf(state: State, action: Waiting, keywords: Keywords, viewer: number | null): StackItem {
  const actor = action.creature === null ? null : partyOf(state, action.creature, false);
  const program = action.program === null ? null : actionAt(state, action.program);
  return {
    id: action.id,
    actor: actor ?? { seat: colourOf(action.seat), emblem: null },
    target: targetOf(state, action, viewer),
    title: actionTitle(state, action),
    text: program === null ? "" : richOf(actionLine(program, spoken(), keywords)),
    void: action.void,
  };
}

/** The stack as a pile of papers, the top one first, as the seat of this number sees it. */
export function stackItems(state: State, keywords: Keywords, viewer: number | null): readonly StackItem[] {
  return stackOf(state)
    .map((action) => itemOf(state, action, keywords, viewer))
    .reverse();
}
