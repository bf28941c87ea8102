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

/** What a table needs to know besides the record of its match. */
export interface TableInfo {
  readonly id: string;
  readonly game: "dungeon-command";
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
    readonly round: number;
    readonly over: boolean;
    /** Ids of the commanders, by seat. */
    readonly commanders: readonly {
      readonly name: { readonly en: string; readonly ru: string };
      readonly emblem: string;
    }[];
    readonly morale: readonly number[];
  };
}

type Table = ReadonlyMap<string, unknown>;

function tableOf(value: unknown): Table {
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}

const textOf = (value: unknown): string | null => (typeof value === "string" && value.length <= 200 ? value : null);
const numbersOf = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((one): one is number => Number.isInteger(one)) : [];

function seatOf(value: unknown): TableSeat | null {
  const table = tableOf(value);
  const id = textOf(table.get("id"));
  const player = PLAYERS.find((one) => one === table.get("player"));
  return id === null || player === undefined ? null : { id, player, name: textOf(table.get("name")) ?? "" };
}

function commanderOf(value: unknown): TableInfo["summary"]["commanders"][number] {
  const table = tableOf(value);
  const name = tableOf(table.get("name"));
  return {
    name: { en: textOf(name.get("en")) ?? "", ru: textOf(name.get("ru")) ?? "" },
    emblem: textOf(table.get("emblem")) ?? "crown",
  };
}

/** Reads what storage or a file says of a table; null if it is none. */
export function readInfo(value: unknown): TableInfo | null {
  const table = tableOf(value);
  const id = textOf(table.get("id"));
  const rawSeats = table.get("seats");
  const seats = Array.isArray(rawSeats) ? rawSeats.map(seatOf) : [];
  const known = seats.filter((seat) => seat !== null);
  if (id === null || known.length !== seats.length || seats.length < 2) return null;
  const summary = tableOf(table.get("summary"));
  const commanders = summary.get("commanders");
  const touched = table.get("touched");
  return {
    id,
    game: "dungeon-command",
    mode: table.get("mode") === "strict" ? "strict" : "practice",
    hands: table.get("hands") === "closed" ? "closed" : "open",
    seats: known,
    touched: typeof touched === "number" ? touched : 0,
    autos: numbersOf(table.get("autos")),
    summary: {
      round: numbersOf([summary.get("round")])[0] ?? 0,
      over: summary.get("over") === true,
      commanders: Array.isArray(commanders) ? commanders.map(commanderOf) : [],
      morale: numbersOf(summary.get("morale")),
    },
  };
}
