import { type Shown, squareName } from "@undercroft/table";
import { type Mn, spaceOf } from "./engine/index.ts";
import { mapOf } from "./facing/names.ts";

/** The name of a report of a fault. */
export const reportName = (id: string): string => `report/${id}`;

/**
 * The position as a scenario file: JSON is YAML too. Squares bear their own names, whichever way the board is shown. What
 * waits to be resolved is not written, nor what lasts by a card's rules.
 */
export function reportText({ state }: Shown<Mn>, id: string, moves: number): string {
  const { body } = state;
  const map = mapOf(body);
  const width = Math.max(
    ...map.rows
      .trim()
      .split("\n")
      .map((row) => row.trim().length),
  );
  const named = (at: number): string => squareName({ x: at % width, y: Math.floor(at / width) });
  const seat = (number: number): string => body.sides[number]?.id ?? "";
  const report = {
    scenario: reportName(id),
    game: "miniatures",
    title: `Reported from the table after ${moves} moves`,
    rules: [],
    seats: body.sides.map((side) => side.id),
    setup: {
      board: map.rows,
      ...(map.legend === undefined ? {} : { legend: map.legend }),
      ...(map.walls === undefined ? {} : { lines: map.walls }),
      ...(map.wallAreas === undefined ? {} : { wallAreas: map.wallAreas }),
      victory: map.victory,
      scenario: body.mode.scenario,
      limit: body.mode.limit,
      round: body.battle.round,
      pieces: body.creatures.map((creature) => ({
        name: creature.id,
        card: creature.card,
        seat: seat(creature.owner),
        ...(creature.status === "in-play" ? { at: named(spaceOf(body, creature).at) } : {}),
        hitPoints: creature.hitPoints,
        maximum: creature.maximum,
        acted: creature.acted,
        ...(creature.status === "destroyed" ? { destroyed: true } : {}),
        ...(creature.mount === null ? {} : { mount: creature.mount }),
        items: creature.items,
      })),
      seatState: Object.fromEntries(
        body.sides.map(({ id: side, points, area }) => [side, { points, ...(area === null ? {} : { area }) }]),
      ),
    },
    cards: { creatures: Object.values(body.content.creatures), items: Object.values(body.content.items) },
    play: [],
  };
  return `${JSON.stringify(report, null, 1)}\n`;
}
