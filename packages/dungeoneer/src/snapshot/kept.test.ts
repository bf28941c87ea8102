import { newRecord, openQuestion, openRecord, play, recordToJson, type Session, seatsAsked } from "@undercroft/kernel";
import { pickFrom } from "@undercroft/kernel/harness";
import { damagedFilesSuite, fileOf, soundStacks } from "@undercroft/kernel/testing/damaged-files";
import { olderRecordsSuite, playedAtRandom } from "@undercroft/kernel/testing/older-records";
import { wander } from "@undercroft/kernel/testing/wander";
import { describe, expect, test } from "vitest";
import { shippedPacks } from "../../content/index.ts";
import { assertRule } from "../../rules/assert-rule.ts";
import { campaignFor, everyKind, gameFor } from "../../testing/games.ts";
import { dungeoneer } from "../game.ts";
import type { Dg } from "../procedures.ts";
import { tryOf } from "../quests/locals.ts";
import { parseConfig } from "../set-up/parse-config.ts";
import { kept } from "./kept.ts";

const config = gameFor(3, shippedPacks());

/** A match that was played at random for so many moves. */
function played(moves: number): Session<Dg> {
  const pick = pickFrom("kept");
  let session = newRecord(dungeoneer, { config, seed: "kept" });
  while (session.record.moves.length < moves) {
    const asked = openQuestion(session.state);
    const [seat] = seatsAsked(session.state);
    if (asked === null || seat === undefined) break;
    const answer = dungeoneer.domain(session.state, asked, seat).sample(pick);
    if (answer === null) throw new Error("a dead end");
    const next = play(dungeoneer, session, seat, { question: asked.id, answer });
    if (!next.ok) throw new Error(next.rule);
    session = next.session;
  }
  return session;
}

/** All that the laws find in a state. */
const faultsOf = ({ state }: Session<Dg>): readonly string[] =>
  kept.laws.flatMap((law) => law(config, state).map(({ place, why }) => `${place}: ${why}`));

describe("a state that was saved", () => {
  test("may name an Encounter that is gone where that strikes already, and nowhere else (dg.ruling.defeat-on-own-turn)", () => {
    const session = played(60);
    const striking = (step: "start" | "struck"): void => {
      session.state.frames.push({ procedure: "encounter", locals: { id: "e99" }, step, collected: null });
    };
    striking("struck");
    expect(faultsOf(session)).toEqual([]);
    striking("start");
    expect(faultsOf(session)).toContainEqual(expect.stringContaining("there is no such Encounter"));
  });

  test("is sound at every question of a game", () => {
    for (let moves = 0; moves < 160; moves += 7) expect(faultsOf(played(moves))).toEqual([]);
  });

  test("opens again as it was", () => {
    const { record } = played(60);
    const opened = openRecord(dungeoneer, recordToJson(record));
    expect(opened).toMatchObject({ kind: "match", faults: [] });
  });

  test.each([
    [
      "a space that is not there",
      (session: Session<Dg>) => Object.assign(session.state.body.players[1] ?? {}, { at: "s99" }),
      "no such space",
    ],
    [
      "a card that is none",
      (session: Session<Dg>) => session.state.body.players[0]?.hand.push("understair/nothing"),
      "no such card",
    ],
    [
      "a card on the map that is none, whatever stands before it",
      (session: Session<Dg>) => Object.assign(session.state.body.map[0] ?? {}, { card: "__proto__" }),
      "map[0].card: there is no such card",
    ],
    [
      "a card in a frame that is none",
      ({ state }: Session<Dg>) =>
        state.frames.push({
          procedure: "placing",
          locals: { player: 0, card: "constructor", aside: [] },
          step: "start",
          collected: null,
        }),
      `locals.card: there is no such card`,
    ],
    [
      "somebody who sits nowhere",
      (session: Session<Dg>) => Object.assign(session.state.body, { first: 3 }),
      "nobody sits there",
    ],
    [
      "another player",
      (session: Session<Dg>) => Object.assign(session.state.body.players[0] ?? {}, { name: "Zoe" }),
      "others in this match",
    ],
  ])("is refused for %s", (_, spoil, why) => {
    const session = played(30);
    spoil(session);
    expect(faultsOf(session).join()).toContain(why);
  });
});

test("a state that was saved is refused if two Map cards lie in one place", () => {
  const { state } = played(30);
  const [first, second] = state.body.map;
  if (first === undefined || second === undefined) throw new Error("there is no map");
  state.body.map = state.body.map.map((space) => (space === second ? { ...space, x: first.x, y: first.y } : space));
  const faults = kept.laws.flatMap((law) => law(config, state));
  expect(faults.map(({ place }) => place)).toEqual(["body.map[1]"]);
  assertRule(faults, "dg.map.parallel");
});

test("a Quest that is being tried is in play, unless whoever tries it has given up", () => {
  const { state } = played(30);
  const active = state.body.players[state.body.turn.player];
  const locals = tryOf("q99", 0, null);
  state.frames.push({ procedure: "quest", locals, step: "formChosen", collected: null });
  const faults = (): string => kept.laws.flatMap((law) => law(config, state).map(({ why }) => why)).join();
  expect(faults()).toContain("there is no such Quest");
  Object.assign(active ?? {}, { alive: false, out: true });
  expect(faults()).toBe("");
});

describe("a configuration from a file", () => {
  test("is read as it is", () => {
    const read = parseConfig(JSON.parse(JSON.stringify(config)));
    expect(read).toEqual({ ok: true, value: config });
  });

  test.each([
    ["one seat", { ...config, seats: config.seats.slice(0, 1) }, "seats"],
    ["five seats", { ...config, seats: [1, 2, 3, 4, 5].map((i) => ({ id: `s${i}`, name: "" })) }, "seats"],
    ["two seats of one name", { ...config, seats: [config.seats[0], config.seats[0]] }, "seats[1].id"],
    ["no set", { ...config, packs: [] }, "packs"],
    ["a Dungeonlord who sits nowhere", { ...config, dungeonlord: "eve" }, "dungeonlord"],
    ["two options that exclude each other", { ...config, options: ["malevolent-force", "respawn"] }, "options[0]"],
    [
      "a set without an entrance",
      { ...config, packs: [{ ...config.packs[0], maps: config.packs[0]?.maps.slice(1) }] },
      "packs[0].maps",
    ],
  ])("is refused with %s", (_, raw, place) => {
    const read = parseConfig(raw);
    expect(read.ok ? [] : read.faults.map((fault) => fault.place)).toContain(place);
    if (place === "seats") assertRule(read, "dg.overview.player-count");
    if (place === "dungeonlord") assertRule(read, "dg.campaign.roles");
    if (place === "options[0]") assertRule(read, "dg.opt.malevolent.excludes-respawn");
  });
});

const campaign = campaignFor(3, shippedPacks());

damagedFilesSuite(dungeoneer, [
  fileOf(dungeoneer, config, wander(dungeoneer, config, 11, 150)),
  fileOf(dungeoneer, campaign, wander(dungeoneer, campaign, 5, 220)),
]);

olderRecordsSuite(dungeoneer, playedAtRandom(dungeoneer, config));

test("every position that a game comes to is sound, whatever lies on the stack", () => {
  expect(soundStacks(dungeoneer, everyKind(shippedPacks())).size).toBeGreaterThan(60);
});
