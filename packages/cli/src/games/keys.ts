import { gameOf, tableIn } from "../looks.ts";
import { keys as dungeonCommand } from "./dungeon-command/keys.ts";
import { keys as dungeoneer } from "./dungeoneer/keys.ts";
import { keys as miniatures } from "./miniatures/keys.ts";
import { defaultGame, type GameName, gameNames } from "./names.ts";

const keysOf: { readonly [G in GameName]: readonly string[] } = {
  "dungeon-command": dungeonCommand,
  miniatures,
  dungeoneer,
};

/** Entries of a list that are looked at. */
const MOST_ENTRIES = 20;

/** Keys at the top of a table and in the first entries of its lists. */
function keysIn(table: object): ReadonlySet<string> {
  const entries = Object.values(table).flatMap((list: unknown) =>
    Array.isArray(list) ? list.slice(0, MOST_ENTRIES) : [],
  );
  const tables = [table, ...entries].filter((one: unknown) => typeof one === "object" && one !== null);
  return new Set(tables.flatMap((one: object) => Object.keys(one)));
}

/** The game that a file of data names, else that which most of its keys are of: `usual` if they tell nothing. */
export function gameByKeys(file: string, text: string, usual: string = defaultGame): string {
  const named = gameOf(file, text);
  if (named !== null && gameNames.some((game) => game === named)) return named;
  const found = keysIn(tableIn(file, text) ?? {});
  const counts = gameNames.map((game) => keysOf[game].filter((key) => found.has(key)).length);
  const most = Math.max(...counts);
  return most === 0 ? usual : (gameNames[counts.indexOf(most)] ?? usual);
}
