import type { ReactElement, ReactNode } from "react";
import { useCounted } from "../common/counted.ts";
import { GlyphMark } from "../common/glyph.tsx";
import { n } from "../common/path.ts";
import { figurePlaces, type Place } from "./figure-places.ts";
import type { HitPoints, PieceFace } from "./piece-face.ts";
import { U } from "./square.ts";
import { centre, useWalk } from "./walk.ts";

const at = ({ x, y }: Pick<Place, "x" | "y">): string => `translate(${n(x)} ${n(y)})`;

/** The level on its shield: it turns with a tapped piece, its figure stays upright. */
function Level(props: {
  readonly level: number;
  readonly tapped: boolean;
  readonly shield: Pick<Place, "x" | "y">;
  readonly scale: number;
}): ReactElement {
  const { tapped, scale: k } = props;
  return (
    <g className={tapped ? "piece-turn tapped" : "piece-turn"}>
      <g transform={at(props.shield)}>
        <path
          d={`M${n(-7.5 * k)} ${n(-7 * k)}H${n(7.5 * k)}V${n(3 * k)}L0 ${n(8 * k)}L${n(-7.5 * k)} ${n(3 * k)}Z`}
          fill="#17100B"
          stroke="#F3E8D0"
          strokeWidth={1.2}
        />
        <text
          className="num"
          transform={tapped ? "rotate(-90)" : undefined}
          y={n(4.2 * k - 0.4)}
          fontSize={n(13 * k)}
          fontWeight={800}
          textAnchor="middle"
          fill="#FFF6E0"
        >
          {props.level}
        </text>
      </g>
    </g>
  );
}

/** A slip of paper about its middle, with what is written on it. */
function Slip(props: {
  readonly place: Place;
  readonly round: number;
  readonly paper: string;
  readonly turned?: boolean;
  readonly children: ReactNode;
}): ReactElement {
  const { place, round, paper, turned } = props;
  const { width, height } = place;
  return (
    <g transform={at(place)}>
      <rect
        x={n(-width / 2)}
        y={n(-height / 2)}
        width={n(width)}
        height={n(height)}
        rx={n(round)}
        fill={paper}
        stroke="#17100B"
        strokeWidth={1.2}
        transform={turned === true ? "rotate(6)" : undefined}
      />
      {props.children}
    </g>
  );
}

/** The hit points on their paper plate, over a bar that says which share of them is left. */
function Plate(props: { readonly hitPoints: HitPoints; readonly place: Place; readonly scale: number }): ReactElement {
  const { left, full } = props.hitPoints;
  const { place, scale: k } = props;
  const { width, height } = place;
  const counted = useCounted(left);
  const share = full > 0 ? Math.min(1, Math.max(0, left / full)) : 0;
  const low = props.hitPoints.low ?? share < 0.5;
  // Where the game says itself that few are left, the whole plate says so: dark with pale figures, in grey too.
  const marked = props.hitPoints.low === true;
  const [barX, barWidth] = [-width / 2 + 1.6 * k, width - 3.2 * k];
  return (
    <Slip place={place} round={3 * k} paper={marked ? "#8E1F1B" : "#FFF6E0"}>
      <text
        className="num hit-points"
        y={n(3.4 * k)}
        fontSize={n(13 * k)}
        fontWeight={800}
        textAnchor="middle"
        fill={marked ? "#FFF6E0" : low ? "#8E1F1B" : "#17100B"}
      >
        {counted}
      </text>
      <rect x={n(barX)} y={n(height / 2 - 3.4 * k)} width={n(barWidth)} height={n(2 * k)} fill="#CBB68C" />
      <rect
        className="piece-bar"
        x={n(barX)}
        y={n(height / 2 - 3.4 * k)}
        width={n(barWidth * share)}
        height={n(2 * k)}
        fill={marked ? "#FFB347" : low ? "#B3261E" : "#2E6B4A"}
      />
    </Slip>
  );
}

function Attached(props: { readonly count: number; readonly place: Place; readonly scale: number }): ReactElement {
  const { place, scale: k } = props;
  return (
    <Slip place={place} round={1.5} paper="#F5EBD3" turned>
      <text className="num" y={n(4.4 * k)} fontSize={n(13 * k)} fontWeight={800} textAnchor="middle" fill="#17100B">
        {props.count}
      </text>
    </Slip>
  );
}

const SHOWN_CONDITIONS = 3;

/** Heights of the discs along the left edge: below the level, or where none stands from the top on, around the tick. */
const UNDER_LEVEL = [3, 16, 29] as const;
const WITHOUT_LEVEL = [-13.5, -0.5, 12.5] as const;
const AROUND_TICK = [12.5, -13.8, 25.5] as const;

function Conditions(props: {
  readonly names: readonly string[];
  readonly x: number;
  readonly heights: readonly number[];
}): ReactElement {
  const more = props.names.length - SHOWN_CONDITIONS;
  return (
    <>
      {props.names.slice(0, SHOWN_CONDITIONS).map((name, i) => (
        <g key={name} transform={at({ x: props.x, y: props.heights[i] ?? 0 })}>
          <circle r={7.2} fill="#F5EBD3" stroke="#17100B" strokeWidth={1.2} />
          <GlyphMark name={name} x={-5.5} y={-5.5} size={11} colour="#17100B" />
        </g>
      ))}
      {more > 0 ? (
        <text
          className="num haloed"
          x={n(props.x)}
          y={(props.heights[SHOWN_CONDITIONS - 1] ?? 0) + 13}
          fontSize={12}
          fontWeight={800}
          textAnchor="middle"
          fill="#17100B"
        >
          +{more}
        </text>
      ) : null}
    </>
  );
}

function Acted(props: { readonly place: Place }): ReactElement {
  const k = props.place.width / 14;
  return (
    <g transform={at(props.place)}>
      <circle r={n(7 * k)} fill="#17100B" stroke="#F3E8D0" strokeWidth={1.2} />
      <path
        d={`M${n(-3.2 * k)} 0l${n(2.4 * k)} ${n(2.6 * k)} ${n(4.2 * k)} ${n(-5 * k)}`}
        stroke="#F3E8D0"
        strokeWidth={n(1.8 * k)}
        fill="none"
      />
    </g>
  );
}

/** What is read on a piece. It lies above all bodies, so that no neighbour covers it. */
export function PieceFigures(props: { readonly piece: PieceFace; readonly ghost?: boolean }): ReactElement {
  const { piece } = props;
  const size = piece.size ?? 1;
  const side = U * size;
  const node = useWalk(piece, side);
  const tapped = piece.tapped === true;
  const places = figurePlaces(size, tapped, String(piece.hitPoints?.left ?? 0).length);
  const { scale } = places;
  return (
    <g
      ref={node}
      className={props.ghost === true ? "piece figures ghost" : "piece figures"}
      style={{ transform: centre(piece, side) }}
    >
      {piece.conditions === undefined ? null : (
        <Conditions
          names={piece.conditions}
          x={places.acted.x}
          heights={piece.level !== undefined ? UNDER_LEVEL : piece.acted === true ? AROUND_TICK : WITHOUT_LEVEL}
        />
      )}
      {piece.acted === true ? <Acted place={places.acted} /> : null}
      {piece.level === undefined ? null : (
        <Level level={piece.level} tapped={tapped} shield={places.shield} scale={scale} />
      )}
      {piece.hitPoints === undefined ? null : <Plate hitPoints={piece.hitPoints} place={places.plate} scale={scale} />}
      {(piece.attached ?? 0) > 0 ? (
        <Attached count={piece.attached ?? 0} place={places.attached} scale={scale} />
      ) : null}
    </g>
  );
}
