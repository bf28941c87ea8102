/**
 * A set whose cards say everything that cards can say, so that random play meets it all. They are made to be tried out, not to be
 * played.
 */
import type { Adventure, Change, HeroCard, Pack, QuestCard, Standing, Step } from "../src/vocabulary/index.ts";

const pick: Step = { do: "pick", from: { spaces: "beside" }, as: "there" };
const others = { heroes: "all", others: true } as const;
const strong: readonly Change[] = [{ score: "melee", plus: 1 }];
const heal: readonly Step[] = [{ do: "recover", life: 1 }];
const hurt: readonly Step[] = [{ do: "wound", wounds: 1 }];

type Said<C> = C extends { readonly id: string } ? Omit<C, "id" | "name" | "value"> : never;

const boons: Readonly<Record<string, Said<Adventure>>> = {
  wide: { kind: "boon", changes: [{ limit: "treasures", plus: 1 }, { movements: 1 }] },
  lit: { kind: "boon", changes: strong, upkeep: { glory: 1 } },
  chorus: { kind: "boon", attach: { on: "boon" }, changes: strong },
  edge: { kind: "boon", attach: { on: "treasure" }, changes: strong },
  collar: { kind: "boon", attach: { on: "monster" }, changes: strong },
  once: {
    kind: "boon",
    uses: [
      { oncePerTurn: true, steps: heal },
      { price: { cards: 1 }, steps: heal },
    ],
  },
  vigil: { kind: "boon", uses: [{ timing: "response", price: { movements: 1 }, steps: [{ do: "guard", plus: 2 }] }] },
  roar: { kind: "boon", playtime: "anytime", steps: [{ do: "bonus", plus: 2 }] },
  luck: { kind: "boon", playtime: "anytime", steps: [{ do: "reroll" }] },
  wings: { kind: "boon", playtime: "response", steps: [pick, { do: "move", into: "there" }] },
  word: { kind: "boon", playtime: "response", steps: [{ do: "turn-aside" }] },
  trade: {
    kind: "boon",
    steps: [
      { do: "may", costs: [{ pay: "cards", amount: 1 }], steps: [{ do: "draw", cards: 2 }] },
      { do: "choose", modes: [{ steps: heal }, { steps: [{ do: "untip" }] }] },
    ],
  },
  toll: {
    kind: "boon",
    steps: [{ do: "each", of: others, steps: [{ do: "discard", from: "boons", cards: 1, to: "it", by: "you" }] }],
  },
};

const treasures: Readonly<Record<string, Said<Adventure>>> = {
  bag: { kind: "treasure", categories: ["bag"], storage: 2 },
  flask: { kind: "treasure", categories: ["flask"], keeps: true, playtime: "anytime", steps: heal },
  wand: { kind: "treasure", charges: 2, uses: [{ spends: "charge", steps: [{ do: "reroll" }] }] },
  bomb: { kind: "treasure", uses: [{ spends: "card", timing: "hero-phase", steps: [{ do: "open-doors" }] }] },
  drum: { kind: "treasure", categories: ["drum"], upkeep: { cards: 1 }, changes: strong },
};

const banes: Readonly<Record<string, Said<Adventure>>> = {
  curse: { kind: "bane", changes: [{ score: "speed", plus: -1 }], upkeep: { peril: 1 } },
  silence: { kind: "bane", changes: [{ forbids: "boons" }] },
  narrow: {
    kind: "bane",
    changes: [
      { limit: "boons", plus: -1 },
      { limit: "treasures", plus: -1 },
    ],
  },
  frenzy: { kind: "bane", target: "nobody", attach: { on: "monster" }, changes: strong },
  cramp: {
    kind: "bane",
    playtime: "anytime",
    steps: [
      { do: "movements", plus: -2 },
      { do: "glory", plus: -1 },
    ],
  },
  jinx: { kind: "bane", playtime: "anytime", steps: [{ do: "bonus", plus: -2 }] },
  fumble: { kind: "bane", playtime: "anytime", steps: [{ do: "reroll" }] },
  web: { kind: "bane", playtime: "anytime", steps: [{ do: "tip", threat: { score: "melee", number: 5 } }] },
  thief: { kind: "bane", steps: [{ do: "discard", from: "treasures", cards: 1, by: "you" }] },
  stampede: { kind: "bane", playtime: "anytime", steps: [{ do: "discard", from: "pack", cards: 1 }] },
  quake: {
    kind: "bane",
    target: "nobody",
    steps: [{ do: "each", of: others, steps: [{ do: "wound", wounds: 1, to: "it" }] }],
  },
  whirl: {
    kind: "bane",
    steps: [
      { ...pick, by: "you" },
      { do: "move", into: "there" },
    ],
  },
  daze: {
    kind: "bane",
    steps: [
      { do: "this-turn", changes: [{ forbids: "challenges" }] },
      { do: "discard", from: "hand", cards: 1 },
    ],
  },
};

const dangers: Readonly<Record<string, Said<Adventure>>> = {
  fang: { kind: "monster", life: 2, forms: { melee: { score: 2, mode: "standard", onHit: [...hurt, { do: "tip" }] } } },
  net: {
    kind: "trap",
    threat: { score: "speed", number: 6 },
    fail: [{ do: "discard", from: "treasures", cards: 1 }, { do: "tip" }],
    succeed: [{ do: "glory", plus: 1 }],
  },
};

const quests: Readonly<Record<string, Said<QuestCard>>> = {
  oath: {
    kind: "sacrifice",
    price: { cards: 1 },
    space: "",
    effect: [{ limit: "boons", plus: 1 }],
    rewards: [
      { reward: "play", kind: "encounter" },
      { reward: "play", kind: "treasure" },
    ],
  },
  hoard: {
    kind: "chance",
    number: 3,
    space: "",
    effect: strong,
    rewards: [
      { reward: "deck", kind: "treasure" },
      { reward: "pile", kind: "bane" },
      { reward: "play", kind: "bane" },
    ],
  },
  relic: {
    kind: "chance",
    number: 3,
    space: "",
    rewards: [],
    artifact: {
      name: { en: "Relic", ru: "Реликвия" },
      level: true,
      changes: strong,
      uses: [{ oncePerTurn: true, price: { glory: 1 }, steps: heal }],
    },
  },
};

const ability = {
  changes: strong,
  uses: [{ price: { glory: 1 }, oncePerTurn: true, steps: [{ do: "bonus", plus: 1 }] }],
} satisfies Standing;

const titled = <C>(pack: string, [id, said]: readonly [string, C]): C & Pick<HeroCard, "id" | "name"> => ({
  ...said,
  id: `${pack}/wordy-${id}`,
  name: { en: id, ru: id },
});

/** The cards of a set and all of these; every room and passage has something to say, every hero an ability. */
export function wordy(set: Pack): Pack {
  const { pack } = set;
  const adventures = Object.entries({ ...boons, ...treasures, ...banes, ...dangers });
  const near = set.maps.filter(({ kind }) => kind === "passage").map(({ id }) => id);
  return {
    ...set,
    heroes: set.heroes.map((hero) => ({ ...hero, ability })),
    maps: set.maps.map((map) =>
      map.kind === "entrance"
        ? map
        : {
            ...map,
            entry: [{ do: "may", costs: [{ pay: "glory", amount: 1 }], steps: heal }] satisfies readonly Step[],
          },
    ),
    adventures: [
      ...set.adventures,
      ...adventures.map((one) => ({ card: { ...titled(pack, one), value: 1 }, copies: 3 })),
    ],
    quests: [
      ...set.quests,
      ...Object.entries(quests).map((one, i) => ({ ...titled(pack, one), space: near[i] ?? "" })),
    ],
  };
}
