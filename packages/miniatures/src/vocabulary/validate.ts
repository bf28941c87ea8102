/** What the schema cannot say about a pack. */
import { isTable, type Scope, suggestion, type Table, walk } from "@undercroft/cards";
import type { Power } from "./ast-powers.ts";
import type { Booster, CreatureCard, ItemCard, Pack } from "./cards.ts";
import { fitsSlot } from "./fits-slot.ts";
import { everywhere } from "./scope.ts";
import { type CardFinding, checkTree } from "./validate-tree.ts";
import { damageTypes } from "./words.ts";

type Path = readonly (string | number)[];

/** Everything found, in the order of the file. */
export function checkPack(pack: Pack): CardFinding[] {
  return [
    ...checkIds(pack),
    ...checkWords(pack),
    ...checkCards(pack),
    ...checkSummoned(pack),
    ...(pack.boosters ?? []).flatMap((booster, index) => at(["boosters", index], checkBooster(booster, pack))),
  ];
}

/** What is found in the texts of cards, whichever pack they are of. */
export function checkCards({ creatures, items }: Pick<Pack, "creatures" | "items">): CardFinding[] {
  return [
    ...creatures.flatMap((card, index) => at(["creatures", index], checkCreature(card))),
    ...items.flatMap((card, index) => at(["items", index], checkItem(card))),
  ];
}

const at = (path: Path, findings: readonly CardFinding[]): CardFinding[] =>
  findings.map((finding) => ({ ...finding, path: [...path, ...finding.path] }));

/* ---- The pack as a whole ---- */

function checkIds(pack: Pack): CardFinding[] {
  const findings: CardFinding[] = [];
  const seen = new Set<string>();
  const once = (key: string, path: Path, message: string, rule: CardFinding["rule"]): void => {
    if (seen.has(key)) findings.push({ path, message, ...(rule === undefined ? {} : { rule }) });
    seen.add(key);
  };
  const lists = { creatures: pack.creatures, items: pack.items, boosters: pack.boosters ?? [] };
  for (const [list, cards] of Object.entries(lists)) {
    const rule = list === "creatures" ? "mn.card.creature.name" : list === "items" ? "mn.card.item.name" : undefined;
    cards.forEach(({ id, name }, index) => {
      const path = [list, index];
      once(`id ${id}`, [...path, "id"], `the id ${id} is taken`, rule);
      if (!id.startsWith(`${pack.pack}/`)) {
        findings.push({ path: [...path, "id"], message: `ids of this pack begin with "${pack.pack}/"` });
      }
      for (const language of ["en", "ru"] as const) {
        const message = `another card is called "${name[language]}"`;
        once(`${list} ${language} ${name[language]}`, [...path, "name", language], message, rule);
      }
    });
  }
  return findings;
}

const keysOfWords: readonly string[] = ["keywords", "keyword", "type", "damageType", "ongoing"];

/** Keywords, damage types and types of powers that cards name, each with its place. */
function wordsNamed(cards: readonly object[]): readonly { readonly word: string; readonly path: Path }[] {
  const found: { word: string; path: Path }[] = [];
  const note = (word: unknown, path: Path): void => {
    if (typeof word === "string") found.push({ word, path });
  };
  walk(cards, (table, path) => {
    if (!isTable(table)) return;
    for (const [key, value] of Object.entries(table)) {
      if (!keysOfWords.includes(key) || isAll(table, value)) continue;
      if (Array.isArray(value)) for (const [index, word] of value.entries()) note(word, [...path, key, index]);
      else note(value, [...path, key]);
    }
  });
  return found;
}

const isDamageType = (word: string): boolean => damageTypes.some((one) => one === word);

/** Words of which the pack of these cards must say how they are written, each once. */
export function spelledWords(cards: readonly (CreatureCard | ItemCard)[]): readonly string[] {
  const words = wordsNamed(cards).map(({ word }) => word);
  return [...new Set(words)].filter((word) => !isDamageType(word));
}

/** Words that the pack writes nowhere. */
function checkWords(pack: Pack): CardFinding[] {
  const known = [...Object.keys(pack.keywords), ...damageTypes];
  return (["creatures", "items"] as const).flatMap((list) =>
    wordsNamed(pack[list])
      .filter(({ word }) => !known.includes(word))
      .map(({ word, path }) => ({
        path: [list, ...path],
        message: `the pack does not say how "${word}" is written${suggestion(word, known)}`,
      })),
  );
}

const isAll = (table: Table, value: unknown): boolean =>
  value === "all" && (table.rule === "resist" || table.rule === "vulnerable");

function checkSummoned(pack: Pack): CardFinding[] {
  const ids = pack.creatures.map(({ id }) => id);
  const findings: CardFinding[] = [];
  for (const list of ["creatures", "items"] as const) {
    walk(pack[list], (table, path) => {
      if (!isTable(table) || table.do !== "summon" || ids.includes(String(table.card))) return;
      const message = `no creature of the pack is ${String(table.card)}${suggestion(String(table.card), ids)}`;
      findings.push({ path: [list, ...path, "card"], message, rule: "mn.power.summoning" });
    });
  }
  return findings;
}

function checkBooster(booster: Booster, pack: Pack): CardFinding[] {
  const findings: CardFinding[] = [];
  booster.contents.forEach((slot, index) => {
    const found = pack.creatures.filter((card) => fitsSlot(card, slot)).length;
    if (found >= slot.count) return;
    const message = `only ${found} creatures of the pack fit`;
    findings.push({ path: ["contents", index], message, rule: "mn.scenario.sealed.boosters" });
  });
  const big = booster.contents.some(({ size }) => size?.atLeast === "huge" || size?.atLeast === "gargantuan");
  if (big !== (booster.limit === 400)) {
    const message = "400 points go with boosters that hold something huge or larger, 200 with the others";
    findings.push({ path: ["limit"], message, rule: "mn.scenario.sealed.limit" });
  }
  return findings;
}

/* ---- Cards ---- */

function checkCreature(card: CreatureCard): CardFinding[] {
  const findings: CardFinding[] = [];
  const say = (path: Path, message: string, rule?: CardFinding["rule"]): void => {
    findings.push({ path, message, ...(rule === undefined ? {} : { rule }) });
  };
  for (const key of ["hitPoints", "bloodied"] as const) {
    if (card[key] % 5 !== 0) say([key], "hit points go in steps of 5", "mn.hp.round");
  }
  if (card.bloodied >= card.hitPoints) {
    say(["bloodied"], "it would begin the battle bloodied", "mn.card.creature.bloodied-value");
  }
  card.attacks.forEach((entry, index) => {
    const basic = index === 0 || entry.basic === true;
    if (basic && entry.kind !== "melee" && entry.kind !== "ranged") {
      say(["attacks", index, "kind"], "a basic attack is a melee or ranged one", "mn.oa.basic-choice");
    }
    for (const key of ["uses", "cost"] as const) {
      if (index === 0 && key in entry) {
        say(["attacks", index, key], "the first attack is basic and always there", "mn.attack.action.basic");
      }
    }
  });
  if ((card.champion === undefined) !== (card.championPowers === undefined)) {
    const key = card.champion === undefined ? "championPowers" : "champion";
    say([key], "a champion has a rating and champion powers", "mn.card.creature.champion-section");
  }
  card.championPowers?.forEach((power, index) => {
    if (!isActivated(power)) {
      say(
        ["championPowers", index, "power"],
        "champion powers are declared: used, or triggered with may",
        "mn.power.champion",
      );
    }
    if ("uses" in power) {
      say(["championPowers", index, "uses"], "the rating limits champion powers", "mn.power.champion.budget");
    }
  });
  const powers = card.powers ?? [];
  const delayed = powers.some((power) => power.power === "set-up" && power.does.setUp === "delayed");
  const enters = powers.some((power) => power.power === "triggered" && holds(power, "do", "enter"));
  if (delayed !== enters) {
    const message = "a creature that begins off the map has a triggered power that brings it in, and no other has one";
    say(["powers"], message, "mn.setup.delayed");
  }
  if ((card.mount === true) !== holds(powers, "rule", "mount-for")) {
    say(["mount"], "a mount says whom it carries by a power mount-for, and nobody else has one", "mn.mount.powers");
  }
  return [
    ...findings,
    ...checkTree(card.attacks, ["attacks"], everywhere),
    ...checkTree(powers, ["powers"], everywhere),
    ...checkTree(card.championPowers ?? [], ["championPowers"], everywhere),
    ...checkRecharged([card.attacks, powers], card),
  ];
}

function checkItem(card: ItemCard): CardFinding[] {
  const findings: CardFinding[] = [];
  if (card.levels.min > card.levels.max) {
    findings.push({ path: ["levels"], message: "no level lies in this range", rule: "mn.card.item.level-range" });
  }
  if ((card.alignments ?? []).length > 1) {
    const message = "all that is listed must be met, and nobody has two alignments";
    findings.push({ path: ["alignments"], message, rule: "mn.card.item.requirements" });
  }
  card.powers.forEach(({ power }, index) => {
    if (power === "set-up" || power === "construction") {
      const message = "an item works in battle, not before it";
      findings.push({ path: ["powers", index, "power"], message, rule: "mn.card.item.powers" });
    }
  });
  const scope: Scope = everywhere;
  return [...findings, ...checkTree(card.powers, ["powers"], scope), ...checkRecharged([card.powers], card)];
}

const isActivated = (power: Power): boolean =>
  power.power === "used" || (power.power === "triggered" && power.may === true);

/** A step that gives uses back names something of the card that has uses. */
function checkRecharged(named: readonly unknown[], card: object): CardFinding[] {
  const limited: string[] = [];
  walk(named, (table) => {
    if ("uses" in table && "name" in table && isTable(table.name)) limited.push(String(table.name.en));
  });
  const findings: CardFinding[] = [];
  walk(card, (table, path) => {
    if (!isTable(table) || table.do !== "recharge" || typeof table.power !== "string") return;
    if (limited.includes(table.power)) return;
    const message = `nothing with uses is called "${table.power}"${suggestion(table.power, limited)}`;
    findings.push({ path: [...path, "power"], message, rule: "mn.power.recharge" });
  });
  return findings;
}

/** Whether a table in the tree holds this word under this key. */
function holds(tree: unknown, key: string, word: string): boolean {
  let found = false;
  walk(tree, (table) => {
    if (isTable(table) && table[key] === word) found = true;
  });
  return found;
}
