import { readYaml } from "@undercroft/cards/yaml";
import { actOn, newRecord, openQuestion, play, seatsAsked } from "@undercroft/kernel";
import { aimless, shownOf } from "@undercroft/table";
import { expect, test } from "vitest";
import {
  contentOf,
  dungeonCommand,
  makeConfig,
  presetWarband,
  type State,
  scenarios,
  shippedPacks,
} from "./engine/index.ts";
import { scenarioOf, scenarioText } from "./scenario-text.ts";

const SEATS = ["s1", "s2"] as const;
const here = (id: string): string => `here/${id.replaceAll("/", "-")}`;

/** Positions of a match of so many seats played without aim, after every `step`th answer; `leaving` concede after the first half. */
function positions(count: number, step: number, most: number, leaving: readonly string[]): readonly State[] {
  const packs = shippedPacks();
  const plan = makeConfig({
    game: "standard",
    packs,
    face: "dungeon",
    teams: null,
    layout: null,
    seats: [...packs, ...packs].slice(0, count).map((pack, i) => ({
      id: `s${i + 1}`,
      name: "",
      team: null,
      warband: presetWarband(pack, null),
      kind: "standard" as const,
    })),
  });
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  let session = newRecord(dungeonCommand, { config: plan.config, seed: "fault", salt: "salt" });
  const found: State[] = [];
  for (let n = 0; n < most; n++) {
    if (n === most / 2)
      for (const seat of leaving) {
        const left = actOn(dungeonCommand, session, seat, { act: "concede" });
        if (!left.ok) throw new Error(left.rule);
        session = left.session;
        found.push(session.state);
      }
    const asked = openQuestion(session.state);
    const [seat] = seatsAsked(session.state);
    if (asked === null || seat === undefined) break;
    if (n % step === 0) found.push(session.state);
    const answer = aimless(dungeonCommand, dungeonCommand.view(session.state, seat), seat, `fault ${n}`);
    if (answer === null) break;
    const played = play(dungeonCommand, session, seat, { question: asked.id, answer });
    if (!played.ok) break;
    session = played.session;
  }
  return found;
}

const states = positions(2, 16, 200, []);

/** What a report says of a seat's hidden cards. */
function told(state: State, eyes: string, seat: string): Record<string, unknown> {
  const { setup } = JSON.parse(JSON.stringify(scenarioOf(shownOf(dungeonCommand, state, eyes, []), "fault-t1", 3)));
  return setup.seatState[seat];
}

test("a report names the reporter's hand and counts everybody else's cards", () => {
  for (const state of states)
    for (const eyes of SEATS)
      for (const seat of state.body.seats) {
        const { orders, orderDeck, creatures, creatureDeck } = told(state, eyes, seat.id);
        const own = seat.id === eyes;
        const count = (length: number, sign: string): string[] => Array.from({ length }, () => sign);
        expect(orderDeck).toEqual(count(seat.orderDeck.length, "?"));
        expect(creatureDeck).toEqual(count(seat.creatureDeck.length, "here/unseen"));
        const rest = seat.orderHand.length - seat.knownOrders.length;
        const orderHand = own ? seat.orderHand.map(here) : [...seat.knownOrders.map(here), ...count(rest, "?")];
        expect(orders).toEqual(orderHand);
        const others = seat.creatureHand.length - seat.knownCreatures.length;
        expect(creatures).toEqual(
          own ? seat.creatureHand.map(here) : [...seat.knownCreatures.map(here), ...count(others, "here/unseen")],
        );
      }
});

test("no chest tells its value", () => {
  for (const state of states) {
    const { setup } = JSON.parse(scenarioText(shownOf(dungeonCommand, state, "s1", []), "fault-t1", 3));
    expect(setup.chests ?? setup.spare).toBeUndefined();
  }
});

test("a report of other hidden cards and chests is the same file", () => {
  for (const state of states) {
    const seen = shownOf(dungeonCommand, state, "s1", []);
    const other = shownOf(dungeonCommand, dungeonCommand.redeal(seen.view, "another deal"), "s1", []);
    expect(scenarioText(other, "fault-t1", 3)).toBe(scenarioText(seen, "fault-t1", 3));
  }
});

/** What is wrong with the report of a position, read and played as the command line does. */
function faults(state: State, eyes: string): readonly string[] {
  const text = scenarioText(shownOf(dungeonCommand, state, eyes, []), "fault-t1", 3);
  const read = scenarios.read(text, "fault-t1.yaml", readYaml);
  if (!read.ok) return read.problems.map((one) => `${one.path}: ${one.message}`);
  return scenarios.run(read.pack, contentOf([])).flatMap((one) => one.failures);
}

test("every report can be read and played as a scenario", () => {
  expect(states.length).toBeGreaterThan(5);
  for (const state of states) for (const eyes of SEATS) expect(faults(state, eyes)).toEqual([]);
});

test("a report tells which seats have conceded, and holds while others play on and when the match is over", () => {
  const left = positions(3, 20, 80, ["s2"]).filter((state) => state.body.seats[1]?.out === true);
  expect(left.length).toBeGreaterThan(2);
  const over = positions(3, 80, 80, ["s2", "s1"]).slice(-1);
  expect(over[0]?.outcome?.winners).toEqual(["s3"]);
  for (const state of [...left, ...over]) {
    expect(told(state, "s1", "s2").out).toBe(true);
    expect(told(state, "s1", "s3").out).toBe(false);
    for (const eyes of SEATS) expect(faults(state, eyes)).toEqual([]);
  }
});
