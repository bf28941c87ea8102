import { readYaml } from "@undercroft/cards/yaml";
import { newRecord, openQuestion, play } from "@undercroft/kernel";
import { aimless, shownOf } from "@undercroft/table";
import { expect, test } from "vitest";
import { contentOf, scenarios } from "../src/index.ts";
import { creatureCard } from "../testing/cards.ts";
import {
  emptyWarband,
  makeConfig,
  miniatures,
  type Pack,
  printedRules,
  type State,
  shippedMaps,
  shippedPacks,
} from "./engine/index.ts";
import { reportText } from "./report.ts";
import { choices } from "./start/choices.ts";
import { battleOf } from "./start/plan.ts";

/** Positions of a battle played without aim, after every so many answers. */
function positions(most: number, every: number, seed: string, config = battleOf(choices.getState())): readonly State[] {
  let session = newRecord(miniatures, { config, seed, salt: "salt" });
  const found: State[] = [];
  for (let n = 0; n < most; n++) {
    const asked = openQuestion(session.state);
    const seat = asked?.seats[0];
    if (asked === null || seat === undefined) break;
    if (n % every === 0) found.push(session.state);
    const answer = aimless(miniatures, miniatures.view(session.state, seat), seat, `${seed} ${n}`);
    const made = answer === null ? null : play(miniatures, session, seat, { question: asked.id, answer });
    if (made === null || !made.ok) break;
    session = made.session;
  }
  return found;
}

/** What is wrong with the report of a position, read and played as the command line does. */
function faults(state: State): readonly string[] {
  const text = reportText(shownOf(miniatures, state, "s1", []), "fault-t1", 3);
  const read = scenarios.read(text, "fault-t1.yaml", readYaml);
  if (!read.ok) return read.problems.map((one) => `${one.path}: ${one.message}`);
  return scenarios.run(read.pack, contentOf(shippedPacks())).flatMap((one) => one.failures);
}

test("a report of every position after the set-up can be read and played as a scenario", () => {
  const states = positions(400, 40, "fault").filter(({ body }) => body.battle.round > 0);
  expect(states.length).toBeGreaterThan(5);
  expect(states.map(faults)).toEqual(states.map(() => []));
});

test.each([
  [100, "one"],
  [200, "two"],
])("a report of every moment of the set-up leads there by dice and answers (%i points)", (limit, seed) => {
  const config = battleOf({ ...choices.getState(), limit });
  const states = positions(90, 3, seed, config).filter(({ body }) => body.battle.round === 0);
  expect(states.length).toBeGreaterThan(6);
  expect(states.map(faults)).toEqual(states.map(() => []));
});

test("a report of a battle with cards of one's own brings them along", () => {
  const given = { factions: ["wild"], alignment: "unaligned", keywords: ["beast"], cost: 10 } as const;
  const own: Pack = {
    pack: "own",
    version: 1,
    language: 1,
    name: { en: "Own", ru: "Свои" },
    keywords: {},
    creatures: [
      creatureCard("own/wolf", given),
      creatureCard("own/caller", {
        ...given,
        attacks: [{ kind: "melee", bonus: 5, versus: "ac", hit: { damage: [{ amount: 5, type: "cold" }] } }],
      }),
    ],
    items: [],
  };
  const [map] = shippedMaps();
  const creatures = ["own/wolf", "own/caller", "own/wolf"].map((card) => ({ card, items: [] }));
  const warband = { ...emptyWarband, faction: "wild", creatures, map: map?.id ?? null } as const;
  const made = makeConfig({
    scenario: "assault",
    limit: 100,
    house: { ...printedRules, anyMapSize: true },
    seats: ["s1", "s2"].map((id) => ({ id, name: { en: id, ru: id }, warband })),
    packs: [own],
    maps: map === undefined ? [] : [map],
  });
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  const states = positions(150, 10, "own", made.config);
  expect(states.some(({ body }) => body.battle.round > 0)).toBe(true);
  expect(states.map(faults)).toEqual(states.map(() => []));
});
