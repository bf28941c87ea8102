import { dungeonCommand } from "@undercroft/dungeon-command";
import { dungeonCommandClient } from "@undercroft/dungeon-command/client";
import { firstGame } from "@undercroft/dungeon-command/testing";
import { actOn, newRecord, openRecord, toJson } from "@undercroft/kernel";
import { speak } from "@undercroft/table";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, expect, test, vi } from "vitest";
import { AnewTable } from "./anew-table.tsx";

beforeAll(() => speak("en"));

/** The file of a game whose first seat was offered a draw and gave up. */
function file(): string {
  const begun = newRecord(dungeonCommand, { config: firstGame(), seed: "anew", salt: "s" });
  const offered = actOn(dungeonCommand, begun, "s2", { act: "offer-draw" });
  const over = offered.ok ? actOn(dungeonCommand, offered.session, "s1", { act: "concede" }) : offered;
  if (!over.ok) throw new Error(over.rule);
  return toJson(dungeonCommand, over.session);
}

/** What is shown of a file that other rules made, or that was altered. */
function shown(text: string, rules = dungeonCommand.rules): { readonly said: string; readonly gone: number } {
  const opened = openRecord({ ...dungeonCommand, rules }, text);
  if (opened.kind !== "anew") throw new Error(opened.kind);
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  const onGo = vi.fn();
  act(() => root.render(<AnewTable client={dungeonCommandClient} id="old" opened={opened} text={text} onGo={onGo} />));
  const said = host.textContent ?? "";
  act(() => host.querySelector<HTMLButtonElement>(".go")?.click());
  act(() => root.unmount());
  host.remove();
  return { said, gone: onGo.mock.calls.length };
}

test("a match of which every move can be made again says so, and is gone on with", () => {
  const { said, gone } = shown(file(), "of tomorrow");
  expect(said).toContain("Its moves (2) were played again from the beginning by today’s rules, every one of them.");
  expect(said).toContain("played by rules");
  expect(said).toContain("Save it to a file as it is");
  expect(gone).toBe(1);
});

test("a match with a move that is not legal any more names the move, who made it and the rule; what was kept stays", () => {
  const before = { ...localStorage };
  // The first seat offers a draw twice.
  const text = file().replace('[0,"concede"]', '[1,"offer-draw"]');
  const { said } = shown(text);
  expect(said).toMatch(/1 of 2 could be made\. Move 2, of .+, is not legal any more, by § table\.draw-offered-once/);
  expect(said).toContain("The kept game stays as it is");
  expect({ ...localStorage }).toEqual(before);
});
