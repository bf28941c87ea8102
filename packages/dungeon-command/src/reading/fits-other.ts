import { declaredType } from "../effects/attacks.ts";
import type { Env } from "../effects/locals.ts";
import { type AttackFacts, attacksIn, textOfProgram } from "../effects/specs.ts";
import type { Waiting } from "../stack/waiting.ts";
import type { Body, Content, TextRef } from "../state.ts";
import type { ActionFilter, ActionType, CardFilter, SeatFilter, Side } from "../vocabulary/index.ts";
import { fitsCreature, fittingCreature, inRange, isOnSide } from "./fits-creature.ts";
import { alliedSeats, creatureOf, type Scene } from "./names.ts";
import { eachText, resolveText, textName } from "./text.ts";

/** Whether a card, by the id of its definition, is as the filter says. Printed values count: it is not in play. */
export function fitsCard(scene: Scene, filter: CardFilter, id: string, env: Env): boolean {
  const { content } = scene.body;
  const order = content.orders[id];
  const creature = content.creatures[id];
  const card = order ?? creature;
  if (card === undefined) return false;
  if (filter.card !== undefined && (filter.card === "order") !== (order !== undefined)) return false;
  if (filter.level !== undefined && !inRange(scene, card.level, filter.level, env)) return false;
  if (filter.kind !== undefined && order?.kind !== filter.kind) return false;
  if (filter.attaches !== undefined && filter.attaches !== (order?.attach !== undefined)) return false;
  const { ability, keyword } = filter;
  if (ability !== undefined) {
    if (
      order !== undefined
        ? order.ability !== ability
        : ability === "any" || creature?.abilities.includes(ability) !== true
    )
      return false;
  }
  if (keyword === undefined) return true;
  const wanted = typeof keyword === "string" ? [keyword] : keyword;
  return creature?.keywords.some((one) => wanted.includes(one)) === true;
}

/** Whether a seat is as the filter says; one that has left never is. Allies include the seat itself. */
export function fitsSeat(scene: Scene, filter: SeatFilter, seat: number, env: Env): boolean {
  if (scene.body.seats[seat]?.out !== false) return false;
  if (filter.side === undefined) return true;
  return (filter.side === "ally") === alliedSeats(scene.body, seat, env.seat);
}

/** What the steps of an action can do. */
interface ActionFacts {
  readonly attacks: readonly AttackFacts[];
  readonly damages: boolean;
}

const harmless: ActionFacts = { attacks: [], damages: false };
const byText = new WeakMap<Content, Map<string, ActionFacts>>();
/** The same by the reference itself, which spares making its name. */
const byReference = new WeakMap<TextRef, ActionFacts>();

function compile(content: Content, program: TextRef): ActionFacts {
  let damages = false;
  eachText(resolveText(content, program), (what) => {
    if (what.is === "step" && (what.step.do === "attack" || what.step.do === "damage")) damages = true;
  });
  const { text, action: place } = textOfProgram(program);
  return { attacks: attacksIn(content, text).filter(({ action }) => action === place), damages };
}

function actionFacts(content: Content, { program }: Waiting): ActionFacts {
  if (program === null) return harmless;
  const known = byReference.get(program);
  if (known !== undefined) return known;
  let texts = byText.get(content);
  if (texts === undefined) {
    texts = new Map();
    byText.set(content, texts);
  }
  const name = textName(program);
  const facts = texts.get(name) ?? compile(content, program);
  texts.set(name, facts);
  byReference.set(program, facts);
  return facts;
}

/** Whether an action makes an attack of the type; of an attack that may be either, as it was declared. */
export function makesAttack(content: Content, action: Waiting, type: "melee" | "ranged"): boolean {
  for (const attack of actionFacts(content, action).attacks)
    if (declaredType(attack, action.names) === type) return true;
  return false;
}

function isOfType(content: Content, action: Waiting, type: ActionType): boolean {
  switch (type) {
    case "attack":
      return actionFacts(content, action).attacks.length > 0;
    case "melee-attack":
      return makesAttack(content, action, "melee");
    case "ranged-attack":
      return makesAttack(content, action, "ranged");
    case "trigger":
      return action.what === "trigger" || action.what === "terrain";
    case "move":
    case "order":
    case "power":
    case "collect":
      return action.what === type;
    default:
      throw new Error(`unknown type of action ${JSON.stringify(type satisfies never)}`);
  }
}

/** Ids of everything that an action is aimed at. */
export function targetsOfAction(action: Waiting): string[] {
  const list: string[] = [];
  for (const name of action.targets) list.push(...(action.names[name] ?? []));
  return list;
}

/** Whether who acts and who is aimed at are on the sides that the filter asks for. */
function areOnSides(body: Body, { by, targets }: ActionFilter, action: Waiting, seat: number): boolean {
  if (by?.side !== undefined) {
    const taker = action.creature === null ? null : creatureOf(body, action.creature);
    if (taker === null || !isOnSide(body, taker.controller, by.side, seat)) return false;
  }
  return targets?.side === undefined || aimsAtSide(body, action, targets.side, seat);
}

function aimsAtSide(body: Body, action: Waiting, side: Side, seat: number): boolean {
  for (const name of action.targets)
    for (const id of action.names[name] ?? noIds) {
      const creature = creatureOf(body, id);
      if (creature !== null && isOnSide(body, creature.controller, side, seat)) return true;
    }
  return false;
}

const noIds: readonly string[] = [];

/**
 * Whether an action on the stack is of the sort that the filter names: what does not depend on who reads it but their
 * seat. Sides are looked at here too, since they rule an action out for all creatures of a seat at once.
 */
export function isSuchAction(body: Body, filter: ActionFilter, action: Waiting, seat: number): boolean {
  const { content } = body;
  const { type } = filter;
  if (action.void) return false;
  if (type !== undefined) {
    if (
      typeof type === "string" ? !isOfType(content, action, type) : !type.some((one) => isOfType(content, action, one))
    )
      return false;
  }
  if (filter.kind !== undefined && action.kind !== filter.kind) return false;
  if (filter.side !== undefined && !isOnSide(body, action.seat, filter.side, seat)) return false;
  if (!areOnSides(body, filter, action, seat)) return false;
  return filter.damages !== true || actionFacts(content, action).damages;
}

/** Whether an action is aimed at "this", where the filter asks for that. */
export function isAimedAs(filter: ActionFilter, action: Waiting, self: string | null): boolean {
  if (filter.targetsThis !== true) return true;
  if (self === null) return false;
  for (const name of action.targets) if (action.names[name]?.includes(self) === true) return true;
  return false;
}

/** Whether a filter says more than `isSuchAction` and `isAimedAs` test: what is read with the words of a text. */
export function readsWords({ card, by, targets }: ActionFilter): boolean {
  return card !== undefined || by !== undefined || targets !== undefined;
}

/** Whether an action is as those parts of a filter say which are read with the words of a text. */
export function fitsWords(scene: Scene, { card, by, targets }: ActionFilter, action: Waiting, env: Env): boolean {
  if (card !== undefined && (action.card === null || !fitsCard(scene, card, action.card.card, env))) return false;
  if (by !== undefined) {
    const taker = action.creature === null ? null : creatureOf(scene.body, action.creature);
    if (taker === null || !fitsCreature(scene, by, taker, env)) return false;
  }
  return (
    targets === undefined || targetsOfAction(action).some((id) => fittingCreature(scene, targets, id, env) !== null)
  );
}

/** Whether an action on the stack is as the filter says. A void one waits to be removed and never is. */
export function fitsAction(scene: Scene, filter: ActionFilter, action: Waiting, env: Env): boolean {
  return (
    isSuchAction(scene.body, filter, action, env.seat) &&
    isAimedAs(filter, action, env.self) &&
    fitsWords(scene, filter, action, env)
  );
}
