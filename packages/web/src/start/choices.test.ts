import { afterEach, expect, test } from "vitest";
import { GAMES } from "../games.tsx";
import { firstSettings } from "../settings/store.ts";
import { choices, firstChoices } from "./choices.ts";

const before = choices.getState();
afterEach(() => {
  choices.setState(before);
  localStorage.clear();
});

test("the start page opens on the game that was chosen last", () => {
  const [first, second] = GAMES;
  if (second === undefined) throw new Error("there is one game only");
  choices.setState({ game: second.id, preset: second.usual });
  // What another visit finds in this browser.
  const { game } = firstSettings(JSON.parse(localStorage.getItem("undercroft/settings") ?? "{}"));
  expect(firstChoices(game)).toMatchObject({ game: second.id, preset: second.usual });
  expect(firstChoices("")).toMatchObject({ game: first.id, preset: first.usual });
});

test("a game that is not played here any more gives way to the usual one", () => {
  const { game } = firstSettings({ game: "gone" });
  expect(firstChoices(game).game).toBe(GAMES[0].id);
  expect(firstSettings({ game: 7 }).game).toBe("");
});
