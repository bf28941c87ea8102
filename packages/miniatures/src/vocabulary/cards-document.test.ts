import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { nodesOf, plainText } from "@undercroft/cards";
import { readYaml } from "@undercroft/cards/yaml";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { attackEntry, creatureText, language, type Power, power, powerLine } from "./index.ts";

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

  it("shows every verb, rule, event and kind of power", () => {
    const trees = examples.map(({ yaml }) => readYaml(yaml));
    const keys = language.nodeKeys();
    const shown = new Set(nodesOf(trees, keys).map(({ kind }) => kind));
    const all = Object.entries(keys.tags).flatMap(([tag, names]) => names.map((name) => `${tag}:${name}`));
    expect(all.filter((kind) => !shown.has(kind))).toEqual([]);
  });
});
