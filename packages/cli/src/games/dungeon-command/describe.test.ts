import { newRecord } from "@undercroft/kernel";
import { expect, test } from "vitest";
import { telling } from "./describe.ts";
import { duel, dungeonCommand } from "./parts.ts";

test("an event is told in a sentence with its rule, and of whoever is gone by the name that it had", () => {
  const { state } = newRecord(dungeonCommand, { config: duel(), seed: "told" });
  const [card] = Object.values(state.body.content.creatures);
  if (card === undefined) throw new Error("there is no creature card");
  const tell = telling();
  const rule = "dc.deploy.leadership-cap";
  // Square 3 of the first row is d1; no creature "c9" stands in this position any more.
  expect(tell({ event: "deployed", seat: 0, creature: "c9", card: card.id, at: 3, rule }, state)).toMatch(
    new RegExp(`^.+ deploys ${card.name.en} at d1\\. \\(${rule}\\)$`),
  );
  expect(tell({ event: "evaded", creature: "c9", action: "a1", rule }, state)).toBe(
    `${card.name.en} evades it. (${rule})`,
  );
});
