import { expect, it } from "vitest";
import type { Action } from "./ast.ts";
import { targetsOf } from "./targets.ts";

it("gives an attack a target of its own: any creature but the attacker (dc.attack.any-side, dc.ruling.no-self-attack)", () => {
  const action: Action = {
    steps: [
      { do: "shift", squares: 2 },
      { do: "attack", type: "melee" },
    ],
  };
  expect(targetsOf(action)).toEqual([{ name: "target", of: { creatures: { another: true } } }]);
});

it("finds attacks inside other steps, once for each name", () => {
  const strike = { do: "attack", type: "melee" } as const;
  const action: Action = {
    steps: [
      { do: "if", when: { turn: "yours" }, then: [strike], else: [{ ...strike, target: "second" }] },
      { do: "repeat", times: 2, steps: [strike] },
    ],
  };
  expect(targetsOf(action).map(({ name }) => name)).toEqual(["target", "second"]);
});

it("adds nothing where a target, a loop, a pick or an event binds the name", () => {
  const stated: Action = {
    targets: [{ of: { creatures: { side: "enemy", tapped: true } } }],
    steps: [{ do: "attack", type: "melee" }],
  };
  expect(targetsOf(stated)).toEqual([{ of: { creatures: { side: "enemy", tapped: true } } }]);
  expect(targetsOf({ steps: [{ do: "attack", type: "melee", target: "it" }] })).toEqual([]);
  const loop: Action = {
    steps: [
      { do: "each", of: { creatures: {} }, as: "prey", steps: [{ do: "attack", type: "melee", target: "prey" }] },
    ],
  };
  expect(targetsOf(loop)).toEqual([]);
});

it("lets the attach entry of the card say what an attachment may aim at", () => {
  expect(targetsOf({ steps: [{ do: "attach" }] }, { side: "enemy" })).toEqual([
    { name: "target", of: { creatures: { side: "enemy" } } },
  ]);
});
