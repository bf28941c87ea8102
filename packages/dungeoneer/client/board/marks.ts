import { openQuestion } from "@undercroft/kernel";
import { type DeskState, type Item, pointedItem } from "@undercroft/table";
import type { Sheet } from "../ask/model.ts";
import { overcomesOf } from "../ask/odds.ts";
import { pathTo } from "../ask/walk.ts";
import {
  beyond,
  type Cell,
  type Dg,
  entrance,
  exitOf,
  type Question,
  type Side,
  type State,
  spaceOf,
} from "../engine/index.ts";
import { mapFace } from "../facing/map-face.ts";
import type { DoorOdds, Ghost, MapMarks, StepCost } from "./drawing.tsx";
import { cellOf, numberOf, type Reach, shownIn } from "./ground.ts";
import { CARD, cornerOf, MIDDLE } from "./measures.ts";

const placesOf = (items: readonly Item<Dg>[], reach: Reach): readonly Cell[] => {
  const numbers = new Set(items.flatMap(({ squares }) => squares ?? []));
  return [...numbers].map((at) => shownIn(reach, cellOf(at)));
};

/** Where the plate with the odds of a side's door lies: over the gap between two cards. */
function doorSpot(cell: Cell, side: Side): { readonly x: number; readonly y: number } {
  const { x, y } = cornerOf(cell);
  const spots = {
    north: [MIDDLE.x, -4],
    south: [MIDDLE.x, CARD.height + 4],
    west: [-4, MIDDLE.y - 22],
    east: [CARD.width + 4, MIDDLE.y - 22],
  } as const;
  const [dx, dy] = spots[side];
  return { x: x + dx, y: y + dy };
}

/** How often each door that may be tried yields. */
function oddsOf({ body }: State, sheet: Sheet, reach: Reach): readonly DoorOdds[] {
  const player = body.players.find(({ id }) => id === sheet.about);
  if (player === undefined) return [];
  const here = spaceOf(body, player.at);
  return sheet.places.flatMap(({ id, answer }): readonly DoorOdds[] => {
    if (answer?.do !== "try-door") return [];
    const exit = exitOf(body, here, answer.side);
    if (exit.door !== "locked" && exit.door !== "trapped") return [];
    const words = `${overcomesOf(body, player, exit.threat)}%`;
    return [{ id, ...doorSpot(shownIn(reach, here), answer.side), words }];
  });
}

/** The questions in which Map cards are laid. */
const LAYING: ReadonlySet<Question["kind"]> = new Set<Question["kind"]>(["place", "orient", "build", "lay"]);

/** The card in hand as it would lie: the way round that is pointed at, else the first one of the place. */
function ghostOf(state: State, sheet: Sheet, desk: DeskState, reach: Reach): Ghost | null {
  const question = openQuestion(state)?.question;
  if (question === undefined || !LAYING.has(question.kind)) return null;
  const pointed = pointedItem(sheet, desk);
  const [only] = sheet.places;
  // One place alone is asked about: the card lies there already, one way round.
  const alone = new Set(sheet.places.flatMap(({ squares }) => squares ?? [])).size === 1 ? only : undefined;
  const answer = (pointed?.answer === undefined ? sheetItemAt(sheet, pointed) : pointed)?.answer ?? alone?.answer;
  if (answer?.do === "build") return laidAs(state, answer.card, answer, reach);
  if (answer?.do !== "place" && answer?.do !== "orient") return null;
  if (question.kind !== "place" && question.kind !== "orient") return null;
  const start = entrance(state.body);
  const cell =
    answer.do === "place" ? answer : question.kind === "orient" && start ? beyond(start, question.side) : null;
  return cell === null ? null : laidAs(state, question.card, { ...cell, turned: answer.turned }, reach);
}

/** A card as it would lie. */
function laidAs({ body }: State, card: string, where: Cell & { readonly turned: boolean }, reach: Reach): Ghost | null {
  const face = mapFace(body.content, card, where.turned);
  return face === null ? null : { ...shownIn(reach, where), face };
}

/** The first thing that a button stands for that opens a list of one place. */
function sheetItemAt(sheet: Sheet, pointed: Item<Dg> | null): Item<Dg> | undefined {
  const at = pointed?.squares?.[0];
  return at === undefined ? undefined : sheet.places.find(({ squares }) => squares?.includes(at) === true);
}

/** What it costs to go to each space in the light. */
function costsOf({ places }: Sheet, reach: Reach): readonly StepCost[] {
  const costs = new Map(places.flatMap(({ goal }) => (goal === undefined ? [] : [[goal.at, goal.cost]])));
  return [...costs].map(([at, cost]) => ({ ...shownIn(reach, cellOf(at)), cost }));
}

/** The way to the space that is pointed at, door by door. */
function pathOf({ body }: State, { about }: Sheet, pointed: Item<Dg> | null, reach: Reach): readonly Cell[] {
  const player = body.players.find(({ id }) => id === about);
  const goal = pointed?.goal;
  const space = goal === undefined ? undefined : body.map.find((one) => numberOf(one) === goal.at);
  if (player === undefined || space === undefined) return [];
  return pathTo(body, player, space.id).map((one) => shownIn(reach, one));
}

/** Places where the card may be laid both ways round; of several cards one has to be chosen before. */
function bothWays({ places }: Sheet, reach: Reach): readonly Cell[] {
  const built = places.flatMap(({ answer }) => (answer?.do === "build" ? [answer.card] : []));
  const isOneCard = new Set(built).size === 1;
  const laid = places.flatMap(({ answer }) =>
    answer?.do === "place" || (isOneCard && answer?.do === "build") ? [numberOf(answer)] : [],
  );
  const twice = laid.filter((at, i) => laid.indexOf(at) < i);
  return twice.map((at) => shownIn(reach, cellOf(at)));
}

/** No question lays anything over the map. */
export const NO_MARKS: MapMarks = { lit: null, pointed: null, ghost: null, odds: [], costs: [], path: [], turns: [] };

/** What a question lays over the map. */
export function marksOf(state: State, sheet: Sheet | null, desk: DeskState, reach: Reach): MapMarks {
  if (sheet === null) return NO_MARKS;
  const lit = placesOf(sheet.places, reach);
  const pointed = pointedItem(sheet, desk);
  const [place] = pointed === null ? [] : placesOf([pointed], reach);
  return {
    lit: lit.length === 0 ? null : lit,
    pointed: place ?? null,
    ghost: ghostOf(state, sheet, desk, reach),
    odds: oddsOf(state, sheet, reach),
    costs: costsOf(sheet, reach),
    path: pathOf(state, sheet, pointed, reach),
    turns: bothWays(sheet, reach),
  };
}
