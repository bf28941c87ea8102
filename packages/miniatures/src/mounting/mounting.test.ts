import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { creatureCard, type Drawing, Table } from "../../testing/battle.ts";
import type { Answer } from "../questions.ts";
import { hasKeyword } from "../reading/keywords.ts";
import { spaceOf } from "../reading/space.ts";

const open = (rows: number, width = 10): string => Array.from({ length: rows }, () => ".".repeat(width)).join("\n");

const horse = creatureCard("t/horse", {
  size: "large",
  mount: true,
  powers: [{ power: "continuous", rules: [{ rule: "mount-for", riders: { side: "ally", keyword: "elf" } }] }],
});
const elf = creatureCard("t/elf", { keywords: ["elf"] });
const dwarf = creatureCard("t/dwarf", { keywords: ["dwarf"] });

const put = (table: Table, name: string): Answer => ({ do: "put", at: table.square(name) });
const walk = (table: Table, ...squares: string[]): Answer => ({
  do: "path",
  path: squares.map((name) => table.square(name)),
});
const refusal = (rule: string): object => ({ legal: false, rule });

const riding = { mount: "horse", at: -1 } as const;

const battle = (drawing: Partial<Drawing> & Pick<Drawing, "creatures">): Table =>
  new Table({ rows: open(8), ...drawing });

describe("mounting", () => {
  const creatures: Drawing["creatures"] = [
    { name: "elf", seat: 0, at: "d5", card: elf },
    { name: "horse", seat: 0, at: "e5", card: horse },
    { name: "dwarf", seat: 0, at: "d6", card: dwarf },
  ];

  test("takes a move action and an adjacent mount that may carry the rider", () => {
    actsExample("mn.example.mount");
    const table = battle({ creatures });
    table.play({ do: "mount", creature: "horse" });
    const { body } = table.state;
    expect(spaceOf(body, table.creature("elf"))).toMatchObject({ at: table.square("e5"), size: 2 });
    expect([table.creature("elf"), table.creature("horse")].every((one) => hasKeyword(body, one, "mounted"))).toBe(
      true,
    );
    // Its speed is 0 now.
    const move = table.verdict({ do: "move" });
    expect(move).toEqual(refusal("mn.mount.movement"));
    assertRule([table.events, move], "mn.mount.mounting", "mn.mount.movement");
    const other = battle({ creatures, active: "dwarf" }).verdict({ do: "mount", creature: "horse" });
    expect(other).toEqual(refusal("mn.mount.powers"));
    assertRule([other], "mn.mount.powers");
  });

  test("lets enemies beside it strike first, as dismounting does", () => {
    const foe = { name: "foe", seat: 1, at: "c5" } as const;
    const table = battle({ creatures: [...creatures, foe] });
    table.play({ do: "mount", creature: "horse" });
    expect(table.asked).toMatchObject({ kind: "opportunity", by: ["foe"] });
    table.play({ do: "pass" });
    expect(table.creature("elf").mount).toBe("horse");
    assertRule(table.events, "mn.mount.provokes");
  });
});

describe("a rider", () => {
  const pair: Drawing["creatures"] = [
    { name: "elf", seat: 0, at: "e5", card: elf, given: riding },
    { name: "horse", seat: 0, at: "e5", card: horse },
  ];

  test("moves with its mount", () => {
    const table = battle({ creatures: pair, active: "horse" }).play({ do: "move" });
    table.play(walk(table, "f5", "g5"));
    expect(spaceOf(table.state.body, table.creature("elf")).at).toBe(table.square("g5"));
  });

  test("dismounts beside it and then takes no more actions", () => {
    const table = battle({ creatures: pair });
    table.play({ do: "dismount" });
    table.play(put(table, "d5"));
    expect(table.at("elf")).toBe("d5");
    expect(table.options()).toEqual([{ do: "end-turn" }]);
    assertRule(table.events, "mn.dismount.action", "mn.dismount.no-more-actions");
  });

  test("that is pushed is put down by its player first, then moved; nobody strikes", () => {
    actsExample("mn.example.rider.push");
    const pusher = creatureCard("t/pusher", {
      attacks: [
        {
          kind: "melee",
          basic: true,
          bonus: 10,
          versus: "ac",
          hit: { steps: [{ do: "push", who: "target", squares: 2 }] },
        },
      ],
    });
    const table = battle({
      active: "foe",
      creatures: [...pair, { name: "foe", seat: 1, at: "d5", card: pusher }],
      dice: [{ purpose: "attack roll", result: 14 }],
    });
    table.play({ do: "attack", entry: 0 }, { do: "target", creature: "elf" });
    expect(table.seat).toBe("north");
    table.play(put(table, "g5"), put(table, "h5"), put(table, "i5"));
    expect(table.at("elf")).toBe("i5");
    expect(table.creature("elf").mount).toBeNull();
    expect(table.events.some(({ event }) => event === "provoked")).toBe(false);
    assertRule(table.events, "mn.dismount.forced", "mn.dismount.no-more-actions");
  });

  test("whose mount is destroyed stands in its space, and a rider destroyed leaves the mount alone", () => {
    const table = battle({
      active: "foe",
      creatures: [
        { name: "elf", seat: 0, at: "e5", card: elf, given: riding },
        { name: "horse", seat: 0, at: "e5", card: horse, given: { hitPoints: 10 } },
        { name: "foe", seat: 1, at: "d5" },
      ],
      dice: [{ purpose: "attack roll", result: 14 }],
    });
    table.play({ do: "attack", entry: 0 }, { do: "target", creature: "horse" });
    expect(table.asked).toMatchObject({ kind: "position", creature: "elf", rule: "mn.dismount.mount-destroyed" });
    table.play(put(table, "f6"));
    expect(table.at("elf")).toBe("f6");
    assertRule(table.events, "mn.dismount.mount-destroyed");
  });

  test("is burned with its mount, but spike stones hurt the mount alone", () => {
    const table = battle({
      rows: "..FS\n..FS\n####",
      legend: { F: ["fire"], S: ["spike-stones"] },
      active: "horse",
      creatures: [
        { name: "elf", seat: 0, at: "a1", card: elf, given: riding },
        { name: "horse", seat: 0, at: "a1", card: horse },
      ],
    }).play({ do: "move" });
    table.play(walk(table, "b1", "c1"));
    expect([table.creature("elf").hitPoints, table.creature("horse").hitPoints]).toEqual([35, 30]);
    assertRule(table.events, "mn.terrain.spikes.rider");
  });
});

test("a position in which somebody may answer a rider's coming down keeps spaces, and no creature twice", () => {
  const watcher = creatureCard("t/watcher", {
    powers: [
      {
        power: "triggered",
        on: { on: "enters", who: { side: "enemy" } },
        may: true,
        steps: [{ do: "heal", who: "this", amount: 5 }],
      },
    ],
  });
  const table = battle({
    creatures: [
      { name: "elf", seat: 0, at: "e5", card: elf, given: riding },
      { name: "horse", seat: 0, at: "e5", card: horse, given: { acted: true } },
      { name: "watcher", seat: 1, at: "a1", card: watcher, given: { hitPoints: 5 } },
    ],
    active: "elf",
  });
  table.play({ do: "dismount" }, put(table, "d5"));
  expect(table.asked.kind).toBe("power");
  const coming = JSON.stringify(table.state.frames.find(({ procedure }) => procedure === "coming"));
  expect(coming).toContain(JSON.stringify({ at: table.square("e5"), size: 2 }));
  expect(coming).not.toContain("hitPoints");
});
