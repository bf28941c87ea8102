import { describe, expect, test } from "vitest";
import { shippedPacks } from "../../content/index.ts";
import { assertRule } from "../../rules/assert-rule.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { MapCard, Pack } from "./cards.ts";
import { checkPack } from "./validate.ts";

const [sound] = shippedPacks();
if (sound === undefined) throw new Error("no set is shipped");

/** The set with other Map cards in it. */
const withMaps = (altered: (map: MapCard) => MapCard): Pack => ({ ...sound, maps: sound.maps.map(altered) });

const wall = { door: "wall" } as const;

/** Sets that are wrong in one way each. */
const wrong: readonly (readonly [what: string, rule: RuleId, pack: Pack])[] = [
  [
    "whose Quest names a space that it does not have",
    "dg.ruling.quest-space-missing",
    { ...sound, quests: sound.quests.map((quest) => ({ ...quest, space: "understair/nowhere" })) },
  ],
  [
    "whose passages could not be joined to the north of the Entrance",
    "dg.ruling.start-passage-orientation",
    withMaps((map) => (map.kind === "passage" ? { ...map, exits: { ...map.exits, north: wall, south: wall } } : map)),
  ],
  [
    "whose Entrance yields more than everybody begins with",
    "dg.setup.trackers",
    withMaps((map) => (map.kind === "entrance" ? { ...map, glory: 2 } : map)),
  ],
  [
    "whose Entrance has a wall",
    "dg.setup.start-passages",
    withMaps((map) => (map.kind === "entrance" ? { ...map, exits: { ...map.exits, west: wall } } : map)),
  ],
  [
    "without an Entrance",
    "dg.setup.entrance",
    { ...sound, maps: sound.maps.filter(({ kind }) => kind !== "entrance") },
  ],
  ["with Quests for three players", "dg.setup.personal-quests", { ...sound, quests: sound.quests.slice(0, 8) }],
  [
    "without Banes",
    "dg.setup.adventure-kinds",
    { ...sound, adventures: sound.adventures.filter(({ card }) => card.kind !== "bane") },
  ],
  ["with three heroes", "dg.setup.hero-deal", { ...sound, heroes: sound.heroes.slice(0, 3) }],
];

describe("a set", () => {
  test("that is shipped has nothing wrong with it", () => {
    expect(checkPack(sound)).toEqual([]);
  });

  test.each(wrong)("%s is refused by %s", (_, rule, pack) => {
    const findings = checkPack(pack);
    expect(findings.map((finding) => finding.rule)).toContain(rule);
    assertRule(findings, rule);
  });
});
