import { shownOf } from "@undercroft/table";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { dungeoneer } from "./engine/index.ts";
import { begun, playedTo } from "./playing.ts";
import { reportText } from "./report.ts";

test("a report is YAML and tells no more than its screen may show", () => {
  const { state } = playedTo(begun("report", 2), ({ kind }) => kind === "act");
  const text = reportText(shownOf(dungeoneer, state, "s1", []), "fault-ab-1-7", 7);
  const report: unknown = parse(text);
  expect(report).toMatchObject({
    report: "fault-ab-1-7",
    game: "dungeoneer",
    viewer: "s1",
    asked: { question: { kind: "act" } },
    tables: {
      players: [
        { id: "s1", hand: state.body.players[0]?.hand },
        { id: "s2", hand: null },
      ],
    },
  });
});
