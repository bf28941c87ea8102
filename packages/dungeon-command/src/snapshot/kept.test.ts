import { damagedFilesSuite, fileOf, soundStacks } from "@undercroft/kernel/testing/damaged-files";
import { olderRecordsSuite, playedAtRandom } from "@undercroft/kernel/testing/older-records";
import { wander } from "@undercroft/kernel/testing/wander";
import { describe, expect, test } from "vitest";
import { everyKind } from "../../testing/games.ts";
import { dungeonCommand } from "../game.ts";

const kinds = everyKind();
const [duel] = kinds;
if (duel === undefined) throw new Error("a configuration is due");

test("every position that a match comes to is sound, whatever lies on the stack", () => {
  const stacks = soundStacks(dungeonCommand, kinds);
  // A movement that a card calls for is asked about while the card is carried out.
  expect([...stacks].some((stack) => stack.endsWith("displace,movement,question"))).toBe(true);
});

const file = fileOf(dungeonCommand, duel.config, wander(dungeonCommand, duel.config, 11, 150));

describe("a damaged position is refused with its place", () => {
  const at = "origin.state: ";
  test.each<readonly [string, (state: ReturnType<typeof JSON.parse>) => void, string]>([
    ["no creatures", (s) => delete s.body.creatures, `${at}body.creatures: expected array`],
    ["a member too many", (s) => (s.body.more = 1), `${at}body: unknown key "more"`],
    [
      "a card of no pack",
      (s) => (s.body.creatures[0].card = "x/y"),
      `${at}body.creatures[0].card: the match has no such card`,
    ],
    [
      "a Large creature in a single square",
      (s) => (s.body.creatures[0].size = 1),
      `${at}body.creatures[0].size: its card says 2`,
    ],
    [
      "two creatures on a square",
      (s) => (s.body.creatures[1].at = s.body.creatures[0].at),
      `${at}body.creatures[1].at: another creature stands there`,
    ],
    [
      "a creature off the board",
      (s) => (s.body.creatures[0].at = 32_000),
      `${at}body.creatures[0].at: it cannot stand there`,
    ],
    [
      "another commander",
      (s) => (s.body.seats[0].commander = "x"),
      `${at}body.seats[0].commander: it is ${duel.config.seats[0]?.commander} in this match`,
    ],
    ["a card in hand that nobody has", (s) => s.body.seats[0].orderHand.push("x/y"), "the match has no such card"],
    ["an old counter", (s) => (s.body.nextThing = 1), `${at}body.nextThing: there is`],
    ["a turn of nobody", (s) => (s.body.turn.seat = 5), `${at}body.turn.seat: there is no such seat`],
    ["locals that are none", (s) => (s.frames[1].locals = null), `${at}frames[1].locals: expected object`],
    ["a question that is none", (s) => (s.frames.at(-1).question = { kind: "fly" }), `${at}frames[`],
    ["nobody asked", (s) => s.frames.pop(), "nobody is asked anything"],
  ])("%s", (_, change, why) => {
    expect(file.faults(change)).toContain(why);
  });
});

damagedFilesSuite(dungeonCommand, [file]);

olderRecordsSuite(dungeonCommand, playedAtRandom(dungeonCommand, duel.config));
