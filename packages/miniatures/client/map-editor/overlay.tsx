import { U } from "@undercroft/table";
import type { ReactElement } from "react";
import type { WallLine } from "../engine/index.ts";
import type { MapDraft } from "./draft.ts";
import type { Symmetry } from "./symmetry.ts";

/** What the pointer would draw on: a square, or an edge. */
export type Aimed = { readonly square: number } | { readonly edge: WallLine } | null;

const AXIS = { stroke: "#1C6770", strokeWidth: 3, strokeDasharray: "10 8", strokeOpacity: 0.85 } as const;

/** The line or the point about which a fair map is the same. */
function Axis(props: { readonly draft: MapDraft; readonly symmetry: Symmetry }): ReactElement | null {
  const [width, height] = [props.draft.width * U, props.draft.height * U];
  switch (props.symmetry) {
    case "none":
      return null;
    case "left-right":
      return <path d={`M${width / 2} 0V${height}`} {...AXIS} />;
    case "top-bottom":
      return <path d={`M0 ${height / 2}H${width}`} {...AXIS} />;
    case "turn":
      return (
        <g fill="none" stroke="#1C6770" strokeWidth={3} strokeOpacity={0.85}>
          <circle cx={width / 2} cy={height / 2} r={15} fill="#F5EBD3" fillOpacity={0.7} />
          <path d={`M${width / 2 - 8} ${height / 2}a8 8 0 1 1 8 8m0 0l5 -4m-5 4l5 4`} strokeLinecap="round" />
        </g>
      );
  }
}

/** The labels of areas, each once, where most of its squares lie. */
function AreaLabels(props: { readonly draft: MapDraft }): ReactElement {
  const { draft } = props;
  const { width } = draft;
  const middle = (squares: readonly number[]): number => {
    const [cx, cy] = [
      squares.reduce((sum, at) => sum + (at % width), 0) / squares.length,
      squares.reduce((sum, at) => sum + Math.floor(at / width), 0) / squares.length,
    ];
    const away = (at: number): number => Math.hypot((at % width) - cx, Math.floor(at / width) - cy);
    return squares.reduce((best, at) => (away(at) < away(best) ? at : best));
  };
  return (
    <g className="num" textAnchor="middle" fontWeight={800} fontSize={15}>
      {draft.victory.map(({ id, label, squares }) => {
        const at = middle(squares);
        const [x, y] = [((at % width) + 0.5) * U, (Math.floor(at / width) + 0.5) * U];
        const reach = label === "A&B" ? 19 : 11;
        return (
          <g key={id}>
            <rect
              x={x - reach}
              y={y - 11}
              width={2 * reach}
              height={22}
              rx={6}
              fill="#F5EBD3"
              stroke="#7A5410"
              strokeWidth={1.5}
            />
            <text x={x} y={y + 5.5} fill="#231A12">
              {label}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** What is laid over the map while it is drawn. */
export function Overlay(props: {
  readonly draft: MapDraft;
  readonly symmetry: Symmetry;
  readonly aimed: Aimed;
  /** Squares that a fault speaks of. */
  readonly marked: readonly number[];
}): ReactElement {
  const { draft, aimed } = props;
  const corner = (at: number): readonly [number, number] => [(at % draft.width) * U, Math.floor(at / draft.width) * U];
  return (
    <g pointerEvents="none">
      <AreaLabels draft={draft} />
      <Axis draft={draft} symmetry={props.symmetry} />
      {props.marked.map((at) => {
        const [x, y] = corner(at);
        return (
          <g key={at} fill="none" strokeWidth={3}>
            <rect x={x + 2} y={y + 2} width={36} height={36} stroke="#FFF6E0" strokeWidth={6} />
            <rect x={x + 2} y={y + 2} width={36} height={36} stroke="#8E1F1B" strokeDasharray="7 5" />
          </g>
        );
      })}
      {aimed === null ? null : "square" in aimed ? (
        <g fill="none">
          <rect
            x={corner(aimed.square)[0] + 1}
            y={corner(aimed.square)[1] + 1}
            width={38}
            height={38}
            stroke="#17100B"
            strokeWidth={4.5}
          />
          <rect
            x={corner(aimed.square)[0] + 1}
            y={corner(aimed.square)[1] + 1}
            width={38}
            height={38}
            stroke="#FFD98A"
            strokeWidth={2}
          />
        </g>
      ) : (
        <g strokeLinecap="round">
          {(["#17100B", "#FFD98A"] as const).map((stroke, i) => (
            <path
              key={stroke}
              d={`M${aimed.edge.from[0] * U} ${aimed.edge.from[1] * U}L${aimed.edge.to[0] * U} ${aimed.edge.to[1] * U}`}
              stroke={stroke}
              strokeWidth={i === 0 ? 10 : 5}
            />
          ))}
        </g>
      )}
    </g>
  );
}
