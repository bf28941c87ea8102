import { expect, it } from "vitest";
import * as z from "zod/mini";
import type { Amount, Condition, Step } from "./ast.ts";
import { checkContent } from "./content.ts";
import { cardSchemas, natural, reference, some } from "./core-schema.ts";
import { keyed, optional, type Schema, strict, tagged, word } from "./schema.ts";
import { nodesOf } from "./walk.ts";

// A game of lamps: enough words to see that the core knows nothing of any game.
interface Lamps {
  verb: { do: "light"; lamp: string };
  query: { lamps: { lit?: boolean } };
  amount: { oil: string };
  condition: { dark: true };
  cost: { pay: "oil"; amount: number };
  event: { on: "lit" };
  replaceable: { on: "lit" };
  rule: { rule: "shine" };
  response: object;
  duration: string;
  window: "night";
  kind: "deed";
}
interface Deed {
  steps: Step<Lamps>[];
}

const lamps = cardSchemas<Lamps, Deed>((core) => ({
  verb: tagged("do", { light: { lamp: reference } }),
  query: keyed({ lamps: { lamps: strict({ lit: optional(z.boolean()) }) } }),
  amount: keyed({ oil: { oil: reference } }),
  condition: keyed({ dark: { dark: z.literal(true) } }),
  cost: tagged("pay", { oil: { amount: natural } }),
  event: tagged("on", { lit: {} }),
  replaceable: tagged("on", { lit: {} }),
  rule: tagged("rule", { shine: {} }),
  response: strict({}),
  window: word(["night"]),
  kind: word(["deed"]),
  action: strict({ steps: core.steps }),
}));

const read = <T>(schema: Schema<T>, value: unknown): string => {
  const result = checkContent(value, "lamps.json", { schema, check: () => [] });
  return result.ok ? "fine" : result.problems.map(({ path, message }) => `${path}: ${message}`).join(" | ");
};

it("reads steps that hold steps, with the game's words among the core's", () => {
  const step: Step<Lamps> = {
    do: "if",
    when: { all: [{ dark: true }, { compare: { count: { lamps: { lit: false } } }, atLeast: 2 }] },
    then: [{ do: "each", of: { lamps: {} }, steps: [{ do: "light", lamp: "it" }] }],
    else: [{ do: "may", costs: [{ pay: "oil", amount: 1 }], steps: [{ do: "light", lamp: "this" }] }],
  };
  expect(read(lamps.step, step)).toBe("fine");
});

it("names the place and the nearest word", () => {
  expect(read(lamps.step, { do: "lihgt", lamp: "it" })).toBe(
    'do: unknown word "lihgt" for "do". Did you mean "light"?',
  );
  expect(read(lamps.step, { do: "light", lanp: "it" })).toBe(
    'lamp: this key is missing | : unknown key "lanp". Did you mean "lamp"?',
  );
  expect(read(lamps.step, { do: "repeat", times: { cuont: "it" }, steps: [{ do: "light", lamp: "it" }] })).toMatch(
    /^times: none of its keys \(cuont\) is one of .*Did you mean "count"\?$/,
  );
  expect(read(lamps.step, { Do: "light" })).toBe(': the key "do" is missing or is no word. Did you mean "do"?');
  expect(read(lamps.step, 3)).toBe(': expected a table with the key "do"');
  expect(read(lamps.amount, 1.5)).toMatch(/expected a whole number/);
});

it("refuses lists that do nothing and names that are no names", () => {
  expect(read(lamps.step, { do: "sequence", steps: [] })).toBe("steps: an empty list does nothing");
  expect(read(lamps.step, { do: "light", lamp: "No Name" })).toMatch(/a name starts with a lower-case letter/);
  expect(read(some(lamps.step), [{ do: "choose", modes: [{ steps: [{ do: "light", lamp: "it" }] }] }])).toBe(
    "[0].modes: a choice needs two modes",
  );
});

it("reads a deep tree in time that grows with its size, not with its words to the power of its depth", () => {
  let amount: Amount<Lamps> = 1;
  let condition: Condition<Lamps> = { dark: true };
  for (let depth = 0; depth < 20; depth++) {
    amount = { sum: [amount, 1] };
    condition = { not: condition };
  }
  expect(read(lamps.amount, amount)).toBe("fine");
  expect(read(lamps.condition, condition)).toBe("fine");
});

it("lists every node with its path", () => {
  const tree = { steps: [{ do: "repeat", times: { oil: "it" }, steps: [{ do: "light", lamp: "it" }] }] };
  expect(nodesOf(tree, lamps.nodeKeys()).map(({ path, kind }) => `${path} ${kind}`)).toEqual([
    "steps[0] do:repeat",
    "steps[0].times oil",
    "steps[0].steps[0] do:light",
  ]);
});

it("gives a JSON schema of the language", () => {
  expect(JSON.stringify(z.toJSONSchema(lamps.step, { io: "input", unrepresentable: "any" }))).toContain('"light"');
});
