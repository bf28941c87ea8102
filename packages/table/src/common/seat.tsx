import type { ReactElement } from "react";
import { GlyphMark } from "./glyph.tsx";
import { SEATS, type SeatColour, type SeatOutline } from "./palette.ts";
import { disc, n, regular } from "./path.ts";

/** The outline of a seat around 0,0; the areas of all four look alike at the same radius. */
export function outlinePath(outline: SeatOutline, radius: number, cx = 0, cy = 0): string {
  if (outline === "circle") return disc(cx, cy, radius);
  if (outline === "hexagon") return regular(6, cx, cy, radius * 1.06, 0);
  if (outline === "diamond") return regular(4, cx, cy, radius * 1.2, -Math.PI / 2);
  const a = radius * 0.93;
  const c = radius * 0.19;
  const [left, right, top, bottom] = [cx - a, cx + a, cy - a, cy + a];
  return `M${n(left + c)} ${n(top)}H${n(right - c)}L${n(right)} ${n(top + c)}V${n(bottom - c)}L${n(right - c)} ${n(bottom)}H${n(left + c)}L${n(left)} ${n(bottom - c)}V${n(top + c)}Z`;
}

/** The outline of a seat, by its colour. */
export function seatPath(seat: SeatColour, radius: number, cx = 0, cy = 0): string {
  return outlinePath(SEATS[seat].outline, radius, cx, cy);
}

/** Where somebody is, on a map in small: the seat's shape and colour alone. */
export function SeatDot(props: {
  readonly seat: SeatColour;
  readonly radius: number;
  readonly x: number;
  readonly y: number;
  /** How thick its dark rim is. */
  readonly rim: number;
}): ReactElement {
  const { seat, radius, x, y, rim } = props;
  return <path d={seatPath(seat, radius, x, y)} fill={SEATS[seat].ring} stroke="#17100B" strokeWidth={rim} />;
}

/** The small filled outline that stands before a seat's name. */
export function SeatMark(props: { readonly seat: SeatColour; readonly size?: number }): ReactElement {
  const size = props.size ?? 16;
  return (
    <svg className="seatmark" width={size} height={size} viewBox="-10 -10 20 20" aria-hidden="true">
      <path d={seatPath(props.seat, 7.6)} fill={SEATS[props.seat].ring} stroke="#F3E8D0" strokeWidth={1.8} />
    </svg>
  );
}

/** A creature's token inside a line of text. */
export function SeatToken(props: {
  readonly seat: SeatColour;
  readonly emblem: string;
  readonly size?: number;
}): ReactElement {
  const size = props.size ?? 22;
  return (
    <svg className="seattoken" width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      <path d={seatPath(props.seat, 11)} fill={SEATS[props.seat].ring} stroke="#120C08" />
      <path d={seatPath(props.seat, 9)} fill={SEATS[props.seat].field} stroke="#FFF1D0" strokeWidth={0.8} />
      <GlyphMark name={props.emblem} x={-7.5} y={-7.5} size={15} colour="#FFF6E0" />
    </svg>
  );
}

/** A leader's portrait: the seat's outline, its field, a cream emblem. */
export function SeatPortrait(props: {
  readonly seat: SeatColour;
  readonly emblem: string;
  readonly size?: number;
}): ReactElement {
  const size = props.size ?? 56;
  return (
    <svg className="portrait" width={size} height={size} viewBox="-30 -30 60 60" aria-hidden="true">
      <path d={seatPath(props.seat, 27)} fill={SEATS[props.seat].ring} stroke="#F3E8D0" strokeWidth={1.5} />
      <path d={seatPath(props.seat, 22.5)} fill={SEATS[props.seat].field} />
      <GlyphMark name={props.emblem} x={-17} y={-17} size={34} colour="#FFF6E0" />
    </svg>
  );
}
