import { describe, expect, test } from "vitest";
import { creatureCard, itemCard } from "../../testing/cards.ts";
import { sealedFaults } from "../boosters/sealed-game.ts";
import { printedRules } from "../scenarios/house-rules.ts";
import type { CreatureCard } from "../vocabulary/index.ts";
import { reviewWarband, type WarbandFault } from "./faults.ts";
import { type Mend, mendsFor } from "./mending.ts";
import type { BuiltFor } from "./restrictions.ts";
import { catalogueOf, emptyWarband, type Warband } from "./warband.ts";

const creature = (id: string, cost: number, given: Partial<CreatureCard> = {}): CreatureCard =>
  creatureCard(id, { cost, factions: ["wild"], alignment: "unaligned", ...given });

const catalogue = catalogueOf(
  [
    {
      creatures: [
        creature("a/imp", 5, { alignment: "evil" }),
        creature("a/saint", 30, { alignment: "good" }),
        creature("a/wolf", 10),
        creature("a/bear", 40),
        creature("a/clerk", 10, { factions: ["civilization"] }),
        creature("a/smith", 10, { factions: ["civilization", "wild"] }),
        creature("a/king", 20, { unique: true }),
        creature("a/wyrm", 90),
        creature("a/mountain", 60, { size: "gargantuan" }),
      ],
      items: [itemCard("a/ring", { cost: 5 }), itemCard("a/horn", { cost: 12 })],
    },
  ],
  [
    { id: "yard", name: { en: "Yard", ru: "Двор" }, size: "half" },
    { id: "plain", name: { en: "Plain", ru: "Равнина" }, size: "full" },
  ],
);

const game: BuiltFor = { scenario: "assault", limit: 100, house: printedRules };
const review = (list: Warband): readonly WarbandFault[] => reviewWarband(list, catalogue, game).faults;

const warband = (cards: readonly string[], given: Partial<Warband> = {}): Warband => ({
  ...emptyWarband,
  faction: "wild",
  map: "yard",
  creatures: cards.map((card) => ({ card, items: [] })),
  ...given,
});

/** What mends the fault of this kind that the list has. */
function mendsOf(list: Warband, problem: WarbandFault["problem"]): readonly Mend[] {
  const fault = review(list).find((one) => one.problem === problem);
  if (fault === undefined) throw new Error(`the list has no fault ${problem}`);
  return mendsFor(fault, list, catalogue, review);
}

const named = (mends: readonly Mend[]): readonly string[] =>
  mends.map(({ mend, values }) => [mend, ...Object.values(values)].join(" "));
const left = ({ list }: Mend): readonly string[] => list.creatures.map(({ card }) => card);

describe("each fault is mended by a press", () => {
  test("mn.warband.faction.one: whoever is of another faction leaves, or the faction changes if all are of it", () => {
    const clerk = warband(["a/smith", "a/clerk"]);
    expect(named(mendsOf(clerk, "wrong-faction"))).toEqual(["remove-creature a/clerk", "faction civilization"]);
    expect(named(mendsOf(warband(["a/wolf", "a/clerk"]), "wrong-faction"))).toEqual(["remove-creature a/clerk"]);
    expect(named(mendsOf(warband(["a/clerk"], { faction: null }), "no-faction"))).toEqual(["faction civilization"]);
  });

  test("mn.warband.points.total: the cheapest card that saves enough goes", () => {
    // 40 + 40 + 10 + 20 + 5 = 115 points, 15 too many: the ring of 5 and the wolf of 10 do not save enough.
    const dear = warband(["a/bear", "a/bear", "a/wolf", "a/king"], { items: ["a/ring"] });
    expect(named(mendsOf(dear, "points"))).toEqual(["remove-creature a/king", "remove-creature a/bear"]);
    // 40 + 12 + 50 = 102: the horn is cheaper than any creature but a wolf.
    const horned = warband(["a/bear", ...Array(5).fill("a/wolf")], { items: ["a/horn"] });
    expect(named(mendsOf(horned, "points"))).toEqual([
      "remove-creature a/wolf",
      "remove-item a/horn",
      "remove-creature a/bear",
    ]);
  });

  test("mn.warband.points.total: where no single card is dear enough, the dearest go together", () => {
    // 5 bears are 200 points: three must go.
    const [mend, ...more] = mendsOf(warband(Array(5).fill("a/bear")), "points");
    expect(more).toEqual([]);
    expect(mend).toMatchObject({ mend: "remove-dearest", values: { count: 3 } });
  });

  test("mn.warband.count: the cheapest goes first", () => {
    const nine = warband([...Array(8).fill("a/wolf"), "a/smith"]);
    expect(named(mendsOf(nine, "count"))).toEqual(["remove-creature a/wolf", "remove-creature a/smith"]);
    const ten = warband([...Array(9).fill("a/wolf"), "a/imp"]);
    const [mend] = mendsOf(ten, "count");
    expect(mend).toMatchObject({ mend: "remove-cheapest", values: { count: 2 } });
    expect(mend === undefined ? [] : left(mend)).toEqual(Array(8).fill("a/wolf"));
  });

  test("mn.warband.alignment: the good leave, or the evil", () => {
    const mixed = warband(["a/imp", "a/saint", "a/imp", "a/wolf"]);
    const mends = mendsOf(mixed, "alignment");
    expect(named(mends)).toEqual(["remove-good 1", "remove-evil 2"]);
    expect(mends.map(left)).toEqual([
      ["a/imp", "a/imp", "a/wolf"],
      ["a/saint", "a/wolf"],
    ]);
  });

  test("mn.warband.unique: one stays", () => {
    const [mend] = mendsOf(warband(["a/king", "a/wolf", "a/king", "a/king"]), "unique");
    expect(mend).toMatchObject({ mend: "keep-one", values: { card: "a/king" } });
    expect(mend === undefined ? [] : left(mend)).toEqual(["a/king", "a/wolf"]);
  });

  test("mn.warband.single-cost, mn.scenario.no-bigger-than-huge: the creature leaves", () => {
    expect(named(mendsOf(warband(["a/wyrm"]), "single-cost"))).toEqual([]);
    expect(named(mendsOf(warband(["a/wyrm", "a/wolf"]), "single-cost"))).toEqual(["remove-creature a/wyrm"]);
    expect(named(mendsOf(warband(["a/mountain", "a/wolf"]), "size"))).toEqual(["remove-creature a/mountain"]);
  });

  test("mn.warband.items, mn.ruling.items-per-creature: an item goes, or is carried by nobody", () => {
    const laden = warband(["a/wolf"], { creatures: [{ card: "a/wolf", items: ["a/ring", "a/horn"] }] });
    expect(named(mendsOf(laden, "items"))).toEqual(["remove-item a/ring", "remove-item a/horn"]);
    const two = { ...laden, creatures: [...laden.creatures, { card: "a/wolf", items: [] }] };
    const [down] = mendsOf(two, "carried");
    expect(down).toMatchObject({ mend: "put-down", values: { card: "a/wolf", count: 1 } });
    expect(down?.list).toMatchObject({ creatures: [{ items: ["a/ring"] }, { items: [] }], items: ["a/horn"] });
    const many = warband(["a/wolf"], { items: ["a/ring", "a/ring", "a/ring"] });
    expect(mendsOf(many, "items")[0]).toMatchObject({ mend: "remove-items", list: { items: ["a/ring"] } });
  });

  test("mn.warband.map: a map of the right size is brought", () => {
    for (const map of [null, "plain", "nowhere"]) {
      const problem = map === null ? "no-map" : map === "plain" ? "map-size" : "unknown-map";
      expect(named(mendsOf(warband(["a/wolf"], { map }), problem))).toEqual(["map yard"]);
    }
  });

  test("mn.scenario.sealed.boosters: what the boosters do not hold goes", () => {
    const pool = { boosters: [], creatures: ["a/wolf"] };
    const check = (list: Warband): readonly WarbandFault[] => sealedFaults(list, pool, catalogue, 200, printedRules);
    const list = warband(["a/wolf", "a/bear"], { faction: null, map: "plain", items: ["a/ring"] });
    const mends = check(list).flatMap((fault) => mendsFor(fault, list, catalogue, check));
    expect(named(mends)).toEqual(["remove-creature a/bear", "remove-item a/ring"]);
  });

  test("a card that nobody knows goes; a list without creatures must be filled by its owner", () => {
    const strange = warband(["a/wolf", "a/nobody"], { items: ["a/nothing"] });
    expect(named(mendsOf(strange, "unknown-creature"))).toEqual(["remove-creature a/nobody"]);
    expect(named(mendsOf(strange, "unknown-item"))).toEqual(["remove-item a/nothing"]);
    expect(mendsOf(warband([]), "no-creatures")).toEqual([]);
  });
});
