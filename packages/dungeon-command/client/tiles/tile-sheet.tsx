import { colourOf, SeatMark, spoken, Terrain, U } from "@undercroft/table";
import { type ReactElement, useMemo } from "react";
import { type Catalogue, type Face, readTile } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { tileFace } from "./tile-faces.ts";

type TileCard = NonNullable<ReturnType<Catalogue["tiles"]["get"]>>;

/** How far the edge of the rock around a tile reaches beyond it, in drawing units. */
const RIM = 3;

/** One face of a tile, drawn small; nothing for a tile that no pack knows. */
export function TilePicture(props: {
  readonly card: TileCard | undefined;
  readonly face: Face;
  readonly seat: number;
}): ReactElement | null {
  const { card, face, seat } = props;
  const drawn = useMemo(() => (card === undefined ? null : tileFace(readTile(card, face), seat)), [card, face, seat]);
  if (card === undefined || drawn === null) return null;
  return (
    <svg
      className="tile-picture"
      viewBox={`${-RIM} ${-RIM} ${card.width * U + 2 * RIM} ${card.height * U + 2 * RIM}`}
      aria-hidden="true"
    >
      <Terrain field={drawn} coordinates={false} />
    </svg>
  );
}

const FACES: readonly Face[] = ["dungeon", "outdoor"];

/** A tile with both its faces (dc.battlefield.two-sides), the one in use marked. */
export function TileSheet(props: {
  readonly card: TileCard | undefined;
  readonly seat: number;
  readonly used: Face;
}): ReactElement | null {
  const { card, seat, used } = props;
  if (card === undefined) return null;
  return (
    <figure className={`tile-sheet ${card.size}`}>
      <figcaption>
        <SeatMark seat={colourOf(seat)} size={15} /> <b>{card.name[spoken()]}</b>
        <small>{say(`warband.tile-${card.size}`)}</small>
      </figcaption>
      <div className="tile-pair">
        {FACES.map((face) => (
          <div key={face} className={face === used ? "tile-side used" : "tile-side"}>
            <TilePicture card={card} face={face} seat={seat} />
            <small>{say(face === used ? "tiles.face-used" : "tiles.face", { face: say(`option.${face}`) })}</small>
          </div>
        ))}
      </div>
    </figure>
  );
}
