import { newRecord, toJson } from "@undercroft/kernel";
import {
  dungeonCommand,
  firstGameWarbands,
  type MatchConfig,
  type MatchPlan,
  makeConfig,
  type Pack,
  type Planned,
  presetWarband,
  type SeatPlan,
  type WarbandList,
} from "../engine/index.ts";
import { allPacks } from "../engine/packs.ts";
import type { TableInfo, TableSeat } from "../saves/info.ts";
import { keepSave } from "../saves/saves.ts";
import { ownWarbands } from "../warband/own.ts";
import { type Choices, playersOf, type SeatChoice } from "./choices.ts";
import { freshId, freshSeed } from "./seed.ts";

/** A warband that a seat may bring. */
export interface WarbandOption {
  /** The pack's id, or "own:" and its name. */
  readonly id: string;
  readonly pack: Pack | null;
  readonly list: WarbandList;
}

/** Every warband there is to choose: the packs', then the player's own. */
export function warbandOptions(): readonly WarbandOption[] {
  const packs = allPacks().map((pack): WarbandOption => ({ id: pack.pack, pack, list: presetWarband(pack) }));
  return [...packs, ...ownWarbands().map((list) => ({ id: `own:${list.name}`, pack: null, list }))];
}

/** The warband that a seat has chosen: the pack of its place in the order if it has not. */
export function optionOf(choice: SeatChoice, number: number): WarbandOption {
  const options = warbandOptions();
  const packs = options.filter((option) => option.pack !== null);
  const found = options.find((option) => option.id === choice.warband) ?? packs[number % packs.length] ?? options[0];
  if (found === undefined) throw new Error("there is no pack");
  return found;
}

function firstGameSeats(choices: Choices): readonly WarbandList[] {
  const [first] = choices.seats;
  const option = first === undefined ? undefined : optionOf(first, 0);
  const pack = option?.pack ?? allPacks()[0];
  if (pack === undefined) return [];
  return firstGameWarbands(pack, {
    commander: first?.commander === "" ? null : (first?.commander ?? null),
    large: null,
  });
}

/** How many seats there really are: the First Game is for two. */
export function seatCount(choices: Choices): number {
  return choices.game === "first-game" ? 2 : choices.count;
}

/** The warband lists of all seats. */
export function warbandsOf(choices: Choices): readonly WarbandList[] {
  if (choices.game === "first-game") return firstGameSeats(choices);
  return choices.seats.slice(0, choices.count).map((choice, number) => {
    const option = optionOf(choice, number);
    if (option.pack === null) return option.list;
    return presetWarband(option.pack, choice.commander === "" ? null : choice.commander);
  });
}

/** The plan of the match that has been chosen. */
export function planOf(choices: Choices): MatchPlan {
  const seats = warbandsOf(choices).map((warband, number): SeatPlan => {
    const choice = choices.seats[number];
    const own = choice !== undefined && optionOf(choice, number).pack === null;
    return {
      id: `s${number + 1}`,
      name: choice?.name ?? "",
      team: null,
      warband,
      kind: choices.game === "first-game" ? "first-game" : own ? "custom" : "standard",
    };
  });
  const { layout } = choices;
  return {
    game: choices.game,
    seats,
    packs: allPacks(),
    face: choices.game === "first-game" ? "dungeon" : choices.face,
    teams: choices.teams && seats.length === 4 ? 2 : null,
    layout: layout === null || choices.game === "first-game" ? null : { tiles: layout, sides: null },
  };
}

/** The configuration that has been chosen, or all that stands against it. */
export function planned(choices: Choices): Planned {
  return makeConfig(planOf(choices));
}

function commandersOf(config: MatchConfig): TableInfo["summary"]["commanders"] {
  return config.seats.map((seat) => {
    const card = config.content.commanders[seat.commander];
    return { name: card?.name ?? { en: seat.commander, ru: seat.commander }, emblem: card?.emblem ?? "crown" };
  });
}

/** Sets up a match and keeps it as a table. Returns its id. */
export function beginMatch(
  config: MatchConfig,
  seed: string,
  about: Pick<TableInfo, "mode" | "hands"> & { readonly seats: readonly TableSeat[] },
): string {
  const id = freshId();
  const session = newRecord(dungeonCommand, { config, seed, salt: freshId() });
  const info: TableInfo = {
    id,
    game: "dungeon-command",
    mode: about.mode,
    hands: about.hands,
    seats: about.seats,
    touched: Date.now(),
    autos: [],
    summary: { round: 0, over: false, commanders: commandersOf(config), morale: [] },
  };
  keepSave({ info, record: toJson(dungeonCommand, session) });
  return id;
}

/** Begins the match that has been chosen; null if something stands against it. */
export function beginChosen(choices: Choices): string | null {
  const plan = planned(choices);
  if (!plan.ok) return null;
  const players = playersOf({ foe: choices.foe, count: seatCount(choices) });
  const seats = plan.config.seats.map(
    (seat, number): TableSeat => ({ id: seat.id, player: players[number] ?? "captain", name: seat.name }),
  );
  return beginMatch(plan.config, choices.seed, { mode: choices.mode, hands: choices.hands, seats });
}

/** The same match once more, with a fresh seed. */
export function rematchOf(info: TableInfo, config: MatchConfig): string {
  return beginMatch(config, freshSeed(), info);
}
