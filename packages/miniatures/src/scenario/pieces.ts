import { giveName, knownWord, ScenarioFault, seatNumber } from "@undercroft/scenario";
import { newCreature } from "../set-up/initial.ts";
import type { Body, Creature } from "../state.ts";
import { creatureNamed } from "./effects.ts";
import { extentOf, type Names, square } from "./names.ts";
import type { ScenarioPiece } from "./schema.ts";

const boxes = (card: string, uses: ScenarioPiece["uses"] = {}): Creature["uses"] =>
  Object.fromEntries(Object.entries(uses).map(([way, marked]) => [way.includes(":") ? way : `${card}:${way}`, marked]));

/** Puts a creature into the position: where it stands, or off the map if it waits or is destroyed. */
export function place(body: Body, piece: ScenarioPiece, seats: readonly string[], names: Names): void {
  const where = `setup.pieces.${piece.name}`;
  const owner = seatNumber(seats, piece.seat, where);
  const card = knownWord("card", piece.card, Object.keys(body.content.creatures), where);
  for (const item of piece.items ?? []) knownWord("item", item, Object.keys(body.content.items), where);
  const fresh = newCreature(body.content, `c${body.nextThing++}`, card, owner);
  const at = piece.at === undefined ? -1 : square(piece.at, body);
  const status = piece.destroyed === true ? "destroyed" : at < 0 ? "waiting" : "in-play";
  if (status === "destroyed" && at >= 0) throw new ScenarioFault(`${where}: whoever is destroyed stands nowhere`);
  const { window } = body.battle;
  const creature: Creature = {
    ...fresh,
    status,
    at,
    size: piece.squeezed === true ? fresh.size - 1 : fresh.size,
    hitPoints: piece.hitPoints ?? fresh.hitPoints,
    maximum: piece.maximum ?? fresh.maximum,
    bloodied: piece.bloodiedAt ?? fresh.bloodied,
    items: piece.items ?? [],
    acted: piece.acted ?? false,
    lastLegal: at,
    summoned: piece.summoned ?? false,
    uses: boxes(card, piece.uses),
    window: {
      ...fresh.window,
      number: window,
      startAt: at,
      startSize: piece.squeezed === true ? fresh.size - 1 : fresh.size,
    },
  };
  if (at >= 0) onMap(body, creature, where);
  giveName(names, piece.name, creature.id, body);
  body.creatures.push(creature);
}

/** A space lies on the map with all its squares. Whether it is legal is for the file to say: positions may be illegal. */
function onMap(body: Body, { at, size }: Creature, where: string): void {
  const { width, height } = extentOf(body);
  if ((at % width) + size > width || Math.floor(at / width) + size > height)
    throw new ScenarioFault(`${where}: there is no room for ${size}x${size} squares here`);
}

/** Puts a rider on its mount: they share a space (mn.mount.mounting). */
export function mountUp(body: Body, piece: ScenarioPiece, names: Names): void {
  if (piece.mount === undefined) return;
  const where = `setup.pieces.${piece.name}`;
  const mount = creatureNamed(piece.mount, body, names, where);
  const ridden = body.creatures.find(({ id }) => id === mount);
  const rider = body.creatures.find(({ id }) => id === names.id(piece.name, body));
  if (ridden === undefined || rider === undefined) return;
  if (piece.at !== undefined) throw new ScenarioFault(`${where}: a rider stands where its mount does`);
  rider.mount = mount;
  rider.status = ridden.status;
  rider.lastLegal = ridden.at;
  rider.window = { ...rider.window, startAt: ridden.at, startSize: ridden.size };
}
