import { type Shown, squareName } from "@undercroft/table";
import { type Body, type Dc, type DcView, type State, stackOf } from "./engine/index.ts";
import { openHand } from "./facing/hands.ts";

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

function marksAt({ battlefield, chests }: Body, at: number): readonly string[] {
  const { shape, terrain } = battlefield;
  if (shape.wallSquares.includes(at)) return ["wall"];
  if (shape.missing.includes(at)) return ["missing"];
  const treasure = chests.some((one) => one.at === at);
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

/** North-west corners of squares that no diagonal step crosses, as far as a square of the board has them. */
function cornersOf({ battlefield }: Body): readonly string[] {
  const { width, height, closedCorners } = battlefield.shape;
  return closedCorners.flatMap((corner) => {
    const [x, y] = [corner % (width + 1), Math.floor(corner / (width + 1))];
    return x < width && y < height ? [squareName({ x, y })] : [];
  });
}

/** What a creature or an attached card is called: its card's own word, and its id, which alone may be a square's name too. */
const called = (card: string, id: string): string => `${card.slice(card.indexOf("/") + 1)}-${id}`;

/** The name of a creature on the battlefield, or of whatever was one. */
function pieceCalled({ creatures }: Body, id: string): string {
  return called(creatures.find((one) => one.id === id)?.card ?? "gone", id);
}

const slug = (id: string): string => id.replaceAll("/", "-");
const here = (id: string): string => `here/${slug(id)}`;

/** An order that nobody names, in the words of scenarios. */
const UNNAMED = "?";
/** A creature card that nobody names; a scenario has no sign for one, and nobody can deploy one of this level. */
const UNSEEN = { id: here("unseen"), level: 20 };

function cardsOf(body: Body): Record<string, readonly object[]> {
  const own = <C extends { readonly id: string }>(cards: { readonly [id: string]: C }): readonly object[] =>
    Object.values(cards).map((card) => ({ ...card, id: here(card.id) }));
  const { creatures, orders, commanders } = body.content;
  return { creatures: [...own(creatures), UNSEEN], orders: own(orders), commanders: own(commanders) };
}

/** The cards that are known of so many, and the sign of the unknown for the others. */
function known(cards: readonly string[], count: number, unknown: string): readonly string[] {
  const named = cards.slice(0, count).map(here);
  return [...named, ...Array.from({ length: count - named.length }, () => unknown)];
}

/** The seats as the reporter sees them: a hand that lies open to them in full, of the rest only what everybody saw. */
function seatsOf(shown: Shown<Dc>, name: (at: number) => string): Record<string, object> {
  const { battlefield, seats } = shown.view.body;
  return Object.fromEntries(
    seats.map((seat, number) => {
      const { counts } = seat;
      const hand = openHand(shown, seat.id) ?? { orders: seat.knownOrders, creatures: seat.knownCreatures };
      return [
        seat.id,
        {
          commander: here(seat.commander),
          team: seat.team,
          morale: seat.morale,
          leadership: seat.leadership,
          orders: known(hand.orders, counts.orderHand, UNNAMED),
          creatures: known(hand.creatures, counts.creatureHand, UNSEEN.id),
          orderDeck: known([], counts.orderDeck, UNNAMED),
          creatureDeck: known([], counts.creatureDeck, UNSEEN.id),
          discard: seat.discard.map(here),
          graveyard: seat.graveyard.map(here),
          area: (battlefield.start[number] ?? []).map(name),
          out: seat.out,
        },
      ];
    }),
  );
}

/** A list under its key; a scenario has no key for an empty one. */
const some = (key: string, list: readonly object[]): object => (list.length === 0 ? {} : { [key]: list });

/** Who is asked what, as far as the reporter knows, where a position alone leads to the same question; else who is out, which all see. */
function askedOf({ frames, body }: DcView, pile: readonly object[]): object {
  const top = frames.at(-1);
  if (top?.face !== "question" || top.frame.question.kind !== "turn" || pile.length > 0)
    return { expect: { seats: Object.fromEntries(body.seats.map(({ id, out }) => [id, { out }])) } };
  return { asked: { seat: top.frame.seats[0] ?? "", kind: top.frame.question.kind } };
}

function pileOf(state: State): readonly object[] {
  return stackOf(state).flatMap((action) => {
    if (action.creature === null || (action.what !== "move" && action.what !== "attack")) return [];
    const target = action.targets.flatMap((one) => action.names[one] ?? [])[0];
    const more =
      target === undefined ? {} : { target: pieceCalled(state.body, target), kind: action.attack ?? "melee" };
    return [{ do: action.what, by: pieceCalled(state.body, action.creature), ...more }];
  });
}

/**
 * The position as the reporter sees it, as a scenario file: others' cards are unnamed, decks are counts, chests keep
 * their values to themselves. JSON is YAML too: it needs no writer of its own, and every reader of scenarios takes it.
 * What waits on the stack is written where it is a plain move or attack; what lasts from earlier effects is not.
 */
export function scenarioOf(shown: Shown<Dc>, scenario: string, moves: number): object {
  // Dealt anew from the view: nothing hidden can be read from it, as long as hands, decks and chests are left alone.
  const { state } = shown;
  const { body } = state;
  const { shape, face } = body.battlefield;
  const name = (at: number): string => nameOn(shape.width, at);
  const { board, legend } = boardOf(body);
  const seatId = (number: number): string => body.seats[number]?.id ?? "";
  const pile = pileOf(state);
  const { turn } = body;
  return {
    scenario,
    game: "dungeon-command",
    title: `Reported from the table after ${moves} moves`,
    rules: [],
    seats: body.seats.map((seat) => seat.id),
    setup: {
      board,
      legend,
      face,
      walls: wallsOf(body),
      corners: cornersOf(body),
      ...some(
        "pieces",
        body.creatures.map((creature) => ({
          name: called(creature.card, creature.id),
          card: here(creature.card),
          seat: seatId(creature.controller),
          ...(creature.owner === creature.controller ? {} : { owner: seatId(creature.owner) }),
          at: name(creature.at),
          damage: creature.damage,
          tapped: creature.tapped,
          activated: creature.activated,
          moves: creature.moves,
          burned: creature.burned,
          ...some(
            "attached",
            creature.attached.map((one) => ({
              name: called(one.card, one.id),
              card: here(one.card),
              owner: seatId(one.owner),
            })),
          ),
          counters: creature.counters,
        })),
      ),
      seatState: seatsOf(shown, name),
      tokens: Object.fromEntries(body.tokens.map((heap) => [name(heap.at), heap.count])),
      game: body.mode.game,
      turn: {
        seat: seatId(turn.seat),
        phase: turn.phase === "setup" ? "deploy" : turn.phase,
        ...(turn.active === null ? {} : { active: pieceCalled(body, turn.active) }),
        count: turn.count,
        first: seatId(turn.first),
      },
      ...some("pile", pile),
    },
    cards: cardsOf(body),
    play: [askedOf(shown.view, pile)],
  };
}

/** The same as text. */
export function scenarioText(shown: Shown<Dc>, name: string, moves: number): string {
  return `${JSON.stringify(scenarioOf(shown, name, moves), null, 1)}\n`;
}
