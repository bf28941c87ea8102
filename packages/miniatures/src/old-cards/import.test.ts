import { writeProblem } from "@undercroft/cards";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { checkPackData } from "../vocabulary/index.ts";
import { type Imported, importOldCard } from "./import.ts";
import { type OldCard, oldCardSchema, oldFields, oldSections, readOldCard } from "./old-card.ts";
import { readOldCardFile } from "./old-card-file.ts";

const imported = (text: string): Imported => importOldCard(readOldCard(text), "own");

const card = (...lines: readonly string[]): Imported =>
  imported(["Name: Mire Tyrant", "AC: 20", "DEF: 16", "HP: 85", ...lines].join("\n"));
const abilities = (...lines: readonly string[]): Imported => card("Abilities", ...lines);
const attack = (...lines: readonly string[]): Imported => card("Attacks", ...lines);

/** What the pack check finds in a card, the spelling of its keywords and damage types left aside. */
const faultsOf = ({ card: creature }: Imported): readonly string[] => {
  const pack = {
    pack: "own",
    version: 1,
    language: 1,
    name: { en: "Own", ru: "Свои" },
    keywords: {},
    creatures: [creature],
    items: [],
  };
  const result = checkPackData(JSON.parse(JSON.stringify(pack)), "own.json");
  return result.ok
    ? []
    : result.problems
        .map(({ path, message }) => `${path}: ${message}`)
        .filter((text) => !text.includes("does not say how"));
};

const wholeCard = `
# typed from print
Name: Mire Tyrant
Name-ru: Владыка топи
Set: An old set
Rarity: Rare
Cost: 32
Level: 9
Size: Large
Faction: Wild, Underdark
HP: 85
AC: 20
DEF: 16
Speed: 6
Keywords: Evil, Aberration, Wizard, Aquatic, Unique

Attacks
Melee 2: +11 vs AC; 15 damage
Tail - Melee: +9 vs Reflex; 5 damage plus 5 poison damage; slide target 2 squares
Close small cone: +9 vs Fortitude; 10 acid damage; target is Staggered (save ends)

Abilities
Flight
+2 DEF (Fort)
Immune Poison
Whenever this creature hits, it immediately heals
    10 hit points

Special Powers
Allies within 5 squares gain Resist 5 Fire
`;

describe("a card that is wholly readable", () => {
  const result = imported(wholeCard);

  test("becomes one of today's cards", () => {
    expect(result.card).toEqual({
      id: "own/mire-tyrant",
      name: { en: "Mire Tyrant", ru: "Владыка топи" },
      level: 9,
      keywords: ["aberrant", "arcane", "aquatic"],
      unique: true,
      size: "large",
      defenses: { ac: 20, fortitude: 18, reflex: 16, will: 16 },
      speed: 6,
      modes: ["flight"],
      hitPoints: 85,
      bloodied: 40,
      alignment: "evil",
      factions: ["wild", "underdark"],
      cost: 32,
      attacks: [
        { kind: "melee", reach: 2, bonus: 11, versus: "ac", hit: { damage: [{ amount: 15 }] } },
        {
          name: { en: "Tail", ru: "Tail" },
          kind: "melee",
          bonus: 9,
          versus: "reflex",
          hit: {
            damage: [{ amount: 5 }, { amount: 5, type: "poison" }],
            steps: [{ do: "slide", who: "target", squares: 2 }],
          },
        },
        {
          kind: "close",
          shape: "blast",
          squares: 3,
          bonus: 9,
          versus: "fortitude",
          hit: {
            damage: [{ amount: 10, type: "acid" }],
            steps: [{ do: "condition", condition: "dazed", to: "target", until: "save" }],
          },
        },
      ],
      powers: [
        { power: "continuous", rules: [{ rule: "immune", type: "poison" }] },
        {
          power: "triggered",
          on: { on: "hit", by: "this" },
          steps: [{ do: "heal", who: "this", amount: 10 }],
        },
      ],
      rarity: "rare",
    });
    expect(faultsOf(result)).toEqual([]);
  });

  test("with the errata, the set, the word immediately and an aura left to a person", () => {
    expect(result.decisions.map(({ decide, text, taken }) => [decide, text, taken])).toEqual([
      ["errata", "", ""],
      ["immediately", "Whenever this creature hits, it immediately heals 10 hit points", "automatic"],
      ["power", "Allies within 5 squares gain Resist 5 Fire", "aura, used"],
      ["set", "An old set", ""],
    ]);
    assertRule(
      result,
      "mn.oldcard.scope",
      "mn.oldcard.errata-first",
      "mn.oldcard.immediately",
      "mn.oldcard.special-powers",
    );
  });

  test("its changes stand in the order of the appendix's table", () => {
    const order = [...new Set(result.changes.map(({ change }) => change))];
    expect(order).toEqual([
      "keyword",
      "flag",
      "alignment",
      "mode",
      "defense",
      "bloodied",
      "area",
      "condition",
      "immediately",
      "attack",
      "power",
    ]);
  });
});

describe("defenses", () => {
  test("AC 20, DEF 16 with +2 DEF (Fort), HP 85, and a text with -2 DEF", () => {
    actsExample("mn.example.old-def");
    const result = card(
      "Attacks",
      "Melee: +9 vs AC; 10 damage; -2 DEF until the start of the target's next turn",
      "Abilities",
      "+2 DEF (Fort)",
    );
    expect(result.card.defenses).toEqual({ ac: 20, fortitude: 18, reflex: 16, will: 16 });
    expect(result.card.bloodied).toBe(40);
    expect(result.card.attacks[0]?.hit.steps).toEqual([
      {
        do: "apply",
        rules: [
          { rule: "change", stat: "fortitude", plus: -2 },
          { rule: "change", stat: "reflex", plus: -2 },
          { rule: "change", stat: "will", plus: -2 },
        ],
        to: "target",
        until: "start-of-next-turn",
      },
    ]);
    assertRule(result, "mn.oldcard.ac", "mn.oldcard.defenses", "mn.oldcard.bloodied", "mn.oldcard.def-text");
  });

  test("each bonus counts for its own defense, and leaves the powers", () => {
    const result = abilities("+2 DEF (Fort)", "+1 DEF (Ref)", "+3 (Will)");
    expect(result.card.defenses).toEqual({ ac: 20, fortitude: 18, reflex: 17, will: 19 });
    expect(result.card.powers).toBeUndefined();
  });

  test("a bonus with a condition is a text like others", () => {
    const result = abilities("+2 DEF (Fort) while bloodied");
    expect(result.card.defenses.fortitude).toBe(16);
    expect(result.decisions).toContainEqual(
      expect.objectContaining({ decide: "power", text: "+2 DEF (Fort) while bloodied" }),
    );
  });

  test("Bloodied is half of the hit points in steps of 5, rounded down", () => {
    const bloodied = [5, 10, 55, 60, 95, 100].map((hp) => imported(`HP: ${hp}`).card.bloodied);
    expect(bloodied).toEqual([0, 5, 25, 30, 45, 50]);
  });
});

describe("the keyword line", () => {
  test("old keywords have today's names", () => {
    const old = "Aberration, Animate, Cleric, Fighter, Wizard, Dragon";
    const result = card(`Keywords: ${old}`);
    expect(result.card.keywords).toEqual(["aberrant", "construct", "divine", "martial", "arcane", "dragon"]);
    assertRule(result, "mn.oldcard.keywords");
    for (const [from, to] of [
      ["Paladin", "divine"],
      ["Ranger", "martial"],
      ["Rogue", "martial"],
      ["Warlord", "martial"],
      ["Warlock", "arcane"],
    ]) {
      expect(card(`Keywords: ${from}`).card.keywords).toEqual([to]);
    }
  });

  test("two that become one are one; the renaming is not repeated", () => {
    const result = card("Keywords: Fighter Rogue Martial Elf");
    expect(result.card.keywords).toEqual(["martial", "elf"]);
    assertRule(result, "mn.ruling.oldcard-keywords");
  });

  test("the alignment leaves it; without one the creature is unaligned", () => {
    const good = card("Keywords: Good, Human");
    expect([good.card.alignment, good.card.keywords]).toEqual(["good", ["human"]]);
    assertRule(good, "mn.oldcard.alignment");
    expect(card("Keywords: Human").card.alignment).toBe("unaligned");
    const both = card("Keywords: Good, Evil");
    expect(both.card.alignment).toBe("good");
    expect(both.decisions).toContainEqual(expect.objectContaining({ decide: "keyword", text: "Evil" }));
  });

  test("Unique and Mount are signs; whom the mount carries is asked", () => {
    const result = card("Keywords: Unique Mount Horse");
    expect(result.card).toMatchObject({ unique: true, mount: true, keywords: ["horse"] });
    expect(result.decisions.map(({ decide }) => decide)).toContain("mount");
    assertRule(result, "mn.card.creature.unique-flag", "mn.card.creature.mount-flag");
  });
});

describe("modes", () => {
  test("Flight and Burrow go to the Speed", () => {
    const result = abilities("Flight", "Burrow.");
    expect(result.card).toMatchObject({ modes: ["flight", "burrow"] });
    expect(result.card.powers).toBeUndefined();
    assertRule(result, "mn.oldcard.flight", "mn.oldcard.burrow");
  });

  test("what is said beside them is asked", () => {
    const result = abilities("Burrow 4");
    expect(result.card.modes).toEqual(["burrow"]);
    expect(result.decisions).toContainEqual(expect.objectContaining({ decide: "mode", text: "Burrow 4" }));
  });

  test("a letter before the Speed is a mode as well", () => {
    expect(card("Speed: F8").card).toMatchObject({ speed: 8, modes: ["flight"] });
  });
});

describe("renamed words in texts", () => {
  test("cones are blasts", () => {
    const result = attack(
      "Melee: +5 vs AC; 5 damage",
      "Close large cone: +7 vs Will; 10 damage",
      "Close small cone: +7 vs Will; 10 damage",
    );
    expect(result.card.attacks.slice(1)).toMatchObject([
      { shape: "blast", squares: 5 },
      { shape: "blast", squares: 3 },
    ]);
    assertRule(result, "mn.oldcard.large-cone", "mn.oldcard.small-cone");
  });

  test("Enervated is Weakened, Staggered is Dazed, wherever they stand", () => {
    const result = card("Attacks", "Ranged 10: +7 vs Will; target is Enervated", "Abilities", "Immune Staggered");
    expect(result.card.attacks[0]).toMatchObject({
      kind: "ranged",
      hit: { steps: [{ condition: "weakened", until: "next-turn" }] },
    });
    expect(result.card.powers).toEqual([
      { power: "continuous", rules: [{ rule: "immune-to", conditions: ["dazed"] }] },
    ]);
    assertRule(result, "mn.oldcard.enervated", "mn.oldcard.staggered");
  });
});

describe("immediately", () => {
  test("what follows from a trigger is automatic, anything else a free action; both are asked and neither is an immediate action", () => {
    const result = card(
      "Abilities",
      "Whenever this creature is hit, it immediately shifts 1 square.",
      "Special Powers",
      "One ally immediately makes an attack",
    );
    expect(result.card.powers).toEqual([
      {
        power: "triggered",
        on: { on: "hit", target: "this" },
        steps: [{ do: "act", who: "this", action: "shift", squares: 1 }],
      },
    ]);
    const asked = result.decisions.filter(({ decide }) => decide === "immediately");
    expect(asked.map(({ taken }) => taken)).toEqual(["automatic", "free"]);
    assertRule(result, "mn.oldcard.immediately", "mn.ruling.oldcard-immediately");
  });
});

describe("parts of the card", () => {
  test("Abilities and Special Powers become powers, in this order", () => {
    const result = card(
      "Special Powers",
      "Insubstantial",
      "Abilities",
      "Resist 5 Fire",
      "Scout",
      "Forestwalk",
      "Conceal 6",
      "Phasing",
    );
    expect(result.card.powers).toEqual([
      { power: "continuous", rules: [{ rule: "resist", amount: 5, type: "fire" }] },
      { power: "set-up", does: { setUp: "scout" } },
      { power: "continuous", rules: [{ rule: "walk", terrain: "forest" }] },
      { power: "continuous", rules: [{ rule: "conceal", at: 6 }] },
      { power: "continuous", rules: [{ rule: "mode", mode: "phasing" }] },
      { power: "continuous", rules: [{ rule: "insubstantial" }] },
    ]);
    assertRule(result, "mn.oldcard.abilities", "mn.oldcard.special-powers");
  });

  test("a text that is not plain is left whole, with the kinds of power it usually is", () => {
    const result = abilities("Allies within 2 squares have +1 Attack");
    expect(result.card.powers).toBeUndefined();
    expect(result.decisions).toContainEqual({
      decide: "power",
      rule: "mn.oldcard.abilities",
      place: "abilities",
      text: "Allies within 2 squares have +1 Attack",
      taken: "continuous, triggered",
    });
  });

  test("champion powers are left to a person, and a rating without them is asked", () => {
    const result = card("Champion: 2", "Champion Powers", "Allies gain +2 Attack this turn");
    expect(result.card.champion).toBe(2);
    expect(result.decisions).toContainEqual(
      expect.objectContaining({ decide: "champion", text: "Allies gain +2 Attack this turn" }),
    );
    assertRule(result, "mn.card.creature.champion-section");
    expect(card("Champion: 2").decisions).toContainEqual(expect.objectContaining({ decide: "champion", taken: "2" }));
  });

  test("attacks: what an effect says that is not plain stays with a person, as a whole line does", () => {
    const result = attack("Melee: +5 vs AC; 5 damage; target weeps", "Breath of gloom");
    expect(result.card.attacks).toHaveLength(1);
    expect(result.decisions).toContainEqual(
      expect.objectContaining({ decide: "effect", text: "target weeps", taken: "attacks[0]" }),
    );
    expect(result.decisions).toContainEqual(expect.objectContaining({ decide: "attack", text: "Breath of gloom" }));
  });

  test("ranges and reaches are 1 to 60 squares; a line with another is left whole", () => {
    const lines = ["Melee 0: +5 vs AC; 5 damage", "Ranged 61: +5 vs AC; 5 damage", "Close burst 0: +5 vs AC; 5 damage"];
    const result = attack("Ranged 60: +5 vs AC; 5 damage", "Melee 1: +5 vs AC; 5 damage", ...lines);
    expect(result.card.attacks).toMatchObject([{ range: 60 }, { reach: 1 }]);
    expect(result.decisions.flatMap(({ decide, text }) => (decide === "attack" ? [text] : []))).toEqual(lines);
  });

  test("damage out of steps of 5 is asked, as is a line without any effect", () => {
    const result = attack("Melee: +5 vs AC; 7 damage; ongoing 3", "Ranged 5: +5 vs AC");
    expect(result.decisions.flatMap(({ decide, text }) => (decide === "effect" ? [text] : []))).toEqual([
      "7 damage",
      "ongoing 3",
      "",
    ]);
  });

  test("triggers of its own, on its target where they have one", () => {
    const result = abilities(
      "When this creature hits, push target 1 square",
      "Whenever this creature misses, it heals 5",
      "Each time this creature destroys an enemy, it moves 3 squares",
      "When this creature is bloodied, push target 1 square",
      "When this creature hits, target weeps",
      "When this creature hits, target is Dazed; target weeps",
    );
    expect(result.card.powers).toEqual([
      { power: "triggered", on: { on: "hit", by: "this" }, steps: [{ do: "push", who: "target", squares: 1 }] },
      { power: "triggered", on: { on: "missed", by: "this" }, steps: [{ do: "heal", who: "this", amount: 5 }] },
      {
        power: "triggered",
        on: { on: "destroyed", who: { side: "enemy" }, by: "this" },
        steps: [{ do: "act", who: "this", action: "move", squares: 3 }],
      },
    ]);
    expect(result.decisions.filter(({ decide }) => decide === "power")).toHaveLength(3);
  });

  test("each kind of attack", () => {
    const lines = [
      "Bite - Melee reach 3: +5 vs AC; ongoing 5 fire damage (save ends)",
      "(Ranged sight): +5 vs Fort; push target 1 square",
      "Ranged nearest: -1 vs Ref; pull 2",
      "Close burst 2: +5 vs Will; -2 Attack until end of target's next turn",
      "Close line 6: +5 against Reflex; 10 cold damage",
      "Area radius 2 within 10: +5 vs AC; target is Slowed until end of battle",
      "Area 1 within sight: +5 vs AC; 5 damage",
    ];
    expect(attack(...lines).card.attacks).toMatchObject([
      { kind: "melee", reach: 3, name: { en: "Bite" }, hit: { steps: [{ do: "ongoing", amount: 5, type: "fire" }] } },
      { kind: "ranged", range: "sight", versus: "fortitude", hit: { steps: [{ do: "push", squares: 1 }] } },
      { kind: "ranged", range: "nearest", bonus: -1, versus: "reflex", hit: { steps: [{ do: "pull", squares: 2 }] } },
      { kind: "close", shape: "burst", squares: 2, hit: { steps: [{ do: "apply", until: "end-of-next-turn" }] } },
      { kind: "close", shape: "line", squares: 6, versus: "reflex", hit: { damage: [{ amount: 10, type: "cold" }] } },
      { kind: "area", radius: 2, range: 10, hit: { steps: [{ condition: "slowed", until: "battle" }] } },
      { kind: "area", radius: 1, range: "sight" },
    ]);
  });

  test("the first attack is basic: a close one gives way, and without any a blank one is put there", () => {
    const result = attack("Close burst 1: +5 vs AC; 5 damage", "Melee: +5 vs AC; 10 damage");
    expect(result.card.attacks.map(({ kind }) => kind)).toEqual(["melee", "close"]);
    expect(result.decisions.map(({ decide }) => decide)).toContain("basic");
    expect(card().card.attacks).toMatchObject([{ kind: "melee", bonus: 0, hit: {} }]);
  });
});

describe("errata", () => {
  test("come first: fields and whole entries, each listed; one that fits nothing is asked", () => {
    const result = card(
      "Attacks",
      "Melee: +9 vs AC; 10 damage",
      "Abilities",
      "Flight",
      "Errata",
      "HP: 95",
      "Melee: +9 vs AC; 10 damage => Melee 2: +9 vs AC; 15 damage",
      "Hover => Flight",
    );
    expect(result.card).toMatchObject({ hitPoints: 95, bloodied: 45, attacks: [{ reach: 2 }] });
    expect(result.changes.slice(0, 2)).toMatchObject([
      { change: "errata", from: "85", to: "95" },
      { change: "errata", to: "Melee 2: +9 vs AC; 15 damage" },
    ]);
    expect(result.decisions).toContainEqual(expect.objectContaining({ decide: "errata", text: "Hover => Flight" }));
    assertRule(result, "mn.oldcard.errata-first");
  });
});

test("fields that are missing or unreadable are filled for now and asked", () => {
  const result = imported("Name: Shade\nCost: many\nSpeed: 6\nFaction: Wild, Horde\nA line from nowhere");
  const asked = new Map(result.decisions.map((one) => [`${one.decide} ${one.place}`, one.text]));
  expect(asked.get("unreadable cost")).toBe("many");
  expect(asked.get("unreadable faction")).toBe("Horde");
  expect(asked.get("leftover card")).toBe("A line from nowhere");
  for (const place of ["hp", "ac", "def", "level", "size"]) expect(asked.has(`missing ${place}`)).toBe(true);
  expect(asked.has("missing speed")).toBe(false);
  // The blank attack alone is no sound card yet.
  expect(faultsOf(result)).toEqual(["attacks[0].hit: this does nothing"]);
});

test("the JSON form is the same card", () => {
  const read = readOldCardFile(wholeCard, "tyrant.txt");
  expect(read).toEqual({ ok: true, pack: readOldCard(wholeCard) });
  expect(readOldCardFile(JSON.stringify(readOldCard(wholeCard)), "tyrant.json")).toEqual(read);
});

test("what is no card is refused, with its place where it has one", () => {
  const told = (text: string, name: string): readonly string[] => {
    const read = readOldCardFile(text, name);
    return read.ok ? [] : read.problems.map(writeProblem);
  };
  expect(told('{"fields": {\n"colour": "red"}, "sections": {}, "rest": []}', "red.json")).toEqual([
    expect.stringMatching(/^red\.json:1:2, fields/),
  ]);
  expect(told("Once upon a time\nthere was a card.", "tale.txt")).toEqual([
    expect.stringContaining("no line of it is one of an old card"),
  ]);
  expect(told("Name: A\n".repeat(10_000), "long.txt")).toEqual([expect.stringContaining("letters")]);
});

describe("whatever is typed", () => {
  const words = fc.constantFrom(
    ..."Melee Ranged Close Area : ; , . +9 -2 vs AC DEF (Fort) Will large small cone Staggered Enervated 10 0 damage fire".split(
      " ",
    ),
    ..."Flight Burrow Resist Immune Conceal immediately Whenever this creature hits, target is push 99 => Good Unique until".split(
      " ",
    ),
  );
  const phrases = fc.constantFrom(
    ..."Melee: +9 vs AC|Close large cone: +5 vs Will|10 damage|7 damage|ongoing 5 fire|ongoing 3|+3 Damage|-2 DEF|+0 Attack".split(
      "|",
    ),
    ..."Resist 7 Fire|Vulnerable 5 Cold|Whenever this creature hits, it heals 3|until end of battle|(save ends)|push 0|slide 2".split(
      "|",
    ),
  );
  const line = fc.oneof(
    fc.string({ maxLength: 40, unit: "binary" }),
    fc.array(phrases, { minLength: 1, maxLength: 5 }).map((list) => list.join("; ")),
    fc.array(words, { maxLength: 10 }).map((list) => list.join(" ")),
  );
  const lines = fc.array(
    line.map((text) => text.trim()).filter((text) => text !== ""),
    { maxLength: 4 },
  );
  const some = <K extends string>(keys: readonly K[], value: fc.Arbitrary<unknown>) =>
    fc.record(Object.fromEntries(keys.map((key) => [key, value])), { requiredKeys: [] });
  const numbers = fc.oneof(line, fc.integer({ min: -1, max: 2000 }).map(String));
  const cards: fc.Arbitrary<OldCard> = fc
    .record({ fields: some(oldFields, numbers), sections: some(oldSections, lines), rest: lines })
    .map((value) => oldCardSchema.parse(value));

  test("the text form is read without a throw, and every line is kept: as a heading, a field, an entry or a stray one", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (typed) => {
        const old = readOldCard(typed.join("\n"));
        const kept = [...Object.values(old.fields), ...Object.values(old.sections).flat(), ...old.rest].join("\n");
        for (const raw of typed.join("\n").split(/\r\n|\r|\n/)) {
          const one = raw.trim();
          if (one === "" || one.startsWith("#") || Object.keys(readOldCard(one).sections).length > 0) continue;
          expect(kept).toContain(one.replace(/^[^:]+:\s*(?=\S)/, (key) => (kept.includes(one) ? key : "")));
        }
      }),
    );
  });

  test("the import throws nothing, gives a card that the schema takes, and loses no text", () => {
    fc.assert(
      fc.property(cards, (old) => {
        const result = importOldCard(old, "own");
        const told = [...result.changes.map(({ from }) => from), ...result.decisions.map(({ text }) => text)];
        const { errata = [], ...parts } = old.sections;
        for (const entry of [...Object.values(parts).flat(), ...old.rest]) expect(told).toContain(entry);
        // What is still wrong with the card is among what a person was asked.
        const asked = new Set(result.decisions.map(({ decide }) => decide));
        for (const fault of faultsOf(result)) {
          if (fault.startsWith("hitPoints")) expect(asked).toContain("unreadable");
          else if (fault.startsWith("mount")) expect(asked).toContain("mount");
          else if (fault.startsWith("champion")) expect(asked).toContain("champion");
          else if (fault.endsWith("does nothing"))
            expect([...asked].some((one) => one === "effect" || one === "basic")).toBe(true);
          else expect(fault).toBe("nothing else");
        }
        expect(errata.length === 0).toBe(
          result.decisions.some(({ decide, text }) => decide === "errata" && text === ""),
        );
      }),
      { numRuns: 200 },
    );
  });
});
