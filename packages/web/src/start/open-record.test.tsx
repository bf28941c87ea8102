import { dungeonCommand } from "@undercroft/dungeon-command";
import { dungeonCommandClient } from "@undercroft/dungeon-command/client";
import { firstGame } from "@undercroft/dungeon-command/testing";
import { actOn, newRecord, toJson } from "@undercroft/kernel";
import { speak } from "@undercroft/table";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, expect, test } from "vitest";
import { FileOf } from "./open-record.tsx";

beforeAll(() => speak("en"));

/** The file of a First Game that has just begun, or that the first seat has given up. */
function fileOf(over: boolean): string {
  const begun = newRecord(dungeonCommand, { config: firstGame(), seed: "file", salt: "s" });
  if (!over) return toJson(dungeonCommand, begun);
  const left = actOn(dungeonCommand, begun, "s1", { act: "concede" });
  if (!left.ok) throw new Error(left.rule);
  return toJson(dungeonCommand, left.session);
}

interface Seen {
  readonly said: string;
  readonly choices: number;
  readonly buttons: number;
}

function opened(text: string): Seen {
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  act(() =>
    root.render(
      <FileOf
        client={dungeonCommandClient}
        file={{ name: "evening.json", text, changed: 0 }}
        onClose={() => undefined}
      />,
    ),
  );
  const count = (what: string): number => host.querySelectorAll(what).length;
  const shown = {
    said: host.textContent ?? "",
    choices: count("select"),
    buttons: count(".open-record button"),
  };
  act(() => root.unmount());
  host.remove();
  return shown;
}

test("a file of a game in progress asks who plays whom; one of a game that is over is there to be looked at", () => {
  const going = opened(fileOf(false));
  expect(going.said).toContain("it can be played on");
  expect(going.choices).toBe(2);
  // It says which file it is, and of which game.
  expect(going.said).toMatch(/^.*Dungeon Command, .+: .+ against .+File evening\.json, written .*1970/);
  const over = opened(fileOf(true));
  expect(over.said).toContain("it is over");
  expect(over.said).toContain("Look at it");
  expect(over.choices).toBe(0);
});

test("a file of other rules says how far it comes by those of today, and asks who plays whom from there", () => {
  const older = JSON.parse(fileOf(false));
  const seen = opened(JSON.stringify({ ...older, rules: "of yesterday", snapshots: [{ of: "an older kind" }] }));
  expect(seen.said).toContain("it comes to move 0 of 0");
  expect(seen.choices).toBe(2);
  expect(seen.buttons).toBe(1);
});

test("what is no saved game is refused where it was chosen: nothing is there to be pressed, so nothing is kept", () => {
  const before = { ...localStorage };
  const pack = opened('{"id":"mine","cards":[{"name":"x"}]}');
  expect(pack.said).toContain("looks like a pack of cards");
  expect(pack.said).toContain("“Browse all cards”");
  const yaml = opened("pack: mine\ncards: []\n");
  expect(yaml.said).toContain("looks like a pack of cards");
  const other = opened("Dear diary");
  expect(other.said).toContain("This is no saved game, so nothing of it is kept.");
  // A saved game that something has happened to says what.
  const torn = opened(fileOf(false).replace("undercroft-match-1", "undercroft-match-0"));
  expect(torn.said).toMatch(/This saved game cannot be read.*format/);
  const cut = opened(fileOf(false).slice(0, -99));
  expect(cut.said).toMatch(/This saved game cannot be read.*it ends in the middle \(line 1, column \d+\)/);
  for (const { buttons, choices } of [cut, pack, yaml, other, torn]) expect([buttons, choices]).toEqual([0, 0]);
  expect({ ...localStorage }).toEqual(before);
});
