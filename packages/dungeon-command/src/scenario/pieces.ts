import { boardOf } from "@undercroft/grid";
import { giveName, hint, ScenarioFault, seatNumber } from "@undercroft/scenario";
import { newId } from "../ids.ts";
import { sizeOfCard } from "../moving/space.ts";
import { isFree, occupied } from "../setup/positions.ts";
import type { Body, Creature } from "../state.ts";
import { untouched } from "../untouched.ts";
import { type Names, square } from "./names.ts";
import type { ScenarioPiece } from "./schema.ts";
import { cardNamed } from "./seats.ts";

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

/** Puts a piece on the battlefield, with what is attached to it. */
export function place(body: Body, piece: ScenarioPiece, seats: readonly string[], names: Names): void {
  const where = `setup.pieces.${piece.name}`;
  const controller = seatNumber(seats, piece.seat, where);
  const owner = piece.owner === undefined ? controller : seatNumber(seats, piece.owner, where);
  const creature: Creature = {
    // It stood there before anything was attached: its stamp is 0.
    ...untouched(
      body,
      newId(body, "c"),
      0,
      cardNamed(piece.card, body.content.creatures, where),
      owner,
      square(piece.at, body),
    ),
    controller,
    damage: piece.damage ?? 0,
    tapped: piece.tapped ?? false,
    activated: piece.activated ?? false,
    moves: piece.moves ?? 0,
    burned: piece.burned ?? false,
    counters: { ...piece.counters },
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

/** A piece on the battlefield by its name. */
export function pieceNamed(name: string, body: Body, names: Names, where: string): Creature {
  const id = names.id(name, body);
  const found = body.creatures.find((creature) => creature.id === id);
  if (found === undefined) throw new ScenarioFault(`${where}: there is no piece "${name}"${hint(name, names.all())}`);
  return found;
}
