import { optional, type Schema, type Shaped, strict, word } from "@undercroft/cards";
import {
  command,
  hold,
  judge,
  judged,
  judgeUnmade,
  knownWord,
  ScenarioFault,
  text,
  texts,
  verdict,
} from "@undercroft/scenario";
import * as z from "zod/mini";
import { makeConfig, type SeatPlan } from "../setup/make-config.ts";
import { catalogueOf, checkWarband, type WarbandList } from "../warband.ts";
import { packOf } from "./content.ts";
import { described, face, game, laidTiles, planned } from "./laying.ts";
import type { Command } from "./types.ts";

/** Cards by id: a list, or a table that says how many of each. */
type Cards = readonly string[] | Readonly<Record<string, number>>;

const cards: Schema<Cards> = z.union([texts, z.record(text, z.int().check(z.minimum(0), z.maximum(99)))], {
  error: "expected a list of cards, or a table that says how many of each (0 to 99)",
});

const muster = {
  commanders: optional(cards),
  creatures: optional(cards),
  orders: optional(cards),
  tiles: optional(cards),
};
type Muster = Shaped<typeof muster>;

const isList = (given: Cards): given is readonly string[] => Array.isArray(given);

function each(given: Cards = []): readonly string[] {
  if (isList(given)) return given;
  return Object.entries(given).flatMap(([id, count]) => Array.from({ length: count }, () => id));
}

const listOf = (given: Muster, name: string): WarbandList => ({
  name,
  commanders: each(given.commanders),
  creatures: each(given.creatures),
  orders: each(given.orders),
  tiles: each(given.tiles),
});

const kind = optional(word(["standard", "custom", "first-game"]));

const warbandSchema = strict({ kind, ...muster, ...verdict() });

/** Whether a match can be played with a list. */
export const warband: Command = command(warbandSchema, (playing, wanted) => {
  const catalogue = catalogueOf([packOf(playing.cards)]);
  const problems = checkWarband(listOf(wanted, "warband"), wanted.kind ?? "standard", catalogue);
  playing.cited.push(...judge(problems.length === 0, wanted, problems));
});

const number = z.int().check(z.minimum(0), z.maximum(99));
const matchSchema = strict({
  game: optional(game),
  face: optional(face),
  kind,
  warband: optional(strict(muster)),
  warbands: optional(z.record(text, strict(muster))),
  teams: optional(number),
  team: optional(z.record(text, number)),
  tiles: optional(laidTiles),
  ...judged(),
});
type Match = z.output<typeof matchSchema>;

function seatPlans(wanted: Match, seats: readonly string[]): readonly SeatPlan[] {
  const { warband: everybodys, warbands = {}, team = {} } = wanted;
  for (const seat of [...Object.keys(warbands), ...Object.keys(team)]) knownWord("seat", seat, seats);
  return seats.map((id) => {
    const own = warbands[id] ?? everybodys;
    if (own === undefined) throw new ScenarioFault(`${id} has no warband: give warbands.${id}, or warband for all`);
    return { id, name: id, team: team[id] ?? null, warband: listOf(own, id), kind: wanted.kind ?? "standard" };
  });
}

/** Whether a match can be set up so, and what it is played on. */
export const match: Command = command(matchSchema, (playing, wanted) => {
  const { seats } = playing.state;
  const { tiles } = wanted;
  const found = makeConfig({
    game: wanted.game ?? "standard",
    seats: seatPlans(wanted, seats),
    packs: [packOf(playing.cards)],
    face: wanted.face ?? "dungeon",
    teams: wanted.teams ?? null,
    layout: tiles === undefined ? null : { tiles: tiles.map((one) => planned(one, seats)), sides: null },
  });
  if (!found.ok) {
    playing.cited.push(...judgeUnmade(wanted, found.problems));
    return;
  }
  const { battlefield, treasure, chests, seats: configs } = found.config;
  const teams = Object.fromEntries(configs.map(({ id, team }) => [id, team]));
  hold({ ...described(battlefield, treasure, seats), chests, teams }, wanted.is);
  playing.cited.push(...judge(true, wanted, { notes: found.notes }));
});
