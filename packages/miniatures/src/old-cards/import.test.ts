import { writeProblem } from "@undercroft/cards";
import { describe, expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { abilities, card, faultsOf, imported } from "../../testing/old-cards.ts";
import { exampleCard } from "./example.ts";
import { readOldCard } from "./old-card.ts";
import { readOldCardFile } from "./old-card-file.ts";

describe("a card that is wholly readable", () => {
  const result = imported(exampleCard);

  test("becomes one of today's cards", () => {
    expect(result.card).toEqual({
      id: "own/mire-tyrant",
      name: { en: "Mire Tyrant", ru: "Владыка топи" },
      level: 9,
      keywords: ["aberrant", "arcane"],
      unique: true,
      size: "large",
      defenses: { ac: 20, fortitude: 18, reflex: 16, will: 16 },
      speed: 6,
      modes: ["flight"],
      // The errata stand above what is printed: 90 hit points and no reach (mn.oldcard.errata-first).
      hitPoints: 90,
      bloodied: 45,
      alignment: "evil",
      factions: ["wild", "underdark"],
      cost: 32,
      attacks: [
        { kind: "melee", bonus: 11, versus: "ac", hit: { damage: [{ amount: 15 }] } },
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
        { power: "continuous", rules: [{ rule: "resist", type: "fire", amount: 5 }] },
        {
          power: "triggered",
          on: { on: "hit", target: "this" },
          steps: [{ do: "act", who: "this", action: "shift", squares: 1 }],
        },
      ],
      rarity: "rare",
    });
    expect(faultsOf(result)).toEqual([]);
  });

  test("with the set, the word immediately and an aura left to a person", () => {
    expect(result.decisions.map(({ decide, text, taken }) => [decide, text, taken])).toEqual([
      ["immediately", "Whenever this creature is hit, it immediately shifts 1 square", "automatic"],
      ["power", "Allies within 5 squares have +1 Attack", "aura, used"],
      ["set", "the set it is from", ""],
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
      "errata",
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

test("says of each defense what the one old number has become (mn.oldcard.defenses)", () => {
  const defenses = imported("Name: Shade\nDEF: 16\n\nAbilities\n+2 DEF (Fort)").changes.filter(
    ({ rule }) => rule === "mn.oldcard.defenses",
  );
  expect(defenses).toMatchObject([
    { from: "+2 DEF (Fort)", to: "fortitude" },
    { from: "DEF 16", to: "fortitude 18" },
    { from: "DEF 16", to: "reflex 16" },
    { from: "DEF 16", to: "will 16" },
  ]);
  assertRule(defenses, "mn.oldcard.defenses");
});

test("immunity to a type of damage, and what follows from an attack, become powers of today", () => {
  const { powers } = abilities("Immune Poison", "Whenever this creature hits, it immediately heals 10 hit points").card;
  expect(powers).toEqual([
    { power: "continuous", rules: [{ rule: "immune", type: "poison" }] },
    { power: "triggered", on: { on: "hit", by: "this" }, steps: [{ do: "heal", who: "this", amount: 10 }] },
  ]);
});

test("fields that are missing or unreadable are filled for now and asked", () => {
  const result = imported("Name: Shade\nCost: many\nSpeed: 6\nFaction: Wild, Horde\nA line from nowhere");
  const asked = new Map(result.decisions.map((one) => [`${one.decide} ${one.place}`, one.text]));
  expect(asked.get("unreadable cost")).toBe("many");
  expect(asked.get("unreadable faction")).toBe("Horde");
  expect(asked.get("leftover card")).toBe("A line from nowhere");
  for (const place of ["hp", "ac", "def", "level", "size"]) expect(asked.has(`missing ${place}`)).toBe(true);
  expect(asked.has("missing speed")).toBe(false);
  expect(asked.has("missing faction")).toBe(false);
  expect(imported("Name: Shade").decisions).toContainEqual(
    expect.objectContaining({ decide: "missing", place: "faction", rule: "mn.card.creature.factions" }),
  );
  // The blank attack alone is no sound card yet.
  expect(faultsOf(result)).toEqual(["attacks[0].hit: this does nothing"]);
});

test("the JSON form is the same card", () => {
  const read = readOldCardFile(exampleCard, "tyrant.txt");
  expect(read).toEqual({ ok: true, pack: readOldCard(exampleCard) });
  expect(readOldCardFile(JSON.stringify(readOldCard(exampleCard)), "tyrant.json")).toEqual(read);
});

test("what is no card is refused, with its place where it has one", () => {
  const told = (text: string, name: string): readonly string[] => {
    const read = readOldCardFile(text, name);
    return read.ok ? [] : read.problems.map(writeProblem);
  };
  expect(told('{"fields": {\n"sped": "6"}, "sections": {}, "rest": []}', "fast.json")).toEqual([
    'fast.json:2:1, fields: unknown key "sped". Did you mean "speed"?',
  ]);
  expect(told("Once upon a time\nthere was a card.", "tale.txt")).toEqual([
    expect.stringContaining("no line of it is one of an old card"),
  ]);
  expect(told("Name: A\n".repeat(10_000), "long.txt")).toEqual([expect.stringContaining("letters")]);
});
