import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { nodesOf, type Problem, plainText } from "@undercroft/cards";
import { readYaml } from "@undercroft/cards/yaml";
import { describe, expect, it } from "vitest";
import {
  type CreatureCard,
  checkPackData,
  creatureText,
  language,
  type OrderCard,
  orderText,
  type Pack,
} from "./index.ts";

const text = readFileSync(fileURLToPath(new URL("../../../../docs/CARDS.md", import.meta.url)), "utf8");

interface Example {
  readonly kind: string;
  readonly yaml: string;
  readonly en: string;
  readonly ru: string;
}

const examples: Example[] = [...text.matchAll(/```yaml (\w+)\n(.*?)\n```\n\n- en: ([^\n]*)\n- ru: ([^\n]*)/gs)].flatMap(
  (match) => {
    const [, kind = "", yaml = "", en = "", ru = ""] = match;
    return [{ kind, yaml, en, ru }];
  },
);

const name = { en: "Example", ru: "Пример" };
const head = { id: "doc/order", name, emblem: "book", half: "gold", copies: 1 };
const plainOrder = { ...head, level: 1, ability: "any", kind: "immediate", respondsTo: {} };
const rage = { power: "static", rules: [{ rule: "forbid", deed: "move" }] };

// The least card around an example that makes it whole.
function cardAround(kind: string, node: unknown): { readonly orders: unknown[]; readonly creatures: unknown[] } {
  const order = (fields: object): { orders: unknown[]; creatures: unknown[] } => ({
    orders: [{ ...plainOrder, ...fields }],
    creatures: [],
  });
  const creature = (powers: unknown[]): { orders: unknown[]; creatures: unknown[] } => ({
    orders: [],
    creatures: [
      {
        ...{ id: "doc/creature", name, emblem: "book", half: "gold", copies: 1, level: 1, keywords: ["beast"] },
        ...{ hitPoints: 10, speed: 6, melee: 10, abilities: ["strength"], powers },
      },
    ],
  });
  const attaching = JSON.stringify(node).includes('"do":"attach"') ? { attach: { powers: [rage] } } : {};
  switch (kind) {
    case "order":
      return { orders: [{ ...head, ...Object(node) }], creatures: [] };
    case "action":
      return order({ actions: [node], ...attaching });
    case "step":
      return order({ actions: [{ steps: [node] }], ...attaching });
    case "rule":
      return creature([{ power: "static", rules: [node] }]);
    case "power":
      return creature([node]);
    case "attach":
      return order({ actions: [{ steps: [{ do: "attach" }] }], attach: { powers: [node] } });
    default:
      throw new Error(`no such example: ${kind}`);
  }
}

function readExample({ kind, yaml }: Example): Pack {
  const pack = {
    ...{ pack: "doc", version: 1, language: 1, name, commanders: [], tiles: [] },
    keywords: {
      beast: { en: "Beast", ru: "Зверь" },
      spirit: { en: "Spirit", ru: "Дух" },
      rage: { en: "Rage", ru: "Ярость" },
    },
    ...cardAround(kind, readYaml(yaml)),
  };
  const result = checkPackData(pack, "CARDS.md");
  if (!result.ok)
    throw new Error(result.problems.map(({ path, message }: Problem) => `${path}: ${message}`).join("\n"));
  return result.pack;
}

function lines(
  card: { readonly order?: OrderCard; readonly creature?: CreatureCard },
  pack: Pack,
  kind: string,
  locale: "en" | "ru",
): string {
  const all =
    card.order !== undefined
      ? orderText(card.order, locale, pack.keywords)
      : card.creature !== undefined
        ? creatureText(card.creature, locale, pack.keywords)
        : [];
  const shown = all.filter((line) =>
    kind === "order"
      ? true
      : kind === "attach"
        ? line.kind === "attach"
        : line.kind === "action" || line.kind === "power",
  );
  return shown.map(({ spans }) => plainText(spans)).join(" / ");
}

/** The example's text as the generator writes it. */
export function textOf(example: Example, locale: "en" | "ru"): string {
  const pack = readExample(example);
  const [order] = pack.orders;
  const [creature] = pack.creatures;
  return lines(
    { ...(order === undefined ? {} : { order }), ...(creature === undefined ? {} : { creature }) },
    pack,
    example.kind,
    locale,
  );
}

describe("every example of docs/CARDS.md reads as it says", () => {
  it.each(examples.map((example) => [example.yaml.replaceAll("\n", " ").slice(0, 90), example] as const))(
    "%s",
    (_, example) => {
      expect({ en: textOf(example, "en"), ru: textOf(example, "ru") }).toEqual({ en: example.en, ru: example.ru });
    },
  );
});

it("has an example of every word of the language", () => {
  const keys = language.nodeKeys();
  const shown = new Set(examples.flatMap(({ yaml }) => nodesOf(readYaml(yaml), keys).map(({ kind }) => kind)));
  const tagged = Object.entries(keys.tags).flatMap(([tag, words]) => words.map((word) => `${tag}:${word}`));
  expect([...tagged, ...keys.keys].filter((word) => !shown.has(word))).toEqual([]);
});
