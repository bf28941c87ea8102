import { describe, expect, test } from "vitest";
import { actsExample, assertRule } from "../../rules/assert-rule.ts";
import { abilities, attack, card, imported } from "../../testing/old-cards.ts";

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
