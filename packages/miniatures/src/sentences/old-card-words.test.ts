import { describe, expect, it, test } from "vitest";
import { importOldCard } from "../old-cards/import.ts";
import { readOldCard } from "../old-cards/old-card.ts";
import { en } from "./en/index.ts";
import { changeWords, decisionWords } from "./old-card-words.ts";
import { ru } from "./ru/index.ts";
import type { SentenceId, Teller } from "./teller.ts";

/** Everything that may be wrong with an old card, on a few of them. */
const crooked = [
  `Set: Fen Folk
Rarity: Odd
Size: vast
Faction: Wild, Moon
Champion: 2
HP: 42
AC: 17
DEF: 16
Keywords: Good, Evil, Wizard, Mount, Unique, 3rd
stray
Sped: 6

Attacks
Close small cone: +5 vs Reflex; 5 damage; sing; it immediately sings
Close burst 1: +5 vs Fortitude; target is Staggered
Roar

Abilities
Flight
Flight 3
+2 DEF (Fort)
+1 DEF while bloodied
Sing
Whenever this creature hits, it immediately shifts 1 square

Special Powers
Sing

Champion Powers
Heal all

Errata
HP: 45
Cost: 30
Flight 3 => Flight 4
nonsense`,
  "Name: Wolf\nAttacks\nClose burst 1: +5 vs AC; sing\nMelee: +5 vs AC; 5 damage",
  "Champion: 3\nAttacks\nClose burst 1: +5 vs AC",
].map((text) => importOldCard(readOldCard(text), "here"));

const saying = (sentences: Readonly<Record<SentenceId, string>>): Pick<Teller, "say"> => ({
  say: (id, values = {}) => sentences[id].replace(/\{(\w+)\}/g, (_, key) => String(values[key])),
});

describe("each change and each decision is said in whole words, with nothing left out (mn.oldcard.scope)", () => {
  it.each([
    ["English", en],
    ["Russian", ru],
  ])("in %s", (_, sentences) => {
    const speech = saying(sentences);
    for (const { changes, decisions } of crooked) {
      for (const one of changes) expect(changeWords(speech, one)).not.toMatch(/undefined|NaN/);
      for (const one of decisions) {
        expect(decisionWords(speech, one)).not.toMatch(/undefined|NaN/);
        expect(decisionWords(speech, one)).toContain(one.text);
      }
    }
  });

  test("no sentence waits in vain for a card that needs it", () => {
    const said = new Set<string>();
    const listening: Pick<Teller, "say"> = {
      say: (id) => {
        said.add(id);
        return id;
      },
    };
    for (const { changes, decisions } of crooked) {
      for (const one of changes) changeWords(listening, one);
      for (const one of decisions) decisionWords(listening, one);
    }
    expect([...said].toSorted()).toEqual(
      Object.keys(en)
        .filter((id) => id.startsWith("old."))
        .toSorted(),
    );
  });
});

test("attacks and powers are numbered from one", () => {
  const speech = saying(en);
  const { changes, decisions } = importOldCard(
    readOldCard("Attacks\nMelee: +5 vs AC; 5 damage\nRanged 5: +5 vs AC"),
    "here",
  );
  expect(changes.map((one) => changeWords(speech, one))).toContain("Attack 2: Ranged 5: +5 vs AC");
  expect(decisions.map((one) => decisionWords(speech, one))).toContain("Attack 2 does nothing when it hits.");
});

test("a line that fits nowhere names the nearest right word, and a correction of a field says of which (mn.oldcard.errata-first)", () => {
  const speech = saying(en);
  const text =
    "Name: Wolf\nSped: 6\nHP: 85\nHP: 90\nspecial powrs:\nthe moon is up\n\nAttacks\n\nErrata\nHP: 90\nLevel: 3";
  const { changes, decisions } = importOldCard(readOldCard(text), "here");
  expect(decisions.filter(({ decide }) => decide === "leftover").map((one) => decisionWords(speech, one))).toEqual([
    "This line fits nowhere: “Sped: 6”. Did you mean “Speed”?",
    // Its word is right: it stands twice.
    "This line fits nowhere: “HP: 90”.",
    "This line fits nowhere: “special powrs:”. Did you mean “Special Powers”?",
    "This line fits nowhere: “the moon is up”.",
  ]);
  expect(changes.filter(({ change }) => change === "errata").map((one) => changeWords(speech, one))).toEqual([
    "HP corrected: 85 → 90",
    "Level corrected: 3",
  ]);
});
