import {
  askedMarks,
  type BattlefieldMarks,
  type BurstMark,
  type DeskState,
  type LabelMark,
  type Point,
  pointedItem,
  type Square,
  shownSquare,
} from "@undercroft/table";
import type { Item, Sheet } from "../ask/model.ts";
import {
  type Body,
  type Creature,
  type DcEvent,
  moveNow,
  pathTowards,
  type State,
  squareOf,
  squaresOf,
  stackOf,
} from "../engine/index.ts";
import { cardName } from "../facing/names.ts";
import { fallenOf } from "../facing/pieces.ts";
import { aimsOf } from "../facing/stack.ts";
import { say } from "../words/index.ts";
import { sightAnswer } from "./sight.ts";
import { threatsTo } from "./threats.ts";

function creatureIn(body: Body, id: string | null): Creature | undefined {
  return id === null ? undefined : body.creatures.find((one) => one.id === id);
}

/** The middle of a creature's space, in squares. */
export function middleOf(body: Body, creature: Creature): Point {
  const size = body.content.creatures[creature.card]?.size ?? 1;
  const { x, y } = shownSquare(body.battlefield.shape, creature.at, size);
  return { x: x + size / 2, y: y + size / 2 };
}

function burstsOf(body: Body, flash: readonly DcEvent[]): readonly BurstMark[] {
  const kinds = { damaged: "damage", "damage-prevented": "prevented", healed: "healed" } as const;
  return flash.flatMap((event, i) => {
    if (event.event !== "damaged" && event.event !== "damage-prevented" && event.event !== "healed") return [];
    const creature = creatureIn(body, event.creature);
    const fallen = flash.find((one) => one.event === "destroyed" && one.creature === event.creature);
    const at = fallen?.event === "destroyed" ? shownSquare(body.battlefield.shape, fallen.at) : null;
    const spot =
      creature !== undefined ? middleOf(body, creature) : at === null ? null : { x: at.x + 0.5, y: at.y + 0.5 };
    if (spot === null) return [];
    return [{ id: `burst${i}`, x: spot.x, y: spot.y - 0.4, amount: event.amount, kind: kinds[event.event] }];
  });
}

/** What the action on top of the stack has taken for its targets. */
export function aimedAt(state: State): readonly string[] {
  const top = stackOf(state).at(-1);
  return top === undefined || top.void ? [] : aimsOf(top);
}

/** Squares that the action on top of the stack has taken. */
function aimedSquares(state: State): Pick<BattlefieldMarks, "areas"> {
  const squares = aimedAt(state).flatMap((id) => squareOf(id) ?? []);
  if (squares.length === 0) return {};
  const { shape } = state.body.battlefield;
  return { areas: [{ id: "aimed", squares: squares.map((at) => shownSquare(shape, at)), tone: "plain" }] };
}

function arrowsOf(state: State): NonNullable<BattlefieldMarks["arrows"]> {
  const { body } = state;
  const top = stackOf(state).at(-1);
  const actor = creatureIn(body, top?.creature ?? null);
  if (top === undefined || actor === undefined) return [];
  return aimedAt(state).flatMap((id) => {
    const target = creatureIn(body, id);
    if (target === undefined || target === actor) return [];
    const harm = target.controller !== actor.controller;
    return [
      {
        id: `arrow${id}`,
        from: middleOf(body, actor),
        to: middleOf(body, target),
        tone: harm ? "harm" : "good",
      } as const,
    ];
  });
}

/** The way to a goal under the pointer, with the reason why it ends there. */
function wayTo(state: State, sheet: Sheet, item: Item): Pick<BattlefieldMarks, "path" | "labels"> {
  const { body } = state;
  const creature = creatureIn(body, sheet.moving ?? null);
  const { goal } = item;
  if (creature === undefined || goal === undefined) return {};
  const question = state.frames.at(-1);
  const asked = question?.procedure === "question" && question.question.kind === "path" ? question.question : null;
  const path = pathTowards(body, asked?.plan ?? moveNow(state, creature), goal.at);
  if (path === null) return {};
  const { shape } = body.battlefield;
  const size = body.content.creatures[creature.card]?.size ?? 1;
  const squares = [creature.at, ...path].map((at) => shownSquare(shape, at, size));
  const end = shownSquare(shape, goal.at, size);
  const label: readonly LabelMark[] = goal.stops
    ? [
        {
          id: "stop",
          x: end.x + size / 2,
          y: end.y - 0.7,
          text: say("move.stops", { name: besideWhom(state, creature, goal.at) }),
        },
      ]
    : [];
  return { path: { squares, size, cost: goal.cost, stop: goal.stops }, labels: label };
}

/** Names the enemies that a creature would stop beside. */
function besideWhom(state: State, creature: Creature, at: number): string {
  const { body } = state;
  const there = new Set(squaresOf(body, { ...creature, at }));
  const { width } = body.battlefield.shape;
  const near = (square: number): boolean =>
    [...there].some(
      (one) =>
        Math.abs((one % width) - (square % width)) <= 1 &&
        Math.abs(Math.floor(one / width) - Math.floor(square / width)) <= 1,
    );
  const enemies = body.creatures.filter(
    (one) => one.controller !== creature.controller && squaresOf(body, one).some(near),
  );
  return enemies.map((one) => cardName(body.content, one.card)).join(", ");
}

function sightMarks(state: State, from: number, to: number | null, seat: number | null): BattlefieldMarks {
  const square = (at: number): Square => shownSquare(state.body.battlefield.shape, at);
  const seen = to === null ? null : sightAnswer(state, from, to, seat);
  return {
    pointed: [square(from), ...(to === null ? [] : [square(to)])],
    ...(seen === null ? {} : { sights: seen.marks, labels: [seen.label] }),
  };
}

function threatMarks(state: State, at: number): BattlefieldMarks {
  const { body } = state;
  const { shape } = body.battlefield;
  const { reach, hit } = threatsTo(state, at);
  const squares = (ids: readonly string[]): Square[] =>
    ids.flatMap((id) => {
      const creature = creatureIn(body, id);
      return creature === undefined ? [] : squaresOf(body, creature).map((one) => shownSquare(shape, one));
    });
  return {
    pointed: [shownSquare(shape, at)],
    areas: [
      { id: "reach", squares: squares(reach), tone: "plain" },
      { id: "hit", squares: squares(hit), tone: "harm" },
    ],
  };
}

/** What a tool draws; one that waits for its square follows the pointer. */
function ofTool(
  state: State,
  { use, squares }: NonNullable<DeskState["tool"]>,
  under: number | null,
  seat: number | null,
): BattlefieldMarks {
  const [first, second] = squares;
  if (use === "threat") {
    const at = first ?? under;
    return at === null ? {} : threatMarks(state, at);
  }
  return first === undefined ? {} : sightMarks(state, first, second ?? under, seat);
}

/** Everything laid over the battlefield for this moment. */
export function marksOf(
  state: State,
  sheet: Sheet | null,
  desk: DeskState,
  flash: readonly DcEvent[],
  seat: number | null,
): BattlefieldMarks {
  const { body } = state;
  const bursts = burstsOf(body, flash);
  const base: BattlefieldMarks = {
    bursts,
    arrows: arrowsOf(state),
    fallen: fallenOf(body, flash),
    ...aimedSquares(state),
  };
  if (desk.tool !== null) return { ...base, ...ofTool(state, desk.tool, desk.square, seat) };
  if (sheet === null) {
    const focus = creatureIn(body, body.turn.active);
    return focus === undefined ? base : { ...base, pool: { ...middleOf(body, focus), radius: 9 } };
  }
  return { ...base, ...asking(state, sheet, desk) };
}

function asking(state: State, sheet: Sheet, desk: DeskState): BattlefieldMarks {
  const { body } = state;
  const { shape, terrain } = body.battlefield;
  const item = pointedItem(sheet, desk);
  return {
    ...askedMarks(sheet, desk, {
      shown: (at, size) => shownSquare(shape, at, size),
      spaceOf: (piece) => creatureIn(body, piece) ?? null,
      hazards: new Set(terrain.hazardous),
      taken: new Set([...body.chests, ...body.tokens].map((one) => one.at)),
    }),
    ...(item === null ? {} : wayTo(state, sheet, item)),
    ...(item === null || item.goal !== undefined ? {} : labelled(body, item)),
  };
}

/** The price of an attack beside its target. */
function labelled(body: Body, item: Item): Pick<BattlefieldMarks, "labels"> {
  const target = creatureIn(body, item.pieces?.[0] ?? null);
  if (target === undefined || item.detail === undefined || item.answer?.do !== "attack") return {};
  const { x, y } = middleOf(body, target);
  return { labels: [{ id: "price", x, y: y - 0.95, text: item.detail, tone: "gold" }] };
}
