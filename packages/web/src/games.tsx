import { dungeonCommandDoor } from "@undercroft/dungeon-command/door";
import { ArchFloor, type GameDoor, GlyphMark, type Locale } from "@undercroft/table";
import type { ReactElement } from "react";

/**
 * The games that are played here, the usual one first. This is the only file of the shell that names a game: another one
 * needs a line in this list, and its own client.
 */
export const GAMES: readonly [GameDoor, ...GameDoor[]] = [dungeonCommandDoor];

/** A game that is not played here yet. */
export interface Announced {
  readonly id: string;
  readonly name: Readonly<Record<Locale, string>>;
  readonly picture: ReactElement;
}

const DIE_FACES =
  "M0 -14L12.5 8.5H-12.5ZM0 -23V-14M20 -11.5L0 -14M-20 -11.5L0 -14M20 11.5L12.5 8.5M-20 11.5L-12.5 8.5M0 23L12.5 8.5M0 23L-12.5 8.5M20 -11.5L12.5 8.5M-20 -11.5L-12.5 8.5";
const PASSAGES = [
  "M24 0h14v34h24v16h-38z",
  "M24 0h14v86h-14zM0 36h62v16h-62z",
  "M10 12h42v50h-42zM24 60h14v26h-14z",
] as const;

const DIE = (
  <>
    <ArchFloor />
    <g transform="translate(120 148) scale(2.2)" stroke="#231A12">
      <path d="M0 -23L20 -11.5V11.5L0 23L-20 11.5V-11.5Z" fill="#F5EBD3" strokeWidth={1.6} />
      <path d={DIE_FACES} fill="none" strokeWidth={1} />
      <text className="num" y={6} fontSize={13} fontWeight={800} textAnchor="middle" fill="#231A12" stroke="none">
        20
      </text>
    </g>
  </>
);

const MAP = (
  <>
    {PASSAGES.map((passage, i) => (
      <g key={passage} transform={`translate(${72 + i * 34} ${i === 1 ? 104 : 118}) rotate(${-9 + i * 9})`}>
        <rect width={62} height={86} rx={5} fill="#2B2119" stroke="#17100B" strokeWidth={2} />
        <path d={passage} fill="#E6D8B6" />
      </g>
    ))}
    <GlyphMark name="hood" x={96} y={118} size={52} colour="#153F6E" />
  </>
);

/** The games that are to come. */
export const LATER: readonly Announced[] = [
  { id: "miniatures", name: { en: "Miniatures", ru: "Миниатюры" }, picture: DIE },
  { id: "dungeoneer", name: { en: "Dungeoneer", ru: "Dungeoneer" }, picture: MAP },
];

/** The door of a game by its id, if it is played here. */
export function doorOf(id: string): GameDoor | undefined {
  return GAMES.find((door) => door.id === id);
}
