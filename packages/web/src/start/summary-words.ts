import { say, spoken } from "@undercroft/table";
import type { TableInfo } from "../saves/info.ts";

type Summary = TableInfo["summary"];

/** How far a game has come: before its first round it is being set up. */
export function whenWords({ round }: Pick<Summary, "round">): string {
  return round === 0 ? say("start.when-setup") : say("start.when-round", { round });
}

/** Who plays against whom, by their commanders. */
export function sidesWords({ commanders }: Pick<Summary, "commanders">): string {
  return commanders.map((commander) => commander.name[spoken()]).join(say("start.against"));
}
