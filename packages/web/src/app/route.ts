import { useSyncExternalStore } from "react";

/** Where the reader is: the part of the address behind the number sign. */
export type Route =
  | { readonly page: "start" }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "cards" }
  | { readonly page: "warband" }
  | { readonly page: "tiles" }
  | { readonly page: "help"; readonly rule: string | null };

/** Reads an address; what is unknown leads to the start. */
export function routeOf(hash: string): Route {
  const [page = "", rest = ""] = hash.replace(/^#?\/?/, "").split(/\/(.*)/s);
  const inside = decodeURIComponent(rest);
  switch (page) {
    case "table":
      return inside === "" ? { page: "start" } : { page, id: inside };
    case "cards":
    case "warband":
    case "tiles":
      return { page };
    case "help":
      return { page, rule: inside === "" ? null : inside };
    default:
      return { page: "start" };
  }
}

/** The address of a route. */
export function hrefOf(route: Route): string {
  if (route.page === "table") return `#/table/${encodeURIComponent(route.id)}`;
  if (route.page === "help") return route.rule === null ? "#/help" : `#/help/${encodeURIComponent(route.rule)}`;
  return route.page === "start" ? "#/" : `#/${route.page}`;
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
