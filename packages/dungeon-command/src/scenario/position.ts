import type { BoardShape } from "@undercroft/grid";
import { boardOf, parseSquare } from "@undercroft/grid";
import type { CallFrame } from "@undercroft/kernel";
import { chanceFrom, emptyTable } from "@undercroft/kernel";
import { dungeonCommand } from "../game.ts";
import { newId } from "../ids.ts";
import type { Dc, State } from "../procedures.ts";
import { isFree, occupied, sizeOfCard } from "../setup/positions.ts";
import type { Waiting } from "../stack/waiting.ts";
import type { Battlefield, Body, Content, Creature, SeatState } from "../state.ts";
import type { Terrain } from "../vocabulary/index.ts";
import { type Case, scriptOf } from "./cases.ts";
import { commanderUnnamed, orderUnnamed, unnamedContent } from "./fillers.ts";
import { hint, Names, ScenarioFault, square } from "./names.ts";
import type { ScenarioFile, ScenarioPiece, ScenarioSeat, ScenarioSetup } from "./schema.ts";

type Mark = Terrain | "wall" | "missing";

const marks: { readonly [character: string]: readonly Mark[] } = {
  ".": [],
  "#": ["wall"],
  "^": ["difficult"],
  "!": ["hazardous"],
  o: ["obstacle"],
  "*": ["magic-circle"],
  $: ["treasure"],
  " ": ["missing"],
  _: ["missing"],
};

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly squares: readonly (readonly Mark[])[];
}

const markWords: readonly string[] = [
  "wall",
  "missing",
  "difficult",
  "hazardous",
  "obstacle",
  "magic-circle",
  "treasure",
];

function markNamed(word: string): Mark {
  switch (word) {
    case "wall":
    case "missing":
    case "difficult":
    case "hazardous":
    case "obstacle":
    case "magic-circle":
    case "treasure":
      return word;
    default:
      throw new ScenarioFault(`setup.legend: no terrain is called "${word}"${hint(word, markWords)}`);
  }
}

function readBoard(setup: ScenarioSetup): Drawing {
  const rows = (setup.board ?? "").split("\n").map((row) => row.replace(/\s+$/, ""));
  while (rows[rows.length - 1] === "") rows.pop();
  const width = Math.max(...rows.map((row) => row.length));
  const legend = new Map<string, readonly Mark[]>(Object.entries(marks));
  for (const [character, words] of Object.entries(setup.legend ?? {})) legend.set(character, words.map(markNamed));
  const squares: (readonly Mark[])[] = [];
  for (const [y, row] of rows.entries()) {
    if (row.length !== width)
      throw new ScenarioFault(`setup.board: row ${y + 1} has ${row.length} squares, others have ${width}`);
    for (const character of row) {
      const found = legend.get(character);
      if (found === undefined)
        throw new ScenarioFault(`setup.board: row ${y + 1}: no square is written "${character}"`);
      squares.push(found);
    }
  }
  return { width, height: rows.length, squares };
}

function withMark(drawing: Drawing, mark: Mark): number[] {
  return drawing.squares.flatMap((list, i) => (list.includes(mark) ? [i] : []));
}

function wallEdge(drawing: Drawing, text: string): readonly [number, number] {
  const [a, b, more] = text.split(/[|/]/);
  if (a === undefined || b === undefined || more !== undefined)
    throw new ScenarioFault(`setup.walls: "${text}" is no edge; write c1|d1 (left, right) or c2/c3 (upper, lower)`);
  try {
    return [parseSquare(drawing, a.trim()), parseSquare(drawing, b.trim())];
  } catch (error) {
    throw new ScenarioFault(`setup.walls: ${error instanceof Error ? error.message : text}`);
  }
}

function battlefieldOf(setup: ScenarioSetup, seats: readonly string[]): Battlefield {
  const drawing = readBoard(setup);
  const { width, height } = drawing;
  const face = setup.face ?? "dungeon";
  const shape: BoardShape = {
    width,
    height,
    missing: withMark(drawing, "missing"),
    wallSquares: withMark(drawing, "wall"),
    wallEdges: (setup.walls ?? []).map((text) => wallEdge(drawing, text)),
    diagonals: [],
    closedCorners: (setup.corners ?? []).map((name) => {
      const at = parseSquare(drawing, name);
      return Math.floor(at / width) * (width + 1) + (at % width);
    }),
    cornersBlock: face === "dungeon",
  };
  return {
    face,
    shape,
    terrain: {
      difficult: withMark(drawing, "difficult"),
      hazardous: withMark(drawing, "hazardous"),
      obstacle: withMark(drawing, "obstacle"),
      "magic-circle": withMark(drawing, "magic-circle"),
    },
    start: seats.map((seat) =>
      (setup.seatState?.[seat]?.area ?? []).map((name) => parseSquare(drawing, name)).sort((a, b) => a - b),
    ),
    tiles: [],
  };
}

function cardNamed(card: string, known: { readonly [id: string]: unknown }, where: string): string {
  if (Object.hasOwn(known, card)) return card;
  throw new ScenarioFault(`${where}: there is no card "${card}"${hint(card, Object.keys(known))}`);
}

function orderCards(cards: readonly string[] | undefined, content: Content, where: string): string[] {
  return (cards ?? []).map((card) => (card === "?" ? orderUnnamed : cardNamed(card, content.orders, where)));
}

function creatureCards(cards: readonly string[] | undefined, content: Content, where: string): string[] {
  return (cards ?? []).map((card) => cardNamed(card, content.creatures, where));
}

function seatOf(id: string, number: number, given: ScenarioSeat, content: Content): SeatState {
  const where = `setup.seatState.${id}`;
  const commander = given.commander ?? commanderUnnamed;
  cardNamed(commander, content.commanders, where);
  return {
    id,
    team: given.team ?? number,
    commander,
    morale: given.morale ?? 10,
    leadership: given.leadership ?? 10,
    orderHand: orderCards(given.orders, content, `${where}.orders`),
    creatureHand: creatureCards(given.creatures, content, `${where}.creatures`),
    orderDeck: orderCards(given.orderDeck, content, `${where}.orderDeck`).reverse(),
    creatureDeck: creatureCards(given.creatureDeck, content, `${where}.creatureDeck`).reverse(),
    discard: orderCards(given.discard, content, `${where}.discard`),
    graveyard: creatureCards(given.graveyard, content, `${where}.graveyard`),
    knownOrders: [],
    knownCreatures: [],
    out: given.out ?? false,
  };
}

function seatNumber(seats: readonly string[], seat: string, where: string): number {
  const at = seats.indexOf(seat);
  if (at < 0) throw new ScenarioFault(`${where}: there is no seat "${seat}"${hint(seat, seats)}`);
  return at;
}

function giveName(names: Names, name: string, id: string, body: Body): void {
  if (names.knows(name, body))
    throw new ScenarioFault(`setup.pieces: "${name}" is the name of something else, a seat or a square`);
  names.give(name, id);
}

/** No movement ends where another creature stands, or off the board (dc.move.end-unoccupied): no position has it so. */
function takeSpace(body: Body, creature: Creature, where: string): void {
  const board = boardOf(body.battlefield.shape);
  const size = sizeOfCard(body, creature.card);
  if (!isFree(board, creature.at, size, occupied(body, [])))
    throw new ScenarioFault(
      `${where}: there is no free space of ${size}x${size} squares here`,
      "dc.move.end-unoccupied",
    );
}

function place(body: Body, piece: ScenarioPiece, seats: readonly string[], names: Names): void {
  const where = `setup.pieces.${piece.name}`;
  const controller = seatNumber(seats, piece.seat, where);
  const owner = piece.owner === undefined ? controller : seatNumber(seats, piece.owner, where);
  const creature: Creature = {
    id: newId(body, "c"),
    // It stood there before anything was attached.
    stamp: 0,
    card: cardNamed(piece.card, body.content.creatures, where),
    owner,
    controller,
    at: square(piece.at, body),
    damage: piece.damage ?? 0,
    tapped: piece.tapped ?? false,
    activated: piece.activated ?? false,
    moves: piece.moves ?? 0,
    burned: piece.burned ?? false,
    attached: [],
    counters: { ...piece.counters },
    deeds: {},
  };
  giveName(names, piece.name, creature.id, body);
  for (const attached of piece.attached ?? []) {
    const id = newId(body, "k");
    const cardOwner = attached.owner === undefined ? controller : seatNumber(seats, attached.owner, where);
    const card = cardNamed(attached.card, body.content.orders, where);
    creature.attached.push({ id, card, owner: cardOwner, stamp: body.nextStamp++, counters: {} });
    if (attached.name !== undefined) giveName(names, attached.name, id, body);
  }
  takeSpace(body, creature, where);
  body.creatures.push(creature);
}

function pieceNamed(name: string, body: Body, names: Names, where: string): Creature {
  const id = names.id(name, body);
  const found = body.creatures.find((creature) => creature.id === id);
  if (found === undefined) throw new ScenarioFault(`${where}: there is no piece "${name}"${hint(name, names.all())}`);
  return found;
}

/** An action that already waits, as `pile` writes it. */
function waiting(body: Body, names: Names, given: NonNullable<ScenarioSetup["pile"]>[number]): Waiting {
  const found = pieceNamed(given.by, body, names, "setup.pile");
  const creature = found.id;
  const base = {
    id: newId(body, "a"),
    seat: found.controller,
    creature,
    evaded: [],
    void: false,
    response: null,
    square: null,
    terrain: null,
    amount: null,
    card: null,
    later: false,
    waited: false,
    resolved: false,
    above: [],
    declared: [],
  };
  if (given.do === "move")
    return { ...base, what: "move", kind: null, program: null, names: {}, targets: [], attack: null };
  if (given.do !== "attack" || given.target === undefined)
    throw new ScenarioFault(`setup.pile: write {do: attack, kind, by, target} or {do: move, by}`);
  const attack = given.kind ?? "melee";
  return {
    ...base,
    what: "attack",
    kind: "standard",
    program: { card: `rules/${attack}`, path: ["actions", 0] },
    names: { target: [pieceNamed(given.target, body, names, "setup.pile").id] },
    targets: ["target"],
    attack,
  };
}

const open = <F extends { procedure: string }>(
  frame: F,
  step: string,
  collects = true,
): F & { step: string; collected: [] | null } => ({
  ...frame,
  step,
  collected: collects ? [] : null,
});

/** The frames of a turn in progress, as far as the phase that the file names. */
function framesOf(setup: ScenarioSetup, body: Body, names: Names): CallFrame<Dc>[] {
  const { turn } = body;
  const { seat } = turn;
  const match = open({ procedure: "match", locals: {} } as const, "following", false);
  const whole = (step: string): CallFrame<Dc> => open({ procedure: "turn", locals: { seat } } as const, step, false);
  switch (turn.phase) {
    case "refresh":
      return [match, whole("activate"), open({ procedure: "refresh", locals: { seat } } as const, "start")];
    case "deploy":
      return [match, whole("cleanup"), open({ procedure: "deploy", locals: { seat } } as const, "start")];
    case "cleanup":
      return [match, whole("pass"), open({ procedure: "cleanup", locals: { seat } } as const, "start")];
    default: {
      const activate = open(
        { procedure: "activate", locals: { seat } } as const,
        turn.active === null ? "ask" : "answered",
      );
      const frames: CallFrame<Dc>[] = [match, whole("deploy"), activate];
      const pile = (setup.pile ?? []).map((given) => waiting(body, names, given));
      if (turn.active !== null) {
        const activation = {
          procedure: "activation",
          locals: { seat, creature: turn.active, last: null, acted: false, lost: false },
        } as const;
        frames.push(open(activation, pile.length > 0 ? "window" : "ask"));
      } else if (pile.length > 0) activate.step = "window";
      for (const action of pile) frames.push(open({ procedure: "action", locals: action } as const, "window"));
      return frames;
    }
  }
}

/** A position reached directly: nothing had to be played up to it. The topmost frame is still to run. */
export interface Position {
  readonly state: State;
  readonly names: Names;
}

function chestValue(name: string, value: number): number {
  if (value >= 1 && value <= 3) return value;
  throw new ScenarioFault(`setup.chests.${name}: a marker shows a number from 1 to 3`, "dc.treasure.marker-values");
}

/** Builds the position of a scenario over the given cards. */
export function positionOf(
  file: ScenarioFile,
  setup: ScenarioSetup,
  given: Content,
  chance: Case["chance"] = file.chance ?? [],
): Position {
  const content = unnamedContent(given);
  const names = new Names();
  const seats = file.seats;
  for (const seat of Object.keys(setup.seatState ?? {})) seatNumber(seats, seat, "setup.seatState");
  const battlefield = battlefieldOf(setup, seats);
  const treasure = withMark(readBoard(setup), "treasure");
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
  const state: State = {
    game: dungeonCommand.id,
    rules: dungeonCommand.rules,
    seats,
    body,
    frames: begins ? [start] : framesOf(setup, body, names),
    chance: chanceFrom("scenario", scriptOf(chance)),
    nextQuestion: 1,
    outcome: null,
    table: emptyTable(),
  };
  return { state, names };
}

function activate(body: Body, names: Names, name: string): void {
  const creature = pieceNamed(name, body, names, "setup.turn.active");
  creature.activated = true;
  body.turn.active = creature.id;
}
