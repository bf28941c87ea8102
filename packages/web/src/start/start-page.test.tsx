import { dungeonCommandClient } from "@undercroft/dungeon-command/client";
import { dungeonCommandDoor } from "@undercroft/dungeon-command/door";
import { anyGame, type GameDoor, speak } from "@undercroft/table";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { choices } from "./choices.ts";
import { StartPage } from "./start-page.tsx";

/** A second game, of which the start page needs no more than its door until it is chosen. */
const second: GameDoor = {
  id: "lanterns",
  rules: "toy",
  name: "Lanterns",
  line: () => "a bluff with lights",
  picture: <path d="M0 0h10" />,
  presets: [{ id: "short", icon: "torch", name: () => "A short evening", line: () => "three rounds" }],
  usual: "short",
  kind: () => "",
  standing: (values) => values.join(),
  pages: [],
  load: () => Promise.resolve(anyGame(dungeonCommandClient)),
};

let root: Root | undefined;
const first = choices.getState();

beforeAll(() => speak("en"));
beforeEach(() => localStorage.clear());
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  choices.setState(first);
  location.hash = "";
});

async function open(games: readonly [GameDoor, ...GameDoor[]]): Promise<HTMLElement> {
  const host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host);
  await act(async () => root?.render(<StartPage games={games} />));
  return host;
}

const arches = (host: HTMLElement): HTMLButtonElement[] => [...host.querySelectorAll<HTMLButtonElement>(".arch")];
const playable = (host: HTMLElement): string[] =>
  arches(host).map((arch) => arch.querySelector("b")?.textContent ?? "");
const presets = (host: HTMLElement): string[] =>
  [...host.querySelectorAll(".door-row .pick b")].map((name) => name.textContent ?? "");

test("a game that is alone leaves no choice: its arch leads to the table at a press", async () => {
  const host = await open([dungeonCommandDoor]);
  expect(playable(host)).toEqual(["Dungeon Command"]);
  await act(async () => arches(host)[0]?.click());
  expect(location.hash).toMatch(/^#\/table\//);
});

test("of two games the other one is chosen at a press, with its own presets, and entered at the next", async () => {
  const host = await open([dungeonCommandDoor, second]);
  expect(playable(host)).toEqual(["Dungeon Command", "Lanterns"]);
  expect(presets(host)).toHaveLength(2);
  await act(async () => arches(host)[1]?.click());
  expect(choices.getState()).toMatchObject({ game: "lanterns", preset: "short" });
  expect(arches(host).map((arch) => arch.className)).toEqual(["arch", "arch on"]);
  expect(presets(host)).toEqual(["A short evening"]);
  expect(location.hash).toBe("");
  await act(async () => arches(host)[1]?.click());
  expect(location.hash).toMatch(/^#\/table\//);
});
