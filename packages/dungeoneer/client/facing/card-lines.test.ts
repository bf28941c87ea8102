import { speak } from "@undercroft/table";
import { afterAll, expect, test } from "vitest";
import { begun } from "../playing.ts";
import { mapLines } from "./card-lines.ts";

afterAll(() => speak("en"));

test("a card that lies turned by half tells its sides as they lie (dg.ruling.rotation), one in the hand as printed", async () => {
  await speak("en");
  const chainWay = begun("lines", 2).state.body.content.maps["understair/chain-way"];
  if (chainWay === undefined) throw new Error("there is no such card");
  expect(mapLines(chainWay)).toContain("North locked, Melee 4+, east open, south open, west locked, Speed 4+.");
  expect(mapLines(chainWay, true)).toContain("North open, east locked, Speed 4+, south locked, Melee 4+, west open.");
});
