/** What the schema of a set cannot say: how its cards fit each other (components.integrity_checks of the ledger). */
import type { Finding } from "@undercroft/cards";
import type { Adventure, CardLists, MapCard, Monster, Pack, QuestCard } from "./cards.ts";
import { MOST_CARDS, MOST_MAPS, type Side } from "./numbers.ts";
import { textFindings } from "./validate-texts.ts";

const isOpenOn = ({ exits }: MapCard, ...sides: readonly Side[]): boolean =>
  sides.some((side) => exits[side].door !== "wall");

/** A start passage can be joined to any side of the Entrance by a half turn (dg.ruling.start-passage-orientation). */
function* passageFindings({ maps }: Pack): Generator<Finding> {
  for (const [i, map] of maps.entries()) {
    if (map.kind !== "passage") continue;
    if (!isOpenOn(map, "north", "south") || !isOpenOn(map, "east", "west"))
      yield {
        path: ["maps", i, "exits"],
        message: "a passage needs an exit that is no wall on the way north and south, and one on the way east and west",
        rule: "dg.ruling.start-passage-orientation",
      };
  }
}

function* entranceFindings({ maps }: Pack): Generator<Finding> {
  const entrances = maps.flatMap((map, i) => (map.kind === "entrance" ? [{ map, i }] : []));
  const [only] = entrances;
  if (entrances.length !== 1 || only === undefined) {
    yield {
      path: ["maps"],
      message: `a set has one entrance, this one has ${entrances.length}`,
      rule: "dg.setup.entrance",
    };
    return;
  }
  const { map, i } = only;
  if (map.glory !== 1 || map.peril !== 1)
    yield { path: ["maps", i], message: "the entrance yields 1 Glory and 1 Peril", rule: "dg.setup.trackers" };
  for (const side of ["north", "east", "south", "west"] as const)
    if (map.exits[side].door === "wall")
      yield {
        path: ["maps", i, "exits", side],
        message: "four passages are joined to the entrance: none of its sides is a wall",
        rule: "dg.setup.start-passages",
      };
}

/** Every card once, in its own pack. */
function* idFindings({ pack, heroes, maps, adventures, quests }: Pack): Generator<Finding> {
  const seen = new Set<string>();
  const lists = { heroes, maps, adventures: adventures.map(({ card }) => card), quests };
  for (const [list, cards] of Object.entries(lists))
    for (const [i, { id }] of cards.entries()) {
      if (!id.startsWith(`${pack}/`)) yield { path: [list, i], message: `"${id}" does not begin with "${pack}/"` };
      if (seen.has(id)) yield { path: [list, i], message: `"${id}" is there twice` };
      seen.add(id);
    }
}

function* questFindings({ maps, quests }: Pack): Generator<Finding> {
  for (const [i, quest] of quests.entries())
    for (const [key, space] of [
      ["space", quest.space],
      ["to", quest.kind === "escort" ? quest.to : quest.space],
    ] as const)
      if (!maps.some(({ id }) => id === space))
        yield {
          path: ["quests", i, key],
          message: `the set has no Map card "${space}"`,
          rule: "dg.ruling.quest-space-missing",
        };
}

const canAttack = ({ forms }: Monster): boolean => Object.values(forms).some(({ mode }) => mode === "standard");

/** Every monster can attack in some form, those of Quests too: they strike first (dg.quest.slay.monster-first). */
function* monsterFindings(
  adventures: readonly Adventure[],
  quests: readonly QuestCard[],
  /** Where an Adventure card stands among its copies, if they are told. */
  within: readonly string[],
): Generator<Finding> {
  const fault = {
    message: "a monster needs a form in which it may attack",
    rule: "dg.ruling.several-attack-forms",
  } as const;
  for (const [i, card] of adventures.entries())
    if (card.kind === "monster" && !canAttack(card)) yield { path: ["adventures", i, ...within, "forms"], ...fault };
  for (const [i, quest] of quests.entries()) {
    const monster = "monster" in quest ? quest.monster : undefined;
    if (monster !== undefined && !canAttack(monster)) yield { path: ["quests", i, "monster", "forms"], ...fault };
  }
}

const isDanger = ({ kind }: Adventure): boolean => kind === "monster" || kind === "trap" || kind === "obstacle";

/** The Adventure deck has all four kinds of card (dg.setup.adventure-kinds). */
function* kindFindings({ adventures }: Pack): Generator<Finding> {
  const cards = adventures.flatMap(({ card, copies }) => (copies > 0 ? [card] : []));
  const kinds = [
    ["Encounter", cards.some(isDanger)],
    ["Treasure", cards.some(({ kind }) => kind === "treasure")],
    ["Boon", cards.some(({ kind }) => kind === "boon")],
    ["Bane", cards.some(({ kind }) => kind === "bane")],
  ] as const;
  for (const [what, isThere] of kinds)
    if (!isThere)
      yield { path: ["adventures"], message: `the Adventure deck has no ${what}`, rule: "dg.setup.adventure-kinds" };
}

/** At least so many of each, for four players (dg.setup.start-passages, dg.setup.personal-quests, dg.setup.hero-deal). */
function* countFindings({ maps, quests, heroes }: Pack): Generator<Finding> {
  const passages = maps.filter(({ kind }) => kind === "passage").length;
  const needs = [
    ["maps", "passages", passages, 4, "dg.setup.start-passages"],
    ["quests", "Quests", quests.length, 9, "dg.setup.personal-quests"],
    ["heroes", "heroes", heroes.length, 4, "dg.setup.hero-deal"],
  ] as const;
  for (const [list, what, has, least, rule] of needs)
    if (has < least) yield { path: [list], message: `a set needs ${least} ${what}, this one has ${has}`, rule };
}

/** Cards of one back that sets bring together, and how many of them are the most. */
export function* sizeFindings(packs: readonly Pack[]): Generator<Finding> {
  const sum = (count: (pack: Pack) => number): number => packs.reduce((all, pack) => all + count(pack), 0);
  const sizes = [
    ["heroes", sum(({ heroes }) => heroes.length), MOST_CARDS],
    ["maps", sum(({ maps }) => maps.length), MOST_MAPS],
    ["adventures", sum(({ adventures }) => adventures.reduce((all, { copies }) => all + copies, 0)), MOST_CARDS],
    ["quests", sum(({ quests }) => quests.length), MOST_CARDS],
  ] as const;
  for (const [list, count, most] of sizes)
    if (count > most) yield { path: [list], message: `${count} cards of one back are too many: ${most} are the most` };
}

export const checkPack = (pack: Pack): readonly Finding[] => [
  ...idFindings(pack),
  ...entranceFindings(pack),
  ...passageFindings(pack),
  ...questFindings(pack),
  ...monsterFindings(
    pack.adventures.map(({ card }) => card),
    pack.quests,
    ["card"],
  ),
  ...textFindings({ ...pack, adventures: pack.adventures.map(({ card }) => card) }, ["card"]),
  ...kindFindings(pack),
  ...countFindings(pack),
  ...sizeFindings([pack]),
];

/** What is wrong with cards that are no whole set: those of a scenario may do nothing at all. */
export const checkLists = (lists: CardLists): readonly Finding[] => [
  ...monsterFindings(lists.adventures, lists.quests, []),
  ...[...textFindings(lists, [])].filter(({ rule }) => rule !== "dg.card.durations"),
];
