import { expect, test } from "vitest";
import { shippedPacks } from "../../content/index.ts";
import { assertRule } from "../../rules/assert-rule.ts";
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
