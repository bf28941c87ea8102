import { openQuestion } from "@undercroft/kernel";
import { type Shown, squareName } from "@undercroft/table";
import { type Body, type Content, type Creature, type Mn, type State, shippedPacks, spaceOf } from "./engine/index.ts";
import { extentOf, mapOf } from "./facing/names.ts";
import { playedSetUp } from "./report-set-up.ts";

/** Squares bear their own names in a file, whichever way the board is shown. */
function squareIn(body: Body, at: number): string {
  const { width } = extentOf(body);
  return squareName({ x: at % width, y: Math.floor(at / width) });
}

/** A creature's name in a file: its card's and its number, for "c1" alone is a square. */
function called({ creatures }: Body, id: string): string {
  const card = creatures.find((one) => one.id === id)?.card ?? "";
  return `${card.slice(card.indexOf("/") + 1)}-${id}`;
}

function pieceOf(body: Body, creature: Creature): object {
  const { id, card, owner, status, hitPoints, maximum, bloodied, acted, mount, items, summoned } = creature;
  return {
    name: called(body, id),
    card,
    seat: body.sides[owner]?.id ?? "",
    ...(status === "in-play" && mount === null ? { at: squareIn(body, spaceOf(body, creature).at) } : {}),
    hitPoints,
    maximum,
    bloodiedAt: bloodied,
    acted,
    ...(status === "destroyed" ? { destroyed: true } : {}),
    ...(mount === null ? {} : { mount: called(body, mount) }),
    ...(items.length === 0 ? {} : { items }),
    ...(summoned ? { summoned } : {}),
  };
}

/** The map as its author drew it. */
function boardOf(body: Body): object {
  const { rows, legend, walls, wallAreas, otherTerrain, starts, victory } = mapOf(body);
  const startsOf = (area: "A" | "B"): readonly string[] =>
    starts.filter(({ label }) => label === area).flatMap(({ squares }) => squares);
  return {
    board: rows,
    ...(legend === undefined ? {} : { legend }),
    ...(walls === undefined ? {} : { lines: walls }),
    ...(wallAreas === undefined ? {} : { wallAreas }),
    ...(otherTerrain === undefined ? {} : { otherTerrain }),
    starts: { A: startsOf("A"), B: startsOf("B") },
    victory,
  };
}

function turnOf(body: Body): object {
  const { battle, sides } = body;
  const { turn, player } = battle;
  if (turn !== null) {
    const { creature, phase, attacks, moves, minors, charged, over } = turn;
    return { turn: { active: called(body, creature), phase, attacks, moves, minors, charged, over } };
  }
  return player === null ? {} : { turn: { player: sides[player]?.id ?? "" } };
}

function pointsOf({ sides }: Body): object {
  return Object.fromEntries(sides.map(({ id, points }) => [id, { points }]));
}

/** What every report begins with. */
const headOf = (name: string, moves: number, { sides }: Body): object => ({
  scenario: name,
  game: "miniatures",
  title: `Reported from the table after ${moves} moves`,
  rules: [],
  seats: sides.map((side) => side.id),
});

/** A battle that is still set up, played from its beginning: who stands where is told by the answers that put them there. */
function setUpOf(state: State): object {
  const { body } = state;
  const { mode, sides, creatures } = body;
  const held = (seat: number): readonly string[] => [
    ...(sides[seat]?.items ?? []),
    ...creatures.flatMap(({ owner, items }) => (owner === seat ? items : [])),
  ];
  return {
    setup: {
      ...boardOf(body),
      scenario: mode.scenario,
      limit: mode.limit,
      pieces: creatures.map(({ id, card, owner }) => ({ name: called(body, id), card, seat: sides[owner]?.id ?? "" })),
      seatState: Object.fromEntries(sides.map(({ id }, seat) => [id, { items: held(seat) }])),
      start: "setup",
    },
    ...playedSetUp(state, { piece: (id) => called(body, id), square: (at) => squareIn(body, at) }),
  };
}

/**
 * The position as a scenario file: JSON is YAML too, and cards are named, not written. What waits to be resolved is not
 * told, nor uses of powers, nor what lasts; so it ends with what holds for sure, and the turn's menu where that is open.
 */
function positionOf(state: State): object {
  const { body } = state;
  const { battle, mode } = body;
  const asked = openQuestion(state);
  const menu = asked?.question.kind === "act" ? [{ asked: { seat: asked.seats[0] ?? "", kind: "act" } }] : [];
  return {
    setup: {
      ...boardOf(body),
      scenario: mode.scenario,
      limit: mode.limit,
      round: Math.max(1, battle.round),
      ...turnOf(body),
      pieces: body.creatures.map((creature) => pieceOf(body, creature)),
      seatState: Object.fromEntries(
        body.sides.map(({ id: side, points, area, out }) => [
          side,
          { points, ...(area === null ? {} : { area }), out },
        ]),
      ),
    },
    play: menu.length > 0 ? menu : [{ expect: { seats: pointsOf(body) } }],
  };
}

/** Cards that do not come with the game as they are here, of a pack of the player's own: the file must tell them itself. */
function ownCards({ creatures, items }: Content): { readonly [list: string]: readonly { readonly id: string }[] } {
  const shipped = shippedPacks().flatMap((pack) => [...pack.creatures, ...pack.items]);
  const known = new Map(shipped.map((card) => [card.id, JSON.stringify(card)]));
  const own = <C extends { readonly id: string }>(cards: { readonly [id: string]: C }): readonly C[] =>
    Object.values(cards).filter((card) => known.get(card.id) !== JSON.stringify(card));
  return { creatures: own(creatures), items: own(items) };
}

/** The position of a battle as a text that can be played as a scenario. */
export function reportText({ state }: Shown<Mn>, name: string, moves: number): string {
  const { battle, content } = state.body;
  const cards = ownCards(content);
  const told = battle.round === 0 && state.outcome === null ? setUpOf(state) : positionOf(state);
  const text = JSON.stringify({ ...headOf(name, moves, state.body), cards, ...told }, null, 1);
  // A card of a file is of the pack "here", wherever it is named.
  const renamed = Object.values(cards)
    .flat()
    .reduce((all, card) => all.replaceAll(`"${card.id}"`, `"here/${card.id.replaceAll("/", "-")}"`), text);
  return `${renamed}\n`;
}
