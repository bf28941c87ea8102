import { type GameTypes, newRecord, toJson } from "@undercroft/kernel";
import { type Chosen, type GameClient, playersOf, type TableInfo, type TableSeat } from "@undercroft/table";
import { keepSave } from "../saves/saves.ts";
import { freshId, freshSeed } from "./seed.ts";

/** Sets up a match and keeps it as a table. Returns its id. */
function beginMatch<T extends GameTypes>(
  client: GameClient<T>,
  config: T["config"],
  seed: string,
  about: Pick<TableInfo, "mode" | "hands" | "seats">,
): string {
  const id = freshId();
  const session = newRecord(client.game, { config, seed, salt: freshId() });
  const info: TableInfo = {
    id,
    game: client.game.id,
    mode: about.mode,
    hands: about.hands,
    seats: about.seats,
    touched: Date.now(),
    autos: [],
    summary: {
      kind: client.start.kindOf(config),
      round: 0,
      over: false,
      sides: client.start.seatsOf(config).map(({ side }) => side),
      standing: [],
    },
  };
  keepSave({ info, record: toJson(client.game, session) });
  return id;
}

/** Begins the match that has been chosen; null if something stands against it. */
export function beginChosen<T extends GameTypes>(client: GameClient<T>, chosen: Chosen): string | null {
  const plan = client.start.plan(chosen);
  if (!plan.ok) return null;
  const planned = client.start.seatsOf(plan.config);
  const players = playersOf(chosen.foe, planned.length);
  const seats = planned.map(({ id, name }, number): TableSeat => ({ id, name, player: players[number] ?? "captain" }));
  return beginMatch(client, plan.config, chosen.seed, { mode: chosen.mode, hands: chosen.hands, seats });
}

/** The same match once more, with a fresh seed. */
export function rematchOf<T extends GameTypes>(client: GameClient<T>, info: TableInfo, config: T["config"]): string {
  return beginMatch(client, config, freshSeed(), info);
}
