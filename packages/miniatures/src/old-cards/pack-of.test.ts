import { expect, test } from "vitest";
import { checkPackData } from "../vocabulary/index.ts";
import { importOldCard } from "./import.ts";
import { readOldCard } from "./old-card.ts";
import { packOf } from "./pack-of.ts";

const old = `Name: Mire Tyrant
Name-ru: Владыка топи
Size: Large
Faction: Wild
Cost: 32
Level: 9
HP: 85
AC: 20
DEF: 16
Speed: 6
Keywords: Evil, Wizard, Fen-born

Attacks
Melee: +11 vs AC; 15 damage plus 5 acid damage
`;

test("a pack of imported cards is sound, and writes their keywords as far as they are known", () => {
  const name = { en: "My fens", ru: "Мои топи" };
  const arcane = { en: "Arcane", ru: "Чародей" };
  const pack = packOf("fens", name, [importOldCard(readOldCard(old), "fens").card], { arcane });
  // Wizard has become arcane (mn.oldcard.keywords); acid is a damage type that every pack may use.
  expect(pack.keywords).toEqual({ arcane, "fen-born": { en: "Fen born", ru: "Fen born" } });
  expect(checkPackData(JSON.parse(JSON.stringify(pack)), "fens.json")).toEqual({ ok: true, pack });
});
