import type { ReactElement } from "react";
import { columnName } from "./square.ts";
import type { Size, View } from "./view.ts";

const GUTTER = 20;

/** Coordinates along the window's edge, for when the board's own edge is out of sight. */
export function Gutter(props: { readonly board: Size; readonly view: View; readonly window: Size }): ReactElement {
  const { board, view, window } = props;
  const columns = Array.from({ length: board.width }, (_, x) => ({
    name: columnName(x),
    at: (x + 0.5 - view.left) * view.cell,
  })).filter(({ at }) => at > GUTTER + 6 && at < window.width - 4);
  const rows = Array.from({ length: board.height }, (_, y) => ({
    name: String(y + 1),
    at: (y + 0.5 - view.top) * view.cell,
  })).filter(({ at }) => at > 8 && at < window.height - GUTTER - 6);
  return (
    <svg className="gutter" width={window.width} height={window.height} aria-hidden="true">
      <path
        d={`M0 0H${GUTTER}V${window.height - GUTTER + 1}H${window.width}V${window.height}H0Z`}
        fill="#17100B"
        fillOpacity={0.82}
      />
      <g className="num" fontSize={13.5} fontWeight={700} fill="#E9DBBA" textAnchor="middle">
        {columns.map(({ name, at }) => (
          <text key={name} x={at} y={window.height - 5}>
            {name}
          </text>
        ))}
        {rows.map(({ name, at }) => (
          <text key={name} x={10} y={at + 5}>
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}
