import { squareName } from "@undercroft/dungeon-command/client";
import { openQuestion, type Session } from "@undercroft/kernel";
import { type Body, type Dc, type State, stackOf } from "../engine/index.ts";

/** Characters of a board's squares by their marks; a mix that has none of its own gets a letter. */
const SIGNS: readonly (readonly [string, string])[] = [
  ["wall", "#"],
  ["missing", "_"],
  ["treasure", "$"],
  ["difficult", "^"],
  ["hazardous", "!"],
  ["obstacle", "o"],
  ["magic-circle", "*"],
];

/** Names of the file, which does not turn the board. */
const nameOn = (width: number, at: number): string => squareName({ x: at % width, y: Math.floor(at / width) });

function marksAt({ battlefield, chests, tokens }: Body, at: number): readonly string[] {
  const { shape, terrain } = battlefield;
  if (shape.wallSquares.includes(at)) return ["wall"];
  if (shape.missing.includes(at)) return ["missing"];
  const treasure = [...chests, ...tokens].some((one) => one.at === at);
  const kinds = ["difficult", "hazardous", "obstacle", "magic-circle"] as const;
  return [...(treasure ? ["treasure"] : []), ...kinds.filter((kind) => terrain[kind].includes(at))];
}

function boardOf(body: Body): { readonly board: string; readonly legend: Record<string, readonly string[]> } {
  const { width, height } = body.battlefield.shape;
  const legend: Record<string, readonly string[]> = {};
  const letters = new Map<string, string>();
  const signOf = (marks: readonly string[]): string => {
    if (marks.length === 0) return ".";
    const single = marks.length === 1 ? SIGNS.find(([mark]) => mark === marks[0])?.[1] : undefined;
    if (single !== undefined) return single;
    const key = marks.join(" ");
    const letter = letters.get(key) ?? String.fromCharCode(65 + letters.size);
    letters.set(key, letter);
    legend[letter] = marks;
    return letter;
  };
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => signOf(marksAt(body, y * width + x))).join(""),
  );
  return { board: rows.join("\n"), legend };
}

function wallsOf({ battlefield }: Body): readonly string[] {
  const { shape } = battlefield;
  const name = (at: number): string => nameOn(shape.width, at);
  return shape.wallEdges.map(([a, b]) => {
    const [first, second] = [Math.min(a, b), Math.max(a, b)];
    return `${name(first)}${second === first + 1 ? "|" : "/"}${name(second)}`;
  });
}

const slug = (id: string): string => id.replaceAll("/", "-");
const here = (id: string): string => `here/${slug(id)}`;

function cardsOf(body: Body): Record<string, readonly object[]> {
  const own = <C extends { readonly id: string }>(cards: { readonly [id: string]: C }): readonly object[] =>
    Object.values(cards).map((card) => ({ ...card, id: here(card.id) }));
  const { creatures, orders, commanders } = body.content;
  return { creatures: own(creatures), orders: own(orders), commanders: own(commanders) };
}

function seatsOf(state: State, name: (at: number) => string): Record<string, object> {
  const { body } = state;
  return Object.fromEntries(
    body.seats.map((seat, number) => [
      seat.id,
      {
        commander: here(seat.commander),
        team: seat.team,
        morale: seat.morale,
        leadership: seat.leadership,
        orders: seat.orderHand.map(here),
        creatures: seat.creatureHand.map(here),
        orderDeck: seat.orderDeck.toReversed().map(here),
        creatureDeck: seat.creatureDeck.toReversed().map(here),
        discard: seat.discard.map(here),
        graveyard: seat.graveyard.map(here),
        area: (body.battlefield.start[number] ?? []).map(name),
      },
    ]),
  );
}

/**
 * The position of a match as a scenario file. JSON is YAML too: it needs no writer of its own, and every reader of
 * scenarios takes it. What waits on the stack is written where it is a plain move or attack.
 */
export function scenarioOf(session: Session<Dc>, id: string): object {
  const { state } = session;
  const { body } = state;
  const { width } = body.battlefield.shape;
  const name = (at: number): string => nameOn(width, at);
  const asked = openQuestion(state);
  const { board, legend } = boardOf(body);
  const seatId = (number: number): string => body.seats[number]?.id ?? "";
  const pile = stackOf(state).flatMap((action) => {
    if (action.creature === null || (action.what !== "move" && action.what !== "attack")) return [];
    const target = action.targets.flatMap((one) => action.names[one] ?? [])[0];
    const more = target === undefined ? {} : { target, kind: action.attack ?? "melee" };
    return [{ do: action.what, by: action.creature, ...more }];
  });
  const { turn } = body;
  return {
    scenario: `fault-${id.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`,
    game: "dungeon-command",
    title: `Reported from the table after ${session.record.moves.length} moves`,
    rules: [],
    seats: body.seats.map((seat) => seat.id),
    setup: {
      board,
      legend,
      face: body.battlefield.face,
      walls: wallsOf(body),
      pieces: body.creatures.map((creature) => ({
        name: creature.id,
        card: here(creature.card),
        seat: seatId(creature.controller),
        ...(creature.owner === creature.controller ? {} : { owner: seatId(creature.owner) }),
        at: name(creature.at),
        damage: creature.damage,
        tapped: creature.tapped,
        activated: creature.activated,
        moves: creature.moves,
        burned: creature.burned,
        attached: creature.attached.map((one) => ({ name: one.id, card: here(one.card), owner: seatId(one.owner) })),
        counters: creature.counters,
      })),
      seatState: seatsOf(state, name),
      chests: Object.fromEntries(body.chests.map((chest) => [name(chest.at), chest.value ?? 1])),
      tokens: Object.fromEntries(body.tokens.map((heap) => [name(heap.at), heap.count])),
      spare: body.spareChests,
      game: body.mode.game,
      turn: {
        seat: seatId(turn.seat),
        phase: turn.phase === "setup" ? "deploy" : turn.phase,
        ...(turn.active === null ? {} : { active: turn.active }),
        count: turn.count,
        first: seatId(turn.first),
      },
      pile,
    },
    cards: cardsOf(body),
    play: [asked === null ? { expect: {} } : { asked: { seat: asked.seats[0] ?? "", kind: asked.question.kind } }],
  };
}

/** The same as text. */
export function scenarioText(session: Session<Dc>, id: string): string {
  return `${JSON.stringify(scenarioOf(session, id), null, 1)}\n`;
}
