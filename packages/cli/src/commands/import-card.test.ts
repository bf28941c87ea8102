import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { exampleCard } from "@undercroft/miniatures";
import { describe, expect, test } from "vitest";
import { call, ownFolder } from "../../testing/calling.ts";

const { folder, file } = ownFolder();

describe("import-card", () => {
  test("shows today's card, each change with its rule, and what a person must decide", async () => {
    const { code, out } = await call("import-card", file("tyrant.txt", exampleCard));
    expect(code).toBe(0);
    // A small cone is a blast 3 (mn.oldcard.small-cone), Staggered is Dazed (mn.oldcard.staggered).
    expect(out).toContain("Close blast 3, +9 against Fortitude, 10 acid damage and the target is Dazed (save ends).");
    expect(out).toContain("HP corrected: 85 → 90 (mn.oldcard.errata-first)");
    // Half of 90 is 45 (mn.oldcard.bloodied).
    expect(out).toContain("Bloodied at 45: half of 90 hit points, in steps of 5 (mn.oldcard.bloodied)");
    expect(out).toContain("Keyword: Wizard → arcane (mn.oldcard.keywords)");
    expect(out).toContain(
      "This special power is not understood and is left out; such a text is mostly an aura or a power that is used: " +
        "“Allies within 5 squares have +1 Attack”. (mn.oldcard.special-powers)",
    );
    expect(out).toContain("Look whether cards of this set may be used: the set it is from. (mn.oldcard.scope)");
    expect(out).not.toContain("written:");
  });

  test("writes a pack that validate takes, with the open questions beside the card, and never over another file", async () => {
    const path = join(folder, "fens.yaml");
    const words = ["import-card", file("tyrant.txt", exampleCard), "--id", "fens", "--out", path];
    expect((await call(...words)).out).toContain(`written: ${path}`);
    expect(readFileSync(path, "utf8")).toMatch(
      /# Look whether cards of this set may be used: the set it is from\..*\n {2}- id: fens\/mire-tyrant/,
    );
    expect((await call("validate", path)).out).toContain('pack "fens" of miniatures');
    expect((await call(...words)).err).toContain("is there already");
    const json = join(folder, "fens.json");
    await call("import-card", file("tyrant.txt", exampleCard), "--out", json);
    expect((await call("validate", json)).code).toBe(0);
  });

  test("as JSON: the cards, changes and decisions as data and in words, the pack and what keeps it from being played", async () => {
    const bare = file("bare.txt", "Name: Bare\nHP: 12\n");
    const { code, out } = await call("import-card", bare, "--json");
    expect(code).toBe(0);
    const { result } = JSON.parse(out);
    expect(result.cards).toMatchObject([{ file: bare, card: { id: "own/bare", hitPoints: 12 } }]);
    // 12 hit points are no number in steps of 5 (mn.hp.round); half of them is 6, rounded down to 5 (mn.oldcard.bloodied).
    const [{ changes, decisions }] = result.cards;
    expect(changes).toContainEqual(expect.objectContaining({ change: "bloodied", from: "12", to: "5" }));
    expect(decisions).toContainEqual({
      decide: "unreadable",
      place: "hp",
      text: "12",
      taken: "12",
      rule: "mn.hp.round",
      words: "HP: “12” cannot stand like this; 12 stands there for now.",
    });
    expect(result.out).toBeNull();
    expect(result.problems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ card: "own/bare", path: "hitPoints", rule: "mn.hp.round" }),
        expect.objectContaining({ card: "own/bare", path: "attacks[0].hit" }),
      ]),
    );
  });

  test("what is no old card fails, and the others are read all the same", async () => {
    const out = join(folder, "some.yaml");
    const called = await call(
      "import-card",
      file("tale.txt", "Once upon a time."),
      file("tyrant.txt", exampleCard),
      "--out",
      out,
    );
    expect(called.code).toBe(1);
    expect(called.out).toContain("no line of it is one of an old card");
    expect(existsSync(out)).toBe(true);
  });

  test("wrong words are refused with the nearest right one", async () => {
    const path = file("tyrant.txt", exampleCard);
    expect((await call("import-card")).err).toContain("Name files with old cards");
    expect((await call("import-card", path, "--game", "miniature")).err).toContain('Did you mean "miniatures"?');
    expect((await call("import-card", path, "--game", "dungeon-command")).err).toContain("no old cards");
    expect((await call("import-card", path, "--id", "My Cards")).err).toContain("--id takes one word");
    expect((await call("import-card", path, "--out", "cards.txt")).err).toContain("--out takes a file named");
  });
});
