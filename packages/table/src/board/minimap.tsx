import { memo, type NamedExoticComponent, type PointerEvent, type ReactElement } from "react";
import { SEATS } from "../common/palette.ts";
import { seatPath } from "../common/seat.tsx";
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
  const { field, view, window } = props;
  const [columns, rows] = [widthOf(field), heightOf(field)];
  const look = (event: PointerEvent<SVGSVGElement>): void => {
    const frame = event.currentTarget.getBoundingClientRect();
    props.onLook({
      x: ((event.clientX - frame.left) / frame.width) * columns,
      y: ((event.clientY - frame.top) / frame.height) * rows,
    });
  };
  const frame = {
    x: view.left,
    y: view.top,
    width: window.width / view.cell,
    height: window.height / view.cell,
    fill: "none",
  };
  return (
    <svg
      className="minimap"
      {...mapSize(field, props.width)}
      viewBox={`0 0 ${columns} ${rows}`}
      role="img"
      aria-label={props.label}
      onPointerDown={look}
    >
      <MapGround field={field} />
      {props.pieces.map((piece) => {
        const size = piece.size ?? 1;
        return (
          <path
            key={piece.id}
            d={seatPath(piece.seat, size * 5 + 1, (piece.x + size / 2) * 10, (piece.y + size / 2) * 10)}
            transform="scale(.1)"
            fill={SEATS[piece.seat].ring}
            stroke="#17100B"
            strokeWidth={1.8}
          />
        );
      })}
      <rect {...frame} stroke="#17100B" strokeWidth={0.9} />
      <rect {...frame} stroke="#FFD98A" strokeWidth={0.45} />
    </svg>
  );
}
