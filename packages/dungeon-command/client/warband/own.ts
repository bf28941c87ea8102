import type { WarbandList } from "../engine/index.ts";

const KEY = "undercroft/warbands";

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
export function ownWarbands(): readonly WarbandList[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.flatMap((one) => listOf(one) ?? []) : [];
  } catch {
    return [];
  }
}

/** Keeps a warband; one of the same name makes room for it. False if the browser has no room. */
export function keepWarband(list: WarbandList): boolean {
  try {
    const others = ownWarbands().filter((one) => one.name !== list.name);
    localStorage.setItem(KEY, JSON.stringify([...others, list]));
    return true;
  } catch {
    return false;
  }
}

export function dropWarband(name: string): void {
  localStorage.setItem(KEY, JSON.stringify(ownWarbands().filter((one) => one.name !== name)));
}
