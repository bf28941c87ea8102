import { itemsAt, nearestTo, type Square, spoken, squareName, squareShownAt } from "@undercroft/table";
import type { Item, Sheet } from "../ask/model.ts";
import { type Body, hitPointsOf, levelOf, type State, squaresOf } from "../engine/index.ts";
import { cardName } from "../facing/names.ts";
import { say } from "../words/index.ts";
import { aimedAt } from "./marks.ts";

/** What lies on a square, in words. */
export function groundWords({ battlefield, chests, tokens }: Body, at: number): string {
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
    ...(aimedAt(state).includes(id) ? [say("piece.aimed")] : []),
    ...(creature.attached.length > 0
      ? [say("piece.attached", { cards: creature.attached.map((one) => cardName(body.content, one.card)).join(", ") })]
      : []),
  ];
  return words.join(", ");
}

function squaresUnder(state: State): Map<number, string> {
  const under = new Map<number, string>();
  for (const creature of state.body.creatures)
    for (const square of squaresOf(state.body, creature)) under.set(square, creature.id);
  return under;
}

const grounds = new WeakMap<Body["battlefield"], Map<number, string>>();

/** The ground's words without what may change; they are the same all match long, and there are many squares. */
function groundsOf(body: Body): Map<number, string> {
  const known = grounds.get(body.battlefield);
  if (known !== undefined) return known;
  const made = new Map<number, string>();
  grounds.set(body.battlefield, made);
  return made;
}

/** What a reader hears of squares: name, ground, who stands there, and what may be done there. */
export function labeller(state: State, sheet: Sheet | null, seat: number | null): (square: Square) => string {
  const { body } = state;
  const under = squaresUnder(state);
  const items = new Map<number, readonly Item[]>();
  for (const item of sheet?.places ?? [])
    for (const at of item.squares ?? []) items.set(at, [...(items.get(at) ?? []), item]);
  const treasures = new Set([...body.chests, ...body.tokens].map((one) => one.at));
  const plain = groundsOf(body);
  return (square) => {
    const at = squareShownAt(body.battlefield.shape, square);
    const standing = under.get(at) ?? null;
    const key = spoken() === "ru" ? at + 100_000 : at;
    const ground = treasures.has(at) ? groundWords(body, at) : (plain.get(key) ?? groundWords(body, at));
    if (!treasures.has(at)) plain.set(key, ground);
    const here =
      standing === null || sheet === null ? nearestTo(items.get(at) ?? [], at) : itemsAt(sheet, at, standing);
    const parts = [
      `${squareName(square)}, ${ground}`,
      ...(standing === null ? [] : [pieceWords(state, standing, seat)]),
      ...here.slice(0, 3).map((item) => (item.detail === undefined ? item.label : `${item.label}: ${item.detail}`)),
    ];
    return `${parts.join(". ")}.`;
  };
}
