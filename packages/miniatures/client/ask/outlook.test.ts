import { openQuestion } from "@undercroft/kernel";
import { plain, speak } from "@undercroft/table";
import { beforeAll, expect, test } from "vitest";
import type { Attack, CreatureCard } from "../../src/vocabulary/index.ts";
import { creatureCard, type Placing, Table } from "../../testing/battle.ts";
import { armed, at, field } from "../../testing/fight.ts";
import type { Item, Sheet } from "./model.ts";
import { aheadOf, notNowOf, type Outlook, outlookOf, targetsOutlook } from "./outlook.ts";
import { refusalOf } from "./refusal.ts";
import { sheetOf } from "./sheet-of.ts";

beforeAll(() => speak("en"));

const one = (name: string, seat: 0 | 1, x: number, y: number, card?: CreatureCard): Placing => ({
  name,
  seat,
  at: at(x, y),
  ...(card === undefined ? {} : { card }),
});

function sheetFor({ state, seat }: Table, drill: Item["opens"] = null): Sheet {
  const story = { first: state, chapters: [] };
  const sheet = sheetOf({ state, seat, number: state.seats.indexOf(seat), story, drill });
  if (sheet === null) throw new Error("nothing is asked");
  return sheet;
}

function itemFor(table: Table, wanted: (item: Item) => boolean): Item {
  const sheet = sheetFor(table);
  const found = [...sheet.buttons, ...sheet.places].find(wanted);
  if (found === undefined) throw new Error("no such item");
  return found;
}

function outlookFor(table: Table, wanted: (item: Item) => boolean): Outlook {
  const item = itemFor(table, wanted);
  const outlook = outlookOf(table.state, item, aheadOf(table.state, item));
  if (outlook === null) throw new Error("nothing is told");
  return outlook;
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

test("a target's button has the chance with its parts, and the paper says what the die must show", () => {
  const table = new Table({
    rows: field(8, 3),
    creatures: [one("a", 0, 1, 1, armed("a", bow)), one("b", 1, 3, 1), one("c", 1, 6, 1)],
  });
  table.play({ do: "attack", entry: 1 });
  // +7 against Armor Class 16 hits from 9: 12 of 20; "b" stands in the line to "c", cover -2: 10 of 20.
  expect(sheetFor(table).buttons.map(({ detail }) => detail)).toEqual([
    "60%: +7 against AC 16",
    "50%: +7 against AC 16, cover −2",
  ]);
  const rows = targetsOutlook(table.state, sheetFor(table))?.rows ?? [];
  expect(rows.map(({ percent, words }) => `${percent} ${words}`)).toEqual([
    "60% +7 against AC 16, from 9 on the die",
    "50% +7 against AC 16, cover −2, from 11 on the die",
  ]);
});

test("a charge tells its way, and its chance from the end of it, flanking by then", () => {
  const table = new Table({
    rows: field(8, 1),
    creatures: [one("a", 0, 0, 0), one("b", 1, 5, 0), one("ally", 0, 6, 0)],
  });
  const outlook = outlookFor(table, ({ answer }) => answer?.do === "charge");
  expect(outlook.lines).toEqual(["4 squares of movement.", "Nobody may strike on the way."]);
  // +8, charge +1, flanking +2 against Armor Class 16: from 5
  expect(outlook.rows.map(({ words }) => words)).toEqual([
    "+8 against AC 16, charge +1, flanking +2, from 5 on the die",
  ]);
});

test("a way tells its cost, and by the first square where each may strike who does", () => {
  const table = new Table({ rows: "###.###\n.......", creatures: [one("m", 0, 0, 1), one("p", 1, 3, 0)] });
  table.play({ do: "move" });
  const end = table.square(at(5, 1));
  const { lines } = outlookFor(table, ({ goal }) => goal?.at === end);
  // Three squares are next to "p"; it may strike at one of them only, and the first is named.
  expect(lines).toEqual(["5 squares of movement.", "t/p may strike as c2 is left."]);
  expect(itemFor(table, ({ goal }) => goal?.at === end).goal).toEqual({ at: end, cost: 5, stops: false });
});

test("an area tells whom it catches, friends marked, and the one that catches most foes leads", () => {
  const table = new Table({
    rows: field(9, 3),
    creatures: [one("a", 0, 0, 1, armed("a", ball)), one("b", 1, 5, 1), one("c", 1, 7, 1), one("friend", 0, 4, 1)],
  });
  table.play({ do: "attack", entry: 1 });
  const [best] = sheetFor(table).buttons;
  expect(best?.detail).toBe("2 foes, 0 friends.");
  const origin = table.square(at(5, 1));
  const outlook = outlookFor(
    table,
    ({ answer }) => answer?.do === "area" && answer.aim.at === "radius" && answer.aim.origin === origin,
  );
  expect(outlook.lines).toEqual(["1 foe, 1 friend."]);
  expect(outlook.rows.map(({ name, friend }) => [name, friend])).toEqual([
    ["t/b", false],
    ["t/friend (friend)", true],
  ]);
});

test("a power has its name and its price on its button, its text on the paper", () => {
  const healer = creatureCard("t/a", {
    powers: [
      {
        power: "used",
        name: { en: "Balm", ru: "Бальзам" },
        uses: 2,
        cost: "minor",
        steps: [{ do: "heal", who: "this", amount: 10 }],
      },
    ],
  });
  const table = new Table({
    rows: field(5, 3),
    creatures: [{ ...one("a", 0, 1, 1, healer), given: { hitPoints: 10 } }],
  });
  const item = itemFor(table, ({ answer }) => answer?.do === "use");
  expect([item.label, item.detail]).toEqual(["Balm", "minor action · 2 of 2 left"]);
  expect(plain(outlookFor(table, ({ id }) => id === item.id).text ?? "")).toContain("10 hit points");
});

test("what cannot be done now, and where nobody can go, has a reason and a rule", () => {
  const table = new Table({ rows: "...........", creatures: [one("m", 0, 0, 0), one("p", 1, 2, 0)] });
  const reasons = notNowOf(table.state, sheetFor(table));
  expect(reasons).toContainEqual(
    expect.objectContaining({ label: "Attack: Melee +8", reason: "Nobody to aim at", rule: "mn.ruling.no-target" }),
  );
  table.play({ do: "move" });
  const refused = refusalOf(table.state, table.seat, { square: table.square(at(2, 0)), piece: "p" });
  expect(refused).toMatchObject({ reason: "An enemy stands there", rule: "mn.position.occupies" });
  expect(refusalOf(table.state, table.seat, { square: table.square(at(4, 0)), piece: null })).toMatchObject({
    reason: "Enemies bar the way",
    rule: "mn.position.enemy",
  });
  expect(refusalOf(table.state, table.seat, { square: table.square(at(1, 0)), piece: null })).toBe(null);
  expect(refusalOf(table.state, "south", { square: 4, piece: null })).toBe(null);
});

test("a charge is one press: the question of its way only carries it out", () => {
  const table = new Table({ rows: field(8, 1), creatures: [one("a", 0, 0, 0), one("b", 1, 5, 0)] });
  const { answer, goesOn } = itemFor(table, (item) => item.answer?.do === "charge");
  if (answer?.do !== "charge") throw new Error("no charge");
  table.play(answer);
  const asked = openQuestion(table.state);
  expect(asked === null ? null : goesOn?.(table.state, asked)).toEqual({ do: "path", to: table.square(at(4, 0)) });
});

test("ground that acts among other things has its name on its button (mn.ruling.end-of-turn-order)", () => {
  const mender = creatureCard("t/mender", {
    powers: [{ power: "triggered", on: { on: "turn-ends" }, steps: [{ do: "heal", who: "this", amount: 5 }] }],
  });
  const table = new Table({
    rows: "d.\n..",
    legend: { d: ["dangerous"] },
    creatures: [one("m", 0, 0, 0, mender), one("e", 1, 1, 1)],
    dice: [{ purpose: "dangerous terrain", result: 6 }],
  });
  table.play({ do: "end-turn" });
  expect(sheetFor(table).buttons.map(({ label }) => label)[0]).toBe("dangerous ground");
});

test("of charges at one target the menu has one button; pressed, it asks from where", () => {
  // Three squares beside "b" are nearer to "a" than "b" is (mn.charge.closer, mn.charge.end-space).
  const table = new Table({ rows: field(8, 5), creatures: [one("a", 0, 0, 2), one("b", 1, 5, 2)] });
  const closed = sheetFor(table);
  const [opener] = closed.buttons.filter(({ opens }) => opens !== undefined);
  expect([opener?.label, opener?.detail]).toEqual(["Charge t/b…", "from 3 squares"]);
  expect(closed.buttons.some(({ answer }) => answer?.do === "charge")).toBe(false);
  const open = sheetFor(table, opener?.opens ?? null);
  expect(open.question).toBe("From where does it charge t/b?");
  expect(open.buttons.map(({ label }) => label).toSorted()).toEqual(["From e2", "From e3", "From e4"]);
});

test("the menu says what is left of the turn", () => {
  const table = new Table({ rows: field(8, 1), creatures: [one("a", 0, 0, 0)] });
  expect(sheetFor(table).consequence).toBe("Left this turn: attack, move, minor action.");
  table.play({ do: "move" }, { do: "path", to: 1 });
  expect(sheetFor(table).consequence).toBe("Left this turn: attack, minor action.");
});

test("of more than six targets a button has the chance alone; the paper beside keeps its parts", () => {
  const enemies = [2, 3, 4, 5, 6, 7, 8].map((x) => one(`e${x}`, 1, x, 0));
  const table = new Table({ rows: field(9, 3), creatures: [one("a", 0, 0, 2, armed("a", bow)), ...enemies] });
  table.play({ do: "attack", entry: 1 });
  const sheet = sheetFor(table);
  // +7 against Armor Class 16 hits from 9: 12 of 20; nobody stands in the way to the first.
  expect([sheet.buttons.length, sheet.buttons[0]?.detail]).toEqual([7, "60%"]);
  expect(targetsOutlook(table.state, sheet)?.rows[0]?.words).toBe("+7 against AC 16, from 9 on the die");
});

test("more than two targets of charges stand behind one button, and each of them behind its own", () => {
  const enemies = [one("b", 1, 5, 0), one("c", 1, 5, 4), one("d", 1, 0, 5)];
  const table = new Table({ rows: field(8, 6), creatures: [one("a", 0, 1, 2), ...enemies] });
  const [opener, other] = sheetFor(table).buttons.filter(({ opens }) => opens !== undefined);
  expect([opener?.label, opener?.detail, other]).toEqual(["Charge…", "3 targets", undefined]);
  const targets = sheetFor(table, opener?.opens ?? null);
  expect(targets.question).toBe("Whom does it charge?");
  expect(targets.buttons.map(({ label }) => label)).toEqual(["Charge t/b…", "Charge t/c…", "Charge t/d…"]);
  expect(sheetFor(table, targets.buttons[0]?.opens ?? null).question).toBe("From where does it charge t/b?");
});
