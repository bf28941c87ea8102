import type { ReactElement } from "react";
import type { VictoryLabel } from "./draft.ts";

/** The letter of an area on a small paper, its middle at a point of the drawing. */
export function AreaLabel(props: {
  readonly label: VictoryLabel;
  readonly x: number;
  readonly y: number;
}): ReactElement {
  const { label, x, y } = props;
  const reach = label === "A&B" ? 19 : 11;
  return (
    <g className="num" textAnchor="middle" fontWeight={800} fontSize={15}>
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
}
