import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { nodesOf, plainText, writeProblem } from "@undercroft/cards";
import { readYaml } from "@undercroft/cards/yaml";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { printedRules } from "../scenarios/house-rules.ts";
import { warbandFaults } from "../warband/faults.ts";
import { catalogueOf, pointsSpent } from "../warband/warband.ts";
import { readWarband } from "../warband/warband-text.ts";
import {
  actionCosts,
  alignments,
  attackEntry,
  conditions,
  creatureText,
  damageTypes,
  defenses,
  durations,
  factions,
  language,
  type Power,
  parsePack,
  permissions,
  power,
  powerLine,
  prohibitions,
  rarities,
  readings,
  reservedNames,
  sizes,
  stats,
} from "./index.ts";

const text = readFileSync(fileURLToPath(new URL("../../../../docs/CARDS.md", import.meta.url)), "utf8");

interface Example {
  readonly kind: string;
  readonly yaml: string;
  readonly en: string;
  readonly ru: string;
}

const examples: Example[] = [...text.matchAll(/```yaml mn-(\w+)\n(.*?)\n```\n\n- en: ([^\n]*)\n- ru: ([^\n]*)/gs)].map(
  ([, kind = "", yaml = "", en = "", ru = ""]) => ({ kind, yaml, en, ru }),
);

const words = {
  beast: { en: "Beast", ru: "Зверь" },
  healing: { en: "Healing", ru: "Исцеление" },
  "example/cellar-rats": { en: "Cellar Rats", ru: "Подвальные крысы" },
};

/** The least power around an example that makes it whole. */
function powerAround(kind: string, node: unknown): Power {
  const heal = { do: "heal", who: "this", amount: 5 };
  const around: Readonly<Record<string, unknown>> = {
    step: { power: "used", cost: "minor", steps: [node] },
    rule: { power: "continuous", rules: [node] },
    event: { power: "triggered", on: node, steps: [heal] },
  };
  return z.parse(power, around[kind] ?? node);
}

const plainCard = {
  id: "doc/creature",
  name: { en: "Example", ru: "Пример" },
  level: 1,
  keywords: [],
  size: "small",
  defenses: { ac: 10, fortitude: 10, reflex: 10, will: 10 },
  speed: 6,
  hitPoints: 10,
  bloodied: 5,
  alignment: "good",
  factions: ["wild"],
  cost: 1,
} as const;

function written({ kind, yaml }: Example, locale: "en" | "ru"): string {
  const node = readYaml(yaml);
  if (kind !== "attack") return plainText(powerLine(powerAround(kind, node), locale, words).spans);
  const card = { ...plainCard, attacks: [z.parse(attackEntry, node)] };
  return creatureText(card, locale, words)
    .attacks.map(({ spans }) => plainText(spans))
    .join();
}

describe("the document of the card language, the Miniatures' part", () => {
  it.each(examples)("$kind: $en", (example) => {
    expect(written(example, "en")).toBe(example.en);
    expect(written(example, "ru")).toBe(example.ru);
  });

  const block = (kind: string): string =>
    new RegExp(`\`\`\`\\w+ miniatures-${kind}\\n(.*?)\\n\`\`\``, "s").exec(text)?.[1] ?? "";

  it("holds a whole pack that is sound, and a warband of its cards that is legal in an assault at 100 points", () => {
    const read = parsePack(block("pack"), "fens.yaml", readYaml);
    expect(read.ok ? [] : read.problems.map(writeProblem)).toEqual([]);
    if (!read.ok) return;
    const yard = { id: "maps/mill-yard", name: { en: "Mill Yard", ru: "Двор мельницы" }, size: "half" } as const;
    const catalogue = catalogueOf([read.pack], [yard]);
    const list = readWarband(block("warband"), catalogue);
    expect(list.ok ? warbandFaults(list.warband, catalogue, "assault", 100, printedRules) : list.problems).toEqual([]);
    // Three spears of 12, two pairs of boots of 3, the queen of 32.
    expect(list.ok && pointsSpent(list.warband, catalogue)).toBe(74);
  });

  it("names every word of the closed lists, and every key of a card", () => {
    const lists = { alignments, conditions, damageTypes, defenses, durations, factions, permissions, prohibitions };
    const words = [...Object.values(lists).flat(), ...actionCosts, ...rarities, ...readings, ...sizes, ...stats];
    const part = text.slice(
      text.indexOf("### A whole pack of the Miniatures"),
      text.indexOf("Then check it and play it"),
    );
    const table = new Set(part.slice(part.indexOf("What a card must")).match(/[a-zA-Z-]+/g));
    expect([...words, ...reservedNames].filter((word) => !table.has(word))).toEqual([]);
    const keys = ["creatures", "items"].flatMap((section) => {
      const [, list = ""] =
        new RegExp(`\\n${section}: \\[\\] +# ([^\\n]+)\\n.*?boosters`, "s").exec(
          text.slice(text.indexOf("## The Miniatures")),
        ) ?? [];
      return list.replace(/: \{[^}]*\}|\?/g, "").split(", ");
    });
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter((key) => !table.has(key))).toEqual([]);
  });

  it("shows every verb, rule, event and kind of power", () => {
    const trees = examples.map(({ yaml }) => readYaml(yaml));
    const keys = language.nodeKeys();
    const shown = new Set(nodesOf(trees, keys).map(({ kind }) => kind));
    const all = Object.entries(keys.tags).flatMap(([tag, names]) => names.map((name) => `${tag}:${name}`));
    expect(all.filter((kind) => !shown.has(kind))).toEqual([]);
  });
});
