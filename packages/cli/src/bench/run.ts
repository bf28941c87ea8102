/** Takes one measurement in a process of its own, built: what is measured is what ships, not what a development loader makes of it. */
import { duel, dungeonCommand } from "../games/dungeon-command/parts.ts";
import { clientScript, copying, fullEffort, memory, randomPlay, replaying } from "./budgets.ts";
import type { Row } from "./measured.ts";

const [dist = "", part = ""] = process.argv.slice(2);
const config = duel();
const measures: readonly (readonly [name: string, measure: () => Row])[] = [
  ["random", () => randomPlay(dungeonCommand, config, fullEffort)],
  ["copy", () => copying(dungeonCommand, config)],
  ["replay", () => replaying(dungeonCommand, config)],
  ["memory", () => memory(dungeonCommand, config, fullEffort)],
  ["client", () => clientScript(dist)],
];
const rows = measures.flatMap(([name, measure]) => (part === name ? [measure()] : []));
process.stdout.write(`${JSON.stringify(rows)}\n`);
