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

test("an address that was cut off, or never written by this page, leads somewhere all the same", () => {
  expect(routeOf("#/table/%")).toEqual({ page: "table", id: "%" });
  expect(routeOf("#/help/%E0%A4%A")).toEqual({ page: "help", rule: "%E0%A4%A" });
  for (const address of [`#/${door.id}/%ff`, "#/%", "#/__proto__/constructor", `#/${door.id}/${page.name}/%`])
    expect(routeOf(address)).toEqual({ page: "start" });
});
