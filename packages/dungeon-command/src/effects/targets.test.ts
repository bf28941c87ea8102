import { describe, expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { creature, duel, onStack, orderCard, type Table, table, waiting } from "../../testing/carry-out.ts";
import { creatureCard, stateOf } from "../../testing/position.ts";
import type { State } from "../procedures.ts";
import type { Names } from "../state.ts";
import type { Action } from "../vocabulary/index.ts";
import { cannotBeDodged } from "./attacks.ts";
import { envFor } from "./env.ts";
import type { Env } from "./locals.ts";
import { attacksOf, candidates, hasAllTargets, rangeOf, recheckTargets, targetSpecs } from "./targets.ts";

const text = { card: "t/card", path: [] };

function playing(
  actions: readonly Action[],
  given: Omit<Table, "actions">,
): { readonly state: State; readonly env: Env } {
  const state = stateOf(table({ ...given, actions }));
  return { state, env: envFor(state, { seat: 0, self: "c1", text, names: {}, amount: null, response: null }) };
}

/** What may be chosen for each target of the card, nothing being chosen before it. */
function choices(actions: readonly Action[], given: Omit<Table, "actions">): readonly (readonly string[])[] {
  const { state, env } = playing(actions, given);
  return targetSpecs(state.body.content, text).map((spec) => candidates(state, env, spec));
}

const melee: Action = { steps: [{ do: "attack", type: "melee" }] };
const ranged: Action = { steps: [{ do: "attack", type: "ranged" }] };

/** c1 of seat 0 on 27; c2 of seat 1 beside it on 28, c3 of seat 1 on 31, c4 of seat 0 on 35 below c1. */
const field = [...duel, { card: "t/fighter", at: 31, owner: 1 }, { card: "t/fighter", at: 35, owner: 0 }];

describe("what may be chosen", () => {
  test("a melee attack reaches adjacent creatures of either side, never the attacker", () => {
    expect(choices([melee], { creatures: field })).toEqual([["c2", "c4"]]);
  });

  test("a ranged attack is ruled out beside an enemy, unless its text allows it", () => {
    expect(choices([ranged], { creatures: field })).toEqual([[]]);
    const beside: Action = { steps: [{ do: "attack", type: "ranged", besideEnemies: true }] };
    // c3 is 4 squares away, within 5, but c2 stands straight between.
    expect(choices([beside], { creatures: field })).toEqual([["c2", "c4"]]);
  });

  test("a later action of a card tests kinds alone", () => {
    const away: Action = { steps: [{ do: "move", squares: 3 }] };
    const near: Action = {
      targets: [{ of: { creatures: { side: "enemy", within: { squares: 1 } } } }],
      steps: [{ do: "tap", who: "target" }],
    };
    expect(choices([away, melee], { creatures: field })).toEqual([["c2", "c3", "c4"]]);
    expect(choices([away, near], { creatures: field })).toEqual([["c2", "c3"]]);
    expect(choices([near], { creatures: field })).toEqual([["c2"]]);
  });

  test("an attack of either type: first the type, then whom it reaches", () => {
    const either: Action = { steps: [{ do: "attack", type: "either" }] };
    const { state, env } = playing([either], {
      creatures: [...duel.slice(0, 1), { card: "t/fighter", at: 30, owner: 1 }],
    });
    const [type, target] = targetSpecs(state.body.content, text);
    if (type === undefined || target === undefined) throw new Error("an attack of either type asks twice");
    expect([type.purpose, target.purpose]).toEqual(["modes", "target"]);
    expect(candidates(state, env, type)).toEqual(["ranged"]); // nobody is adjacent
    env.names[type.name] = ["melee"];
    expect(candidates(state, env, target)).toEqual([]);
    env.names[type.name] = ["ranged"];
    expect(candidates(state, env, target)).toEqual(["c2"]);
  });

  test("attacks of a loop are made against the target that it runs over", () => {
    const sweep: Action = {
      targets: [{ name: "foes", of: { creatures: { side: "enemy" } }, upTo: 3 }],
      steps: [{ do: "each", of: "foes", steps: [{ do: "attack", type: "melee", target: "it" }] }],
    };
    const { state, env } = playing([sweep], { creatures: field });
    const [spec] = targetSpecs(state.body.content, text);
    if (spec === undefined) throw new Error("the target is missing");
    expect(candidates(state, env, spec)).toEqual(["c2"]);
    expect(rangeOf(state, env, spec)).toEqual({ min: 0, max: 3, chooser: 0 });
  });

  test("a creature that may not be targeted is left out", () => {
    const veiled = creatureCard("t/veiled", {
      hitPoints: 20,
      powers: [{ power: "static", rules: [{ rule: "forbid", deed: "be-targeted", creatures: { side: "enemy" } }] }],
    });
    const creatures = [...duel, { card: "t/veiled", at: 26, owner: 1 }, { card: "t/veiled", at: 35, owner: 0 }];
    expect(choices([melee], { creatures, cards: [veiled] })).toEqual([["c2", "c4"]]);
  });
});

describe("whether everything can be chosen", () => {
  const canPlay = (actions: readonly Action[], creatures = field): boolean => {
    const { state, env } = playing(actions, { creatures });
    const before = JSON.stringify(env.names);
    const result = hasAllTargets(state, env, text);
    expect(JSON.stringify(env.names)).toBe(before);
    return result;
  };

  test("every target is needed, and enough of it", () => {
    expect(canPlay([melee])).toBe(true);
    expect(canPlay([ranged])).toBe(false);
    expect(canPlay([{ targets: [{ of: { creatures: { side: "enemy" } }, count: 3 }], steps: [] }])).toBe(false);
    expect(canPlay([{ targets: [{ of: { creatures: { side: "enemy" } }, upTo: 3 }], steps: [] }])).toBe(true);
  });

  test("a target that depends on another is looked for with each of the others", () => {
    const pair = (side: "enemy" | "ally"): Action => ({
      targets: [
        { name: "first", of: { creatures: { side: "enemy" } } },
        { name: "second", of: { creatures: { side, notThe: "first", adjacentTo: "first" } } },
      ],
      steps: [],
    });
    expect(canPlay([pair("ally")])).toBe(true); // c2 with c1 or c4
    expect(canPlay([pair("enemy")])).toBe(false); // c2 and c3 stand apart
  });

  test("what the action needs is tested when it is declared, except of later actions", () => {
    const hurt: Action = {
      needs: { that: "target", is: { damaged: true } },
      targets: [{ of: { creatures: {} } }],
      steps: [],
    };
    expect(canPlay([hurt])).toBe(false);
    expect(canPlay([{ steps: [] }, hurt])).toBe(true);
  });
});

describe("targets on resolution", () => {
  const recheck = (actions: readonly Action[], names: Names, change: (state: State) => void = () => {}) => {
    const { state } = playing(actions, { creatures: field });
    const action = waiting({ names });
    state.frames.push(onStack(action));
    change(state);
    return recheckTargets(state, action);
  };

  test("a target out of reach: the action does nothing", () => {
    const checked = recheck([melee], { target: ["c3"] });
    expect(checked.fizzles).toBe("dc.target.recheck-on-resolve");
    assertRule(checked.dropped, "dc.melee.adjacent");
  });

  test("a creature that left and came back is another creature", () => {
    const checked = recheck([melee], { target: ["c2"] }, ({ body }) => {
      const old = creature(body, "c2");
      body.creatures.splice(1, 1, { ...old, id: "c9" });
    });
    assertRule([checked.fizzles], "dc.target.recheck-on-resolve");
  });

  test("one of two targets is legal still: the action resolves for it", () => {
    const near: Action = { targets: [{ of: { creatures: { within: { squares: 1 } } }, count: 2 }], steps: [] };
    const checked = recheck([near], { target: ["c2", "c3"] });
    expect(checked).toMatchObject({ names: { target: ["c2"] }, fizzles: null });
    assertRule(checked.dropped, "dc.ruling.partial-targets");
  });

  test("a ranged attack by a creature that has an enemy beside it by now does nothing", () => {
    const checked = recheck([ranged], { target: ["c4"] });
    assertRule([checked.fizzles], "dc.ruling.attacker-restrictions-recheck");
  });

  test("a card that cannot be attached any more goes where spent cards go", () => {
    const attach: Action = { targets: [{ of: { creatures: { damaged: true } } }], steps: [{ do: "attach" }] };
    assertRule([recheck([attach], { target: ["c2"] }).fizzles], "dc.ruling.attach-fizzle");
  });

  test("no targets were chosen where none had to be: the action resolves", () => {
    const few: Action = { targets: [{ of: { creatures: {} }, upTo: 2 }], steps: [] };
    expect(recheck([few], { target: [] }).fizzles).toBe(null);
  });

  test("an action on the stack as target must still be there", () => {
    const stop: Action = { targets: [{ of: { actions: {} } }], steps: [{ do: "cancel", action: "target" }] };
    const gone = recheck([stop], { target: ["a70"] });
    assertRule([gone.fizzles], "dc.target.recheck-on-resolve");
    const there = recheck([stop], { target: ["a70"] }, ({ frames }) => {
      frames.unshift(onStack(waiting({ id: "a70", what: "move", program: null })));
    });
    expect(there.fizzles).toBe(null);
  });
});

test("the attacks of an action on the stack are told with their type and targets", () => {
  const either: Action = { steps: [{ do: "attack", type: "either" }] };
  const { state } = playing([either], { creatures: field, orders: [orderCard("t/none", [{ steps: [] }])] });
  const action = waiting({ names: { "attack.0": ["ranged"], target: ["c4"] } });
  state.frames.push(onStack(action));
  const attacks = attacksOf(state, action);
  expect(attacks.map(({ type, attacker, targets }) => [type, attacker, targets])).toEqual([["ranged", "c1", ["c4"]]]);
  const target = state.body.creatures.filter(({ id }) => id === "c4");
  expect(target.flatMap((one) => attacks.map((attack) => cannotBeDodged(state, attack, one)))).toEqual([false]);
  expect(attacksOf(state, waiting({ program: { card: "t/none", path: ["actions", 0] } }))).toEqual([]);
});
