import { type Problem, writeProblem } from "@undercroft/cards";
import { describe, expect, it } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { creatureCard } from "../../testing/battle.ts";
import { type CreatureCard, checkPackData, parsePack } from "./index.ts";

const name = { en: "Test", ru: "Проба" };
const keywords = { humanoid: { en: "Humanoid", ru: "Гуманоид" } };
const empty = { pack: "t", version: 1, language: 1, name, keywords, creatures: [], items: [] };

function problemsOf(fields: object): string[] {
  const result = checkPackData({ ...empty, ...fields }, "t.json");
  return result.ok ? [] : result.problems.map(withoutFile);
}

const withoutFile = ({ file: _, ...problem }: Problem): string => writeProblem({ file: "t", ...problem });

/** What is wrong with one creature, written as what differs from a plain fighter. */
const creature = (fields: object): string[] => problemsOf({ creatures: [{ ...creatureCard("t/one"), ...fields }] });
const power = (node: object): string[] => creature({ powers: [node] });
const steps = (...nodes: object[]): string[] => power({ power: "used", cost: "minor", steps: nodes });
const triggered = (on: object, ...nodes: object[]): string[] => power({ power: "triggered", on, steps: nodes });
const item = (fields: object): string[] =>
  problemsOf({ items: [{ id: "t/item", name, levels: { min: 1, max: 9 }, cost: 2, powers: [hide], ...fields }] });
const hide = { power: "continuous", rules: [{ rule: "hide" }] };
const plain: CreatureCard["attacks"][number] = creatureCard("t/one").attacks[0] ?? fail();
function fail(): never {
  throw new Error("a plain fighter has an attack");
}

describe("shape", () => {
  it("accepts a plain fighter", () => {
    expect(creature({})).toEqual([]);
  });

  it("names the card, the path and the nearest word", () => {
    expect(creature({ defences: {} })).toEqual(['t, t/one: unknown key "defences". Did you mean "defenses"?']);
    expect(creature({ attacks: [{ ...plain, versus: "reflexes" }] })).toEqual([
      't, t/one, attacks[0].versus: unknown word "reflexes". Did you mean "reflex"?',
    ]);
    expect(steps({ do: "pusch", who: "this", squares: 1 })).toEqual([
      't, t/one, powers[0].steps[0].do: unknown word "pusch" for "do". Did you mean "push"?',
    ]);
    expect(steps({ do: "condition", condition: "dazed", to: "this", until: "saev" })).toEqual([
      't, t/one, powers[0].steps[0].until: unknown word "saev". Did you mean "save"?',
    ]);
  });

  it("names file and line of a text", () => {
    const text = JSON.stringify({ ...empty, creatures: [{ ...creatureCard("t/one"), size: "big" }] }, null, 1);
    const result = parsePack(text, "mine.json");
    expect(result.ok ? [] : result.problems.map(({ file, card, path }) => [file, card, path])).toEqual([
      ["mine.json", "t/one", "size"],
    ]);
  });

  it("knows no costs, as this game has none", () => {
    expect(steps({ do: "may", costs: [{ pay: "gold" }], steps: [{ do: "heal", who: "this", amount: 5 }] })).toEqual([
      't, t/one, powers[0].steps[0].costs[0].pay: unknown word "gold" for "pay"',
    ]);
  });
});

describe("numbers", () => {
  const inSteps = "damage and hit points go in steps of 5 (mn.damage.round)";
  it("go in steps of 5 (mn.damage.round, mn.hp.round)", () => {
    expect(creature({ hitPoints: 42 })).toEqual(["t, t/one, hitPoints: hit points go in steps of 5 (mn.hp.round)"]);
    expect(creature({ attacks: [{ ...plain, hit: { damage: [{ amount: 7 }] } }] })).toEqual([
      `t, t/one, attacks[0].hit.damage[0].amount: ${inSteps}`,
    ]);
    expect(steps({ do: "heal", who: "this", amount: { max: [5, 12] } })).toEqual([
      `t, t/one, powers[0].steps[0].amount: ${inSteps}`,
    ]);
    const resist = { rule: "resist", amount: 3, type: "fire" };
    expect(power({ power: "continuous", rules: [resist] })).toEqual([
      `t, t/one, powers[0].rules[0].amount: ${inSteps}`,
    ]);
  });

  it("do something", () => {
    expect(steps({ do: "slide", who: "this", squares: 0 })).toEqual([
      "t, t/one, powers[0].steps[0].squares: this does nothing: give 1 or more",
    ]);
    const nothing = { rule: "change", stat: "ac", plus: 0 };
    expect(power({ power: "continuous", rules: [nothing] })).toEqual([
      "t, t/one, powers[0].rules[0].plus: this changes nothing",
    ]);
  });

  it("leave nobody bloodied at the start (mn.card.creature.bloodied-value)", () => {
    expect(creature({ bloodied: 40 })).toEqual([
      "t, t/one, bloodied: it would begin the battle bloodied (mn.card.creature.bloodied-value)",
    ]);
  });
});

describe("names", () => {
  const daze = { do: "condition", condition: "dazed", to: "target" };
  it("are bound by an attack for its own lines, and nowhere else", () => {
    expect(creature({ attacks: [{ ...plain, hit: { steps: [daze] } }] })).toEqual([]);
    expect(steps(daze)).toEqual(['t, t/one, powers[0].steps[0].to: nothing here is called "target"']);
  });

  it("are bound by events: whom they are about, the attacker, the target", () => {
    expect(triggered({ on: "hit", target: "this" }, { ...daze, to: "attacker" })).toEqual([]);
    expect(triggered({ on: "bloodied", who: {} }, { ...daze, to: "it" })).toEqual([]);
    expect(triggered({ on: "round-starts" }, { ...daze, to: "it" })).toEqual([
      't, t/one, powers[0].steps[0].to: nothing here is called "it"',
    ]);
  });

  it("are bound by a pick for the steps after it", () => {
    const pick = { do: "pick", from: { creatures: { side: "enemy" } }, as: "prey" };
    expect(steps(pick, { ...daze, to: "prey" })).toEqual([]);
    expect(steps({ ...daze, to: "prey" }, pick)).toEqual([
      't, t/one, powers[0].steps[0].to: nothing here is called "prey"',
    ]);
    expect(steps({ ...pick, as: "attacker" })).toEqual([
      't, t/one, powers[0].steps[0].as: the name "attacker" has a meaning of its own',
    ]);
  });

  it("mean whoever is under an aura or a rule", () => {
    const pulse = { at: "turn-starts", steps: [{ do: "damage", to: "it", amount: 5 }] };
    expect(power({ power: "aura", squares: 1, affects: { side: "enemy" }, pulse })).toEqual([]);
  });

  it("of cards and ids stand once; keywords and types are written somewhere", () => {
    expect(problemsOf({ creatures: [creatureCard("t/one"), { ...creatureCard("t/one"), name }] })).toEqual([
      "t, t/one, id: the id t/one is taken (mn.card.creature.name)",
    ]);
    expect(creature({ keywords: ["humanod"] })).toEqual([
      't, t/one, keywords[0]: the pack does not say how "humanod" is written. Did you mean "humanoid"?',
    ]);
    expect(creature({ attacks: [{ ...plain, hit: { damage: [{ amount: 5, type: "fier" }] } }] })).toEqual([
      't, t/one, attacks[0].hit.damage[0].type: the pack does not say how "fier" is written. Did you mean "fire"?',
    ]);
  });
});

describe("attacks", () => {
  const burst = { kind: "close", shape: "burst", squares: 1, bonus: 5, versus: "ac", hit: { damage: [{ amount: 5 }] } };
  it("begin with a basic one that is always there (mn.attack.action.basic, mn.oa.basic-choice)", () => {
    expect(creature({ attacks: [burst] })).toEqual([
      "t, t/one, attacks[0].kind: a basic attack is a melee or ranged one (mn.oa.basic-choice)",
    ]);
    expect(creature({ attacks: [{ ...plain, uses: 1 }] })).toEqual([
      "t, t/one, attacks[0].uses: the first attack is basic and always there (mn.attack.action.basic)",
    ]);
    expect(creature({ attacks: [plain, { ...burst, cost: "turn", uses: 1 }] })).toEqual([]);
  });

  it("do something, and their areas take in their targets (mn.attack.close.rolls)", () => {
    expect(creature({ attacks: [{ ...plain, hit: {} }] })).toEqual(["t, t/one, attacks[0].hit: this does nothing"]);
    expect(creature({ attacks: [plain, { ...burst, attacks: 2 }] })).toEqual([
      "t, t/one, attacks[1].attacks: an area takes in its targets itself (mn.attack.close.rolls)",
    ]);
  });

  it("share a save only among effects that a save ends (mn.save.group)", () => {
    const daze = { do: "condition", condition: "dazed", to: "target", group: "venom" };
    const hit = (until: object): object => ({
      steps: [
        { ...daze, ...until },
        { do: "ongoing", amount: 5, to: "target", group: "venom" },
      ],
    });
    expect(creature({ attacks: [{ ...plain, hit: hit({ until: "save" }) }] })).toEqual([]);
    expect(creature({ attacks: [{ ...plain, hit: hit({}) }] })).toEqual([
      "t, t/one, attacks[0].hit.steps[0].group: effects of a group share a save: say until: save (mn.save.group)",
    ]);
  });
});

describe("powers", () => {
  const heal = { do: "heal", who: "this", amount: 5 };
  it("get back only uses that they have (mn.power.recharge)", () => {
    const recharge = { on: "bloodied" };
    expect(power({ power: "used", cost: "minor", recharge, steps: [heal] })).toEqual([
      "t, t/one, powers[0].recharge: only what has uses can get them back: say uses (mn.power.recharge)",
    ]);
    expect(power({ power: "used", cost: "minor", uses: 1, recharge, steps: [heal] })).toEqual([]);
    expect(power({ ...hide, uses: 1 })).toEqual([
      "t, t/one, powers[0].uses: it works all the time and is not used (mn.power.limited)",
    ]);
    expect(steps({ do: "recharge", power: "Breath" })).toEqual([
      't, t/one, powers[0].steps[0].power: nothing with uses is called "Breath" (mn.power.recharge)',
    ]);
  });

  it("of champions are declared and go with a rating (mn.card.creature.champion-section, mn.power.champion)", () => {
    const used = { power: "used", cost: "free", steps: [heal] };
    expect(creature({ champion: 2, championPowers: [used] })).toEqual([]);
    expect(creature({ champion: 2 })).toEqual([
      "t, t/one, champion: a champion has a rating and champion powers (mn.card.creature.champion-section)",
    ]);
    expect(creature({ championPowers: [used] })).toEqual([
      "t, t/one, championPowers: a champion has a rating and champion powers (mn.card.creature.champion-section)",
    ]);
    expect(creature({ champion: 1, championPowers: [hide] })).toEqual([
      "t, t/one, championPowers[0].power: champion powers are declared: used, or triggered with may (mn.power.champion)",
    ]);
    expect(creature({ champion: 1, championPowers: [{ ...used, uses: 1 }] })).toEqual([
      "t, t/one, championPowers[0].uses: the rating limits champion powers (mn.power.champion.budget)",
    ]);
  });

  it("bring in whoever begins off the map (mn.setup.delayed)", () => {
    const delayed = { power: "set-up", does: { setUp: "delayed" } };
    const enters = { power: "triggered", on: { on: "round-ends" }, steps: [{ do: "enter", at: { startArea: true } }] };
    expect(creature({ powers: [delayed, enters] })).toEqual([]);
    for (const alone of [delayed, enters]) {
      expect(power(alone)).toEqual([
        "t, t/one, powers: a creature that begins off the map has a triggered power that brings it in, and no other has one (mn.setup.delayed)",
      ]);
    }
  });

  it("say whom a mount carries (mn.mount.powers)", () => {
    const carries = { power: "continuous", rules: [{ rule: "mount-for", riders: { side: "ally" } }] };
    expect(creature({ mount: true, powers: [carries] })).toEqual([]);
    expect(creature({ mount: true })).toEqual([
      "t, t/one, mount: a mount says whom it carries by a power mount-for, and nobody else has one (mn.mount.powers)",
    ]);
  });

  it("are declared as immediate actions, which alone wait or interrupt (mn.action.immediate)", () => {
    const on = { on: "hit", target: "this" };
    expect(power({ power: "triggered", on, as: "immediate", steps: [heal] })).toEqual([
      "t, t/one, powers[0].as: an immediate action is declared: say may (mn.action.immediate)",
    ]);
    expect(power({ power: "triggered", on, may: true, as: "free", after: true, steps: [heal] })).toEqual([
      "t, t/one, powers[0].after: only an immediate action interrupts (mn.action.immediate.timing)",
    ]);
    expect(power({ power: "triggered", on, may: true, activeOnly: true, steps: [heal] })).toEqual([
      "t, t/one, powers[0].activeOnly: the inactive declare nothing anyway (mn.power.activated.active-only)",
    ]);
    const late = { power: "triggered", may: true, as: "immediate", after: true, steps: [heal] };
    expect(power({ ...late, on })).toEqual([]);
    for (const endless of ["round-starts", "round-ends", "turn-starts", "turn-ends", "champion-test"])
      expect(power({ ...late, on: { on: endless } })).toEqual([
        `t, t/one, powers[0].after: ${endless} has no end of its own to wait for (mn.ruling.immediate-default)`,
      ]);
  });

  it("answer what there is to answer", () => {
    const nothing = "t, t/one, powers[0].steps[0].do: there is nothing to answer here: this needs";
    expect(triggered({ on: "would-take-damage" }, { do: "prevent", amount: 5 })).toEqual([]);
    expect(triggered({ on: "takes-damage" }, { do: "prevent", amount: 5 })).toEqual([
      `${nothing} damage that would be taken (mn.resist.weakness)`,
    ]);
    expect(steps({ do: "redirect", to: "this" })).toEqual([`${nothing} being targeted (mn.attack.redirect)`]);
    expect(triggered({ on: "champion-test" }, { do: "reroll", keep: "better" })).toEqual([]);
    expect(
      creature({ attacks: [{ ...plain, hit: { damage: [{ amount: 5 }], steps: [{ do: "again", at: "another" }] } }] }),
    ).toEqual([]);
    expect(steps({ do: "again", at: "same" })).toEqual([`${nothing} an attack (mn.attackroll.repeated)`]);
    expect(triggered({ on: "bloodied" }, { do: "heal", who: "this", amount: { event: "amount" } })).toEqual([
      "t, t/one, powers[0].steps[0].amount.event: the event has no amount",
    ]);
  });

  it("summon creatures of the pack (mn.power.summoning)", () => {
    const summon = { do: "summon", card: "t/onn", at: {} };
    expect(steps(summon)).toEqual([
      't, t/one, powers[0].steps[0].card: no creature of the pack is t/onn. Did you mean "t/one"? (mn.power.summoning)',
    ]);
    expect(steps({ ...summon, card: "t/one" })).toEqual([]);
  });

  it("change no terrain of which only the map knows what it does (mn.ruling.terrain-of-the-map)", () => {
    const change = { do: "terrain", at: { squares: {} }, until: "battle" };
    const powers = [{ power: "used", cost: "minor", steps: [{ ...change, gains: "secret-door" }] }];
    const creatures = [{ ...creatureCard("t/one"), powers }];
    assertRule(checkPackData({ ...empty, creatures }, "t.json"), "mn.ruling.terrain-of-the-map");
    expect(steps({ ...change, gains: "healing-font", loses: "steep-slope" })).toEqual([]);
    expect(steps({ ...change, gains: "teleporter" })).toEqual([
      "t, t/one, powers[0].steps[0].gains: only the map has a teleporter: no square gains or loses one (mn.ruling.terrain-of-the-map)",
    ]);
    expect(steps({ ...change, loses: "secret-door" })).toEqual([
      "t, t/one, powers[0].steps[0].loses: only the map has a secret-door: no square gains or loses one (mn.ruling.terrain-of-the-map)",
    ]);
  });

  it("grant squares to a move or shift alone, and a bonus to an attack (mn.move.action, mn.bonus.notation)", () => {
    const act = { do: "act", who: "this" };
    expect(steps({ ...act, action: "shift", squares: 2 })).toEqual([]);
    expect(steps({ ...act, action: "basic-attack", bonus: 2 })).toEqual([]);
    expect(steps({ ...act, action: "charge", squares: 2 })).toEqual([
      "t, t/one, powers[0].steps[0].squares: only a move or shift has squares (mn.move.action)",
    ]);
    expect(steps({ ...act, action: "move", bonus: 2 })).toEqual([
      "t, t/one, powers[0].steps[0].bonus: only an attack has a bonus (mn.bonus.notation)",
    ]);
  });

  it("say what a permission needs (mn.precedence.level3)", () => {
    const permit = (rule: object): string[] => power({ power: "continuous", rules: [{ rule: "permit", ...rule }] });
    expect(permit({ permission: "move" })).toEqual([
      "t, t/one, powers[0].rules[0].despite: say which conditions it moves in spite of (mn.precedence.level3)",
    ]);
    expect(permit({ permission: "move", despite: ["immobilized"] })).toEqual([]);
    expect(permit({ permission: "shift" })).toEqual([
      "t, t/one, powers[0].rules[0].squares: say how many squares (mn.move.shift)",
    ]);
  });
});

describe("items and boosters", () => {
  it("are for some level and work in battle (mn.card.item.level-range, mn.card.item.powers)", () => {
    expect(item({})).toEqual([]);
    expect(item({ levels: { min: 5, max: 4 } })).toEqual([
      "t, t/item, levels: no level lies in this range (mn.card.item.level-range)",
    ]);
    expect(item({ alignments: ["good", "unaligned"] })).toEqual([
      "t, t/item, alignments: all that is listed must be met, and nobody has two alignments (mn.card.item.requirements)",
    ]);
    expect(item({ powers: [{ power: "construction", creatures: 1 }] })).toEqual([
      "t, t/item, powers[0].power: an item works in battle, not before it (mn.card.item.powers)",
    ]);
  });

  it("hold what the pack has, and something huge for 400 points (mn.scenario.sealed.limit)", () => {
    const booster = (fields: object): string[] =>
      problemsOf({
        creatures: [{ ...creatureCard("t/one"), rarity: "common" }],
        boosters: [{ id: "t/booster", name, limit: 200, contents: [{ count: 1, rarity: "common" }], ...fields }],
      });
    expect(booster({})).toEqual([]);
    expect(booster({ contents: [{ count: 2, rarity: "common" }] })).toEqual([
      "t, t/booster, contents[0]: only 1 creatures of the pack fit (mn.scenario.sealed.boosters)",
    ]);
    expect(booster({ limit: 400 })).toEqual([
      "t, t/booster, limit: 400 points go with boosters that hold something huge or larger, 200 with the others (mn.scenario.sealed.limit)",
    ]);
  });
});
