import { describe, expect, test } from "vitest";
import { shippedPacks } from "../../content/index.ts";
import { assertRule } from "../../rules/assert-rule.ts";
import type { Step } from "./ast.ts";
import type { Adventure, Pack, QuestCard } from "./cards.ts";
import { checkPackData } from "./parse-pack.ts";

const [shipped] = shippedPacks();
if (shipped === undefined) throw new Error("no set is shipped");

/** The shipped set with one card more. */
const withCard = (card: Adventure): Pack => ({
  ...shipped,
  adventures: [...shipped.adventures, { card, copies: 1 }],
});

const plain = { id: `${shipped.pack}/odd-one`, name: { en: "Odd One", ru: "Странная" }, value: 1 } as const;

/** What is wrong with a set, by rule; nothing if it is read. */
function faultsIn(pack: Pack): readonly { readonly rule?: string | undefined }[] {
  const read = checkPackData(pack, "set.yaml");
  return read.ok ? [] : read.problems;
}

const faultsOf = (card: Adventure): ReturnType<typeof faultsIn> => faultsIn(withCard(card));

test("a Boon stays or passes at once: both together are no duration", () => {
  const stays = [{ score: "melee", plus: 1 }] as const;
  const passes = [{ do: "glory", plus: 1 }] as const;
  expect(faultsOf({ ...plain, kind: "boon", changes: stays })).toEqual([]);
  expect(faultsOf({ ...plain, kind: "boon", steps: passes })).toEqual([]);
  for (const none of [{ changes: stays, steps: passes }, {}]) {
    const faults = faultsOf({ ...plain, kind: "boon", ...none });
    expect(faults).toHaveLength(1);
    assertRule(faults, "dg.card.durations");
  }
});

test("a monster without a form to attack in is no card", () => {
  const counter = { score: 2, mode: "counter" } as const;
  const standard = { score: 2, mode: "standard" } as const;
  expect(faultsOf({ ...plain, kind: "monster", life: 1, forms: { melee: counter, magic: standard } })).toEqual([]);
  const faults = faultsOf({ ...plain, kind: "monster", life: 1, forms: { melee: counter } });
  expect(faults).toHaveLength(1);
  assertRule(faults, "dg.ruling.several-attack-forms");
});

test("nor is a Quest whose monster could not strike first", () => {
  const { id, name } = plain;
  const space = shipped.maps[0]?.id ?? "";
  const slay = (mode: "standard" | "counter"): QuestCard => ({
    id,
    name,
    kind: "slay",
    space,
    rewards: [],
    monster: { life: 1, forms: { melee: { score: 2, mode } } },
  });
  expect(faultsIn({ ...shipped, quests: [...shipped.quests, slay("standard")] })).toEqual([]);
  const faults = faultsIn({ ...shipped, quests: [...shipped.quests, slay("counter")] });
  expect(faults).toHaveLength(1);
  assertRule(faults, "dg.ruling.several-attack-forms");
});

/** What is told of a card, each with its place. */
const toldOf = (card: Adventure): readonly string[] => {
  const read = checkPackData(withCard(card), "set.yaml");
  return read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`);
};

const boon = (...steps: readonly Step[]): Adventure => ({ ...plain, kind: "boon", steps });

describe("a text is refused", () => {
  test.each<readonly [what: string, card: Adventure, told: string]>([
    [
      "that calls something else the hero",
      boon({ do: "each", of: { spaces: "beside" }, as: "hero", steps: [{ do: "untip" }] }),
      'steps[0].as: "hero" means the same in every text: choose another name, such as "one"',
    ],
    [
      "that moves a hero into heroes",
      boon({ do: "move", into: { heroes: "all" } }),
      "steps[0].into: a space is meant here, and this names heroes",
    ],
    [
      "that wounds a space, by a name for it",
      boon(
        { do: "pick", from: { spaces: "room" }, as: "there" },
        { do: "each", of: "there", steps: [{ do: "wound", wounds: 1, to: "it" }] },
      ),
      "steps[1].steps[0].to: heroes are meant here, and this names spaces",
    ],
    [
      "that uses a name of every table",
      boon({ do: "pick", from: { heroes: "all" }, as: "constructor" }),
      "steps[0].as: this name is taken: choose another one",
    ],
    [
      "that deals wounds below one",
      boon({ do: "wound", wounds: -2 }),
      "steps[0].wounds: -2 does nothing: the least is 1",
    ],
    [
      "of what is kept and says nothing that it does then",
      { ...plain, kind: "treasure", keeps: true, uses: [{ steps: [{ do: "untip" }] }] },
      ": what is kept for later says what it does then: give it steps",
    ],
  ])("%s", (_, card, told) => {
    expect(toldOf(card)).toEqual([told]);
  });

  test("unless the same name means heroes here and spaces there", () => {
    const wounds = { do: "each", of: { heroes: "here" }, steps: [{ do: "wound", wounds: 1, to: "it" }] } as const;
    const moves = { do: "each", of: { spaces: "beside" }, steps: [{ do: "move", into: "it" }] } as const;
    expect(toldOf(boon(wounds, moves))).toEqual([]);
  });
});

test("what is bigger than a match can hold is refused with the most that there may be", () => {
  const glory = { ...boon({ do: "glory", plus: 1 }) };
  expect(toldOf({ ...glory, value: 1_001 })).toEqual(["value: more than 1000"]);
  expect(toldOf({ ...glory, id: `${plain.id}-${"x".repeat(80)}` })).toEqual(["id: more than 80 letters"]);
  const copies = (count: number): Pack => ({ ...shipped, adventures: [{ card: glory, copies: count }] });
  expect(checkPackData(copies(100), "").ok).toBe(false);
  const many = Array.from({ length: 25 }, (_, i) => ({ card: { ...glory, id: `${plain.id}-${i}` }, copies: 99 }));
  const read = checkPackData({ ...shipped, adventures: [...shipped.adventures, ...many] }, "");
  expect(read.ok ? "" : read.problems.map(({ message }) => message).join()).toContain("2000 are the most");
});
