import { describe, expect, test } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { abilities, attack, card } from "../../testing/old-cards.ts";

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
