import type { ReactElement } from "react";
import { type Point, rimPath, type Square, squaresPath, U } from "./square.ts";

/** Names of the gradients of one battlefield; two battlefields on a page must not share them. */
export interface LightIds {
  readonly torch: string;
  readonly halo: string;
  readonly focus: string;
}

/** The light of the action: its middle and how far it falls, in squares. */
export interface LightPool extends Point {
  readonly radius: number;
  /** How dark it is outside the pool, 0 to 1. */
  readonly dark?: number;
}

/** The gradients that the layers below refer to. */
export function LightDefs(props: {
  readonly ids: LightIds;
  readonly width: number;
  readonly height: number;
  readonly pool: LightPool | null;
}): ReactElement {
  const { ids, width, height, pool } = props;
  return (
    <defs>
      <radialGradient id={ids.halo}>
        <stop offset=".45" stopColor="#FFE9B0" stopOpacity={0.95} />
        <stop offset="1" stopColor="#FFD98A" stopOpacity={0} />
      </radialGradient>
      <radialGradient
        id={ids.torch}
        gradientUnits="userSpaceOnUse"
        cx={width * U * 0.42}
        cy={height * U * 0.42}
        r={width * U * 0.62}
      >
        <stop offset="0" stopColor="#FFEBC0" stopOpacity={0.42} />
        <stop offset=".5" stopColor="#F0BC70" stopOpacity={0.1} />
        <stop offset="1" stopColor="#2A1606" stopOpacity={0.34} />
      </radialGradient>
      {pool === null ? null : (
        <radialGradient
          id={ids.focus}
          gradientUnits="userSpaceOnUse"
          cx={pool.x * U}
          cy={pool.y * U}
          r={pool.radius * U}
        >
          <stop offset=".3" stopColor="#1A110A" stopOpacity={0} />
          <stop offset="1" stopColor="#1A110A" stopOpacity={pool.dark ?? 0.46} />
        </radialGradient>
      )}
    </defs>
  );
}

/** A wash over the whole battlefield, in one of the gradients. */
export function Wash(props: {
  readonly gradient: string;
  readonly width: number;
  readonly height: number;
  /** How far it reaches beyond the battlefield, in drawing units. */
  readonly spill: number;
}): ReactElement {
  const { spill } = props;
  return (
    <rect
      x={-spill}
      y={-spill}
      width={props.width * U + 2 * spill}
      height={props.height * U + 2 * spill}
      fill={`url(#${props.gradient})`}
      pointerEvents="none"
    />
  );
}

/** Light is legality: the squares that may be chosen stay bright under a gold rim, the rest goes into half shadow. */
export function Shade(props: {
  readonly lit: readonly Square[];
  readonly width: number;
  readonly height: number;
  readonly spill: number;
}): ReactElement {
  const { spill } = props;
  const squares = squaresPath(props.lit);
  const all = `M${-spill} ${-spill}H${props.width * U + spill}V${props.height * U + spill}H${-spill}Z`;
  return (
    <g className="shade" pointerEvents="none">
      <path d={all + squares} fill="#1A110A" fillOpacity={0.5} fillRule="evenodd" />
      <path d={squares} fill="#FFEFC2" fillOpacity={0.28} />
      <path
        d={rimPath(props.lit)}
        stroke="#4A2F0C"
        strokeWidth={4.6}
        strokeOpacity={0.55}
        fill="none"
        strokeLinecap="square"
      />
      <path d={rimPath(props.lit)} stroke="#FFD98A" strokeWidth={2.4} fill="none" strokeLinecap="square" />
    </g>
  );
}
