import { type BattlefieldMarks, colourOf, type Point, type Square, shownPoint, shownSquare } from "@undercroft/table";
import type { Sheet } from "../ask/model.ts";
import { type Body, groundOf, type MnEvent, spaceOf } from "../engine/index.ts";
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

/** Everything that is laid over the map for the moment's question and event. */
export function marksOf(
  body: Body,
  sheet: Sheet | null,
  pointed: readonly number[],
  flash: readonly MnEvent[],
): BattlefieldMarks {
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
    fallen: fallenOf(body, flash),
    bursts: burstsOf(body, flash),
    arrows: arrowsOf(body, flash),
  };
}
