import { colourOf, GlyphMark, monogramOf, Piece, type SeatColour, U } from "@undercroft/table";
import type { ReactElement } from "react";
import { cornerOf, MIDDLE, TILE } from "./measures.ts";

/** A point of the drawing. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A hero as it stands on the map. */
export interface HeroToken extends Spot {
  readonly seat: string;
  readonly number: number;
  readonly emblem: string;
  readonly name: string;
  readonly level: number;
  readonly life: number;
  readonly maximum: number;
  readonly tipped: boolean;
  readonly selected: boolean;
  readonly target: boolean;
  readonly hurt: boolean;
  readonly scale: number;
  /** Columns and rows from which it has just come. */
  readonly from: { readonly x: number; readonly y: number } | null;
}

/** Something that was sent at a hero. */
export interface LurkingToken extends Spot {
  readonly id: string;
  readonly emblem: string;
  readonly left: number | null;
  readonly target: boolean;
}

/** A Quest that waits in a space: whose it is shows by its colour; nobody's is for all. */
export interface QuestToken extends Spot {
  readonly id: string;
  readonly owner: number | null;
}

/** Treasures that lie in a space since a hero fell there. */
export interface LootToken extends Spot {
  readonly id: string;
  readonly count: number;
  readonly fresh: boolean;
}

/** The marker of a Pack on the map, with the number of its monsters. */
export interface PackToken extends Spot {
  readonly id: string;
  readonly number: number;
  readonly count: number;
  readonly moved: boolean;
}

export function Hero(props: { readonly token: HeroToken }): ReactElement {
  const { token } = props;
  const { from } = token;
  const steps =
    from === null
      ? null
      : [
          { x: (from.x * TILE.width) / U, y: (from.y * TILE.height) / U },
          { x: 0, y: 0 },
        ];
  return (
    <g transform={`translate(${token.x} ${token.y}) scale(${token.scale})`}>
      <g className={token.scale < 1 ? "dg-far crowd" : "dg-far"}>
        <g transform={`translate(${-U / 2} ${-U / 2})`}>
          <Piece
            piece={{
              id: token.seat,
              x: 0,
              y: 0,
              seat: colourOf(token.number),
              emblem: token.emblem,
              monogram: monogramOf(token.name),
              level: token.level,
              hitPoints: { left: token.life, full: token.maximum },
              tapped: token.tipped,
              selected: token.selected,
              target: token.target,
              ...(token.hurt ? { mood: "hurt" as const } : {}),
              ...(steps === null ? {} : { travel: steps }),
            }}
          />
        </g>
      </g>
    </g>
  );
}

export function Lurking(props: { readonly token: LurkingToken }): ReactElement {
  const { x, y, emblem, left, target } = props.token;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="dg-far">
        {target ? <path d="M0 -21l21 21-21 21-21-21z" fill="none" stroke="#FFD98A" strokeWidth={3} /> : null}
        <path d="M0 -16l16 16-16 16-16-16z" fill="#3A1210" stroke="#F3E8D0" strokeWidth={1.4} />
        <GlyphMark name={emblem} x={-9.5} y={-9.5} size={19} colour="#FFD9C9" />
        {left === null ? null : (
          <g transform="translate(0 15)">
            <rect x={-8} y={-6.5} width={16} height={13} rx={3} fill="#FFF6E0" stroke="#17100B" strokeWidth={1.2} />
            <text y={4.2} className="num" fontSize={12} fontWeight={800} textAnchor="middle" fill="#17100B">
              {left}
            </text>
          </g>
        )}
      </g>
    </g>
  );
}

const RIBBONS: Readonly<Record<SeatColour, string>> = {
  lapis: "#2467AD",
  madder: "#C2401F",
  verdigris: "#12836A",
  plum: "#8B4AA6",
};

export function QuestRibbon(props: { readonly token: QuestToken }): ReactElement {
  const { x, y, owner } = props.token;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="dg-far">
        <path
          d="M-9 -11h18v21l-9 -6-9 6z"
          fill={owner === null ? "#14100D" : RIBBONS[colourOf(owner)]}
          stroke="#FFD98A"
          strokeWidth={1.6}
        />
        <GlyphMark name="scroll-unfurled" x={-6.5} y={-9.5} size={13} colour="#FFF6E0" />
      </g>
    </g>
  );
}

/** How many there are of what a marker stands for. */
function CountDisc(props: Spot & { readonly count: number }): ReactElement {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <circle r={7.5} fill="#FFF6E0" stroke="#17100B" strokeWidth={1.2} />
      <text y={4.2} className="num" fontSize={12} fontWeight={800} textAnchor="middle" fill="#17100B">
        {props.count}
      </text>
    </g>
  );
}

export function PackMarker(props: { readonly token: PackToken }): ReactElement {
  const { x, y, number, count, moved } = props.token;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={moved ? "dg-fresh" : undefined}>
        <path d="M-13 -14h26v20l-13 9-13-9z" fill={RIBBONS[colourOf(number)]} stroke="#17100B" strokeWidth={3.2} />
        <path d="M-13 -14h26v20l-13 9-13-9z" fill="none" stroke="#FFD98A" strokeWidth={1.4} />
        <GlyphMark name="wolf-head" x={-10} y={-14} size={20} colour="#FFF6E0" />
        <CountDisc x={12} y={10} count={count} />
      </g>
    </g>
  );
}

export function LootMarker(props: { readonly token: LootToken }): ReactElement {
  const { x, y, count, fresh } = props.token;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={fresh ? "dg-fresh" : undefined}>
        <rect x={-10} y={-9} width={20} height={19} rx={4} fill="#F6C35A" stroke="#17100B" strokeWidth={1.6} />
        <GlyphMark name="locked-chest" x={-8} y={-7.5} size={16} colour="#17100B" />
        {count === 1 ? null : <CountDisc x={-10} y={9} count={count} />}
      </g>
    </g>
  );
}

/** Where heroes of one space stand beside each other, clear of the name below. */
const HEROES: readonly (readonly Spot[])[] = [
  [{ x: 0, y: -13 }],
  [
    { x: -22, y: -10 },
    { x: 22, y: -10 },
  ],
  [
    { x: -24, y: 2 },
    { x: 24, y: 2 },
    { x: 0, y: -32 },
  ],
  [
    { x: -23, y: -34 },
    { x: 23, y: -34 },
    { x: -23, y: 4 },
    { x: 23, y: 4 },
  ],
];

/** How large a hero is drawn among so many. */
export const heroScale = (all: number): number => (all > 1 ? 0.84 : 1);

/** The spot of the nth of so many heroes in the space of a column and row. */
export function heroSpot(cell: Spot, nth: number, all: number): Spot {
  const corner = cornerOf(cell);
  const { x, y } = HEROES[Math.min(all, HEROES.length) - 1]?.[nth] ?? { x: 0, y: 0 };
  return { x: corner.x + MIDDLE.x + x, y: corner.y + MIDDLE.y + y };
}

/** Where things lurk about the middle of a space: where the hero, the name and the ribbons are not. */
const LURKING: readonly Spot[] = [
  { x: 84, y: 77 },
  { x: 20, y: 77 },
  { x: 84, y: 43 },
  { x: 20, y: 43 },
];

/** The spot of the nth thing that lurks there; more than four lie over each other, a little aside. */
export function lurkingSpot(cell: Spot, nth: number): Spot {
  const corner = cornerOf(cell);
  const { x, y } = LURKING[nth % LURKING.length] ?? MIDDLE;
  const aside = Math.floor(nth / LURKING.length) * 9;
  return { x: corner.x + x, y: corner.y + y + aside };
}

/** The spot of the nth ribbon, from the upper right corner down. */
export function ribbonSpot(cell: Spot, nth: number): Spot {
  const corner = cornerOf(cell);
  return { x: corner.x + 91, y: corner.y + 14 + nth * 20 };
}

/** The spot of the nth Pack's marker: on the left edge, below the plate of what lies in wait there. */
export function packSpot(cell: Spot, nth: number): Spot {
  const corner = cornerOf(cell);
  return { x: corner.x + 8, y: corner.y + 42 + nth * 35 };
}
