import { describe, expect, test } from "vitest";
import { creature, duel, fighter, onStack, table, waiting } from "../../testing/carry-out.ts";
import { stateOf } from "../../testing/position.ts";
import type { DcEvent, Source } from "../events.ts";
import type { State } from "../procedures.ts";
import type { Body } from "../state.ts";
import type { CreatureCard, Power, TriggerEvent, TriggeredPower } from "../vocabulary/index.ts";
import { matchTriggers } from "./triggers.ts";

const draws = [{ steps: [{ do: "draw", deck: "order", count: 1 }] }] as const;

const on = (event: TriggerEvent, more: Partial<TriggeredPower> = {}): TriggeredPower => ({
  power: "triggered",
  on: event,
  actions: draws,
  ...more,
});

/** c1 of seat 0 has the power, c2 of seat 1 beside it has none. */
function listening(power: Power, change: (body: Body) => void = () => {}): State {
  const watcher: CreatureCard = { ...fighter, id: "t/watcher", powers: [power] };
  const creatures = [{ card: "t/watcher", at: 27, owner: 0 }, ...duel.slice(1)];
  const body = table({ creatures, cards: [watcher] });
  change(body);
  return stateOf(body);
}

const source = (creatureId: string, seat: number, attack: "melee" | "ranged" | null = null): Source => ({
  action: "a1",
  creature: creatureId,
  seat,
  card: null,
  attack,
  terrain: null,
});

const damaged = (id: string, by: Source): DcEvent => ({
  event: "damaged",
  creature: id,
  amount: 20,
  source: by,
  rule: "dc.damage.tokens",
});

describe("what triggers", () => {
  test("the bearer's own event if the text does not say whose; names and amount come from the event", () => {
    const state = listening(on({ on: "damaged" }));
    expect(matchTriggers(state, [damaged("c2", source("c1", 0))])).toEqual([]);
    expect(matchTriggers(state, [damaged("c1", source("c2", 1, "melee"))])).toEqual([
      {
        id: "t0",
        seat: 0,
        self: "c1",
        text: { card: "t/watcher", path: ["powers", 0] },
        terrain: null,
        names: { it: ["c1"], source: ["c2"], attacker: ["c2"], player: ["seat:0"] },
        amount: 20,
        may: false,
        thing: "c1",
      },
    ]);
  });

  test("by whom and by what attack", () => {
    const state = listening(on({ on: "damaged", who: { side: "enemy" }, by: "this", attack: "ranged" }));
    expect(matchTriggers(state, [damaged("c2", source("c1", 0, "melee"))])).toHaveLength(0);
    expect(matchTriggers(state, [damaged("c2", source("c1", 0, "ranged"))])).toHaveLength(1);
  });

  test("a condition, a limit and a tap that cannot be paid keep it from triggering", () => {
    const moved: DcEvent = { event: "untapped", creature: "c1", source: source("c1", 0), rule: "dc.refresh.untap" };
    const cold = listening(on({ on: "untapped" }, { when: { that: "this", is: { damaged: true } } }));
    expect(matchTriggers(cold, [moved])).toEqual([]);
    const once = listening(on({ on: "untapped" }, { limit: { times: 1, per: "turn" } }));
    // Two events of one moment: the limit holds among them, too.
    expect(matchTriggers(once, [moved, moved])).toHaveLength(1);
    once.body.uses.push({ thing: "c1", power: "t/watcher:powers.0", per: "turn", window: 1, times: 1 });
    expect(matchTriggers(once, [moved])).toEqual([]);
    const tapped = listening(on({ on: "untapped" }, { tap: true }), (body) => {
      creature(body, "c1").tapped = true;
    });
    expect(matchTriggers(tapped, [moved])).toEqual([]); // dc.ruling.trigger-optionality
  });

  test("coming beside this creature, but not in passing", () => {
    const state = listening(on({ on: "enters-adjacent", who: { side: "enemy" } }));
    const beside = (passing: boolean): DcEvent => ({
      event: "enters-adjacent",
      creature: "c2",
      to: "c1",
      passing,
      rule: passing ? "dc.special.ignores-passing-actions" : "dc.power.triggered",
    });
    expect(matchTriggers(state, [beside(false)])).toHaveLength(1);
    expect(matchTriggers(state, [beside(true)])).toEqual([]);
  });

  test("attacks of cards are declared when the card is played", () => {
    const state = listening(on({ on: "attack-declared", against: "this", type: "melee" }));
    state.frames.push(
      onStack(
        waiting({
          id: "a7",
          seat: 1,
          creature: "c2",
          program: { card: "rules/melee", path: ["actions", 0] },
          names: { target: ["c1"] },
        }),
      ),
    );
    const played: DcEvent = {
      event: "order-played",
      actions: ["a7"],
      seat: 1,
      creature: "c2",
      card: "t/card",
      assisting: [],
      targets: ["c1"],
      kind: "minor",
      rule: "dc.orders.acting-creature",
    };
    expect(matchTriggers(state, [played])).toMatchObject([
      { names: { attacker: ["c2"], attacked: ["c1"], player: ["seat:1"] } },
    ]);
  });

  test("a creature's own destruction, and that of others where they stood", () => {
    const gone: Extract<DcEvent, { event: "destroyed" }> = {
      event: "destroyed",
      creature: "c2",
      card: "t/fighter",
      owner: 1,
      controller: 1,
      attached: [],
      at: 28,
      source: source("c1", 0),
      rule: "dc.destroy.condition",
    };
    const other = listening(on({ on: "destroyed", who: { side: "enemy", adjacentTo: "this" } }), (body) => {
      body.creatures.pop();
    });
    expect(matchTriggers(other, [gone])).toMatchObject([{ self: "c1", names: { it: ["c2"], source: ["c1"] } }]);
    expect(other.body.creatures.map((c) => c.id)).toEqual(["c1"]);
    const own = listening(on({ on: "destroyed" }), (body) => {
      body.creatures.shift();
    });
    const died: DcEvent = { ...gone, creature: "c1", card: "t/watcher", owner: 0, controller: 0, at: 27 };
    expect(matchTriggers(own, [died])).toMatchObject([{ self: "c1", seat: 0 }]);
    // A stolen creature's last words are its controller's (dc.ruling.your-creatures-means-controlled).
    expect(matchTriggers(own, [{ ...died, controller: 1 }])).toMatchObject([{ self: "c1", seat: 1 }]);
  });

  test("effects that watch, with the names they were given", () => {
    const state = listening({ power: "static", rules: [] }, (body) => {
      body.effects.push({
        id: "e1",
        stamp: 1,
        seat: 1,
        self: null,
        text: { card: "t/card", path: ["actions", 0, "steps", 0, "power"] },
        names: { target: ["c1"] },
        until: { kind: "game" },
        what: { kind: "watch", power: on({ on: "turn-starts", whose: "yours" }), once: true },
      });
    });
    // The content has no such text: nothing listens, and the quick look at it is enough.
    expect(
      matchTriggers(state, [{ event: "turn-starts", seat: 1, turn: 2, rule: "dc.refresh.start-of-turn-effects" }]),
    ).toEqual([]);
  });

  test("the first entry into hazardous terrain is the terrain's own effect, for the creature's controller", () => {
    const state = listening({ power: "static", rules: [] });
    const entered = (rule: "dc.terrain.hazard.entry-damage" | "dc.power.triggered"): DcEvent => ({
      event: "entered",
      creature: "c2",
      at: 28,
      terrain: "hazardous",
      rule,
    });
    expect(matchTriggers(state, [entered("dc.power.triggered")])).toEqual([]);
    expect(matchTriggers(state, [entered("dc.terrain.hazard.entry-damage")])).toMatchObject([
      { seat: 1, self: "c2", text: null, terrain: "hazardous", names: { it: ["c2"] } },
    ]);
  });
});
