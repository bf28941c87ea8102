import { memo, type NamedExoticComponent, type ReactElement } from "react";
import { SEATS } from "../common/palette.ts";
import { SeatDot } from "../common/seat.tsx";
import { Overview } from "./overview.tsx";
import type { PieceFace } from "./piece-face.ts";
import type { Point } from "./square.ts";
import { type BattlefieldFace, heightOf, widthOf } from "./terrain.tsx";
import type { Size, View } from "./view.ts";

const GROUND_TINT = {
  rock: "#241B14",
  void: "#14100D",
  difficult: "#BFA97C",
  hazard: "#8A3A1E",
  obstacle: "#6F5E43",
  forest: "#7F8A56",
  water: "#8FB4BE",
  pit: "#17100B",
  floor: null,
} as const;

/** Where something lies on the floor that has no tint of its own. */
const SIGN_TINT = "#A8936A";

/** All squares of a tint as one path. */
function tints(field: BattlefieldFace): Readonly<Record<string, string>> {
  const paths: Record<string, string> = {};
  field.squares.forEach((row, y) => {
    row.forEach((face, x) => {
      const start = face.start === undefined ? null : SEATS[face.start].pale;
      const tint = GROUND_TINT[face.ground] ?? start ?? (face.signs === undefined ? null : SIGN_TINT);
      if (tint !== null) paths[tint] = `${paths[tint] ?? ""}M${x} ${y}h1.02v1.02h-1.02z`;
    });
  });
  return paths;
}

const MapGround: NamedExoticComponent<{ readonly field: BattlefieldFace }> = memo(function MapGround(props: {
  readonly field: BattlefieldFace;
}): ReactElement {
  return (
    <>
      <rect width={widthOf(props.field)} height={heightOf(props.field)} fill="#D9C9A2" />
      {Object.entries(tints(props.field)).map(([tint, d]) => (
        <path key={tint} d={d} fill={tint} />
      ))}
    </>
  );
});

/** The size of the small map of a battlefield, its frame included. */
export function mapSize(field: BattlefieldFace, width: number): Size {
  return { width, height: (width * heightOf(field)) / widthOf(field) };
}

/** The whole battlefield in small, with the part that the window shows; pressing it looks there. */
export function Minimap(props: {
  readonly field: BattlefieldFace;
  readonly pieces: readonly PieceFace[];
  readonly view: View;
  readonly window: Size;
  readonly width: number;
  readonly label: string;
  readonly onLook: (at: Point) => void;
}): ReactElement {
  const { field, view, window, label, onLook } = props;
  const board = { width: widthOf(field), height: heightOf(field) };
  const size = mapSize(field, props.width);
  return (
    <Overview board={board} size={size} view={view} window={window} label={label} onLook={onLook}>
      <MapGround field={field} />
      {props.pieces.map((piece) => {
        const half = (piece.size ?? 1) / 2;
        const [x, y] = [piece.x + half, piece.y + half];
        return <SeatDot key={piece.id} seat={piece.seat} radius={half + 0.1} x={x} y={y} rim={0.18} />;
      })}
    </Overview>
  );
}
