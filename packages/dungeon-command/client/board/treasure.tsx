import type { ReactElement } from "react";
import { GlyphMark } from "../common/glyph.tsx";
import { FOOT } from "./figure-places.ts";
import { type Square, U } from "./square.ts";

/** A treasure on its square: a closed chest, or coins of a known value. */
export interface TreasureFace extends Square {
  readonly id: string;
  /** Null while the chest is closed; otherwise the number on the coins. */
  readonly value: number | null;
}

function Chest(): ReactElement {
  return (
    <>
      <circle r={14} cx={1} cy={2} fill="#241A12" opacity={0.35} />
      <path d="M-12 -8H12V10H-12Z" fill="#B98222" stroke="#1B130D" strokeWidth={1.6} />
      <GlyphMark name="locked-chest" x={-11} y={-10} size={22} colour="#1B130D" />
    </>
  );
}

function Coins(props: { readonly value: number }): ReactElement {
  const pile = Math.max(1, Math.min(props.value, 4));
  return (
    <>
      {Array.from({ length: pile }, (_, i) => (
        <ellipse key={String(i)} cy={5 - i * 5} rx={11} ry={6} fill="#E3AC3C" stroke="#1B130D" strokeWidth={1.4} />
      ))}
      <text className="num" y={9.2 - (pile - 1) * 5} fontSize={13} fontWeight={800} textAnchor="middle" fill="#1B130D">
        {props.value}
      </text>
    </>
  );
}

/** How large a treasure is that lies at the corner of its square, beside the foot of whoever stands there. */
const SMALL = 0.75;

/** A chest or its coins; small and at the square's corner where somebody stands over it. */
export function Treasure(props: { readonly treasure: TreasureFace; readonly small?: boolean }): ReactElement {
  const { x, y, value } = props.treasure;
  const place =
    props.small === true
      ? `translate(${x * U + U / 2 + FOOT.x} ${y * U + U / 2 + FOOT.y}) scale(${SMALL})`
      : `translate(${x * U + U / 2} ${y * U + U / 2})`;
  return (
    <g className="treasure" transform={place}>
      {value === null ? <Chest /> : <Coins value={value} />}
    </g>
  );
}
