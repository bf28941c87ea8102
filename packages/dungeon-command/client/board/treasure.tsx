import { GlyphMark, type Square, type TokenFace } from "@undercroft/table";
import type { ReactElement } from "react";

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

/** A treasure on its square: a closed chest while its value is null, else so many coins. */
export function treasureToken(id: string, square: Square, value: number | null): TokenFace {
  return { id, x: square.x, y: square.y, picture: value === null ? <Chest /> : <Coins value={value} /> };
}
