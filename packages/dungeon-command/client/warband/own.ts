import { type KeptLists, keptLists } from "@undercroft/table";
import type { WarbandList } from "../engine/index.ts";

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

function listOf(value: unknown): WarbandList | null {
  if (typeof value !== "object" || value === null) return null;
  const table = new Map<string, unknown>(Object.entries(value));
  const name = table.get("name");
  if (typeof name !== "string" || name === "") return null;
  return {
    name,
    commanders: textsOf(table.get("commanders")),
    creatures: textsOf(table.get("creatures")),
    orders: textsOf(table.get("orders")),
    tiles: textsOf(table.get("tiles")),
  };
}

/** The warbands that the player has built in this browser. */
export const ownWarbands: KeptLists<WarbandList> = keptLists("undercroft/warbands", listOf);
