import { expect, test } from "vitest";
import { duel, dungeonCommand } from "../games/dungeon-command/parts.ts";
import { clientScript } from "./budgets.ts";
import { peerTeams, playBattles } from "./peer.ts";
import { playRandom } from "./random-play.ts";

test("random play counts choices and forced answers apart, and the same seed gives the same games", () => {
  const once = playRandom(dungeonCommand, duel(), 1, "test");
  expect(once.decisions).toBeGreaterThan(50);
  expect(once.forced).toBeGreaterThan(0);
  const { checksum, decisions } = playRandom(dungeonCommand, duel(), 1, "test");
  expect({ checksum, decisions }).toEqual({ checksum: once.checksum, decisions: once.decisions });
});

test("the peer plays whole battles, the same ones for the same seed", () => {
  const teams = peerTeams(4);
  const once = playBattles(2, "test", teams);
  expect(once.decisions).toBeGreaterThan(20);
  expect(playBattles(2, "test", teams).checksum).toBe(once.checksum);
});

test("a client that is not built is not measured", () => {
  expect(clientScript("/no/such/folder")).toMatchObject({ figure: null, ok: false });
});
