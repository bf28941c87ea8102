import { afterEach, expect, test } from "vitest";
import { GAMES } from "../games.tsx";
import { firstSettings } from "../settings/store.ts";
import { choices, firstChoices } from "./choices.ts";

const before = choices.getState();
afterEach(() => {
  choices.setState(before);
  localStorage.clear();
});

test("the start page opens on the game and the opponent that were chosen last", () => {
  const [first, second] = GAMES;
  if (second === undefined) throw new Error("there is one game only");
  choices.setState({ game: second.id, preset: second.usual, foe: "screen" });
  // What another visit finds in this browser.
  const kept = firstSettings(JSON.parse(localStorage.getItem("undercroft/settings") ?? "{}"));
  expect(firstChoices(kept)).toMatchObject({ game: second.id, preset: second.usual, foe: "screen" });
  expect(firstChoices(firstSettings({}))).toMatchObject({ game: first.id, preset: first.usual, foe: "captain" });
});

test("a game that is not played here any more gives way to the usual one", () => {
  const { game, foe } = firstChoices(firstSettings({ game: "gone", foe: "a dragon" }));
  expect([game, foe]).toEqual([GAMES[0].id, "captain"]);
  expect(firstSettings({ game: 7 }).game).toBe("");
});
