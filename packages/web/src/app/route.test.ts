import { expect, test } from "vitest";
import { GAMES } from "../games.tsx";
import { hrefOf, type Route, routeOf } from "./route.ts";

const [door] = GAMES;
const [page] = door.pages;
if (page === undefined) throw new Error("the usual game has no page of its own");
const cards: Route = { page: "game", game: door.id, name: page.name };

test("every place has an address that leads back to it", () => {
  const routes: readonly Route[] = [
    { page: "start" },
    { page: "table", id: "a b/c" },
    { page: "help", rule: null },
    { page: "help", rule: `${door.rules}.some.rule` },
    cards,
  ];
  for (const route of routes) expect(routeOf(hrefOf(route))).toEqual(route);
});

test("a page is found by its name alone, as earlier addresses have it; what is unknown leads to the start", () => {
  expect(routeOf(`#/${page.name}`)).toEqual(cards);
  for (const address of ["", "#/nowhere", `#/${door.id}/nowhere`, `#/nowhere/${page.name}`, "#/table/"])
    expect(routeOf(address)).toEqual({ page: "start" });
});
