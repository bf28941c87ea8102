/** What the schema cannot say about a pack. */
import { isTable, type Scope, scopeOf, suggestion, walk } from "@undercroft/cards";
import type { CommanderCard, CreatureCard, OrderCard, Pack, TileCard } from "./cards.ts";
import { everywhere, namesOfCosts, ofResponses } from "./scope.ts";
import { readFace } from "./tile.ts";
import { unsaid } from "./unsaid.ts";
import { type CardFinding, checkTree } from "./validate-tree.ts";

type Path = readonly (string | number)[];

/** Everything found, in the order of the file. */
export function checkPack(pack: Pack): CardFinding[] {
  return [
    ...checkIds(pack),
    ...checkKeywords(pack),
    ...checkCards(pack),
    ...pack.orders.flatMap((card, index) => at(["orders", index], checkPlayable(card, pack))),
    ...pack.tiles.flatMap((tile, index) => at(["tiles", index], checkTile(tile))),
  ];
}

/** What is found in the texts of cards, whichever pack they are of. */
export function checkCards({
  creatures,
  orders,
  commanders,
}: Pick<Pack, "creatures" | "orders" | "commanders">): CardFinding[] {
  return [
    ...creatures.flatMap((card, index) => at(["creatures", index], checkCreature(card))),
    ...orders.flatMap((card, index) => at(["orders", index], checkOrder(card))),
    ...commanders.flatMap((card, index) => at(["commanders", index], checkCommander(card))),
  ];
}

const at = (path: Path, findings: readonly CardFinding[]): CardFinding[] =>
  findings.map((finding) => ({ ...finding, path: [...path, ...finding.path] }));

const creatureScope: Scope = scopeOf(everywhere, "this");

/* ---- The pack as a whole ---- */

function checkIds(pack: Pack): CardFinding[] {
  const findings: CardFinding[] = [];
  const seen = new Map<string, string>();
  const once = (kind: string, word: string, path: Path, message: string): void => {
    const key = `${kind} ${word}`;
    if (seen.has(key)) findings.push({ path, message, rule: "dc.card.unique-name" });
    seen.set(key, word);
  };
  for (const list of ["creatures", "orders", "commanders", "tiles"] as const) {
    pack[list].forEach((card, index) => {
      const path = [list, index];
      once("id", card.id, [...path, "id"], `the id ${card.id} is taken`);
      if (!card.id.startsWith(`${pack.pack}/`)) {
        findings.push({ path: [...path, "id"], message: `ids of this pack begin with "${pack.pack}/"` });
      }
      if (list === "tiles") return;
      once("en", card.name.en, [...path, "name", "en"], `another card is called "${card.name.en}"`);
      once("ru", card.name.ru, [...path, "name", "ru"], `another card is called "${card.name.ru}"`);
    });
  }
  return findings;
}

const keysOfKeywords: readonly string[] = ["keywords", "keyword", "requires", "affinity", "counters"];

function checkKeywords(pack: Pack): CardFinding[] {
  const known = Object.keys(pack.keywords);
  const findings: CardFinding[] = [];
  const check = (word: unknown, path: Path): void => {
    if (typeof word !== "string" || known.includes(word)) return;
    findings.push({ path, message: `the pack does not say how "${word}" is written${suggestion(word, known)}` });
  };
  for (const list of ["creatures", "orders", "commanders"] as const) {
    walk(pack[list], (table, path) => {
      if (!isTable(table)) return;
      for (const [key, value] of Object.entries(table)) {
        const named = keysOfKeywords.includes(key) || (key === "name" && isCounter(table));
        if (!named) continue;
        if (Array.isArray(value)) for (const [index, word] of value.entries()) check(word, [list, ...path, key, index]);
        else check(value, [list, ...path, key]);
      }
    });
  }
  return findings;
}

const isCounter = (table: Readonly<Record<string, unknown>>): boolean =>
  table.do === "counter" || table.do === "uncounter" || table.pay === "counter";

/* ---- Cards ---- */

function checkCreature(card: CreatureCard): CardFinding[] {
  const findings: CardFinding[] = [];
  const points = (value: number, path: Path): void => {
    if (value % 10 === 0) return;
    const message = "damage, healing and Hit Points are multiples of 10";
    findings.push({ path, message, rule: "dc.ruling.damage-multiples-of-ten" });
  };
  points(card.hitPoints, ["hitPoints"]);
  points(card.melee, ["melee"]);
  if (card.ranged !== undefined) points(card.ranged.damage, ["ranged", "damage"]);
  if (card.copies > 4) findings.push({ path: ["copies"], message: "at most 4", rule: "dc.custom.creature-copies" });
  return [...findings, ...checkTree(card.powers ?? [], ["powers"], { scope: creatureScope })];
}

function checkOrder(card: OrderCard): CardFinding[] {
  const findings: CardFinding[] = [];
  if (card.copies > 4) findings.push({ path: ["copies"], message: "at most 4", rule: "dc.custom.order-copies" });
  if (card.kind === "standard" && card.respondsTo !== undefined) {
    const message = "standard actions never respond";
    findings.push({ path: ["respondsTo"], message, rule: "dc.ruling.response-kinds" });
  }
  let attaches = false;
  walk(card.actions, (table) => {
    if ("do" in table && table.do === "attach") attaches = true;
  });
  if (card.attach !== undefined && !attaches) {
    const message = "the attach text does nothing: no action attaches the card";
    findings.push({ path: ["attach"], message, rule: "dc.order-card.attach-text" });
  }
  if (card.attach === undefined && attaches) {
    const message = "the card has no attach text to attach";
    findings.push({ path: ["actions"], message, rule: "dc.order-card.attach-text" });
  }
  const answering = card.respondsTo === undefined ? [] : ofResponses;
  const scope = new Map([...scopeOf(creatureScope, "card", ...answering), ...namesOfCosts(card.costs)]);
  const attachTo = card.attach?.to ?? {};
  return [
    ...findings,
    ...checkTree(card.playIf ?? {}, ["playIf"], { scope }),
    ...checkTree(card.respondsTo ?? {}, ["respondsTo"], { scope: creatureScope }),
    ...checkTree(card.costs ?? [], ["costs"], { scope }),
    ...checkTree(card.actions, ["actions"], { scope, attachTo }),
    ...checkTree(card.attach ?? {}, ["attach"], { scope: scopeOf(creatureScope, "card") }),
  ];
}

function checkCommander(card: CommanderCard): CardFinding[] {
  return checkTree(card.powers, ["powers"], { scope: everywhere, noCreature: true });
}

/** An order that no creature of its own pack could ever act with. */
function checkPlayable(card: OrderCard, pack: Pack): CardFinding[] {
  if (pack.creatures.length === 0) return [];
  const findings: CardFinding[] = [];
  const able = pack.creatures.filter((creature) => {
    if (card.affinity !== undefined && creature.keywords.includes(card.affinity)) return true;
    return card.ability === "any" || creature.abilities.includes(card.ability);
  });
  const willing = able.filter(({ keywords }) => card.requires === undefined || keywords.includes(card.requires));
  if (able.length === 0) {
    const message = `no creature of the pack has ${card.ability}`;
    findings.push({ path: ["ability"], message, rule: "dc.orders.ability-requirement" });
  } else if (willing.length === 0) {
    const message = `no creature of the pack can use it and is "${card.requires}"`;
    findings.push({ path: ["requires"], message, rule: "dc.orders.requires-keyword" });
  } else if (needsRangedEntry(card) && willing.every(({ ranged }) => ranged === undefined)) {
    const message = "no creature of the pack that can use it has a ranged entry";
    findings.push({ path: ["actions"], message, rule: "dc.ranged.order-card-needs-entry" });
  }
  return findings;
}

/** The card makes a ranged attack with its acting creature's own entry (dc.ranged.order-card-needs-entry). */
export function needsRangedEntry(card: OrderCard): boolean {
  let needs = false;
  walk(card.actions, (table) => {
    if (!isTable(table) || table.do !== "attack" || table.type !== "ranged") return;
    if (table.withoutEntry !== true && (table.by ?? unsaid.attack.by) === "this") needs = true;
  });
  return needs;
}

/* ---- Tiles ---- */

function checkTile(tile: TileCard): CardFinding[] {
  const findings: CardFinding[] = [];
  for (const side of ["dungeon", "outdoor"] as const) {
    for (const { path, message } of readFace(tile, tile.faces[side]).problems) {
      findings.push({ path: ["faces", side, ...path], message, rule: "dc.ruling.tile-data" });
    }
  }
  return findings;
}
