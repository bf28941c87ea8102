import { dungeonCommandDoor } from "@undercroft/dungeon-command/door";
import { miniaturesDoor } from "@undercroft/miniatures/door";
import { type GameDoor, GlyphMark, type Locale } from "@undercroft/table";
import type { ReactElement } from "react";

/**
 * The games that are played here, the usual one first. This is the only file of the shell that names a game: another one
 * needs a line in this list, and its own client.
 */
export const GAMES: readonly [GameDoor, ...GameDoor[]] = [dungeonCommandDoor, miniaturesDoor];

/** A game that is not played here yet. */
export interface Announced {
  readonly id: string;
  readonly name: Readonly<Record<Locale, string>>;
  readonly picture: ReactElement;
}

const PASSAGES = [
  "M24 0h14v34h24v16h-38z",
  "M24 0h14v86h-14zM0 36h62v16h-62z",
  "M10 12h42v50h-42zM24 60h14v26h-14z",
] as const;

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
  { id: "dungeoneer", name: { en: "Dungeoneer", ru: "Dungeoneer" }, picture: MAP },
];

/** The door of a game by its id, if it is played here. */
export function doorOf(id: string): GameDoor | undefined {
  return GAMES.find((door) => door.id === id);
}
