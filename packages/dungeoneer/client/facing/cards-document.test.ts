import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nodesOf, writeProblem } from "@undercroft/cards";
import { readYaml } from "@undercroft/cards/yaml";
import { speak } from "@undercroft/table";
import { afterAll, describe, expect, test } from "vitest";
import { type CardLists, checkCardLists, contentOf, dangers, language, payments, scores } from "../engine/index.ts";
import { heroLines, mapLines } from "./card-lines.ts";
import { questLines } from "./quest-text.ts";
import { adventureLines } from "./text.ts";

const text = readFileSync(join(import.meta.dirname, "../../../../docs/CARDS.md"), "utf8");
const part = text.slice(text.indexOf("\n## Dungeoneer\n"));

interface Example {
  readonly kind: string;
  readonly yaml: string;
  readonly en: string;
  readonly ru: string;
}

const examples: readonly Example[] = [
  ...part.matchAll(/```yaml dg-(\w+)\n(.*?)\n```\n\n- en: ([^\n]*)\n- ru: ([^\n]*)/gs),
].map(([, kind = "", yaml = "", en = "", ru = ""]) => ({ kind, yaml, en, ru }));

const name = { en: "Example", ru: "Пример" };
const head = { id: "doc/example", name };
const open = { door: "open" };
const vault = {
  id: "doc/vault",
  name: { en: "Vault", ru: "Хранилище" },
  kind: "room",
  exits: { north: open, east: open, south: open, west: open },
  glory: 0,
  peril: 0,
};

const treasure = (fields: object): object => ({ ...head, kind: "treasure", value: 1, ...fields });

/** The least cards around an example that make it whole. @throws Error if they are none. */
function cardsAround({ kind, yaml }: Example): CardLists {
  const node = readYaml(yaml);
  const whole: unknown = { ...head, ...Object(node) };
  const raw = {
    heroes: kind === "hero" ? [whole] : [],
    maps: kind === "map" ? [vault, whole] : [vault],
    adventures:
      kind === "adventure"
        ? [whole]
        : kind === "steps"
          ? [treasure({ steps: node })]
          : kind === "changes"
            ? [treasure({ changes: node })]
            : kind === "use"
              ? [treasure({ uses: [node] })]
              : [],
    quests: kind === "quest" ? [whole] : [],
  };
  const read = checkCardLists(raw, "CARDS.md");
  if (!read.ok) throw new Error(read.problems.map(writeProblem).join("\n"));
  return read.pack;
}

/** What the example's card says. */
function written(example: Example): string {
  const lists = cardsAround(example);
  const { heroes, adventures, quests } = lists;
  const maps = lists.maps.filter(({ id }) => id === head.id);
  return [
    ...heroes.flatMap(heroLines),
    ...maps.flatMap((card) => mapLines(card)),
    ...adventures.flatMap(adventureLines),
    ...quests.flatMap((quest) => questLines(contentOf([lists]), quest)),
  ].join(" / ");
}

describe("the document of the card language, Dungeoneer's part", () => {
  afterAll(() => speak("en"));

  test.each(examples)("$kind: $en", async (example) => {
    await speak("en");
    expect(written(example)).toBe(example.en);
    await speak("ru");
    expect(written(example)).toBe(example.ru);
  });

  test("shows every verb and every step of the core, and all that is paid with", () => {
    // Cards of this game have uses in the place of the core's powers.
    const keys = language.nodeKeys();
    const trees = examples.map(({ yaml }) => readYaml(yaml));
    const shown = new Set(nodesOf(trees, keys).map(({ kind }) => kind));
    const all = (["do", "pay"] as const).flatMap((tag) => (keys.tags[tag] ?? []).map((one) => `${tag}:${one}`));
    expect(all.filter((kind) => !shown.has(kind))).toEqual([]);
  });

  test("names every word of the closed lists, and shows every example in words", () => {
    const words = new Set(part.match(/[a-zA-Z-]+/g));
    const lists = [...dangers, ...payments, ...scores, "boons", "treasures", "pack", "quests", "hand", "challenges"];
    expect(lists.filter((word) => !words.has(word))).toEqual([]);
    expect(part.match(/```yaml dg-/g)).toHaveLength(examples.length);
  });
});
