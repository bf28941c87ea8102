import { damagedFilesSuite, fileOf, soundStacks } from "@undercroft/kernel/testing/damaged-files";
import { olderRecordsSuite, playedAtRandom } from "@undercroft/kernel/testing/older-records";
import { describe, expect, test } from "vitest";
import { everyKind } from "../../testing/games.ts";
import { config, positionWith, richPosition, under } from "../../testing/positions.ts";
import { miniatures } from "../game.ts";

test("every position that a battle comes to is sound, whatever lies on the stack", () => {
  expect(soundStacks(miniatures, everyKind()).size).toBeGreaterThan(100);
});

const end = richPosition();
const file = fileOf(miniatures, config, end);

type Change = Parameters<typeof file.faults>[0];

const at = "origin.state: ";
const lost = end.body.creatures.findIndex(({ status }) => status === "destroyed");
const extra = end.body.creatures.findIndex(({ summoned }) => summoned);

describe("a damaged position is refused with its place", () => {
  test("it is sound before", () => {
    expect(file.faults(() => undefined)).toBe("");
  });

  test.each<readonly [string, Change, string]>([
    ["no creatures", (s) => delete s.body.creatures, `${at}body.creatures: expected array`],
    ["a member too many", (s) => (s.body.more = 1), `${at}body: unknown key "more"`],
    ["a third side", (s) => s.body.sides.push(s.body.sides[0]), `${at}body.sides: more than 2`],
    ["another seat", (s) => (s.body.sides[0].id = "s9"), `${at}body.sides[0].id: it is s1 in this battle`],
    ["seats of another battle", (s) => s.seats.reverse(), `${at}seats: they are s1, s2 in this match`],
    [
      "one side for both",
      (s) => (s.body.sides[1].area = s.body.sides[0].area),
      `${at}body.sides[1].area: both players have this side of the map`,
    ],
    ["an item doubled", (s) => s.body.sides[0].items.push(config.seats[0]?.items[0]), `${at}body.sides[0].items: `],
    [
      "items lost",
      (s) => {
        s.body.sides[0].items = [];
        for (const one of s.body.creatures) one.items = [];
      },
      `${at}body.sides[0].items: `,
    ],
    [
      "a card of no pack",
      (s) => (s.body.creatures[0].card = "x/y"),
      `${at}body.creatures[0].card: the battle has no such card`,
    ],
    [
      "a card that objects have anyway",
      (s) => (s.body.creatures[extra].card = "constructor"),
      `${at}body.creatures[${extra}].card: the battle has no such card`,
    ],
    [
      "a creature that changed its owner",
      (s) => (s.body.creatures[0].owner = 1),
      `${at}body.creatures[0].owner: it is 0 in this battle`,
    ],
    [
      "a creature that nobody brought",
      (s) => (s.body.creatures[extra].summoned = false),
      `${at}body.creatures[${extra}].summoned: nobody has such a creature in the warband`,
    ],
    ["half of a warband", (s) => s.body.creatures.splice(3), `${at}body.creatures: the warbands have 20`],
    [
      "a Large creature in a single square",
      (s) => (s.body.creatures[0].size = 1),
      `${at}body.creatures[0].size: its card says 2`,
    ],
    [
      "two creatures on a square",
      (s) => (s.body.creatures[4].at = s.body.creatures[3].at),
      `${at}body.creatures[4].at: c4 stands there`,
    ],
    [
      "a creature off the map",
      (s) => (s.body.creatures[1].at = 32_000),
      `${at}body.creatures[1].at: its space is not on the map`,
    ],
    [
      "a creature destroyed off the map",
      (s) => (s.body.creatures[lost].at = 30_000),
      `${at}body.creatures[${lost}].at: it is destroyed`,
    ],
    [
      "a creature that waits on the map",
      (s) => (s.body.creatures[1].status = "waiting"),
      `${at}body.creatures[1].at: it is waiting`,
    ],
    [
      "a rider of nothing",
      (s) => Object.assign(s.body.creatures[2], { mount: "c99", at: -1 }),
      `${at}body.creatures[2].mount: there is no such creature`,
    ],
    [
      "a rider of itself",
      (s) => Object.assign(s.body.creatures[2], { mount: "c3", at: -1 }),
      `${at}body.creatures[2].mount: it does not stand on the map`,
    ],
    [
      "a rider of an enemy",
      (s) => Object.assign(s.body.creatures[2], { mount: "c11", at: -1 }),
      `${at}body.creatures[2].mount: it belongs to the other player`,
    ],
    [
      "a rider beside its mount",
      (s) => (s.body.creatures[2].mount = "c1"),
      `${at}body.creatures[2].at: a rider has no space of its own`,
    ],
    [
      "two riders",
      (s) => [2, 3].map((i) => Object.assign(s.body.creatures[i], { mount: "c1", at: -1 })),
      `${at}body.creatures[2].mount: another creature rides it`,
    ],
    [
      "a square that it came from and there is not",
      (s) => (s.body.creatures[1].lastLegal = 30_000),
      `${at}body.creatures[1].lastLegal: the map has no such square`,
    ],
    [
      "a creature in play with no hit points",
      (s) => (s.body.creatures[1].hitPoints = 0),
      `${at}body.creatures[1].hitPoints: in play with none left`,
    ],
    ["hit points in parts", (s) => (s.body.creatures[1].hitPoints = 1.5), `${at}body.creatures[1].hitPoints: `],
    ["no maximum", (s) => (s.body.creatures[1].maximum = 0), `${at}body.creatures[1].maximum: less than 1`],
    [
      "bloodied all the time",
      (s) => (s.body.creatures[1].bloodied = 99),
      `${at}body.creatures[1].bloodied: not below the maximum`,
    ],
    [
      "more champion powers than the rating",
      (s) => (s.body.creatures[3].championUses = 1),
      `${at}body.creatures[3].championUses: its Champion Rating is 0`,
    ],
    [
      "boxes of a power that it has not",
      (s) => (s.body.creatures[1].uses = { "x/y:powers.0": 1 }),
      `${at}body.creatures[1].uses: it has no power at x/y:powers.0`,
    ],
    [
      "more boxes than are printed",
      (s) => (s.body.creatures[0].uses = { "crossroads/queen-under-silk:attacks.1": 20 }),
      `${at}body.creatures[0].uses: crossroads/queen-under-silk:attacks.1 has`,
    ],
    [
      "a champion power that it has not",
      (s) => s.body.creatures[3].window.champion.push("x/y:championPowers.0"),
      `${at}body.creatures[3].window.champion: it has no champion power at x/y:championPowers.0`,
    ],
    ["an old counter", (s) => (s.body.nextThing = 1), `${at}body.nextThing: there is`],
    [
      "an id twice",
      (s) => (s.body.effects[1].id = s.body.effects[0].id),
      `${at}body.effects[1].id: another thing has this id`,
    ],
    ["an id of no kind", (s) => (s.body.effects[0].id = "__proto__"), `${at}body.effects[0].id: no id of its kind`],
    [
      "an effect on nobody",
      (s) => (s.body.effects[0].on = "c99"),
      `${at}body.effects[0].on: there is no such creature`,
    ],
    [
      "an effect on the dead",
      (s) => (s.body.effects[0].on = s.body.creatures[lost].id),
      `${at}body.effects[0].on: it is destroyed`,
    ],
    [
      "an effect by nobody",
      (s) => (s.body.effects[0].source = "c99"),
      `${at}body.effects[0].source: there is no such creature`,
    ],
    [
      "an effect until the turn of nobody",
      (s) => (s.body.effects[0].until = { kind: "turn-end", of: "c99", from: 3 }),
      `${at}body.effects[0].until.of: there is no such creature`,
    ],
    [
      "a condition that is none",
      (s) => (s.body.effects[0].what = { kind: "condition", condition: "asleep" }),
      `${at}body.effects[0].what.condition: unknown word "asleep"`,
    ],
    [
      "rules of no card",
      (s) => (s.body.effects[0].what = { kind: "rules", text: { card: "x/y", path: [] }, rules: [] }),
      `${at}body.effects[0].what.text: no card has a text there`,
    ],
    [
      "terrain off the map",
      (s) => (s.body.terrain[0].square = 30_000),
      `${at}body.terrain[0].square: the map has no such square`,
    ],
    ["a map of nobody", (s) => (s.body.battle.map = 7), `${at}body.battle.map: more than 1`],
    ["no map", (s) => (s.body.battle.map = null), `${at}body.battle.map: no map is chosen`],
    ["no round", (s) => (s.body.battle.round = 0), `${at}body.battle.round: rounds begin when both have set up`],
    [
      "a side of nobody",
      (s) => (s.body.sides[0].area = null),
      `${at}body.battle.step: a player has no side of the map`,
    ],
    [
      "a window that is still to come",
      (s) => (s.body.creatures[1].window.number = 9_999),
      `${at}body.creatures[1].window.number: later than the window of now`,
    ],
    ["locals that are none", (s) => (s.frames[2].locals = null), `${at}frames[2].locals: expected object`],
    ["a turn of nobody", (s) => (s.frames[2].locals.seat = 5), `${at}frames[2].locals.seat: more than 1`],
    ["a question that is none", (s) => (s.frames.at(-1).question = { kind: "fly" }), `${at}frames[`],
    ["a foreigner asked", (s) => (s.frames.at(-1).seats = ["x"]), `${at}frames: there is no seat x`],
    ["more answers than seats", (s) => s.frames.at(-1).answers.push(null), `${at}frames: one place for each answer`],
    ["nobody asked", (s) => s.frames.pop(), `${at}frames: nobody is asked anything`],
    [
      "nobody left to choose",
      (s) => s.body.creatures.map((one: { acted: boolean }) => (one.acted = true)),
      `${at}frames: s2 has no answer to "activate"`,
    ],
  ])("%s", (_, change, why) => {
    expect(file.faults(change)).toContain(why);
  });
});

const deepest = positionWith((state) => state.frames.length > 9 && under("effect")(state));

damagedFilesSuite(miniatures, [file, fileOf(miniatures, config, deepest)]);

olderRecordsSuite(miniatures, playedAtRandom(miniatures, config));
