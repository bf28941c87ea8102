import { newRecord } from "@undercroft/kernel";
import { speak } from "@undercroft/table";
import { type LaidTable, layTable } from "@undercroft/table/testing/lay-table";
import { act } from "react";
import { beforeAll, expect, test } from "vitest";
import { dungeoneerClient } from "./client.ts";
import { dungeoneerDoor } from "./door.tsx";
import { type Dg, dungeoneer, type Question } from "./engine/index.ts";
import { askedIn, begun, playedTo } from "./playing.ts";
import { unchosen } from "./start/choices.ts";
import { planOf } from "./start/plan.ts";

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

test("a campaign's heroes stand together against the Dungeonlord, who is called so from the beginning (dg.campaign.roles)", () => {
  const config = planOf({ ...unchosen, count: 3, dungeonlord: 1 }, true);
  const { state } = newRecord(dungeoneer, { config, seed: "sides", salt: "salt" });
  const sides = [0, 1, 2].map((number) => dungeoneerClient.sideOf(state, number));
  expect(sides.map(({ party }) => party ?? null)).toEqual(["heroes", null, "heroes"]);
  expect([sides[1]?.name.en, dungeoneerClient.seatName(state, 1)]).toEqual(["Dungeonlord", "Dungeonlord"]);
  // So it is in the list of saved games before the first answer too.
  expect(dungeoneerClient.start.seatsOf(config).map(({ side }) => side.party ?? null)).toEqual([
    "heroes",
    null,
    "heroes",
  ]);
  expect(dungeoneerDoor.standing([1, 0, 2], "3 campaign")).toBe("the party’s Quests 3");
  expect(dungeoneerDoor.standing([1, 0, 2], "3")).toBe("Quests 1 : 0 : 2");
});

test("the Dungeonlord's banner is another one", async () => {
  const { host } = await laidAt("attack");
  expect(host.querySelector(".dg-role.lord")?.textContent).toContain("You are the Dungeonlord");
});
