import type { GameDoor } from "@undercroft/table";
import { useSyncExternalStore } from "react";
import { GAMES } from "../games.tsx";

/** Where the reader is: the part of the address behind the number sign. */
export type Route =
  | { readonly page: "start" }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "help"; readonly rule: string | null }
  /** A page of a game's own. */
  | { readonly page: "game"; readonly game: string; readonly name: string };

/** A page of a game by both their names, or, as earlier addresses have it, by its own: that of the first game that has it. */
function gamePage(first: string, second: string): Route {
  const has = (door: GameDoor, name: string): boolean => door.pages.some((page) => page.name === name);
  const name = second === "" ? first : second;
  const door = GAMES.find((one) => has(one, name) && (second === "" || one.id === first));
  return door === undefined ? { page: "start" } : { page: "game", game: door.id, name };
}

/** What an address says; as it is written where its percent signs mean nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads an address; what is unknown leads to the start. */
export function routeOf(hash: string): Route {
  const [page = "", rest = ""] = hash.replace(/^#?\/?/, "").split(/\/(.*)/s);
  const inside = decoded(rest);
  if (page === "table") return inside === "" ? { page: "start" } : { page, id: inside };
  if (page === "help") return { page, rule: inside === "" ? null : inside };
  return page === "" ? { page: "start" } : gamePage(page, inside);
}

/** The address of a route. */
export function hrefOf(route: Route): string {
  if (route.page === "table") return `#/table/${encodeURIComponent(route.id)}`;
  if (route.page === "help") return route.rule === null ? "#/help" : `#/help/${encodeURIComponent(route.rule)}`;
  return route.page === "game" ? `#/${route.game}/${route.name}` : "#/";
}

export function go(route: Route): void {
  location.hash = hrefOf(route);
}

function subscribe(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}

/** The present address; the page follows it. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash);
}
