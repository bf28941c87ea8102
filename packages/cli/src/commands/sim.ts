import type { GameTypes } from "@undercroft/kernel";
import { type Level, levels } from "@undercroft/tactician";
import { median } from "../bench/measured.ts";
import { type Command, type CommandArgs, type CommandResult, UsageError, wholeNumber } from "../command.ts";
import { withGame } from "../games/index.ts";
import { kindOption } from "../games/kinds.ts";
import { defaultGame } from "../games/names.ts";
import { nearest } from "../nearest.ts";
import type { OwnFiles, Playable } from "../playable.ts";
import { checksumOf, type GameResult, playGame, type Series } from "../sim/series.ts";
import { wilson } from "../sim/wilson.ts";

const defaultPlayers = "captain,recruit";

function levelOf(word: string): Level {
  const level = levels.find((one) => one === word);
  if (level !== undefined) return level;
  const meant = nearest(word, levels);
  const hint = meant === null ? `Players: ${levels.join(", ")}.` : `Did you mean "${meant}"?`;
  throw new UsageError(`There is no computer player "${word}". ${hint}`);
}

function playersOf(written: string): readonly [Level, Level] {
  const [first, second, ...more] = written.split(",").map((word) => levelOf(word.trim()));
  if (first === undefined || second === undefined || more.length > 0)
    throw new UsageError(`--players takes two computer players with a comma between them, such as ${defaultPlayers}.`);
  return [first, second];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

interface WarbandResult {
  readonly file: string;
  readonly wins: number;
  readonly interval: readonly [number, number];
}

/** How the warbands of a player's own did, whoever played them: one is at the first seat in all games. */
function bySeat(results: readonly GameResult[], { warbands }: OwnFiles): readonly WarbandResult[] {
  return warbands.map((file, seat) => {
    const wins = results.filter((one) => one.seat === seat).length;
    return { file, wins, interval: wilson(wins, results.length) };
  });
}

function played<T extends GameTypes>(playable: Playable<T>, series: Series, files: OwnFiles): CommandResult {
  const began = performance.now();
  const results: GameResult[] = [];
  const duels = playable.duels();
  for (let i = 0; i < series.games; i++) results.push(playGame(playable, duels, series, i));
  const seconds = Math.round(performance.now() - began) / 1000;
  const count = (result: GameResult["result"]): number => results.filter((one) => one.result === result).length;
  const [a, b] = series.players;
  const names: readonly [string, string] = a === b ? [`${a}-1`, `${b}-2`] : [a, b];
  const wins = { [names[0]]: count(0), [names[1]]: count(1) };
  const rounded = (hits: number): readonly number[] => wilson(hits, series.games).map((x) => Math.round(x * 1e4) / 1e4);
  const intervals = { [names[0]]: rounded(count(0)), [names[1]]: rounded(count(1)) };
  const trouble = results.flatMap((one) => (one.trouble === null ? [] : [one.trouble]));
  const rounds = results.map((one) => one.rounds);
  const numbers = {
    draws: count("draw"),
    decisions: results.reduce((sum, one) => sum + one.decisions, 0),
    rounds: { median: median(rounds), most: Math.max(...rounds) },
    seconds,
    crashes: count("crash"),
    deadEnds: count("dead-end"),
    overlong: count("overlong"),
    checksum: checksumOf(results),
  };
  const share = (place: 0 | 1): string => {
    const [low, high] = wilson(count(place), series.games);
    const won = `${count(place)} of ${series.games} (${percent(count(place) / series.games)})`;
    return `${names[place]}: ${won}, 95% between ${percent(low)} and ${percent(high)}`;
  };
  const warbands = bySeat(results, files);
  return {
    ok: trouble.length === 0,
    json: { game: playable.game.id, games: series.games, wins, intervals, warbands, ...numbers, trouble },
    text: [
      share(0),
      share(1),
      ...warbands.map(({ file, wins: won, interval: [low, high] }) => {
        return `${file}: ${won} of ${series.games}, 95% between ${percent(low)} and ${percent(high)}`;
      }),
      `draws ${numbers.draws}, crashes ${numbers.crashes}, dead ends ${numbers.deadEnds}, overlong ${numbers.overlong}`,
      `rounds a game: ${numbers.rounds.median} (median), ${numbers.rounds.most} at most`,
      `${numbers.decisions} decisions in ${seconds} s, checksum ${numbers.checksum}`,
      ...trouble,
    ].join("\n"),
  };
}

const run = async (args: CommandArgs): Promise<CommandResult> => {
  const series: Series = {
    players: playersOf(args.values.get("players") ?? defaultPlayers),
    games: wholeNumber(args, "games", 20, 1),
    seed: args.values.get("seed") ?? "1",
  };
  const files: OwnFiles = {
    packs: args.lists.get("pack") ?? [],
    maps: args.lists.get("map") ?? [],
    warbands: args.lists.get("warband") ?? [],
    kind: args.values.get("kind"),
  };
  if (files.maps.length > 0 && files.warbands.length === 0)
    throw new UsageError("--map goes with --warband: a warband brings it.");
  return withGame(args.values.get("game") ?? defaultGame, (playable) => played(playable, series, files), files);
};

export const command: Command = {
  name: "sim",
  summary: "Lets two computer players play a series of games, and tells who is stronger, with intervals.",
  positionals: "",
  options: [
    { name: "game", value: "game", summary: `which game (${defaultGame})` },
    { name: "players", value: "a,b", summary: `two of ${levels.join(", ")} (${defaultPlayers})` },
    { name: "games", value: "count", summary: "how many games (20); they come in pairs that change seats" },
    { name: "seed", value: "seed", summary: "the same seed gives the same games (1)" },
    {
      name: "pack",
      value: "file",
      summary: "a pack of your own, as often as you like; it takes the place of one with its id",
    },
    { name: "map", value: "file", summary: "a map of your own that these warbands bring, as often as you like" },
    { name: "warband", value: "file", summary: "twice: the warbands of the two seats; both players play both" },
    kindOption,
  ],
  run,
};
