import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { creatureCard, type Drawing, d20, Table } from "../../testing/battle.ts";
import type { Answer } from "../questions.ts";
import type { Effect } from "../state.ts";
import { defenseOf, speedOf } from "../traits.ts";
import type { CreatureCard, Power, Step } from "../vocabulary/index.ts";

const open = "........\n........\n........\n........";
const minor = (...steps: readonly Step[]): Power => ({ power: "used", cost: "minor", steps });
const card = (id: string, powers: readonly Power[] = [], more: Partial<CreatureCard> = {}): CreatureCard =>
  creatureCard(`t/${id}`, { powers, ...more });
const use = (place = 0): Answer => ({ do: "use", creature: "a", power: `t/a:powers.${place}` });
const end: Answer = { do: "end-turn" };
const choose = (...things: readonly string[]): Answer => ({ do: "choose", things });
const enemy = { creatures: { side: "enemy" } } as const;

/** "a" has a minor power of these steps, and uses it; "foe" stands beside it, "far" does not. */
function act(steps: readonly Step[], given: Partial<Drawing> = {}, more: Partial<CreatureCard> = {}): Table {
  const table = new Table({
    rows: open,
    creatures: [
      { name: "a", card: card("a", [minor(...steps)]), seat: 0, at: "b2" },
      { name: "foe", card: card("foe", [], more), seat: 1, at: "c2" },
      { name: "far", card: card("far"), seat: 1, at: "h4" },
    ],
    ...given,
  });
  return table.play(use());
}

describe("steps of the core", () => {
  test("a pick asks only where there is a choice", () => {
    const hurt: Step = { do: "damage", to: "it", amount: 5 };
    const table = act([{ do: "pick", from: enemy, as: "it" }, hurt]);
    expect(table.asked.kind).toBe("choose");
    table.play(choose("far"));
    expect(table.creature("far").hitPoints).toBe(35);
    const alone = act([{ do: "pick", from: { creatures: { side: "enemy", adjacentTo: "this" } }, as: "it" }, hurt]);
    expect(alone.creature("foe").hitPoints).toBe(35);
  });

  test("each, repeat, if, choose and may go on as they are written", () => {
    const table = act([
      { do: "each", of: enemy, steps: [{ do: "damage", to: "it", amount: 5 }] },
      { do: "repeat", times: 2, steps: [{ do: "damage", to: enemy, amount: 5 }] },
      {
        do: "if",
        when: { that: "this", is: { bloodied: true } },
        then: [],
        else: [{ do: "damage", to: enemy, amount: 5 }],
      },
      { do: "choose", modes: [{ steps: [] }, { steps: [{ do: "damage", to: enemy, amount: 5 }] }] },
      { do: "may", steps: [{ do: "damage", to: enemy, amount: 5 }], otherwise: [] },
    ]);
    table.play(choose("m1"), { do: "yes" });
    expect(table.creature("foe").hitPoints).toBe(40 - 6 * 5);
  });

  test("a roll does one thing or the other", () => {
    const steps: readonly Step[] = [
      {
        do: "roll",
        atLeast: 11,
        then: [{ do: "damage", to: enemy, amount: 10 }],
        else: [{ do: "heal", who: "this", amount: 5 }],
      },
    ];
    expect(act(steps, { dice: [d20("power", 11)] }).creature("foe").hitPoints).toBe(30);
    expect(act(steps, { dice: [d20("power", 10)] }).creature("foe").hitPoints).toBe(40);
  });
});

describe("durations", () => {
  test("in its own turn 'until end of its turn' ends now, a condition without a duration with its next turn", () => {
    actsExample("mn.example.own-turn-duration");
    const table = act([
      { do: "condition", condition: "slowed", to: "this" },
      { do: "apply", rules: [{ rule: "change", stat: "ac", plus: -2 }], to: "this", until: "end-of-turn" },
    ]);
    assertRule(table.events, "mn.ruling.own-turn-condition", "mn.duration.end-of-turn");
    expect(defenseOf(table.state.body, table.creature("a"), "ac")).toBe(14);
    table.play(end);
    expect(defenseOf(table.state.body, table.creature("a"), "ac")).toBe(16);
    expect(speedOf(table.state.body, table.creature("a"))).toBe(2);
  });

  test("each has its own entry and its own end", () => {
    const table = act([
      { do: "condition", condition: "slowed", to: enemy, until: "start-of-next-turn" },
      { do: "condition", condition: "blinded", to: enemy, until: "end-of-next-turn" },
      { do: "condition", condition: "weakened", to: enemy },
      { do: "condition", condition: "immobilized", to: enemy, until: "end-of-round" },
      { do: "condition", condition: "dazed", to: enemy, until: "battle" },
      { do: "condition", condition: "dazed", to: enemy, until: "save" },
      { do: "condition", condition: "confused", to: enemy, until: "move-action" },
      { do: "condition", condition: "blinded", to: enemy, until: "end-of-source-next-turn" },
      { do: "condition", condition: "weakened", to: enemy, until: { on: "hit", by: "this" } },
      { do: "ongoing", amount: 5, type: "fire", to: enemy },
    ]);
    assertRule(
      table.events,
      "mn.duration.default",
      "mn.duration.start-next-turn",
      "mn.duration.end-next-turn",
      "mn.duration.end-of-round",
      "mn.duration.end-of-battle",
      "mn.duration.save-ends",
      "mn.duration.action-ends",
      "mn.duration.trigger",
      "mn.duration.overlap",
      "mn.ruling.duration-source",
      "mn.ongoing.condition",
    );
  });

  test("what waits for a turn of whoever brought it about ends when that one is destroyed; the rest goes on", () => {
    const table = act([
      { do: "condition", condition: "blinded", to: enemy, until: "end-of-source-next-turn" },
      { do: "condition", condition: "slowed", to: enemy, until: "battle" },
      { do: "destroy", who: "this" },
    ]);
    const left = table.state.body.effects.map(({ what }) => (what.kind === "condition" ? what.condition : what.kind));
    expect(left).toEqual(["slowed", "slowed"]);
    assertRule(table.events, "mn.ruling.duration-source", "mn.duration.persistent");
  });

  test("effects of one group share one save", () => {
    const table = act([
      { do: "condition", condition: "slowed", to: enemy, until: "save", group: "both" },
      { do: "ongoing", amount: 5, to: enemy, group: "both" },
      { do: "end", what: ["ongoing"], on: { creatures: { side: "enemy", adjacentTo: "this" } } },
    ]);
    // The ongoing damage was listed last: with it the whole group ends (mn.ruling.save-group).
    expect(table.state.body.effects.map(({ on }) => on)).toEqual(["far", "far"]);
    assertRule(table.events, "mn.ruling.save-group");
  });
});

describe("what keeps effects off", () => {
  test("immunity to a condition, to a damage type, and Resist against ongoing damage of no more than it", () => {
    const shell: Power = {
      power: "continuous",
      rules: [
        { rule: "immune-to", conditions: ["dazed"] },
        { rule: "immune", type: "poison" },
        { rule: "resist", amount: 5, type: "all" },
      ],
    };
    const table = act(
      [
        { do: "condition", condition: "dazed", to: enemy },
        { do: "ongoing", amount: 10, type: "poison", to: enemy },
        { do: "ongoing", amount: 5, type: "fire", to: enemy },
        { do: "ongoing", amount: 10, type: "fire", to: enemy },
      ],
      {},
      { powers: [shell] },
    );
    const on = table.state.body.effects.filter((effect) => effect.on === "foe");
    expect(on.map(({ what }) => what)).toEqual([{ kind: "ongoing", amount: 10, type: "fire" }]);
    assertRule(table.events, "mn.resist.immune.ongoing", "mn.resist.ongoing", "mn.precedence.level4");
  });
});

describe("granted actions", () => {
  const basic: Step = { do: "act", who: "ally", action: "basic-attack" };
  // Something to do even where the friend may do nothing (mn.ruling.idle-power).
  const cheer: Step = { do: "bonus-hit-points", who: "this", amount: 5 };
  const mates = (effects: readonly Effect[] = []): Partial<Drawing> => ({
    creatures: [
      {
        name: "a",
        card: card("a", [minor({ do: "pick", from: { creatures: { side: "ally" } }, as: "ally" }, basic, cheer)]),
        seat: 0,
        at: "b2",
      },
      { name: "mate", card: card("mate"), seat: 0, at: "d2" },
      { name: "foe", card: card("foe"), seat: 1, at: "e2" },
    ],
    effects,
  });
  const under = (condition: "dazed" | "stunned"): Effect => ({
    id: "e1",
    on: "mate",
    source: null,
    by: null,
    what: { kind: "condition", condition },
    until: { kind: "battle" },
    group: null,
  });

  test("cost nothing of the creature's own and may be left (mn.action.free)", () => {
    const table = act([], { ...mates(), dice: [d20("attack roll", 15)] });
    expect(table.asked.kind).toBe("granted");
    table.play({ do: "attack", entry: 0 });
    if (table.asked.kind === "target") table.play({ do: "target", creature: "foe" });
    expect(table.creature("foe").hitPoints).toBe(30);
    assertRule(table.events, "mn.action.free");
  });

  test("are closed to the inactive, and to the Dazed in another creature's turn", () => {
    assertRule(act([], mates([under("stunned")])).events, "mn.power.automatic.inactive");
    assertRule(act([], mates([under("dazed")])).events, "mn.condition.dazed.free");
  });

  test("as if Dominated: the controller of the effect chooses, and sides are swapped for it (mn.ruling.as-if-dominated)", () => {
    const table = act([], {
      creatures: [
        {
          name: "a",
          card: card("a", [
            minor(
              { do: "pick", from: { creatures: { side: "enemy", within: { squares: 1 } } }, as: "puppet" },
              { do: "act", who: "puppet", action: "basic-attack", asIfDominated: true },
            ),
          ]),
          seat: 0,
          at: "b2",
        },
        { name: "foe", card: card("foe"), seat: 1, at: "c2" },
        { name: "far", card: card("far"), seat: 1, at: "d2" },
      ],
      dice: [d20("attack roll", 15)],
    });
    expect(table.seat).toBe("north");
    assertRule([table.asked], "mn.condition.as-if-dominated");
    table.play({ do: "attack", entry: 0 });
    if (table.asked.kind === "target") table.play({ do: "target", creature: "far" });
    expect(table.creature("far").hitPoints).toBe(30);
    expect(table.state.body.battle.puppet).toBeNull();
    assertRule(table.events, "mn.ruling.as-if-dominated");
  });
});

describe("creatures that come into play", () => {
  const rats = card("rats", [], { cost: 3 });

  test("a summoned one joins the summoner's warband and gets a turn in this round (mn.power.summoning, mn.ruling.summoned, mn.ruling.enter-mid-round)", () => {
    const table = act([], {
      creatures: [
        {
          name: "a",
          card: card("a", [minor({ do: "summon", card: "t/rats", at: { adjacentTo: "this" } })]),
          seat: 0,
          at: "b2",
        },
        { name: "foe", card: card("foe"), seat: 1, at: "h4", given: { acted: true } },
      ],
      summons: [rats],
    });
    expect(table.asked.kind).toBe("position");
    table.play({ do: "put", at: table.square("b3") });
    const made = table.state.body.creatures.find(({ card: of }) => of === "t/rats");
    expect(made).toMatchObject({ owner: 0, summoned: true, acted: false, at: table.square("b3") });
    assertRule(table.events, "mn.power.summoning", "mn.ruling.summoned");
    table.play(end);
    expect(table.options()).toEqual([{ do: "activate", creature: made?.id }]);
  });

  test("a delayed one counts for nothing until its power brings it in (mn.ruling.delayed-creature)", () => {
    const late: Power = {
      power: "triggered",
      on: { on: "turn-ends", of: { side: "ally" } },
      may: true,
      steps: [{ do: "enter", at: { adjacentTo: "it" } }],
    };
    const table = new Table({
      rows: open,
      creatures: [
        { name: "a", card: card("a"), seat: 0, at: "b2" },
        { name: "ghost", card: card("ghost", [late]), seat: 0, at: "a1", given: { status: "waiting", at: -1 } },
        { name: "foe", card: card("foe"), seat: 1, at: "h4" },
      ],
    });
    table.play(end, { do: "use", creature: "ghost", power: "t/ghost:powers.0" });
    table.play({ do: "put", at: table.square("b3") });
    expect(table.creature("ghost").status).toBe("in-play");
    assertRule(table.events, "mn.ruling.enter-mid-round", "mn.ruling.delayed-creature");
  });
});

describe("ends and doubles", () => {
  test("an end of Dazed does not touch what only has its limits (mn.ruling.dazed-family)", () => {
    const table = act([
      { do: "condition", condition: "dazed", to: enemy, until: "battle" },
      { do: "condition", condition: "confused", to: enemy, until: "battle" },
      { do: "end", what: ["dazed"], on: enemy },
    ]);
    const left = table.state.body.effects.map(({ what }) => (what.kind === "condition" ? what.condition : what.kind));
    expect(left).toEqual(["confused", "confused"]);
    assertRule(table.events, "mn.ruling.dazed-family");
  });

  test("a second use of one power on a creature adds nothing (mn.bonus.duplicate)", () => {
    const table = act([
      {
        do: "repeat",
        times: 2,
        steps: [{ do: "apply", rules: [{ rule: "change", stat: "ac", plus: -2 }], to: enemy, until: "battle" }],
      },
    ]);
    expect(defenseOf(table.state.body, table.creature("foe"), "ac")).toBe(14);
    assertRule(table.events, "mn.bonus.duplicate");
  });

  test("Slowed makes nobody faster (mn.condition.slowed.already-slower)", () => {
    const table = act([{ do: "condition", condition: "slowed", to: enemy }], {}, { speed: 1 });
    expect(speedOf(table.state.body, table.creature("foe"))).toBe(1);
    assertRule(table.events, "mn.condition.slowed.already-slower");
  });

  test("Helpless is Stunned and Immobilized, and puts auras out (mn.condition.helpless.base, mn.power.aura.inactive)", () => {
    const aura: Power = { power: "aura", squares: 1, affects: { side: "enemy" }, rules: [{ rule: "hide" }] };
    const tough: Power = { power: "continuous", rules: [{ rule: "resist", amount: 5, type: "all" }] };
    const table = act(
      [{ do: "condition", condition: "helpless", to: enemy, until: "battle" }],
      {},
      { powers: [aura, tough] },
    );
    expect(speedOf(table.state.body, table.creature("foe"))).toBe(0);
    assertRule(table.events, "mn.condition.helpless.base", "mn.power.aura.inactive", "mn.power.continuous.inactive");
  });
});

test("points for whoever is destroyed without damage decide at once after a tie (mn.ruling.sudden-death)", () => {
  const table = new Table({
    rows: open,
    creatures: [
      { name: "a", card: card("a", [minor({ do: "destroy", who: enemy })]), seat: 0, at: "b2" },
      { name: "foe", card: card("foe"), seat: 1, at: "c2" },
    ],
  });
  table.state.body.battle.suddenDeath = true;
  table.play(use());
  expect(table.state.outcome).toMatchObject({ winners: ["north"], rule: "mn.ruling.sudden-death" });
  assertRule(table.events, "mn.ruling.sudden-death");
});
