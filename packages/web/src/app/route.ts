import { useSyncExternalStore } from "react";
import { GAMES } from "../games.tsx";

/** Where the reader is: the part of the address behind the number sign. */
export type Route =
  | { readonly page: "start" }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "help"; readonly rule: string | null }
  /** A page of a game's own. */
  | { readonly page: "game"; readonly game: string; readonly name: string };

/** A game's page by its name alone, as earlier addresses have it: that of the first game that has such a page. */
function gamePage(game: string, name: string): Route {
  const found = GAMES.find((door) =>
    door.pages.some((page) => (name === "" ? page.name === game : page.name === name)),
  );
  if (found === undefined) return { page: "start" };
  return name === "" ? { page: "game", game: found.id, name: game } : { page: "game", game, name };
}

/** Reads an address; what is unknown leads to the start. */
export function routeOf(hash: string): Route {
  const [page = "", rest = ""] = hash.replace(/^#?\/?/, "").split(/\/(.*)/s);
  const inside = decodeURIComponent(rest);
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
