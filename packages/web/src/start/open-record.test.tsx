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

function opened(text: string): { readonly said: string; readonly choices: number } {
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
  const shown = { said: host.textContent ?? "", choices: host.querySelectorAll("select").length };
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
