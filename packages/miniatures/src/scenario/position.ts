import type { CallFrame } from "@undercroft/kernel";
import { knownWord, type Position, ScenarioFault, seatNumber } from "@undercroft/scenario";
import type { Mn } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { printedRules } from "../scenarios/house-rules.ts";
import { initialBody } from "../set-up/initial.ts";
import type { Body, Content } from "../state.ts";
import { freshTurn } from "../turn/fresh-turn.ts";
import { mapTerrains } from "../vocabulary/index.ts";
import { mapOf } from "./board.ts";
import { creatureNamed, effectOf } from "./effects.ts";
import { framesBeforeRound, framesOfPhase, framesOfPlayer, framesOfRoundEnd } from "./frames.ts";
import { type Names, newNames, square } from "./names.ts";
import { mountUp, place } from "./pieces.ts";
import type { ScenarioSetup } from "./schema.ts";
import type { MnScenario } from "./types.ts";

/** The windows of the battle before the position: a number that no duration of the file begins after. */
const WINDOW = 5;

/** The tables without creatures. */
function emptyBody(setup: ScenarioSetup, seats: readonly string[], content: Content): Body {
  if (seats.length !== 2) throw new ScenarioFault("seats: a battle has two");
  const map = mapOf(setup);
  const body = initialBody({
    scenario: setup.scenario ?? "assault",
    limit: setup.limit ?? 200,
    house: printedRules,
    seats: seats.map((id) => ({ id, faction: null, creatures: [], items: [], map })),
    content,
  });
  for (const seat of Object.keys(setup.seatState ?? {})) knownWord("seat", seat, seats, "setup.seatState");
  for (const [number, side] of body.sides.entries()) {
    const { area, points = 0, items = [], out = false } = setup.seatState?.[side.id] ?? {};
    Object.assign(side, { points, out, items: [...items] });
    if (setup.start === undefined) side.area = area ?? (number === 0 ? "A" : "B");
  }
  return body;
}

/** A battle under way: the map is chosen, a round has begun. */
function goOn(body: Body, setup: ScenarioSetup, seats: readonly string[]): void {
  const { battle } = body;
  const first = setup.first === undefined ? 0 : seatNumber(seats, setup.first, "setup.first");
  battle.map = 0;
  battle.round = setup.round ?? 1;
  battle.step = "turns";
  battle.window = WINDOW;
  battle.testWinner = first;
  battle.first = first;
}

/** Whose turn it is, what of it is spent, and the frames that are to run next. */
function turnOf(body: Body, setup: ScenarioSetup, seats: readonly string[], names: Names): CallFrame<Mn>[] {
  const { battle } = body;
  const { active, phase = "actions", player, left, step, ...spent } = setup.turn ?? {};
  if (active !== undefined) {
    const creature = creatureOf(body, creatureNamed(active, body, names, "setup.turn.active"));
    battle.player = creature.owner;
    if (phase !== "start") {
      creature.acted = true;
      battle.turn = { ...freshTurn(creature.id, phase), ...spent };
      if (spent.charged === true) creature.window = { ...creature.window, sinceCharge: 0 };
    }
    return framesOfPhase(body, creature.id, phase, left ?? 0);
  }
  if (step === "end-of-round") return framesOfRoundEnd();
  if (step === "start-of-round") return framesBeforeRound();
  battle.player = player === undefined ? (battle.first ?? 0) : seatNumber(seats, player, "setup.turn.player");
  return framesOfPlayer(battle.player, left ?? 1);
}

/** Builds the position of a setup over the given cards. */
export function positionOf(setup: ScenarioSetup, seats: readonly string[], content: Content): Position<MnScenario> {
  const body = emptyBody(setup, seats, content);
  const names = newNames();
  const begins = setup.start === "setup";
  if (!begins) goOn(body, setup, seats);
  const pieces = setup.pieces ?? [];
  for (const piece of pieces) place(body, piece, seats, names);
  for (const piece of pieces) mountUp(body, piece, names);
  const frames: CallFrame<Mn>[] = begins
    ? [{ procedure: "battle", locals: {}, step: "start", collected: null }]
    : turnOf(body, setup, seats, names);
  for (const { at, gains, loses } of setup.terrain ?? []) {
    const terrain = gains ?? loses;
    if (terrain === undefined || (gains !== undefined && loses !== undefined))
      throw new ScenarioFault(`setup.terrain: ${at} gains one type or loses one`);
    if (mapTerrains.includes(terrain))
      throw new ScenarioFault(`setup.terrain: only the map has a ${terrain} (mn.ruling.terrain-of-the-map)`);
    body.terrain = [
      ...body.terrain,
      { square: square(at, body), terrain, gained: gains !== undefined, until: { kind: "battle" } },
    ];
  }
  for (const effect of setup.effects ?? []) body.effects.push(effectOf(effect, body, names));
  return { body, frames, names };
}
