import { ScenarioFault } from "@undercroft/scenario";
import { expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { scenarios } from "./index.ts";

function chestOf(value: number): { readonly refused: object } | { readonly laid: number | null } {
  try {
    const { state } = scenarios.position(
      ["north", "south"],
      { board: ".$.", chests: { b1: value } },
      { creatures: {}, orders: {}, commanders: {} },
    );
    return { laid: state.body.chests[0]?.value ?? null };
  } catch (error) {
    if (error instanceof ScenarioFault) return { refused: { message: error.message, rule: error.rule } };
    throw error;
  }
}

test("a chest marker shows a number from 1 to 3", () => {
  expect([1, 2, 3].map(chestOf)).toEqual([{ laid: 1 }, { laid: 2 }, { laid: 3 }]);
  for (const value of [0, 4]) {
    const result = chestOf(value);
    if (!("refused" in result)) expect.fail(`${value} was taken`);
    else assertRule(result.refused, "dc.treasure.marker-values");
  }
});
