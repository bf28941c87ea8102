import type { Locale } from "../words/index.ts";

/** Who plays a seat. */
export const PLAYERS = ["person", "recruit", "captain"] as const;
export type PlayerKind = (typeof PLAYERS)[number];

/** A seat of a table as the table knows it. */
export interface TableSeat {
  readonly id: string;
  readonly player: PlayerKind;
  /** The person's name, or empty. */
  readonly name: string;
}

/** Who plays at a seat, as the game names them. */
export interface Side {
  readonly name: Readonly<Record<Locale, string>>;
  readonly emblem: string;
  /** Sides with the same one stand together; a side without any stands alone. */
  readonly party?: string;
}

/** What a table needs to know besides the record of its match. */
export interface TableInfo {
  readonly id: string;
  /** Which game is played. */
  readonly game: string;
  readonly mode: "practice" | "strict";
  /** Whether people at one screen see each other's hands. */
  readonly hands: "open" | "closed";
  readonly seats: readonly TableSeat[];
  /** When it was last played, in milliseconds since 1970. */
  readonly touched: number;
  /** Places of moves that the table made for a seat, so that undo takes back what a person chose. */
  readonly autos: readonly number[];
  /** What the list of saved games says. */
  readonly summary: {
    /** What kind of match it is, by a name that the game's door puts into words; empty where nobody noted it. */
    readonly kind: string;
    readonly round: number;
    readonly over: boolean;
    readonly sides: readonly Side[];
    /** How each side stands, by the number that its game counts. */
    readonly standing: readonly number[];
  };
}
