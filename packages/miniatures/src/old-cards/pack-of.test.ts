import { expect, test } from "vitest";
import { checkPackData } from "../vocabulary/index.ts";
import { exampleCard } from "./example.ts";
import { importOldCard } from "./import.ts";
import { readOldCard } from "./old-card.ts";
import { packOf } from "./pack-of.ts";

const old = exampleCard.replace(/^Keywords: .*$/m, "Keywords: Evil, Wizard, Fen-born");

test("a pack of imported cards is sound, and writes their keywords as far as they are known", () => {
  const name = { en: "My fens", ru: "Мои топи" };
  const arcane = { en: "Arcane", ru: "Чародей" };
  const pack = packOf("fens", name, [importOldCard(readOldCard(old), "fens").card], { arcane });
  // Wizard has become arcane (mn.oldcard.keywords); acid is a damage type that every pack may use.
  expect(pack.keywords).toEqual({ arcane, "fen-born": { en: "Fen born", ru: "Fen born" } });
  expect(checkPackData(JSON.parse(JSON.stringify(pack)), "fens.json")).toEqual({ ok: true, pack });
});
