import { finderById } from "@undercroft/kernel";
import type { Env } from "../effects/locals.ts";
import type { Source } from "../events.ts";
import { isActionId, isCreatureId, seatRef } from "../ids.ts";
import type { State } from "../procedures.ts";
import type { Waiting } from "../stack/waiting.ts";
import type { Attached, Body, Creature, Names } from "../state.ts";

/** What texts are read in: the tables, and the frames for the stack. A whole state is one. */
export interface Scene {
  readonly body: Body;
  readonly frames: State["frames"];
}

const nothing: readonly string[] = [];
const noNames: { [name: string]: readonly string[] } = {};
const noFrames: State["frames"] = [];
/** For words that no effect is carried out with: nothing is dealt, nothing kept secret. */
export const noDealt: { readonly creature: string; readonly amount: number }[] = [];
export const noSecrets: string[] = [];

/** The source of what the rules themselves do. */
export const noSource: Source = { action: null, creature: null, seat: null, card: null, attack: null, terrain: null };

/** The tables alone: texts that hold all the time see no stack. */
export function tablesOf(body: Body): Scene {
  return { body, frames: noFrames };
}

/** What the words of a text mean that no action carries out: a static power, an effect that lasts, a replacement. */
export function wordsOf(seat: number, self: string | null, names: Names = noNames, amount: number | null = null): Env {
  return { action: null, seat, self, card: null, names, amount, source: noSource, dealt: noDealt, secret: noSecrets };
}

const find = finderById<Creature>();

/** The creature of an id, or null if it is not (any more) on the battlefield. */
export function creatureOf({ creatures }: Body, id: string): Creature | null {
  return find(creatures, id) ?? null;
}

/** The attached card of an id with its creature, or null. */
export function attachedOf(body: Body, id: string): { readonly creature: Creature; readonly card: Attached } | null {
  for (const creature of body.creatures)
    for (const card of creature.attached) if (card.id === id) return { creature, card };
  return null;
}

/** Whether a creature's own card, or one under it, is among these cards. */
export function bears({ card, attached }: Creature, cards: ReadonlySet<string>): boolean {
  if (cards.has(card)) return true;
  for (const under of attached) if (cards.has(under.card)) return true;
  return false;
}

/** The actions on the stack, the lowest first (dc.stack.response-on-top). */
export function stackOf(scene: Pick<Scene, "frames">): Waiting[] {
  const stack: Waiting[] = [];
  for (const frame of scene.frames)
    if (frame.procedure === "action" && !frame.locals.resolved) stack.push(frame.locals);
  return stack;
}

/** The action of an id on the stack, or null. */
export function actionById(scene: Pick<Scene, "frames">, id: string): Waiting | null {
  const { frames } = scene;
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame !== undefined && frame.procedure === "action" && frame.locals.id === id)
      return frame.locals.resolved ? null : frame.locals;
  }
  return null;
}

/** The action that an effect answers, or null. */
export function responseOf(scene: Scene, env: Env): string | null {
  const bound = env.names["response"]?.[0];
  if (bound !== undefined) return bound;
  return env.action === null ? null : (actionById(scene, env.action)?.response ?? null);
}

/** What a bound name means, whether it is still there or not. */
export function boundTo(scene: Scene, name: string, env: Env): readonly string[] {
  switch (name) {
    case "this":
      return one(env.self);
    case "you":
      return [seatRef(env.seat)];
    case "opponents":
      return opponentsOf(scene.body, env.seat);
    case "everyone":
      return seatsWhere(scene.body, () => true);
    case "active":
      return one(scene.body.turn.active);
    case "card":
      return env.names["card"] ?? one(env.card?.id ?? null);
    case "response":
      return one(responseOf(scene, env));
    case "source":
      return env.names["source"] ?? one(env.source.creature);
    default:
      return env.names[name] ?? nothing;
  }
}

/** What a bound name means now: creatures and actions that are gone are left out (design rule 6). */
export function refer(scene: Scene, name: string, env: Env): readonly string[] {
  const bound = boundTo(scene, name, env);
  for (const id of bound) if (!isThere(scene, id)) return thoseThere(scene, bound);
  return bound;
}

function thoseThere(scene: Scene, ids: readonly string[]): readonly string[] {
  return ids.filter((id) => isThere(scene, id));
}

/** False for a creature that left the battlefield and an action that left the stack. */
export function isThere(scene: Scene, id: string): boolean {
  if (isCreatureId(id)) return creatureOf(scene.body, id) !== null;
  return !isActionId(id) || actionById(scene, id) !== null;
}

/** True for a seat and its teammates, itself included. */
export function alliedSeats(body: Body, a: number, b: number): boolean {
  return a === b || body.seats[a]?.team === body.seats[b]?.team;
}

/** References to the seats still in the match that fit. */
export function seatsWhere(body: Body, fits: (seat: number) => boolean): string[] {
  const list: string[] = [];
  body.seats.forEach((seat, number) => {
    if (!seat.out && fits(number)) list.push(seatRef(number));
  });
  return list;
}

function opponentsOf(body: Body, viewer: number): readonly string[] {
  return seatsWhere(body, (seat) => !alliedSeats(body, seat, viewer));
}

function one(id: string | null): readonly string[] {
  return id === null ? nothing : [id];
}
