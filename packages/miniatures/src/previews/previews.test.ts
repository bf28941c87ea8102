import { describe, expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { type Drawing, type Placing, Table } from "../../testing/battle.ts";
import { creatureCard } from "../../testing/cards.ts";
import { armed, at, field, under } from "../../testing/fight.ts";
import type { Answer } from "../questions.ts";
import type { Attack, CreatureCard } from "../vocabulary/index.ts";
import { actionsLeft } from "./actions-left.ts";
import { type Ahead, ahead } from "./ahead.ts";
import { linesBetween } from "./lines.ts";
import { refusedActs, whyNotEnd } from "./refused.ts";
import { areasDue, aurasNow, flankingNow } from "./standing-rules.ts";

const one = (name: string, seat: 0 | 1, x: number, y: number, card?: CreatureCard): Placing => ({
  name,
  seat,
  at: at(x, y),
  ...(card === undefined ? {} : { card }),
});

const tableOf = (rows: string, creatures: readonly Placing[], more: Partial<Drawing> = {}): Table =>
  new Table({ rows, creatures, ...more });

function seen(table: Table, answer: Answer): Ahead {
  const before = JSON.stringify(table.state.body);
  const found = ahead(table.state.body, table.asked, answer);
  // Looking changes nothing.
  expect(JSON.stringify(table.state.body)).toBe(before);
  if (found === null) throw new Error("nothing is foreseen");
  return found;
}

const bow: Attack = { kind: "ranged", range: 20, bonus: 7, versus: "ac", hit: { damage: [{ amount: 10 }] } };
const ball: Attack = {
  kind: "area",
  radius: 1,
  range: 10,
  bonus: 6,
  versus: "reflex",
  hit: { damage: [{ amount: 5 }] },
};

describe("a movement before it is chosen", () => {
  // "p" stands in a niche of a corridor: three of its squares are adjacent, two of them past a corner (mn.ruling.adjacent-walls).
  const niche = "###.###\n.......";
  const pair = [one("m", 0, 0, 1), one("p", 1, 3, 0)];

  test("shows its way, its cost, and where who may strike as a square is left (mn.move.provokes)", () => {
    const table = tableOf(niche, pair);
    table.play({ do: "move" });
    const { way } = seen(table, { do: "path", to: table.square(at(5, 1)) });
    expect(way?.squares.map((square) => table.nameOf(square))).toEqual([0, 1, 2, 3, 4, 5].map((x) => at(x, 1)));
    expect(way?.cost).toBe(5);
    expect(way?.open).toEqual(
      [2, 3, 4].map((x) => ({ from: table.square(at(x, 1)), to: table.square(at(x + 1, 1)), by: ["p"] })),
    );
    // Played, it is so.
    table.play({ do: "path", to: table.square(at(5, 1)) });
    expect(table.asked).toMatchObject({ kind: "opportunity", by: ["p"] });
    expect(table.at("m")).toBe(at(2, 1));
  });

  test("a shift gives nobody a strike, and leads no farther than a square", () => {
    const table = tableOf(niche, [one("m", 0, 3, 1), one("p", 1, 3, 0)]);
    expect(
      seen(table, { do: "shift" })
        .reach.map((square) => table.nameOf(square))
        .sort(),
    ).toEqual([at(2, 1), at(4, 1)]);
    table.play({ do: "shift" });
    expect(seen(table, { do: "path", to: table.square(at(4, 1)) }).way).toMatchObject({ cost: 1, open: [] });
  });

  test("why it cannot end elsewhere: who stands there, how far it is, what is in the way", () => {
    const table = tableOf("..........\n..........\n######..##\n..........", [
      one("m", 0, 0, 0),
      one("p", 1, 2, 0),
      one("q", 0, 1, 0),
    ]);
    table.play({ do: "move" });
    const { asked } = table;
    if (asked.kind !== "path") throw new Error("no path is asked");
    const why = (x: number, y: number): string | null =>
      whyNotEnd(table.state.body, asked.journey, table.square(at(x, y)));
    expect(why(3, 1)).toBe(null);
    expect(why(2, 0)).toBe("mn.position.occupies");
    expect(why(1, 0)).toBe("mn.position.ally");
    expect(why(2, 2)).toBe("mn.wall.legal");
    expect(why(9, 0)).toBe("mn.move.action");
    const shut = tableOf("...\n###\n...", [one("m", 0, 0, 0)]);
    shut.play({ do: "move" });
    if (shut.asked.kind !== "path") throw new Error("no path is asked");
    expect(whyNotEnd(shut.state.body, shut.asked.journey, shut.square(at(1, 2)))).toBe("mn.wall.blocks");
    const blocked = tableOf("...", [one("m", 0, 0, 0), one("p", 1, 1, 0)]);
    const { journey } = asked;
    expect(whyNotEnd(blocked.state.body, { ...journey, creature: "m" }, blocked.square(at(2, 0)))).toBe(
      "mn.position.enemy",
    );
  });
});

describe("an attack before it is declared", () => {
  test("has everybody whom it could be aimed at with the chances, and who may strike as it begins", () => {
    const table = tableOf(field(8, 3), [one("a", 0, 1, 1, armed("a", bow)), one("b", 1, 2, 1), one("c", 1, 6, 1)]);
    const found = seen(table, { do: "attack", entry: 1 });
    // +7 against Armor Class 16 needs 9; "c" stands behind "b", an enemy of the archer: cover -2 needs 11.
    expect(found.strikes.map(({ target, forecast }) => [target, forecast.needed])).toEqual([
      ["b", 9],
      ["c", 11],
    ]);
    expect(found.provokes).toEqual(["b"]);
    expect(seen(table, { do: "attack", entry: 0 })).toMatchObject({ provokes: [], strikes: [{ target: "b" }] });
  });

  test("a charge shows its way and the blow from where it ends, flanking by then (mn.charge.bonus)", () => {
    const table = tableOf(field(8, 1), [one("a", 0, 0, 0), one("b", 1, 4, 0), one("ally", 0, 5, 0)]);
    const found = seen(table, { do: "charge", target: "b", entry: 0, at: table.square(at(3, 0)) });
    expect(found.way).toMatchObject({ cost: 3, open: [] });
    // +8, +1 for the charge, +2 for flanking against Armor Class 16: 5 or more
    expect(found.strikes).toMatchObject([{ target: "b", flanksWith: "ally", friend: false }]);
    expect(found.strikes[0]?.forecast).toMatchObject({ plus: 11, needed: 5 });
    assertRule(found.strikes[0]?.forecast ?? [], "mn.charge.bonus", "mn.attack.advantage.bonus");
  });

  test("an area shows its squares and everybody in it, friends too (mn.attack.area.all)", () => {
    const table = tableOf(field(9, 3), [
      one("a", 0, 0, 1, armed("a", ball)),
      one("foe", 1, 6, 1),
      one("friend", 0, 5, 1),
      one("far", 1, 8, 1),
    ]);
    expect(seen(table, { do: "attack", entry: 1 }).strikes).toEqual([]);
    table.play({ do: "attack", entry: 1 });
    const found = seen(table, { do: "area", aim: { at: "radius", origin: table.square(at(5, 1)) } });
    expect(found.squares).toHaveLength(9);
    expect(found.strikes.map(({ target, friend }) => [target, friend])).toEqual([
      ["foe", false],
      ["friend", true],
    ]);
  });

  test("a burst has one area, and shows it at once", () => {
    const burst: Attack = { kind: "close", shape: "burst", squares: 1, bonus: 6, versus: "reflex", hit: {} };
    const table = tableOf(field(5, 3), [one("a", 0, 2, 1, armed("a", burst)), one("b", 1, 3, 1)]);
    const found = seen(table, { do: "attack", entry: 1 });
    expect(found.strikes.map(({ target }) => target)).toEqual(["b"]);
    expect(found.squares.length).toBeGreaterThan(7);
  });

  test("what may not be done now has its rule", () => {
    const table = tableOf(field(9, 3), [one("a", 0, 0, 1, armed("a", bow)), one("b", 1, 8, 1)]);
    const offered = table.options();
    const refused = refusedActs(table.state.body, offered);
    // Nobody stands next to it, and the enemy is too far for a charge.
    expect(refused).toContainEqual({ answer: { do: "attack", entry: 0 }, rule: "mn.ruling.no-target" });
    expect(refused.map(({ answer }) => answer.do)).toEqual(["attack", "charge"]);
    table.play({ do: "attack", entry: 1 }, { do: "target", creature: "b" });
  });
});

describe("what stands for all to see", () => {
  test("an aura covers the squares that it reaches, none while its creature is stunned", () => {
    const holder = creatureCard("t/h", {
      powers: [{ power: "aura", squares: 2, affects: { side: "enemy" }, rules: [] }],
    });
    const creatures = [one("h", 0, 0, 0, holder), one("b", 1, 4, 4)];
    expect(aurasNow(tableOf(field(5, 5), creatures).state.body)).toMatchObject([{ creature: "h" }]);
    expect(aurasNow(tableOf(field(5, 5), creatures).state.body)[0]?.squares).toHaveLength(9);
    expect(aurasNow(tableOf(field(5, 5), creatures, { effects: [under("h", "stunned")] }).state.body)).toEqual([]);
  });

  test("two on opposite sides of an enemy flank it, each pair once", () => {
    const creatures = [one("a", 0, 1, 1), one("e", 1, 2, 1), one("b", 0, 3, 1), one("c", 0, 2, 4)];
    expect(flankingNow(tableOf(field(5, 5), creatures).state.body)).toEqual([{ pair: ["a", "b"], enemy: "e" }]);
  });

  test("whoever holds a victory area would score for it (mn.scenario.assault.areas)", () => {
    const { body } = tableOf(field(5, 5), [one("a", 0, 0, 0), one("b", 1, 4, 4)]).state;
    expect([areasDue(body, 0).points, areasDue(body, 1).points]).toEqual([10, 0]);
    assertRule(areasDue(body, 0), "mn.scenario.assault.areas");
  });

  test("lines run free or are stopped somewhere, and a blinded creature sees nothing", () => {
    const wall = tableOf("...\n###\n...", [one("a", 0, 1, 0), one("b", 1, 1, 2), one("c", 1, 0, 0)]);
    const { body } = wall.state;
    expect(linesBetween(body, "a", "c")).toMatchObject({ sight: { free: true }, effect: { free: true }, distance: 1 });
    const shut = linesBetween(body, "a", "b");
    expect(shut).toMatchObject({ sight: { free: false, rule: "mn.los.blocked" }, effect: { free: false } });
    expect(shut?.effect.failsAt).not.toBe(null);
    const blind = tableOf("...", [one("a", 0, 0, 0), one("b", 1, 2, 0)], { effects: [under("a", "blinded")] });
    expect(linesBetween(blind.state.body, "a", "b")).toMatchObject({
      sight: { free: false, rule: "mn.condition.blinded.sight" },
      effect: { free: true },
    });
    expect(linesBetween(blind.state.body, "a", wall.square(at(2, 0)))).toMatchObject({ sight: { free: true } });
  });
});

describe("two moves declared together before they are", () => {
  const both: Answer = { do: "double-move" };

  test("lead as far as both go, and each squares of the first is a start of the second (mn.move.double)", () => {
    // Speed 6 along a corridor of 15: a to g, then h to m.
    const { reach, further } = seen(tableOf(field(15, 1), [one("m", 0, 0, 0)]), both);
    expect(reach).toEqual([1, 2, 3, 4, 5, 6]);
    expect(further.toSorted((a, b) => a - b)).toEqual([7, 8, 9, 10, 11, 12]);
  });

  test("pool nothing of the one with the other (mn.ruling.double-move)", () => {
    // Speed 5 and 2 for each square: two squares and 1 lost, twice. Ten together would be five squares.
    const slow = creatureCard("t/m", { speed: 5 });
    const table = tableOf("ddddddd", [one("m", 0, 0, 0, slow)], { legend: { d: ["difficult"] } });
    const { reach, further } = seen(table, both);
    expect([reach, further]).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  test("the first may end where a friend stands, and nobody may stay there by the second (mn.position.must-end)", () => {
    const { reach, further } = seen(tableOf(field(15, 1), [one("m", 0, 0, 0), one("friend", 0, 6, 0)]), both);
    expect(reach).toContain(6);
    expect(further).not.toContain(6);
  });
});

describe("what is left of a turn", () => {
  const turn = (spent: { attacks?: number; moves?: number; minors?: number }, ...dazed: readonly "dazed"[]): Table => {
    const table = tableOf(field(3, 3), [one("m", 0, 0, 0)], {
      effects: dazed.map((condition) => under("m", condition)),
    });
    if (table.state.body.battle.turn !== null) Object.assign(table.state.body.battle.turn, spent);
    return table;
  };
  const left = (table: Table): ReturnType<typeof actionsLeft> => actionsLeft(table.state.body);

  test("is what was not spent; more of a kind was paid for with a better action (mn.ruling.substitution-chain)", () => {
    expect(left(turn({})).actions).toEqual(["attack", "move", "minor"]);
    expect(left(turn({ moves: 1 })).actions).toEqual(["attack", "minor"]);
    expect(left(turn({ moves: 2 })).actions).toEqual(["minor"]);
    expect(left(turn({ minors: 2 })).actions).toEqual(["attack"]);
    expect(left(turn({ attacks: 1, minors: 1 })).actions).toEqual(["move"]);
    expect(left(turn({ moves: 2, minors: 1 })).actions).toEqual([]);
    expect(left(turn({ minors: 3 })).actions).toEqual([]);
  });

  test("is one action for the dazed, and nothing once it is taken (mn.condition.dazed.one-action)", () => {
    expect(left(turn({}, "dazed"))).toEqual({ actions: ["attack", "move", "minor"], onlyOne: true });
    expect(left(turn({ minors: 1 }, "dazed")).actions).toEqual([]);
  });
});
