import type { ScriptedResult } from "@undercroft/kernel";
import { ScenarioFault } from "./fault.ts";
import type { Lines } from "./file.ts";

/** The chance results of a case, in the order drawn; `lowest` is how the lowest result of a draw is written. */
export function scriptOf(chance: Lines, lowest: 0 | 1): readonly ScriptedResult[] {
  return chance.map((entry) => {
    const [first, more] = Object.entries(entry);
    if (first === undefined || more !== undefined)
      throw new ScenarioFault("chance: one purpose an entry, with its result");
    const [purpose, result] = first;
    if (typeof result === "number") return { purpose, result: result - lowest };
    if (Array.isArray(result)) return { purpose, result: result.map(String) };
    throw new ScenarioFault(`chance: "${purpose}" needs a number or an order`);
  });
}
