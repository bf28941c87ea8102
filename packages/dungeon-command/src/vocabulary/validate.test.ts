import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Problem, writeProblem } from "@undercroft/cards";
import { readYaml } from "@undercroft/cards/yaml";
import { describe, expect, it } from "vitest";
import { creatureCard } from "../../testing/position.ts";
import { checkPackData, parsePack } from "./index.ts";

const file = fileURLToPath(new URL("../../content/example.yaml", import.meta.url));
// Flow tables are compared without the blanks that a formatter may set inside their braces.
const text = readFileSync(file, "utf8").replaceAll("{ ", "{").replaceAll(" }", "}");

/** The example pack with one piece of its text replaced, and what is then wrong with it. */
function problemsAfter(from: string, to: string): string[] {
  expect(text).toContain(from);
  const result = parsePack(text.replace(from, to), "example.yaml", readYaml);
  return result.ok ? [] : result.problems.map(withoutLine);
}

const name = { en: "Test", ru: "Проба" };

/** Lines move with every card of the file. */
const withoutLine = ({ line: _, column: __, ...problem }: Problem): string => writeProblem(problem);

/** What is wrong with one order card, written as its differing parts. */
function problemsOfOrder(fields: object): string[] {
  const order = {
    id: "t/order",
    name,
    emblem: "book",
    half: "gold",
    copies: 1,
    level: 1,
    ability: "any",
    kind: "minor",
    ...fields,
  };
  return problemsOf({ orders: [order] });
}

function problemsOf(fields: object): string[] {
  const empty = {
    creatures: [],
    orders: [],
    commanders: [],
    tiles: [],
    keywords: { beast: { en: "Beast", ru: "Зверь" } },
  };
  const result = checkPackData({ pack: "t", version: 1, language: 1, name, ...empty, ...fields }, "t.json");
  return result.ok ? [] : result.problems.map(withoutLine);
}

it("accepts the example pack", () => {
  const result = parsePack(text, "example.yaml", readYaml);
  expect(result.ok ? [] : result.problems.map(withoutLine)).toEqual([]);
  if (result.ok) expect([result.pack.creatures.length, result.pack.orders.length]).toEqual([12, 26]);
});

describe("shape", () => {
  it("names file, card, path and nearest word", () => {
    expect(problemsAfter("do: slide, who: target, squares: 1}]", "do: slide, who: target, sqares: 1}]")).toEqual([
      "example.yaml, example/heavy-blow, actions[0].steps[0].ifDamage[0].squares: this key is missing",
      'example.yaml, example/heavy-blow, actions[0].steps[0].ifDamage[0]: unknown key "sqares". Did you mean "squares"?',
    ]);
    expect(problemsAfter("ability: strength", "ability: strenght")).toEqual([
      'example.yaml, example/heavy-blow, ability: unknown word "strenght". Did you mean "strength"?',
    ]);
    expect(problemsAfter("{do: cancel}", "{do: cancle}")).toEqual([
      'example.yaml, example/stolen-thought, actions[0].steps[0].do: unknown word "cancle" for "do". Did you mean "cancel"?',
    ]);
    expect(problemsAfter("traits: [flying]", "traits: [fliyng]")).toEqual([
      'example.yaml, example/bat, traits[0]: unknown word "fliyng". Did you mean "flying"?',
    ]);
  });

  it("wants every card named in both languages and pictured", () => {
    expect(problemsAfter("{en: Feint, ru: Ложный выпад}", "{en: Feint}")).toEqual([
      "example.yaml, example/feint, name.ru: this key is missing",
    ]);
    expect(problemsAfter("emblem: crossed-swords", "emblem: ''")).toEqual([
      "example.yaml, example/feint, emblem: an emblem is the name of a picture, in small letters",
    ]);
  });
});

describe("numbers (dc.ruling.damage-multiples-of-ten)", () => {
  it("refuses damage, healing and Hit Points that are no multiples of 10", () => {
    const message = "damage, healing and Hit Points are multiples of 10 (dc.ruling.damage-multiples-of-ten)";
    expect(problemsAfter("damage: {plus: 30}", "damage: {plus: 25}")).toEqual([
      `example.yaml, example/heavy-blow, actions[0].steps[0].damage.plus: ${message}`,
    ]);
    expect(problemsAfter("hitPoints: 120", "hitPoints: 125")).toEqual([
      `example.yaml, example/ogre, hitPoints: ${message}`,
    ]);
    expect(problemsOfOrder({ actions: [{ steps: [{ do: "heal", who: "this", amount: { max: [20, 35] } }] }] })).toEqual(
      [`t.json, t/order, actions[0].steps[0].amount: ${message}`],
    );
  });

  it("refuses steps that do nothing", () => {
    expect(problemsOfOrder({ actions: [{ steps: [{ do: "shift", squares: 0 }] }] })).toEqual([
      "t.json, t/order, actions[0].steps[0].squares: this does nothing: give 1 or more",
    ]);
  });

  it("lets nobody aim at a card that others may not see (dc.ruling.hidden-information)", () => {
    const aimedAt = (zone: string): string[] =>
      problemsOfOrder({
        actions: [{ targets: [{ of: { cards: {}, in: zone } }], steps: [{ do: "draw", deck: "order", count: 1 }] }],
      });
    const problem = "a target is told to everybody: choose cards of a hand or deck by pick, each or search";
    for (const zone of ["order-hand", "order-deck", "creature-hand", "creature-deck"])
      expect(aimedAt(zone)).toEqual([
        `t.json, t/order, actions[0].targets[0].of: ${problem} (dc.ruling.hidden-information)`,
      ]);
    expect(aimedAt("discard-pile")).toEqual([]);
  });

  it("keeps to the copies a warband may hold (dc.custom.order-copies, dc.custom.creature-copies)", () => {
    const fighter = creatureCard("t/fighter", { copies: 5 });
    expect(problemsOf({ creatures: [fighter] })).toContain(
      "t.json, t/fighter, copies: at most 4 (dc.custom.creature-copies)",
    );
    expect(problemsOfOrder({ copies: 5, actions: [{ steps: [{ do: "untap", who: "this" }] }] })).toEqual([
      "t.json, t/order, copies: at most 4 (dc.custom.order-copies)",
    ]);
  });
});

describe("names", () => {
  it("refuses a name that nothing binds, and suggests one that something does", () => {
    expect(problemsAfter("{do: heal, who: target, amount: 20}", "{do: heal, who: taget, amount: 20}")).toEqual([
      'example.yaml, example/healer, powers[0].actions[0].steps[0].who: nothing here is called "taget". Did you mean "target"?',
    ]);
  });

  it("binds a pick for the steps after it, not for those before", () => {
    const pick = { do: "pick", from: { creatures: { side: "enemy" } }, as: "prey" };
    const tap = { do: "tap", who: "prey" };
    expect(problemsOfOrder({ actions: [{ steps: [pick, tap] }] })).toEqual([]);
    expect(problemsOfOrder({ actions: [{ steps: [tap, pick] }] })).toEqual([
      't.json, t/order, actions[0].steps[0].who: nothing here is called "prey"',
    ]);
  });

  it("binds the attacker only where an attack is answered", () => {
    const actions = [{ steps: [{ do: "tap", who: "attacker" }] }];
    expect(problemsOfOrder({ actions, respondsTo: { type: "attack" } })).toEqual([]);
    expect(problemsOfOrder({ actions })).toEqual([
      't.json, t/order, actions[0].steps[0].who: nothing here is called "attacker"',
    ]);
  });

  it("lets nothing else take a name with a meaning", () => {
    const each = { do: "each", of: { creatures: {} }, as: "this", steps: [{ do: "tap", who: "this" }] };
    expect(problemsOfOrder({ actions: [{ steps: [each] }] })).toEqual([
      't.json, t/order, actions[0].steps[0].as: the name "this" has a meaning of its own',
    ]);
  });

  it("wants each id and name once (dc.card.unique-name), and keywords that are written somewhere", () => {
    expect(problemsAfter("id: example/rat", "id: example/scout")).toEqual([
      "example.yaml, example/scout, id: the id example/scout is taken (dc.card.unique-name)",
    ]);
    expect(problemsAfter("requires: giant", "requires: gaint")).toContain(
      'example.yaml, example/iron-skin, requires: the pack does not say how "gaint" is written. Did you mean "giant"?',
    );
  });
});

describe("sense", () => {
  const step = (node: object): object => ({ actions: [{ steps: [node] }] });

  it("wants something to answer where a step answers", () => {
    expect(problemsOfOrder(step({ do: "cancel" }))).toEqual([
      "t.json, t/order, actions[0].steps[0].do: nothing is responded to here: say respondsTo (dc.kind.immediate-when)",
    ]);
    expect(problemsOfOrder(step({ do: "prevent", amount: 10, from: "next" }))).toEqual([]);
  });

  it("keeps standard actions from responding (dc.ruling.response-kinds)", () => {
    expect(problemsOfOrder({ ...step({ do: "cancel" }), kind: "standard", respondsTo: {} })).toEqual([
      "t.json, t/order, respondsTo: standard actions never respond (dc.ruling.response-kinds)",
    ]);
  });

  it("finds attach text that does nothing, and attaching without text (dc.order-card.attach-text)", () => {
    const attach = { powers: [{ power: "static", rules: [{ rule: "forbid", deed: "move" }] }] };
    expect(problemsOfOrder({ ...step({ do: "untap", who: "this" }), attach })).toEqual([
      "t.json, t/order, attach: the attach text does nothing: no action attaches the card (dc.order-card.attach-text)",
    ]);
    expect(problemsOfOrder(step({ do: "attach" }))).toEqual([
      "t.json, t/order, actions: the card has no attach text to attach (dc.order-card.attach-text)",
    ]);
    expect(problemsOfOrder({ ...step({ do: "attach" }), attach: { powers: [] } })).toEqual([
      "t.json, t/order, attach.powers: an empty list does nothing",
    ]);
  });

  it("keeps ranged words off melee attacks, and wants whole numbers for an attack without an entry", () => {
    expect(problemsOfOrder(step({ do: "attack", type: "melee", distance: { plus: 2 } }))).toEqual([
      "t.json, t/order, actions[0].steps[0].distance: only ranged attacks have this (dc.ranged.within-distance)",
    ]);
    expect(problemsOfOrder(step({ do: "attack", type: "ranged", withoutEntry: true, damage: { set: 30 } }))).toEqual([
      "t.json, t/order, actions[0].steps[0].withoutEntry: without a ranged entry both damage and distance are set (dc.ranged.needs-entry)",
    ]);
  });

  it("keeps a given power from giving powers", () => {
    const inner = { power: "static", rules: [{ rule: "grant", trait: "flying" }] };
    const outer = { power: "static", rules: [{ rule: "grant-power", power: inner }] };
    const giving = (power: object): object =>
      step({ do: "apply", until: "turn", rules: [{ rule: "grant-power", power }] });
    expect(problemsOfOrder(giving(inner))).toEqual([]);
    expect(problemsOfOrder(giving(outer))).toEqual([
      "t.json, t/order, actions[0].steps[0].rules[0].power: a power that is given gives no power itself",
    ]);
  });

  it("finds an order that no creature of its pack can use", () => {
    expect(problemsAfter("affinity: spirit", "requires: vermin")).toEqual([
      'example.yaml, example/blink, requires: no creature of the pack can use it and is "vermin" (dc.orders.requires-keyword)',
    ]);
  });

  it("knows that a commander is no creature (dc.ruling.leader-power-scope)", () => {
    expect(problemsAfter("of: {creatures: {side: yours, keyword: human}}, plus: 1", "plus: 1")).toEqual([
      "example.yaml, example/marshal, powers[0].rules[0].rule: a commander is no creature: say which creatures (dc.ruling.leader-power-scope)",
    ]);
  });

  it("measures tiles (dc.ruling.tile-data)", () => {
    expect(problemsAfter("walls: [b2|c2, f6/f7]", "walls: [b2|d2, f6/f7]")).toEqual([
      'example.yaml, example/hall, faces.dungeon.walls[0]: an edge is "c1|d1" or "c2/c3" (dc.ruling.tile-data)',
    ]);
    expect(problemsAfter("..^.....\n          ...!!...\n", "..^....\n          ...!!...\n")).toEqual([
      "example.yaml, example/pool, faces.outdoor.rows: row 2 has 7 squares, not 8 (dc.ruling.tile-data)",
    ]);
  });
});
