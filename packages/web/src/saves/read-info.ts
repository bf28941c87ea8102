import { PLAYERS, type Side, type TableInfo, type TableSeat } from "@undercroft/table";

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

function sideOf(value: unknown): Side | null {
  const table = tableOf(value);
  const name = tableOf(table.get("name"));
  if (!name.has("en")) return null;
  const party = textOf(table.get("party"));
  return {
    name: { en: textOf(name.get("en")) ?? "", ru: textOf(name.get("ru")) ?? "" },
    emblem: textOf(table.get("emblem")) ?? "crown",
    ...(party === null ? {} : { party }),
  };
}

/** Sides and standing are known by their shape: earlier versions called them by the words of the only game there was. */
function summaryOf(summary: Table): TableInfo["summary"] {
  const lists = [...summary.values()].filter((value) => Array.isArray(value));
  return {
    kind: textOf(summary.get("kind")) ?? "",
    round: numbersOf([summary.get("round")])[0] ?? 0,
    over: summary.get("over") === true,
    sides: lists.flatMap((list) => list.flatMap((one) => sideOf(one) ?? [])),
    standing: lists.flatMap(numbersOf),
  };
}

/** Reads what storage or a file says of a table; null if it is none. */
export function readInfo(value: unknown): TableInfo | null {
  const table = tableOf(value);
  const id = textOf(table.get("id"));
  const game = textOf(table.get("game"));
  const rawSeats = table.get("seats");
  const seats = Array.isArray(rawSeats) ? rawSeats.map(seatOf) : [];
  const known = seats.filter((seat) => seat !== null);
  if (id === null || game === null || known.length !== seats.length || seats.length < 2) return null;
  const touched = table.get("touched");
  return {
    id,
    game,
    mode: table.get("mode") === "strict" ? "strict" : "practice",
    hands: table.get("hands") === "closed" ? "closed" : "open",
    seats: known,
    touched: typeof touched === "number" ? touched : 0,
    autos: numbersOf(table.get("autos")),
    summary: summaryOf(tableOf(table.get("summary"))),
  };
}
