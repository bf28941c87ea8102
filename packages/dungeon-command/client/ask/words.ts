import { type Rich, shownSpace, shownSquare, spoken, squareName } from "@undercroft/table";
import { type Answer, actionLine, type Goal, seatRefNumber, squareOf, stackOf, type TextRef } from "../engine/index.ts";
import { orderWords } from "../facing/card-faces.ts";
import { cardName, creatureName, seatName } from "../facing/names.ts";
import { richOf } from "../facing/spans.ts";
import { actionAround, actionAt, actionTitle } from "../facing/stack.ts";
import { say } from "../words/index.ts";
import type { Item, Scene } from "./model.ts";

/** The name of a square of the battlefield; of a space of several squares a side, of its top left one. */
export function squareWords(scene: Pick<Scene, "state">, at: number, size = 1): string {
  return squareName(shownSquare(scene.state.body.battlefield.shape, at, size));
}

/** The squares of the space of a creature that would stand there, row by row as they are shown. */
export function spaceAt(scene: Pick<Scene, "state">, at: number, size: number): readonly number[] {
  return shownSpace(scene.state.body.battlefield.shape, at, size);
}

/** Words about squares that harm whoever enters them (dc.terrain.hazard.entry-damage); nothing about others. */
export function hazardWords({ state }: Pick<Scene, "state">, squares: readonly number[]): string {
  const { hazardous } = state.body.battlefield.terrain;
  return squares.some((at) => hazardous.includes(at)) ? say("ground.hazardous") : "";
}

/** What a movement to an end costs of its squares, whether it stops there, and whether the ground there harms. */
export function costWords(scene: Pick<Scene, "state">, { at, cost, stops }: Goal, size: number, speed: number): string {
  const words = say(stops ? "turn.move-cost-stops" : "turn.move-cost", { cost, speed });
  const hazard = hazardWords(scene, spaceAt(scene, at, size));
  return hazard === "" ? words : `${words}; ${hazard}`;
}

/** How many squares a side the creature has that is being placed by a text; 1 if none is. */
export function sizePlaced({ frames, body }: Scene["state"]): number {
  const frame = frames.findLast((one) => one.procedure === "place");
  const placed = frame?.procedure === "place" ? frame.locals.creature : null;
  const creature = body.creatures.find((one) => one.id === placed);
  return creature === undefined ? 1 : creature.size;
}

/** The name of a creature on the battlefield, with its square where another of the name stands. */
export function pieceWords(scene: Scene, id: string): string {
  const { body } = scene.state;
  const creature = body.creatures.find((one) => one.id === id);
  if (creature === undefined) return creatureName(body.content, scene.cast, id);
  const name = cardName(body.content, creature.card);
  const twins = body.creatures.some((one) => one !== creature && one.card === creature.card);
  return twins ? say("piece.at", { name, square: squareWords(scene, creature.at) }) : name;
}

/** What a thing of a choice is called. `index` tells copies and modes apart. */
export function thingItem(scene: Scene, id: string, text: { readonly card: string } | null): Omit<Item, "id"> {
  const { state } = scene;
  const { body } = state;
  if (body.creatures.some((one) => one.id === id)) return { label: pieceWords(scene, id), pieces: [id] };
  const square = squareOf(id);
  if (square !== null) return { label: squareWords(scene, square), squares: [square] };
  const seat = seatRefNumber(id);
  if (seat !== null) return { label: seatName(body, seat) };
  const action = stackOf(state).find((one) => one.id === id);
  if (action !== undefined) return { label: actionTitle(state, action) };
  for (const creature of body.creatures) {
    const attached = creature.attached.find((one) => one.id === id);
    if (attached !== undefined)
      return { label: cardName(body.content, attached.card), detail: pieceWords(scene, creature.id) };
  }
  if (/^m\d+$/.test(id)) return { label: modeWords(scene, id, text) };
  const { content } = body;
  if (content.orders[id] !== undefined || content.creatures[id] !== undefined)
    return { label: cardName(content, id), cards: [id] };
  return { label: say("thing.number", { number: Number(/\d+/.exec(id)?.[0] ?? 0) + 1 }) };
}

function modeWords(scene: Scene, id: string, text: { readonly card: string } | null): string {
  const number = Number(id.slice(1));
  const chosen = text === null ? null : modeText(scene, text, number);
  return chosen ?? say("thing.mode", { number: number + 1 });
}

function modeText(
  scene: Scene,
  text: { readonly card: string; readonly path?: unknown },
  number: number,
): string | null {
  const path = Array.isArray(text.path)
    ? text.path.filter((one) => typeof one === "string" || typeof one === "number")
    : [];
  const action = actionAt(scene.state, { card: text.card, path: [...path, "modes", number] });
  if (action === null) return null;
  return actionLine(action, spoken(), scene.keywords)
    .map((span) => span.text)
    .join("");
}

/** What a text says: an action in its own words, an order with all that stands on it. */
export function textWords(scene: Scene, text: TextRef): Rich | undefined {
  const action = actionAround(scene.state, text);
  if (action !== null) return richOf(actionLine(action, spoken(), scene.keywords));
  const order = scene.state.body.content.orders[text.card];
  return order === undefined ? undefined : orderWords(order, scene.keywords);
}

/** Answers of one kind. */
export function answersOf<D extends Answer["do"]>(
  answers: readonly Answer[],
  deed: D,
): readonly Extract<Answer, { readonly do: D }>[] {
  return answers.filter((answer): answer is Extract<Answer, { readonly do: D }> => answer.do === deed);
}
