import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { exampleCard } from "./example.ts";
import { importOldCard } from "./import.ts";
import { oldFields, oldSections, readOldCard } from "./old-card.ts";
import { readOldCardFile } from "./old-card-file.ts";

const text = readFileSync(fileURLToPath(new URL("../../../../docs/OLD-CARDS.md", import.meta.url)), "utf8");

test("the example in docs/OLD-CARDS.md is imported as the page says", () => {
  expect(text).toContain(`\`\`\`text\n${exampleCard}\`\`\``);
  const { card, decisions } = importOldCard(readOldCard(exampleCard), "own");
  expect(card).toMatchObject({ hitPoints: 90, bloodied: 45, modes: ["flight"], unique: true, alignment: "evil" });
  expect(card.attacks.map(({ kind }) => kind)).toEqual(["melee", "melee", "close"]);
  expect(card.powers?.map(({ power }) => power)).toEqual(["continuous", "triggered"]);
  expect(decisions.map(({ decide }) => decide)).toEqual(["immediately", "power", "set"]);
});

test("the page names every field and heading", () => {
  for (const word of [...oldFields, ...oldSections])
    expect(text.toLowerCase()).toContain(`\`${word.replace("-p", " p")}\``);
});

test("the example is taken as a file of its own", () => {
  expect(readOldCardFile(exampleCard, "tyrant.txt")).toEqual({ ok: true, pack: readOldCard(exampleCard) });
});
