import { openQuestion } from "@undercroft/kernel";
import { type BattlefieldMarks, colourOf, type Point, type Square, shownPoint, shownSquare } from "@undercroft/table";
import { chanceOf, percentWords } from "../ask/chances.ts";
import type { Sheet } from "../ask/model.ts";
import { type Body, groundOf, type MnEvent, type State, spaceOf } from "../engine/index.ts";
import { extentOf, mapOf } from "../facing/names.ts";
import { fallenOf } from "../facing/pieces.ts";

/** The middle of a creature's space, where it is shown. */
export function middleOf(body: Body, id: string): Point | null {
  const creature = body.creatures.find((one) => one.id === id);
  if (creature === undefined || creature.status !== "in-play") return null;
  const shape = extentOf(body);
  const { at, size } = spaceOf(body, creature);
  const x = (at % shape.width) + size / 2;
  return shownPoint(shape, { x, y: Math.floor(at / shape.width) + size / 2 });
}

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

/** How likely each target is hit, beside it. */
function labelsOf(state: State, sheet: Sheet | null): NonNullable<BattlefieldMarks["labels"]> {
  const question = openQuestion(state)?.question;
  if (sheet === null || question === undefined) return [];
  return sheet.places.flatMap(({ id, answer, pieces }) => {
    const chance = answer === undefined ? null : chanceOf(state.body, question, answer);
    const at = pieces?.[0] === undefined ? null : middleOf(state.body, pieces[0]);
    if (chance === null || at === null) return [];
    return [
      { id, x: at.x + 0.6, y: at.y - 0.6, text: percentWords(chance), anchor: "start" as const, tone: "gold" as const },
    ];
  });
}

/** Everything that is laid over the map for the moment's question and event. */
export function marksOf(
  state: State,
  sheet: Sheet | null,
  pointed: readonly number[],
  flash: readonly MnEvent[],
): BattlefieldMarks {
  const { body } = state;
  const shape = extentOf(body);
  const shown = (at: number): Square => shownSquare(shape, at);
  const lit = [...new Set((sheet?.places ?? []).flatMap(({ squares }) => squares ?? []))];
  const { victory } = groundOf(mapOf(body));
  const claims = body.sides.flatMap(({ area }, seat) =>
    area === null
      ? []
      : [
          {
            seat: colourOf(seat),
            squares: victory.filter(({ label }) => label === area).flatMap(({ squares }) => squares.map(shown)),
          },
        ],
  );
  return {
    ...(sheet === null || lit.length === 0 ? {} : { lit: lit.map(shown) }),
    ...(pointed.length === 0 ? {} : { pointed: pointed.map(shown) }),
    claims,
    labels: labelsOf(state, sheet),
    fallen: fallenOf(body, flash),
    bursts: burstsOf(body, flash),
    arrows: arrowsOf(body, flash),
  };
}
