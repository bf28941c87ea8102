import { type Square, squareName } from "@undercroft/dungeon-command/client";
import { type Body, hitPointsOf, levelOf, type State } from "../../engine/index.ts";
import { say } from "../../words/index.ts";
import { itemsAt } from "../ask/press.ts";
import type { Sheet } from "../ask/model.ts";
import { cardName } from "../facing/names.ts";
import { standingAt } from "./sight.ts";

function groundWords({ battlefield, chests, tokens }: Body, at: number): string {
  const { terrain, shape, start } = battlefield;
  if (shape.missing.includes(at)) return say("ground.void");
  if (shape.wallSquares.includes(at)) return say("ground.wall");
  const words = [
    ...(terrain.difficult.includes(at) ? [say("ground.difficult")] : []),
    ...(terrain.hazardous.includes(at) ? [say("ground.hazardous")] : []),
    ...(terrain.obstacle.includes(at) ? [say("ground.obstacle")] : []),
    ...(terrain["magic-circle"].includes(at) ? [say("ground.magic")] : []),
    ...(start.some((area) => area.includes(at)) ? [say("ground.start")] : []),
    ...(chests.some((chest) => chest.at === at) ? [say("ground.chest")] : []),
    ...tokens.filter((pile) => pile.at === at).map((pile) => say("ground.tokens", { count: pile.count })),
  ];
  return words.length === 0 ? say("ground.floor") : words.join(", ");
}

function pieceWords(state: State, id: string, seat: number | null): string {
  const { body } = state;
  const creature = body.creatures.find((one) => one.id === id);
  if (creature === undefined) return "";
  const full = hitPointsOf(body, creature);
  const words = [
    cardName(body.content, creature.card),
    seat === null
      ? say("piece.of", { seat: creature.controller + 1 })
      : say(creature.controller === seat ? "piece.yours" : "piece.enemy"),
    say("piece.level", { level: levelOf(body, creature) }),
    say("piece.hit-points", { left: Math.max(0, full - creature.damage), full }),
    ...(creature.tapped ? [say("piece.tapped")] : []),
    ...(creature.attached.length > 0
      ? [say("piece.attached", { cards: creature.attached.map((one) => cardName(body.content, one.card)).join(", ") })]
      : []),
  ];
  return words.join(", ");
}

/** What a reader hears of a square: its name, its ground, who stands there, and what may be done there. */
export function squareLabel(state: State, sheet: Sheet | null, seat: number | null, square: Square): string {
  const { body } = state;
  const at = square.y * body.battlefield.shape.width + square.x;
  const standing = standingAt(state, at);
  const items = sheet === null ? [] : itemsAt(sheet, at, standing);
  const parts = [
    `${squareName(square)}, ${groundWords(body, at)}`,
    ...(standing === null ? [] : [pieceWords(state, standing, seat)]),
    ...items.slice(0, 3).map((item) => (item.detail === undefined ? item.label : `${item.label}: ${item.detail}`)),
  ];
  return `${parts.join(". ")}.`;
}
