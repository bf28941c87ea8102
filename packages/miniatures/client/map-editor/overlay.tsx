import { U } from "@undercroft/table";
import type { ReactElement } from "react";
import type { WallLine } from "../engine/index.ts";
import { AreaLabel } from "./area-label.tsx";
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

/** Squares that hang together by their sides, each lot by itself. */
function lots({ width }: MapDraft, squares: readonly number[]): readonly (readonly number[])[] {
  const left = new Set(squares);
  const found: number[][] = [];
  for (const first of squares) {
    if (!left.delete(first)) continue;
    const lot = [first];
    // A list that grows is walked to its end.
    for (const at of lot) {
      const near = [
        at - width,
        at + width,
        ...(at % width > 0 ? [at - 1] : []),
        ...(at % width < width - 1 ? [at + 1] : []),
      ];
      for (const next of near) if (left.delete(next)) lot.push(next);
    }
    found.push(lot);
  }
  return found;
}

/** The square of an area that is nearest to its middle. */
function middleOf({ width }: MapDraft, squares: readonly number[]): number {
  const sum = (part: (at: number) => number): number => squares.reduce((all, at) => all + part(at), 0) / squares.length;
  const [cx, cy] = [sum((at) => at % width), sum((at) => Math.floor(at / width))];
  const away = (at: number): number => Math.hypot((at % width) - cx, Math.floor(at / width) - cy);
  return squares.reduce((best, at) => (away(at) < away(best) ? at : best));
}

/** The label of each area in its middle; a start area of several lots bears it on each. */
function AreaLabels(props: { readonly draft: MapDraft }): ReactElement {
  const { draft } = props;
  const areas = [
    ...draft.victory.map(({ label, squares }) => ({ label, squares })),
    ...(["A", "B"] as const).flatMap((label) =>
      lots(draft, draft.starts[label]).map((squares) => ({ label, squares })),
    ),
  ];
  return (
    <>
      {areas.map(({ label, squares }, i) => {
        const at = middleOf(draft, squares);
        const [x, y] = [((at % draft.width) + 0.5) * U, (Math.floor(at / draft.width) + 0.5) * U];
        return <AreaLabel key={`${label}${String(i)}`} label={label} x={x} y={y} />;
      })}
    </>
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
      <Axis draft={draft} symmetry={props.symmetry} />
      <AreaLabels draft={draft} />
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
