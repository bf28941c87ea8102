import { expect, test } from "vitest";
import type { RuleId } from "../ledger/rule-ids.ts";
import { barrier } from "./visibility.ts";

const placed = (rule: RuleId) =>
  barrier({ event: "placed", player: 0, space: "s1", card: "c", x: 0, y: 1, turned: false, rule });

test("what was turned over for all is shown; laying it then may be taken back (dg.build.draw-place)", () => {
  expect(barrier({ event: "turned-over", player: 0, card: "c", rule: "dg.build.draw-place" })).toBe("shown");
  expect(placed("dg.build.draw-place")).toBeNull();
  expect(placed("dg.setup.start-passages")).toBeNull();
  expect(placed("dg.campaign.dl.build")).toBeNull();
});

test("a card out of its player's own hand is shown when it is laid (dg.opt.revealed-map.placing)", () => {
  expect(placed("dg.opt.revealed-map.placing")).toBe("shown");
});
