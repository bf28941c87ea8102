import type { CallFrame } from "@undercroft/kernel";
import { type Position, ScenarioFault, Names as SharedNames, seatNumber } from "@undercroft/scenario";
import type { Dc } from "../procedures.ts";
import type { Body, Content } from "../state.ts";
import { battlefieldOf, readBoard, withMark } from "./board.ts";
import { unnamedContent } from "./fillers.ts";
import { framesOf } from "./frames.ts";
import { type Names, square, terms } from "./names.ts";
import { pieceNamed, place } from "./pieces.ts";
import type { ScenarioSetup } from "./schema.ts";
import { seatOf } from "./seats.ts";
import type { DcScenario } from "./types.ts";

function chestValue(name: string, value: number): number {
  if (value >= 1 && value <= 3) return value;
  throw new ScenarioFault(`setup.chests.${name}: a marker shows a number from 1 to 3`, "dc.treasure.marker-values");
}

/** Builds the position of a setup over the given cards. */
export function positionOf(setup: ScenarioSetup, seats: readonly string[], given: Content): Position<DcScenario> {
  const content = unnamedContent(given);
  const names = new SharedNames(terms);
  for (const seat of Object.keys(setup.seatState ?? {})) seatNumber(seats, seat, "setup.seatState");
  const drawing = readBoard(setup);
  const battlefield = battlefieldOf(setup, seats, drawing);
  const treasure = withMark(drawing, "treasure");
  const chestAt = new Map(
    Object.entries(setup.chests ?? {}).map(([name, value]) => {
      const at = square(name, { battlefield });
      if (!treasure.includes(at)) throw new ScenarioFault(`setup.chests.${name}: no "$" of the board is there`);
      return [at, chestValue(name, value)];
    }),
  );
  const begins = setup.start === "setup";
  const states = seats.map((id, i) => seatOf(id, i, setup.seatState?.[id] ?? {}, content));
  const turn = setup.turn ?? {};
  const seat = turn.seat === undefined ? 0 : seatNumber(seats, turn.seat, "setup.turn");
  const body: Body = {
    content,
    battlefield,
    mode: { game: setup.game ?? "standard", teams: new Set(states.map((s) => s.team)).size < states.length },
    seats: states,
    turn: {
      seat,
      count: turn.count ?? (begins ? 0 : 1),
      round: begins ? 0 : 1,
      first: turn.first === undefined ? 0 : seatNumber(seats, turn.first, "setup.turn"),
      phase: begins ? "setup" : (turn.phase ?? "activate"),
      active: null,
      activation: 1,
    },
    creatures: [],
    chests: treasure.map((at) => ({ at, value: begins ? null : (chestAt.get(at) ?? 1) })),
    spareChests: setup.spare ?? [],
    tokens: Object.entries(setup.tokens ?? {}).map(([name, count]) => ({ at: square(name, { battlefield }), count })),
    effects: [],
    uses: [],
    nextThing: 1,
    nextStamp: 1,
  };
  for (const piece of setup.pieces ?? []) place(body, piece, seats, names);
  if (turn.active !== undefined) activate(body, names, turn.active);
  const start: CallFrame<Dc> = { procedure: "match", locals: {}, step: "start", collected: null };
  return { body, frames: begins ? [start] : framesOf(setup, body, names), names };
}

function activate(body: Body, names: Names, name: string): void {
  const creature = pieceNamed(name, body, names, "setup.turn.active");
  creature.activated = true;
  body.turn.active = creature.id;
}
