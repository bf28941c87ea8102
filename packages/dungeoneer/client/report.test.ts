import { readYaml } from "@undercroft/cards/yaml";
import { newRecord, openQuestion, type Session } from "@undercroft/kernel";
import { shownOf } from "@undercroft/table";
import { expect, test } from "vitest";
import { cardsOf, contentOf, scenarios } from "../src/index.ts";
import { type Dg, dungeoneer, type State, shippedPacks } from "./engine/index.ts";
import { begun, playedTo } from "./playing.ts";
import { reportText } from "./report.ts";
import { unchosen } from "./start/choices.ts";
import { planOf } from "./start/plan.ts";

/** Every thirteenth position of the first part of a game. */
function positions(session: Session<Dg>): readonly State[] {
  const found: State[] = [];
  let asked = 0;
  playedTo(session, (_, state) => {
    asked += 1;
    if (asked % 13 === 1) found.push(state);
    return asked === 170;
  });
  return found;
}

const campaign = newRecord(dungeoneer, {
  config: planOf({ ...unchosen, count: 3, dungeonlord: 2 }, true),
  seed: "report",
  salt: "salt",
});

const states = [
  begun("report", 2),
  begun("report", 3),
  begun("report", 2, ["looting", "secret-quest", "wandering-pack", "respawn"]),
  begun("report", 3, ["revealed-map", "malevolent-force"]),
  campaign,
].flatMap(positions);

/** What is wrong with the report of a position, read and played as the command line does. */
function faults(state: State, eyes: string | null): readonly string[] {
  const text = reportText(shownOf(dungeoneer, state, eyes, []), "fault-t1-3", 3);
  const read = scenarios.read(text, "fault-t1-3.yaml", readYaml);
  if (!read.ok) return read.problems.map((one) => `${one.path}: ${one.message}`);
  return scenarios.run(read.pack, contentOf(shippedPacks().map(cardsOf))).flatMap((one) => one.failures);
}

test("a report can be read and played as a scenario, whoever makes it", () => {
  for (const state of states) for (const eyes of ["s1", "s2", null]) expect(faults(state, eyes)).toEqual([]);
});

test("a report tells what is left of charges, what cards are put on, and on whom Banes lie", () => {
  const [first] = states;
  if (first === undefined) throw new Error("there is no position");
  const ready = (id: string, card: string, on: string | null, charges: number | null) => ({ id, card, on, charges });
  const [own, ...others] = first.body.players;
  if (own === undefined) throw new Error("nobody plays");
  const holder = {
    ...own,
    treasures: [ready("c901", "understair/three-wick-lamp", null, 1)],
    boons: [ready("c902", "understair/whetted-edge", "c901", null)],
    banes: [ready("c903", "understair/stiff-knees", "s2", null)],
  };
  const state: State = { ...first, body: { ...first.body, players: [holder, ...others] } };
  const text = reportText(shownOf(dungeoneer, state, "s1", []), "fault-t1-3", 3);
  const { setup } = JSON.parse(text);
  expect(setup.seatState.first).toMatchObject({
    treasures: [{ name: "three-wick-lamp-c901", charges: 1 }],
    boons: [{ card: "understair/whetted-edge", on: "three-wick-lamp-c901" }],
    banes: [{ card: "understair/stiff-knees", on: "second" }],
  });
  expect(faults(state, "s1")).toEqual([]);
});

test("a report leads to the open question of a turn", () => {
  const asked = states.flatMap((state) => {
    const question = openQuestion(state)?.question.kind;
    const text = reportText(shownOf(dungeoneer, state, "s1", []), "fault-t1-3", 3);
    return text.includes(`"kind": "${question}"`) ? [question] : [];
  });
  expect(new Set(asked)).toEqual(new Set(["act", "bane", "attack", "place", "discard"]));
});

test("a report tells no more than its screen may show", () => {
  for (const state of states) {
    const seen = shownOf(dungeoneer, state, "s1", []);
    const other = shownOf(dungeoneer, dungeoneer.redeal(seen.view, "another deal"), "s1", []);
    expect(reportText(other, "fault-t1-3", 3)).toBe(reportText(seen, "fault-t1-3", 3));
  }
});
