import { readYaml } from "@undercroft/cards/yaml";
import { newRecord, openQuestion, play, type Session, seatsAsked, toJson } from "@undercroft/kernel";
import type { ReadFile } from "@undercroft/scenario";
import { expect, test } from "vitest";
import { pack } from "../../testing/pack.ts";
import { dungeonCommand } from "../game.ts";
import { presetWarband } from "../presets.ts";
import type { Dc } from "../procedures.ts";
import { makeConfig } from "../setup/make-config.ts";
import { contentOf, scenarios } from "./index.ts";

const one = pack("one");

/** A match in which whoever is asked gives the first legal answer. */
function match(moves: number): Session<Dc> {
  const seats = ["north", "south"].map((id) => ({
    id,
    name: id,
    team: null,
    warband: presetWarband(one),
    kind: "standard" as const,
  }));
  const planned = makeConfig({ game: "standard", seats, packs: [one], face: "dungeon", teams: null, layout: null });
  if (!planned.ok) throw new Error(JSON.stringify(planned.problems));
  let session = newRecord(dungeonCommand, { config: planned.config, seed: "a scenario" });
  for (let n = 0; n < moves; n++) {
    const asked = openQuestion(session.state);
    const [seat = ""] = seatsAsked(session.state);
    if (asked === null) throw new Error("the match is over too soon");
    const answer = dungeonCommand.domain(session.state, asked, seat).first();
    if (answer === null) throw new Error("no answer");
    const played = play(dungeonCommand, session, seat, { question: asked.id, answer });
    if (!played.ok) throw new Error(played.rule);
    session = played.session;
  }
  return session;
}

const session = match(12);
const files: ReadFile = (name) =>
  name === "match.json"
    ? { ok: true, text: toJson(dungeonCommand, session) }
    : { ok: false, why: "there is no such file" };

function failures(from: string, play: string, seats = "north, south"): readonly string[] {
  const text = `scenario: recorded
game: dungeon-command
title: A match goes on
rules: []
seats: [${seats}]
setup: {from: ${from}}
play:
${play}
`;
  const read = scenarios.read(text, "recorded.yaml", readYaml);
  if (!read.ok) return read.problems.map(({ path, message }) => `${path}: ${message}`);
  return scenarios.run(read.pack, contentOf([one]), files).flatMap((report) => report.failures);
}

test("a position is that of a recorded match after so many moves", () => {
  const [asked] = seatsAsked(match(5).state);
  const { seats } = match(5).state.body;
  const hand = seats[0]?.creatureHand.length;
  expect(
    failures("match.json@5", `  - asked: {seat: ${asked}}\n  - expect: {seats: {north: {creatureCount: ${hand}}}}`),
  ).toEqual([]);
  expect(failures("match.json@5", "  - expect: {seats: {north: {creatureCount: 99}}}")).toHaveLength(1);
});

test("and goes on from there by the names of its cards", () => {
  const { state } = match(12);
  const [creature] = state.body.creatures;
  const name = creature?.card.slice(creature.card.indexOf("/") + 1);
  expect(failures("match.json@12", `  - expect: {pieces: {${name}: {card: ${creature?.card}}}}`)).toEqual([]);
});

test.each([
  ["match.json@13", /setup: setup.from: there is no move 13: the match has 12/],
  ["mtach.json@1", /mtach.json: there is no such file/],
  ["match.json", /setup.from: write FILE@N/],
  ["match.json@1, board: '.'", /setup.board: this key has no place beside "from"/],
])("%s is told", (from, why) => {
  expect(failures(from, "  - pass: all")).toEqual([expect.stringMatching(why)]);
});

test("other seats than the record's are told", () => {
  expect(failures("match.json@1", "  - pass: all", "a, b")).toEqual([
    "setup: seats: the match of setup.from has the seats north, south",
  ]);
});
