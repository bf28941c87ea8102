/** Takes one measurement in a process of its own, built: what is measured is what ships, not what a development loader makes of it. */
import { duel, dungeonCommand } from "../games/dungeon-command/parts.ts";
import { dungeoneer, dungeoneerForTwo } from "../games/dungeoneer/parts.ts";
import { battleOf200Points, miniatures } from "../games/miniatures/parts.ts";
import { clientScript, copying, fullEffort, memory, randomPlay, replaying } from "./budgets.ts";
import type { Row } from "./measured.ts";

const [dist = "", part = ""] = process.argv.slice(2);
const config = duel();
const peer = "against @pkmn/sim gen 1";
const random = { name: `random play, ${peer}`, game: dungeonCommand, config, times: 10 };
const miniaturesRandom = {
  name: `miniatures: random play of two 200-point warbands, ${peer}`,
  game: miniatures,
  config: battleOf200Points(),
  times: 5,
};
const dungeoneerRandom = {
  name: `dungeoneer: random play with two seats, ${peer}`,
  game: dungeoneer,
  config: dungeoneerForTwo(),
  times: 10,
};
const measures: readonly (readonly [name: string, measure: () => Row])[] = [
  ["random", () => randomPlay(random, fullEffort)],
  // A block is to take about as long as one of the peer's: these games are long, those of Dungeoneer short.
  ["miniatures", () => randomPlay(miniaturesRandom, { ...fullEffort, games: 2 })],
  ["dungeoneer", () => randomPlay(dungeoneerRandom, { ...fullEffort, games: 40 })],
  ["copy", () => copying(dungeonCommand, config)],
  ["replay", () => replaying(dungeonCommand, config)],
  ["memory", () => memory(dungeonCommand, config, fullEffort)],
  ["client", () => clientScript(dist)],
];
const rows = measures.flatMap(([name, measure]) => (part === name ? [measure()] : []));
process.stdout.write(`${JSON.stringify(rows)}\n`);
