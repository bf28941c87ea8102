import { speak } from "@undercroft/table";
import { type LaidTable, layTable } from "@undercroft/table/testing/lay-table";
import { act } from "react";
import { beforeAll, expect, test } from "vitest";
import { dungeoneerClient } from "./client.ts";
import type { Dg, Question } from "./engine/index.ts";
import { askedIn, begun, playedTo } from "./playing.ts";

beforeAll(() => speak("en"));

/** A table with everything on it, at the first question of a kind. */
function laidAt(kind: Question["kind"]): Promise<LaidTable<Dg>> {
  const session = playedTo(begun("page", 2), (question) => question.kind === kind);
  return layTable(dungeoneerClient, session, askedIn(session.state).seat);
}

test("the map, both seats, the Quests and the hand lie on the table, and a card in the light is played at a press", async () => {
  const { host, answers } = await laidAt("discard");
  expect(host.querySelectorAll("[role=gridcell]").length).toBeGreaterThan(4);
  expect(host.querySelectorAll(".dg-seat")).toHaveLength(2);
  expect(host.querySelectorAll(".dg-quests li").length).toBeGreaterThan(2);
  expect(host.querySelector(".dg-role.hero")).not.toBeNull();
  await act(async () => host.querySelector<HTMLButtonElement>(".card.lit")?.click());
  expect(answers.map(({ do: deed }) => deed)).toEqual(["discard"]);
});

test("a space in the light is entered at a press", async () => {
  const { host, answers } = await laidAt("act");
  const cells = [...host.querySelectorAll<HTMLElement>("[role=gridcell]")];
  await act(async () => cells.find((cell) => /Go to/.test(cell.getAttribute("aria-label") ?? ""))?.click());
  expect(answers.map(({ do: deed }) => deed)).toEqual(["move"]);
});

test("the Dungeonlord's banner is another one", async () => {
  const { host } = await laidAt("attack");
  expect(host.querySelector(".dg-role.lord")?.textContent).toContain("You are the Dungeonlord");
});
