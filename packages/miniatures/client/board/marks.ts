import { openQuestion } from "@undercroft/kernel";
import {
  askedMarks,
  type BattlefieldMarks,
  colourOf,
  type DeskState,
  type LabelMark,
  type Square,
  shownSquare,
} from "@undercroft/table";
import { percentWords } from "../ask/chances.ts";
import type { Sheet } from "../ask/model.ts";
import {
  type Ahead,
  ahead,
  areaAward,
  aurasNow,
  type Body,
  flankingNow,
  groundOf,
  type MnEvent,
  type State,
  type StrikeAhead,
} from "../engine/index.ts";
import { extentOf, mapOf } from "../facing/names.ts";
import { fallenOf } from "../facing/pieces.ts";
import { middleOf, middleOfSpace, spaceIn, squaresShown } from "./places.ts";
import { sightAnswer } from "./sight.ts";

/** Numbers that burst over whoever was hurt or healed. */
function burstsOf(body: Body, flash: readonly MnEvent[]): NonNullable<BattlefieldMarks["bursts"]> {
  return flash.flatMap((event, i) => {
    if (event.event !== "damaged" && event.event !== "healed") return [];
    const at = middleOf(body, event.creature);
    if (at === null) return [];
    const kind = event.event === "damaged" ? ("damage" as const) : ("healed" as const);
    return [{ ...at, id: `burst${String(i)}`, amount: event.amount, kind }];
  });
}

/** Arrows from whoever attacks to those it aims at. */
function arrowsOf(body: Body, flash: readonly MnEvent[]): NonNullable<BattlefieldMarks["arrows"]> {
  return flash.flatMap((event) => {
    if (event.event !== "attack-rolled") return [];
    const [from, to] = [middleOf(body, event.creature), middleOf(body, event.target)];
    if (from === null || to === null) return [];
    return [{ id: `arrow:${event.attack}:${event.target}`, from, to, tone: "harm" as const }];
  });
}

/** Victory areas: those of one seat in its colour, and what each is worth at the end of a round. */
function areasOf(body: Body): Pick<BattlefieldMarks, "claims" | "worths"> {
  const { victory } = groundOf(mapOf(body));
  const { amount } = areaAward(body.mode.scenario, body.mode.limit);
  const claims = body.sides.flatMap(({ area }, seat) => {
    const own = victory.filter(({ label }) => area !== null && label === area);
    if (own.length === 0) return [];
    return [{ seat: colourOf(seat), squares: own.flatMap(({ squares }) => squaresShown(body, squares)) }];
  });
  const worths = victory.flatMap(({ id, squares }, i) => {
    const [first] = squaresShown(body, squares).toSorted((a, b) => a.y - b.y || a.x - b.x);
    return first === undefined ? [] : [{ ...first, id: `${id}:${String(i)}`, text: String(amount) }];
  });
  return { claims, worths };
}

/** Auras, the stronger of whoever is looked at, and lines between those who flank somebody. */
function standing(body: Body, looked: string | null): Pick<BattlefieldMarks, "reaches" | "links"> {
  if (body.battle.map === null || body.battle.round === 0) return {};
  const seatOf = (id: string): number => body.creatures.find((one) => one.id === id)?.owner ?? 0;
  const reaches = aurasNow(body).map(({ creature, text, squares }, i) => ({
    id: `${creature}:${text.card}:${String(i)}`,
    seat: colourOf(seatOf(creature)),
    squares: squaresShown(body, squares),
    strong: creature === looked,
  }));
  const links = flankingNow(body).flatMap(({ pair: [one, other], enemy }) => {
    const [from, to] = [middleOf(body, one), middleOf(body, other)];
    if (from === null || to === null) return [];
    return [{ id: `${one}:${other}:${enemy}`, from, to, seat: colourOf(seatOf(one)) }];
  });
  return { reaches, links };
}

/** How likely somebody is hit, on the upper edge of its piece. */
function labelOf(body: Body, { target, forecast, friend }: StrikeAhead): readonly LabelMark[] {
  const space = spaceIn(body, target);
  if (space === null) return [];
  const { x, y } = middleOfSpace(body, space.at, space.size);
  const text = percentWords(forecast);
  return [
    {
      id: `chance:${target}`,
      x: x - 0.12 * space.size,
      y: y - space.size / 2 + 0.16,
      text: friend ? `! ${text}` : text,
      tone: friend ? "warn" : "gold",
      small: true,
    },
  ];
}

/** The rolls that are shown: of all who may be aimed at, else of what is pointed at. */
function strikesShown(state: State, sheet: Sheet, seen: Ahead | null): readonly StrikeAhead[] {
  const { body } = state;
  const question = openQuestion(state)?.question;
  if (question?.kind !== "target") return seen?.strikes ?? [];
  const aimed = sheet.places.flatMap(({ answer }) =>
    answer?.do === "target" ? (ahead(body, question, answer)?.strikes ?? []) : [],
  );
  return aimed.length > 0 ? aimed : (seen?.strikes ?? []);
}

/** The way that is pointed at, with crossed swords where a square is left under somebody's blade. */
function wayMarks(body: Body, { way }: Ahead): Pick<BattlefieldMarks, "path" | "dangers"> {
  if (way === null) return {};
  const { squares, size, cost, open } = way;
  const shown = (at: number): Square => shownSquare(extentOf(body), at, size);
  const dangers = open.map(({ from, to }) => {
    const [a, b] = [middleOfSpace(body, from, size), middleOfSpace(body, to, size)];
    return { id: `danger:${from}`, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  });
  return { path: { squares: squares.map(shown), size, cost }, dangers };
}

/** What is foreseen of the item pointed at. */
function seenMarks(state: State, sheet: Sheet, seen: Ahead | null): BattlefieldMarks {
  const { body } = state;
  const strikes = strikesShown(state, sheet, seen);
  const size = spaceIn(body, sheet.about)?.size ?? 1;
  const covered = seen === null ? [] : squaresShown(body, seen.squares);
  const reach = seen === null ? [] : squaresShown(body, seen.reach, size);
  const further = seen === null ? [] : squaresShown(body, [...seen.reach, ...seen.further], size);
  const areas = [
    ...(covered.length === 0 ? [] : [{ id: "covered", squares: covered, tone: "harm" as const }]),
    ...(further.length === reach.length ? [] : [{ id: "further", squares: further, tone: "plain" as const }]),
    ...(reach.length === 0 ? [] : [{ id: "reach", squares: reach, tone: "plain" as const }]),
  ];
  return {
    ...(seen === null ? {} : wayMarks(body, seen)),
    ...(areas.length === 0 ? {} : { areas }),
    labels: strikes.flatMap((strike) => labelOf(body, strike)),
  };
}

/** What the sight tool draws; one that waits for its second square follows the pointer. */
function toolMarks(body: Body, squares: readonly number[], under: number | null): BattlefieldMarks {
  const [first, second] = squares;
  const to = second ?? under;
  if (first === undefined) return {};
  const answer = to === null ? null : sightAnswer(body, first, to);
  return {
    pointed: squaresShown(body, to === null ? [first] : [first, to]),
    ...(answer === null ? {} : { sights: answer.marks, labels: [answer.label] }),
  };
}

/** The map's places that the moment's question lights. */
function asking(state: State, sheet: Sheet, desk: DeskState, seen: Ahead | null): BattlefieldMarks {
  const { body } = state;
  const shape = extentOf(body);
  const { lit, ...asked } = askedMarks(sheet, desk, {
    shown: (at, size) => shownSquare(shape, at, size),
    spaceOf: (piece) => spaceIn(body, piece),
    hazards: new Set(),
    taken: new Set(),
  });
  return {
    ...asked,
    // A turn's menu is answered by its buttons: nothing but a list that is open lights squares.
    ...(lit === undefined || (sheet.menu === true && desk.drill === null) ? {} : { lit }),
    ...seenMarks(state, sheet, seen),
  };
}

/** Everything that is laid over the map for the moment's question and event. */
export function marksOf(
  state: State,
  sheet: Sheet | null,
  desk: DeskState,
  seen: Ahead | null,
  flash: readonly MnEvent[],
): BattlefieldMarks {
  const { body } = state;
  const base: BattlefieldMarks = {
    ...areasOf(body),
    ...standing(body, desk.piece ?? sheet?.about ?? body.battle.turn?.creature ?? null),
    fallen: fallenOf(body, flash),
    bursts: burstsOf(body, flash),
    arrows: arrowsOf(body, flash),
  };
  if (desk.tool !== null) return { ...base, ...toolMarks(body, desk.tool.squares, desk.square) };
  return sheet === null ? base : { ...base, ...asking(state, sheet, desk, seen) };
}
