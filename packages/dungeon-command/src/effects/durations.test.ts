import { describe, expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { carryOut, creature, doSteps, duel, onStack, table, waiting } from "../../testing/carry-out.ts";
import { runOn, stateOf } from "../../testing/position.ts";
import { hitPointsOf, meleeOf } from "../traits.ts";
import { endActivationEffects, endEffectsOf, expireEffect, expiring } from "./durations.ts";
import { recordUse, withinLimit } from "./limits.ts";
import { matchTriggers } from "./triggers.ts";

describe("effects that last", () => {
  test("apply fixes what is named when it happens", () => {
    const { body } = doSteps(
      [
        {
          do: "apply",
          rules: [{ rule: "change", stat: "melee", of: { creatures: { tapped: true } }, plus: 10 }],
          until: "turn",
        },
      ],
      { creatures: duel },
      [],
      [],
      (tables) => {
        creature(tables, "c2").tapped = true;
      },
    );
    creature(body, "c1").tapped = true;
    expect(body.creatures.map((c) => meleeOf(body, c))).toEqual([20, 30]);
    expect(expiring(body, "start", 0)).toEqual([]);
    expect(expiring(body, "end", 0)).toHaveLength(1);
  });

  test("an effect for an action ends when the action responded to has resolved", () => {
    const body = table({
      creatures: duel,
      actions: [{ steps: [{ do: "apply", rules: [{ rule: "change", stat: "melee", plus: 10 }], until: "action" }] }],
    });
    const { run } = carryOut(body, waiting({ response: "a80" }), [], [waiting({ id: "a80", seat: 1, creature: "c2" })]);
    endEffectsOf(run, "a90");
    expect(body.effects).toHaveLength(1);
    endEffectsOf(run, "a80");
    expect(body.effects).toEqual([]);
    assertRule(run.events, "dc.ruling.damage-values-on-resolution");
  });

  test("until your next turn: not the turn in which it began", () => {
    const { body } = doSteps(
      [{ do: "apply", rules: [{ rule: "forbid", deed: "move", who: "target" }], until: "your-next-turn" }],
      { creatures: duel },
      ["c2"],
    );
    expect(expiring(body, "start", 0)).toEqual([]);
    body.turn.count = 2;
    expect(expiring(body, "start", 1)).toEqual([]);
    body.turn.count = 3;
    expect(expiring(body, "start", 0)).toHaveLength(1);
  });

  test("the end of an activation ends what lasts as long", () => {
    const { body, run } = doSteps([{ do: "apply", rules: [{ rule: "grant", trait: "flying" }], until: "activation" }], {
      creatures: duel,
    });
    endActivationEffects(run);
    expect(body.effects).toEqual([]);
  });

  test("control goes back to the owner when the effect ends", () => {
    const { body, run } = doSteps([{ do: "control", who: "target", until: "turn" }], { creatures: duel }, ["c2"]);
    expect(creature(body, "c2")).toMatchObject({ owner: 1, controller: 0 });
    for (const effect of expiring(body, "end", 0)) expireEffect(run, effect, "dc.cleanup.end-of-turn-effects");
    expect(creature(body, "c2").controller).toBe(1);
    assertRule(run.events, "dc.control.change", "dc.control.default");
  });

  test("Hit Points that an effect lent are missed when it ends", () => {
    const { body, run } = doSteps(
      [{ do: "apply", rules: [{ rule: "change", stat: "hit-points", of: "target", plus: 20 }], until: "turn" }],
      { creatures: duel },
      ["c2"],
    );
    creature(body, "c2").damage = 40;
    expect(hitPointsOf(body, creature(body, "c2"))).toBe(50);
    for (const effect of expiring(body, "end", 0)) expireEffect(run, effect, "dc.cleanup.end-of-turn-effects");
    expect(body.creatures.map((c) => c.id)).toEqual(["c1"]);
    assertRule(run.events, "dc.ruling.destruction-timing");
  });

  test("prevention of the action responded to", () => {
    const body = table({ creatures: duel, actions: [{ steps: [{ do: "prevent", amount: 10 }] }] });
    carryOut(body, waiting({ response: "a80" }), [], [waiting({ id: "a80", seat: 1, creature: "c2" })]);
    expect(body.effects).toMatchObject([
      {
        until: { kind: "action", action: "a80" },
        what: { shield: { creature: "c1", amount: 10, action: "a80", uses: null } },
      },
    ]);
    // With nothing to respond to there is nothing to prevent.
    expect(doSteps([{ do: "prevent", amount: 10 }], { creatures: duel }).body.effects).toEqual([]);
  });

  test("a watching effect triggers and, if for once, ends with its use", () => {
    const { body, run, state } = doSteps(
      [
        {
          do: "watch",
          until: "game",
          once: true,
          power: {
            power: "triggered",
            on: { on: "turn-starts", whose: "enemy" },
            actions: [{ steps: [{ do: "untap", who: "this" }] }],
          },
        },
      ],
      { creatures: duel },
    );
    const [pending] = matchTriggers(state, [
      { event: "turn-starts", seat: 1, turn: 2, rule: "dc.refresh.start-of-turn-effects" },
    ]);
    if (pending?.text === undefined || pending.text === null) throw new Error("nothing was triggered");
    expect(pending).toMatchObject({ seat: 0, self: "c1", names: { player: ["seat:1"] } });
    const { thing, text } = pending;
    expect(thing).toBe(body.effects[0]?.id);
    recordUse(run, thing ?? "", text);
    expect(body.effects).toEqual([]);
  });
});

describe("limits", () => {
  const text = { card: "t/limited", path: ["powers", 0] };
  const limited = (per: "activation" | "turn" | "game") => {
    const body = table({
      creatures: duel,
      cards: [
        {
          id: "t/limited",
          name: { en: "", ru: "" },
          emblem: "",
          level: 1,
          keywords: [],
          hitPoints: 10,
          speed: 5,
          melee: 0,
          abilities: [],
          half: "gold",
          copies: 1,
          powers: [{ power: "activated", limit: { times: 1, per }, actions: [{ steps: [] }] }],
        },
      ],
    });
    body.turn.active = "c1";
    body.turn.activation = 3;
    const state = stateOf(body, [onStack(waiting())]);
    recordUse(runOn(state), "c1", text);
    return { body, may: (thing = "c1") => withinLimit(state, thing, text, { times: 1, per }) };
  };

  test("once an activation, a turn or a game, for each thing apart", () => {
    const activation = limited("activation");
    expect([activation.may(), activation.may("c2")]).toEqual([false, true]);
    activation.body.turn.active = null;
    expect(activation.may()).toBe(true); // the time after the activation is a window of its own
    const turn = limited("turn");
    turn.body.turn.activation = 4;
    expect(turn.may()).toBe(false);
    turn.body.turn.count = 2;
    expect(turn.may()).toBe(true);
    const game = limited("game");
    game.body.turn.count = 9;
    expect(game.may()).toBe(false);
  });

  test("uses of windows that are over are forgotten at the end of an activation", () => {
    const { body } = limited("activation");
    body.turn.active = null;
    endActivationEffects(runOn(stateOf(body)));
    expect(body.uses).toEqual([]);
  });
});
