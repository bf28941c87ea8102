import { describe, expect, test } from "vitest";
import { shippedPacks } from "../../content/index.ts";
import type { Standing, Step } from "./ast.ts";
import type { Adventure, BaneCard, HelpCard, MapCard, Pack, QuestCard } from "./cards.ts";
import { checkPack } from "./validate.ts";

const [shipped] = shippedPacks();
if (shipped === undefined) throw new Error("no set is shipped");

const plain = { id: `${shipped.pack}/odd-one`, name: { en: "Odd One", ru: "Странная" }, value: 1 } as const;
const heal: readonly Step[] = [{ do: "recover", life: 1 }];
const strong = [{ score: "melee", plus: 1 }] as const;

type Said = Partial<Omit<HelpCard, "id" | "name" | "value" | "kind">>;
const boon = (said: Said): HelpCard => ({ ...plain, kind: "boon", ...said });
const treasure = (said: Said): HelpCard => ({ ...plain, kind: "treasure", ...said });
const bane = (said: Partial<Omit<BaneCard, "id" | "name" | "value" | "kind">>): BaneCard => ({
  ...plain,
  kind: "bane",
  ...said,
});

const withCard = (card: Adventure): Pack => ({
  ...shipped,
  adventures: [...shipped.adventures, { card, copies: 1 }],
});

const withAbility = (ability: Standing): Pack => ({
  ...shipped,
  heroes: shipped.heroes.map((hero, i) => (i === 0 ? { ...hero, ability } : hero)),
});

const withQuest = (artifact: Standing): Pack => {
  const { id, name } = plain;
  const space = shipped.maps[0]?.id ?? "";
  const quest: QuestCard = {
    id,
    name,
    kind: "sacrifice",
    space,
    price: {},
    rewards: [],
    artifact: { name, ...artifact },
  };
  return { ...shipped, quests: [...shipped.quests, quest] };
};

const withEntry = (entry: readonly Step[]): Pack => ({
  ...shipped,
  maps: shipped.maps.map((map, i): MapCard => (i === 0 ? { ...map, entry } : map)),
});

/** Texts in which there is nothing wrong. */
const sound: readonly (readonly [what: string, pack: Pack])[] = [
  ["a Boon that stays", withCard(boon({ changes: strong, upkeep: { glory: 1 } }))],
  ["a Treasure that is kept for later", withCard(treasure({ keeps: true, playtime: "anytime", steps: heal }))],
  ["a Storage Item", withCard(treasure({ storage: 2 }))],
  ["charges that are spent", withCard(treasure({ charges: 2, uses: [{ spends: "charge", steps: heal }] }))],
  ["an answer", withCard(boon({ playtime: "response", steps: [{ do: "guard", plus: 1 }] }))],
  ["a defence", withCard(boon({ uses: [{ timing: "response", steps: [{ do: "turn-aside" }] }] }))],
  ["a Bane on a hero", withCard(bane({ changes: strong, upkeep: { peril: 1 } }))],
  ["a Bane on a monster", withCard(bane({ target: "nobody", attach: { on: "monster" }, changes: strong }))],
  [
    "a name that was bound before",
    withCard(
      boon({
        steps: [
          { do: "pick", from: { spaces: "beside" }, as: "there" },
          { do: "move", into: "there" },
        ],
      }),
    ),
  ],
  [
    "one hero after the other",
    withCard(
      bane({
        target: "nobody",
        steps: [{ do: "each", of: { heroes: "all" }, steps: [{ do: "discard", from: "hand", cards: 1, to: "it" }] }],
      }),
    ),
  ],
  [
    "an ability",
    withAbility({ uses: [{ price: { glory: 1 }, oncePerTurn: true, steps: [{ do: "bonus", plus: 1 }] }] }),
  ],
  ["an Artifact", withQuest({ uses: [{ steps: heal }] })],
];

/** Texts that are wrong in one way each, by what is said of it and the rule, if one says so. */
const wrong: readonly (readonly [message: RegExp, rule: string | undefined, pack: Pack])[] = [
  [/nothing is called "hre" here/, undefined, withCard(boon({ steps: [{ do: "recover", life: 1, to: "hre" }] }))],
  [/nothing is called "there" here/, undefined, withEntry([{ do: "move", into: "there" }])],
  [
    /nothing is called "it" here/,
    undefined,
    withAbility({ uses: [{ steps: [{ do: "wound", wounds: 1, to: "it" }] }] }),
  ],
  [/nothing is called "it" here/, undefined, withQuest({ uses: [{ steps: [{ do: "wound", wounds: 1, to: "it" }] }] })],
  [
    /one hero at a time/,
    undefined,
    withCard(bane({ steps: [{ do: "discard", from: "boons", cards: 1, to: { heroes: "all" } }] })),
  ],
  [
    /cannot depend on scores/,
    undefined,
    withCard(boon({ changes: [{ score: "melee", plus: 1, while: { compare: { score: "magic" }, atLeast: 2 } }] })),
  ],
  [
    /only its own player chooses/,
    "dg.ruling.information-visibility",
    withCard(bane({ steps: [{ do: "discard", from: "hand", cards: 1, by: "you" }] })),
  ],
  [/either stays .* or passes/, "dg.card.durations", withCard(boon({ changes: strong, steps: heal }))],
  [/either stays .* or passes/, "dg.card.durations", withCard(boon({}))],
  [/either stays .* or passes/, "dg.card.durations", withCard(bane({}))],
  [/only a Treasure is kept/, "dg.treasure.immediate-use", withCard(boon({ keeps: true, steps: heal }))],
  [/only a Treasure is kept/, "dg.treasure.immediate-use", withCard(boon({ storage: 1 }))],
  [
    /kept to answer something/,
    "dg.special.response",
    withCard(treasure({ keeps: true, playtime: "response", steps: heal })),
  ],
  [
    /answers something passes at once/,
    "dg.special.response",
    withCard(boon({ playtime: "response", changes: strong })),
  ],
  [/give both or neither/, "dg.treasure.used-up", withCard(treasure({ charges: 2, changes: strong }))],
  [/give both or neither/, "dg.treasure.used-up", withCard(treasure({ uses: [{ spends: "charge", steps: heal }] }))],
  [/its timing is response/, "dg.special.response", withCard(boon({ steps: [{ do: "guard", plus: 1 }] }))],
  [/its timing is response/, "dg.special.response", withCard(bane({ steps: [{ do: "turn-aside" }] }))],
  [/its timing is anytime/, "dg.ruling.anytime-dice-timing", withCard(boon({ steps: [{ do: "bonus", plus: 1 }] }))],
  [
    /its timing is anytime/,
    "dg.ruling.anytime-dice-timing",
    withCard(boon({ uses: [{ timing: "hero-phase", steps: [{ do: "reroll" }] }] })),
  ],
  [/its timing is response/, "dg.special.response", withAbility({ uses: [{ steps: [{ do: "guard", plus: 1 }] }] })],
  [
    /lies on a hero or on a card/,
    "dg.ruling.permanent-bane-location",
    withCard(bane({ target: "nobody", changes: strong })),
  ],
  [
    /own Peril pays for nothing/,
    "dg.dl.no-own-peril",
    withCard(boon({ uses: [{ price: { peril: 1 }, steps: heal }] })),
  ],
  [
    /own Peril pays for no upkeep/,
    "dg.ruling.upkeep-payment",
    withCard(boon({ changes: strong, upkeep: { peril: 1 } })),
  ],
  [
    /only a readied card can be used up/,
    "dg.ruling.special-ability-as-boon",
    withAbility({ uses: [{ spends: "card", steps: heal }] }),
  ],
  [
    /only a readied card can be used up/,
    "dg.ruling.artifact-face-up",
    withQuest({ uses: [{ spends: "charge", steps: heal }] }),
  ],
];

describe("the texts of a set", () => {
  test.each(sound)("may have %s", (_, pack) => {
    expect(checkPack(pack)).toEqual([]);
  });

  test.each(wrong)("are refused with %s by %s", (message, rule, pack) => {
    const findings = checkPack(pack);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.message).toMatch(message);
    expect(findings[0]?.rule).toBe(rule);
  });
});
