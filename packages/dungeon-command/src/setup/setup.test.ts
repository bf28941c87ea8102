import type { ScriptedResult } from "@undercroft/kernel";
import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { drive } from "../../testing/drive.ts";
import { pack } from "../../testing/pack.ts";
import { commanderCard, runOn, stateOf } from "../../testing/position.ts";
import { speedNow } from "../moving/plan.ts";
import { firstGameWarbands, presetWarband } from "../presets.ts";
import type { Run } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { speedOf } from "../traits.ts";
import { deploymentProcedures } from "./deployment.ts";
import { initialBody } from "./initial.ts";
import { makeConfig } from "./make-config.ts";
import { setupProcedures } from "./setup.ts";

const one = pack("one");
const procedures = { ...setupProcedures, ...deploymentProcedures };

/** Sets up a match of the toy pack; the decks of seats that no script mentions are drawn in the order of their lists. */
function setUp(
  seats: number,
  game: "standard" | "first-game",
  script: readonly ScriptedResult[],
  answers: (run: Run) => readonly Answer[],
): { readonly run: Run; readonly asked: readonly string[] } {
  const halves = firstGameWarbands(one);
  const planned = makeConfig({
    game,
    packs: [one],
    face: "dungeon",
    teams: null,
    layout: null,
    seats: Array.from({ length: seats }, (_, i) => ({
      id: `s${i}`,
      name: `Player ${i + 1}`,
      team: null,
      kind: "standard",
      warband: game === "first-game" ? (halves[i] ?? halves[0]) : presetWarband(one),
    })),
  });
  if (!planned.ok) throw new Error(JSON.stringify(planned.problems));
  const run = runOn(stateOf(initialBody(planned.config), [], script));
  const { asked } = drive(run, procedures, { procedure: "setup", locals: { winner: -1, waiting: [] } }, answers(run));
  expect(run.state.chance.script).toEqual([]);
  return { run, asked: asked.map((one) => `${one.question.kind} ${one.seats.join(" ")}`) };
}

const mixed: ScriptedResult = { purpose: "mix treasure chests", result: ["3", "1", "2"] };
const wins = (seat: number): ScriptedResult => ({ purpose: "first player", result: seat });
/** Puts this creature on the first square of a seat's Start area. */
const deploy = (run: Run, seat: number, card: string): Answer => ({
  do: "deploy",
  card: `one/${card}`,
  at: run.body.battlefield.start[seat]?.[0] ?? -1,
});
const done: Answer = { do: "done" };

describe("two players", () => {
  const { run, asked } = setUp(2, "standard", [mixed, wins(1)], (match) => [
    { do: "second" },
    deploy(match, 0, "creature1"),
    done,
    deploy(match, 1, "creature2"),
    done,
  ]);
  const { body } = run;

  test("the winner of the roll chooses, then one deploys after the other", () => {
    expect(asked).toEqual(["first-or-second s1", "deploy s0", "deploy s0", "deploy s1", "deploy s1"]);
    expect(body.turn).toMatchObject({ first: 0, seat: 0, phase: "setup", count: 0 });
    assertRule(run.events, "dc.setup.sequence", "dc.deploy-start.random-winner-chooses");
  });

  test("Morale and Leadership are as printed", () => {
    expect(body.seats.map(({ morale, leadership }) => [morale, leadership])).toEqual([
      [12, 6],
      [12, 6],
    ]);
    assertRule(
      run.events,
      "dc.warband.commander-selection",
      "dc.commander.starting-morale",
      "dc.commander.starting-leadership",
    );
  });

  test("both decks are shuffled, three orders and four creatures drawn, the creature hand refilled", () => {
    const [a] = body.seats;
    expect(a?.orderHand).toEqual(["one/order1", "one/order1", "one/order2"]);
    expect(a?.creatureHand).toEqual(["one/creature2", "one/creature3", "one/creature4", "one/creature5"]);
    expect(a?.orderDeck).toHaveLength(33);
    expect(a?.creatureDeck).toHaveLength(7);
    assertRule(
      run.events,
      "dc.warband.order-deck",
      "dc.warband.creature-deck",
      "dc.setup.starting-draw",
      "dc.commander.starting-order-hand",
      "dc.commander.creature-hand-start",
      "dc.deploy-start.refill-creature-hand",
    );
  });

  test("every Treasure square has a hidden marker, the other markers are out of the game", () => {
    expect(body.chests.map((chest) => chest.value)).toEqual([3, 1, 2, 1, 2, 3]);
    // Twelve markers of two packs less those six.
    expect(body.spareChests).toEqual([1, 1, 2, 2, 3, 3]);
    assertRule(run.events, "dc.battlefield.chests-after-tiles", "dc.ruling.chest-values");
  });
});

describe("three players", () => {
  const play = (choice: "first" | "second"): { readonly run: Run; readonly asked: readonly string[] } =>
    setUp(3, "standard", [mixed, wins(0)], (match) => {
      const order = choice === "first" ? [0, 1, 2] : [2, 0, 1];
      return [{ do: choice }, ...order.flatMap((seat) => [deploy(match, seat, "creature1"), done])];
    });

  test("the winner deploys first, or second after the player to the right", () => {
    actsExample("dc.example.second-deploys-first-of-three");
    const order = (asked: readonly string[]): readonly string[] => asked.filter((_, i) => i % 2 === 1);
    const first = play("first");
    expect(order(first.asked)).toEqual(["deploy s0", "deploy s1", "deploy s2"]);
    expect(first.run.body.turn.first).toBe(0);
    const second = play("second");
    expect(order(second.asked)).toEqual(["deploy s2", "deploy s0", "deploy s1"]);
    expect(second.run.body.turn.first).toBe(2);
    assertRule(second.run.events, "dc.ruling.first-player-many-players");
  });
});

test("a hand that cannot be deployed is shown and drawn again", () => {
  const planned = makeConfig({
    game: "standard",
    packs: [one],
    face: "dungeon",
    teams: null,
    layout: null,
    seats: ["s0", "s1"].map((id) => ({ id, name: id, team: null, kind: "custom", warband: withGiants() })),
  });
  if (!planned.ok) throw new Error(JSON.stringify(planned.problems));
  const giants = ["one/giant1", "one/giant1", "one/giant2", "one/giant2"];
  const script: ScriptedResult[] = [
    mixed,
    { purpose: "shuffle creature deck s0", result: giants },
    { purpose: "shuffle creature deck s0", result: ["one/giant1", "one/creature1"] },
    wins(0),
  ];
  const run = runOn(stateOf(initialBody(planned.config), [], script));
  const answers: Answer[] = [{ do: "first" }, deploy(run, 0, "creature1"), done, deploy(run, 1, "creature1"), done];
  drive(run, procedures, { procedure: "setup", locals: { winner: -1, waiting: [] } }, answers);
  expect(run.events.find((event) => event.event === "hand-redrawn")).toMatchObject({ seat: 0, cards: giants });
  assertRule(run.events, "dc.ruling.undeployable-opening-hand");
});

/** Nine of the pack's creatures and two giants, twice each, of a Level above the leader's Leadership. */
function withGiants() {
  const preset = presetWarband(one);
  const giants = ["one/giant1", "one/giant1", "one/giant2", "one/giant2"];
  return { ...preset, creatures: [...preset.creatures.slice(0, 9), ...giants] };
}

test("the first game: Morale less 3, everything else as printed, two markers of value 3", () => {
  const { run } = setUp(2, "first-game", [wins(0)], (match) => [
    { do: "first" },
    deploy(match, 0, "creature1"),
    done,
    deploy(match, 1, "creature2"),
    done,
  ]);
  const { seats, chests, spareChests } = run.body;
  // The leaders print Morale 12 and 15, Leadership 6 and 8.
  expect(seats.map(({ morale, leadership }) => [morale, leadership])).toEqual([
    [9, 6],
    [12, 8],
  ]);
  expect(seats.map((seat) => seat.orderHand.length)).toEqual([3, 3]);
  expect(chests.map((chest) => chest.value)).toEqual([3, 3]);
  expect(spareChests).toEqual([]);
  assertRule(
    run.events,
    "dc.first-game.commander-each",
    "dc.first-game.morale-minus-three",
    "dc.first-game.leadership-and-power-printed",
    "dc.ruling.first-game-hand-sizes",
    "dc.first-game.chests",
    "dc.ruling.first-game-clear-squares",
  );
});

test("the first game's leader with Morale 13, hands of 5 and 4", () => {
  actsExample("dc.example.first-game-morale");
  const leader = {
    ...commanderCard("one/leader1", { morale: 13, leadership: 7, startingOrders: 5, creatureHand: 4 }),
    powers: [swift],
  };
  const packs = [{ ...one, commanders: [leader, ...one.commanders.slice(1)] }];
  const warbands = firstGameWarbands(packs[0] ?? one);
  const seats = warbands.map((warband, i) => ({
    id: `s${i}`,
    name: "",
    team: null,
    kind: "first-game" as const,
    warband,
  }));
  const planned = makeConfig({ game: "first-game", packs, face: "dungeon", teams: null, layout: null, seats });
  if (!planned.ok) throw new Error(JSON.stringify(planned.problems));
  const run = runOn(stateOf(initialBody(planned.config), [], [wins(0)]));
  const answers: Answer[] = [{ do: "first" }, deploy(run, 0, "creature1"), done, deploy(run, 1, "creature2"), done];
  drive(run, procedures, { procedure: "setup", locals: { winner: -1, waiting: [] } }, answers);
  const [a] = run.body.seats;
  expect(a).toMatchObject({ morale: 10, leadership: 7 });
  expect([a?.orderHand.length, a?.orderDeck.length]).toEqual([5, 13]);
  const drawn = run.events.find((event) => event.event === "drawn" && event.seat === 0 && event.deck === "creature");
  // 4 of 6 cards; the one that was deployed has been replaced since.
  expect(drawn).toMatchObject({ count: 4 });
  expect([a?.creatureHand.length, a?.creatureDeck.length]).toEqual([4, 1]);
  // The leader's power makes its player's beasts faster, and theirs alone.
  expect(run.body.creatures.map((creature) => speedOf(run.body, creature))).toEqual([8, 6]);
});

test("a commander's card gives hands, tracks and a leader power", () => {
  actsExample("dc.example.commander-card");
  const leader = { ...commanderCard("one/leader1", { morale: 13, leadership: 7, startingOrders: 5 }), powers: [swift] };
  const packs = [{ ...one, commanders: [leader, ...one.commanders.slice(1)] }];
  const warband = presetWarband(packs[0] ?? one);
  const seats = ["s0", "s1"].map((id) => ({ id, name: "", team: null, kind: "standard" as const, warband }));
  const planned = makeConfig({ game: "standard", packs, face: "dungeon", teams: null, layout: null, seats });
  if (!planned.ok) throw new Error(JSON.stringify(planned.problems));
  const run = runOn(stateOf(initialBody(planned.config), [], [mixed, wins(0)]));
  const answers: Answer[] = [{ do: "first" }, deploy(run, 0, "creature1"), done, deploy(run, 1, "creature2"), done];
  drive(run, procedures, { procedure: "setup", locals: { winner: -1, waiting: [] } }, answers);
  const drawn = run.events.flatMap((event) => (event.event === "drawn" && event.seat === 0 ? [event.count] : []));
  // Five orders, four creatures, and one creature in place of the one deployed.
  expect(drawn).toEqual([5, 4, 1]);
  expect(run.body.seats[0]).toMatchObject({ morale: 13, leadership: 7 });
  const [mine, theirs] = run.body.creatures;
  if (mine === undefined || theirs === undefined) throw new Error("both seats have deployed");
  expect(speedNow(run.body, mine)).toBe(8);
  theirs.at = mine.at + 1;
  expect(speedNow(run.body, mine)).toBe(1);
});

const swift = {
  power: "static",
  rules: [{ rule: "change", stat: "speed", plus: 2, of: { creatures: { side: "yours", keyword: "beast" } } }],
} as const;
