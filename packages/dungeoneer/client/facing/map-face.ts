import { spoken } from "@undercroft/table";
import { type Content, type Exit, type MapCard, opposite, type Side, sides, type Threat } from "../engine/index.ts";

/** A Map card as it is drawn: its exits are where they lie, its words stay upright. */
export interface MapFace {
  readonly id: string;
  readonly name: string;
  readonly room: boolean;
  readonly entrance: boolean;
  readonly exits: Readonly<Record<Side, Exit>>;
  readonly glory: number;
  readonly peril: number;
  readonly pit: Threat | null;
  readonly spikes: Threat | null;
  readonly hazard: number;
  readonly emblem: string | null;
}

/** The exit on a side of a card as it lies: a half turn brings each to the other end (dg.ruling.rotation). */
export const laidExit = ({ exits }: MapCard, side: Side, turned: boolean): Exit =>
  exits[turned ? opposite[side] : side];

/** A card as it lies. */
function faceOf(card: MapCard, turned: boolean): MapFace {
  const { id, kind, exits, glory, peril } = card;
  const [north, east, south, west] = sides.map((side) => laidExit(card, side, turned));
  return {
    id,
    name: card.name[spoken()],
    room: kind === "room",
    entrance: kind === "entrance",
    exits: {
      north: north ?? exits.north,
      east: east ?? exits.east,
      south: south ?? exits.south,
      west: west ?? exits.west,
    },
    glory,
    peril,
    pit: card.pit ?? null,
    spikes: card.spikes ?? null,
    hazard: card.hazard ?? 0,
    emblem: card.emblem ?? null,
  };
}

const faces = new WeakMap<MapCard, Map<string, MapFace>>();

/** The face of a card, the same one each time, so that it is not drawn anew. Null if there is no such card. */
export function mapFace(content: Content, id: string, turned: boolean): MapFace | null {
  const card = content.maps[id];
  if (card === undefined) return null;
  const known = faces.get(card) ?? new Map<string, MapFace>();
  faces.set(card, known);
  const key = `${spoken()}/${turned ? "turned" : "printed"}`;
  const found = known.get(key) ?? faceOf(card, turned);
  known.set(key, found);
  return found;
}
