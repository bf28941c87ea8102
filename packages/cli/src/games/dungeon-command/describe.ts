import {
  type DcEvent,
  hitPointsOf,
  levelOf,
  meleeOf,
  rangedOf,
  type State,
  stackOf,
} from "@undercroft/dungeon-command";
import { castOf, emptyCast, lineOf, remember, sentences, type Teller } from "@undercroft/dungeon-command/sentences";
import { openQuestion, seatsAsked } from "@undercroft/kernel";
import { speechOf } from "../../speech.ts";

type Body = State["body"];

/** "d2": columns by letter from the west, rows by number from the north. */
function squareOn({ width }: { readonly width: number }, at: number): string {
  const column = at % width;
  const letters = column < 26 ? "" : String.fromCharCode(96 + Math.floor(column / 26));
  return `${letters}${String.fromCharCode(97 + (column % 26))}${Math.floor(at / width) + 1}`;
}

const squareName = ({ battlefield }: Body, at: number): string => squareOn(battlefield.shape, at);

const pile = (cards: readonly string[]): string => (cards.length === 0 ? "none" : cards.join(", "));

function creatureLine(body: Body, creature: Body["creatures"][number]): string {
  const ranged = rangedOf(body, creature);
  const marks = [
    creature.tapped ? "tapped" : "",
    creature.activated ? "activated" : "",
    creature.id === body.turn.active ? "active" : "",
    ...creature.attached.map((one) => `+${one.card}`),
    ...Object.entries(creature.counters).map(([name, count]) => `${count} ${name}`),
  ].filter((mark) => mark !== "");
  const owner = creature.owner === creature.controller ? "" : `, owned by ${body.seats[creature.owner]?.id}`;
  return [
    `  ${creature.id} ${creature.card} of ${body.seats[creature.controller]?.id}${owner} at ${squareName(body, creature.at)}:`,
    `level ${levelOf(body, creature)}, damage ${creature.damage} of ${hitPointsOf(body, creature)},`,
    `melee ${meleeOf(body, creature)}${ranged === null ? "" : `, ranged ${ranged.damage} to ${ranged.distance}`}`,
    marks.length === 0 ? "" : `(${marks.join(", ")})`,
  ]
    .join(" ")
    .trimEnd();
}

/** A position in plain words; hidden cards are told too. */
export function describe(state: State): readonly string[] {
  const { body } = state;
  const { turn } = body;
  const lines = [`round ${turn.round}, turn ${turn.count} of ${body.seats[turn.seat]?.id}, ${turn.phase}`];
  for (const seat of body.seats) {
    const out = seat.out ? ", out" : "";
    lines.push(
      `${seat.id} (${seat.commander}, team ${seat.team}${out}): morale ${seat.morale}, leadership ${seat.leadership}`,
    );
    lines.push(`  orders: ${pile(seat.orderHand)} (deck ${seat.orderDeck.length}, discarded ${seat.discard.length})`);
    lines.push(
      `  creatures: ${pile(seat.creatureHand)} (deck ${seat.creatureDeck.length}, graveyard ${seat.graveyard.length})`,
    );
  }
  lines.push("battlefield:", ...body.creatures.map((creature) => creatureLine(body, creature)));
  const chests = body.chests.map(({ at, value }) => `${squareName(body, at)} (${value})`);
  if (chests.length > 0) lines.push(`  chests: ${chests.join(", ")}`);
  const tokens = body.tokens.map(({ at, count }) => `${squareName(body, at)} (${count})`);
  if (tokens.length > 0) lines.push(`  treasure: ${tokens.join(", ")}`);
  const stack = [...stackOf(state)].reverse();
  if (stack.length > 0) lines.push("stack, top first:");
  for (const action of stack) {
    const by = action.creature ?? body.seats[action.seat]?.id;
    lines.push(
      `  ${action.id} ${action.what} by ${by}${action.card === null ? "" : ` with ${action.card.card}`}${action.void ? " (void)" : ""}`,
    );
  }
  const asked = openQuestion(state);
  if (asked !== null)
    lines.push(`asked: ${seatsAsked(state).join(", ")}, "${asked.question.kind}" (${asked.question.rule})`);
  return lines;
}

const speech = speechOf(sentences);
const teller: Teller = {
  say: speech,
  language: () => "en",
  square: ({ battlefield }, at) => squareOn(battlefield.shape, at),
};

/** What tells the events of a match in sentences, each with its rule; null for what another line tells already. */
export function telling(): (event: DcEvent, state: State) => string | null {
  const cast = emptyCast();
  return (event, state) => {
    Object.assign(cast.creatures, castOf(state).creatures);
    remember(cast, event);
    const line = lineOf(teller, { body: state.body, cast }, event);
    return line === null ? null : `${speech(...line)} (${event.rule})`;
  };
}
