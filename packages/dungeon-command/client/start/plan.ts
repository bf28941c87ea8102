import type { Chosen, PlannedSeat } from "@undercroft/table";
import {
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
import { ownWarbands } from "../warband/own.ts";
import { type Choices, choices, type SeatChoice } from "./choices.ts";

/** What is chosen for a match: what every game asks and what this one asks. */
export type Wish = Choices & Pick<Chosen, "preset">;

/** What stands on the start page now. */
export const wishOf = ({ preset }: Pick<Chosen, "preset">, own: Choices = choices.getState()): Wish => ({
  ...own,
  preset,
});

/** The preset of the First Game: each side has half of one pack, and the board is small. */
export const isFirstGame = ({ preset }: Pick<Chosen, "preset">): boolean => preset === "first-game";

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
  return [...packs, ...ownWarbands.all().map((list) => ({ id: `own:${list.name}`, pack: null, list }))];
}

/** The warband that a seat has chosen: the pack of its place in the order if it has not. */
export function optionOf(choice: SeatChoice, number: number): WarbandOption {
  const options = warbandOptions();
  const packs = options.filter((option) => option.pack !== null);
  const found = options.find((option) => option.id === choice.warband) ?? packs[number % packs.length] ?? options[0];
  if (found === undefined) throw new Error("there is no pack");
  return found;
}

function firstGameSeats(wish: Wish): readonly WarbandList[] {
  const [first] = wish.seats;
  const option = first === undefined ? undefined : optionOf(first, 0);
  const pack = option?.pack ?? allPacks()[0];
  if (pack === undefined) return [];
  return firstGameWarbands(pack, {
    commander: first?.commander === "" ? null : (first?.commander ?? null),
    large: null,
  });
}

/** How many seats there really are: the First Game is for two. */
export function seatCount(wish: Wish): number {
  return isFirstGame(wish) ? 2 : wish.count;
}

/** The warband lists of all seats. */
export function warbandsOf(wish: Wish): readonly WarbandList[] {
  if (isFirstGame(wish)) return firstGameSeats(wish);
  return wish.seats.slice(0, wish.count).map((choice, number) => {
    const option = optionOf(choice, number);
    if (option.pack === null) return option.list;
    return presetWarband(option.pack, choice.commander === "" ? null : choice.commander);
  });
}

/** The plan of the match that has been chosen. */
export function planOf(wish: Wish): MatchPlan {
  const seats = warbandsOf(wish).map((warband, number): SeatPlan => {
    const choice = wish.seats[number];
    const own = choice !== undefined && optionOf(choice, number).pack === null;
    return {
      id: `s${number + 1}`,
      name: choice?.name ?? "",
      team: null,
      warband,
      kind: isFirstGame(wish) ? "first-game" : own ? "custom" : "standard",
    };
  });
  const { layout } = wish;
  return {
    game: isFirstGame(wish) ? "first-game" : "standard",
    seats,
    packs: allPacks(),
    face: isFirstGame(wish) ? "dungeon" : wish.face,
    teams: wish.teams && seats.length === 4 ? 2 : null,
    layout: layout === null || isFirstGame(wish) ? null : { tiles: layout, sides: null },
  };
}

/** The configuration that has been chosen, or all that stands against it. */
export function planned(wish: Wish): Planned {
  return makeConfig(planOf(wish));
}

/** The seats of a configuration, each called by its commander. */
export function seatsOf(config: MatchConfig): readonly PlannedSeat[] {
  return config.seats.map(({ id, name, commander }) => {
    const card = config.content.commanders[commander];
    return {
      id,
      name,
      side: { name: card?.name ?? { en: commander, ru: commander }, emblem: card?.emblem ?? "crown" },
    };
  });
}
