/**
 * Turns an old-style card into today's (mn.oldcard.scope): what the appendix says mechanically is done and listed; what it cannot
 * say is taken in its usual way, or left out, and put before a person. No text of the old card is lost: it stands in a change or in a decision.
 */
import type { LocalText } from "@undercroft/cards";
import { type CreatureCard, type Faction, factions, rarities, type Size, sizes } from "../vocabulary/index.ts";
import { readAttacks } from "./attacks.ts";
import { convertDefTexts, takeDefenses } from "./defenses.ts";
import { applyErrata } from "./errata.ts";
import { noteImmediately } from "./immediately.ts";
import { readAlignment, readFlags, readKeywords } from "./keyword-line.ts";
import { takeModes } from "./modes.ts";
import { bloodiedOf, readNumber } from "./numbers.ts";
import { meantBy, type OldCard } from "./old-card.ts";
import { leaveChampionPowers, readPowers } from "./powers.ts";
import { areas, conditionNames, rename } from "./renamed-texts.ts";
import { beginWork, type Change, type Decision, type Work } from "./work.ts";

export interface Imported {
  readonly card: CreatureCard;
  /** In the order in which they were made (components.oldStyleCardImport.order of the ledger). */
  readonly changes: readonly Change[];
  readonly decisions: readonly Decision[];
}

/** `pack` is the first part of the card's id. Never throws. */
export function importOldCard(old: OldCard, pack: string): Imported {
  const work = beginWork(old);
  applyErrata(work, old);
  const keywords = readKeywords(work);
  const flags = readFlags(work);
  const alignment = readAlignment(work);
  const modes = takeModes(work);
  const defenses = takeDefenses(work);
  convertDefTexts(work);
  const hitPoints = readHitPoints(work);
  const bloodied = bloodiedOf(work, hitPoints);
  rename(work, areas);
  rename(work, conditionNames);
  noteImmediately(work);
  const attacks = readAttacks(work);
  const powers = readPowers(work);
  leaveChampionPowers(work);
  const name = readName(work);
  const champion = readChampion(work);
  const rarity = rarities.find((one) => one === (work.fields.rarity ?? "").toLowerCase());
  const card: CreatureCard = {
    id: `${pack}/${slugOf(name.en)}`,
    name,
    level: readNumber(work, "level", { min: 1, max: 99, otherwise: 1, rule: "mn.card.creature.level" }),
    keywords,
    ...(flags.unique ? { unique: true } : {}),
    ...(flags.mount ? { mount: true } : {}),
    size: readSize(work),
    ...(champion === null ? {} : { champion }),
    defenses,
    speed: readNumber(work, "speed", { min: 0, max: 40, otherwise: 6, rule: "mn.card.creature.speed" }),
    ...(modes.length === 0 ? {} : { modes }),
    hitPoints,
    bloodied,
    alignment,
    factions: readFactions(work),
    cost: readNumber(work, "cost", { min: 0, max: 1000, otherwise: 0, rule: "mn.card.creature.cost" }),
    attacks,
    ...(powers.length === 0 ? {} : { powers }),
    ...(rarity === undefined ? {} : { rarity }),
  };
  leaveTheRest(work, old, rarity !== undefined);
  return { card, changes: work.changes, decisions: work.decisions };
}

const slugOf = (name: string): string => {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "")
    .slice(0, 40);
  return slug === "" ? "creature" : slug;
};

/** Hit points go in steps of 5 (mn.hp.round); another number is kept, and a person decides. */
function readHitPoints(work: Work): number {
  const hitPoints = readNumber(work, "hp", { min: 1, max: 1000, otherwise: 5, rule: "mn.card.creature.hp" });
  if (hitPoints % 5 !== 0) {
    const text = String(hitPoints);
    work.decisions.push({ decide: "unreadable", rule: "mn.hp.round", place: "hp", text, taken: text });
  }
  return hitPoints;
}

/** The old card has a name in one language: a person gives the other. */
function readName(work: Work): LocalText {
  const rule = "mn.card.creature.name";
  const long = work.fields.name ?? "";
  const en = long.slice(0, 80) || "?";
  if (en !== long) {
    const decide = long === "" ? "missing" : "unreadable";
    work.decisions.push({ decide, rule, place: "name", text: long, taken: en });
  }
  const russian = work.fields["name-ru"] ?? "";
  const ru = russian.slice(0, 80) || en;
  if (ru !== russian) work.decisions.push({ decide: "russian-name", rule, place: "name-ru", text: russian, taken: ru });
  return { en, ru };
}

/** The text never says the size; it is on the base of the figure. */
function readSize(work: Work): Size {
  const text = work.fields.size ?? "";
  const size = sizes.find((one) => one === text.toLowerCase());
  if (size !== undefined) return size;
  const decide = text === "" ? "missing" : "unreadable";
  work.decisions.push({ decide, rule: "mn.ruling.size-space", place: "size", text, taken: "medium" });
  return "medium";
}

function readFactions(work: Work): readonly Faction[] {
  const rule = "mn.card.creature.factions";
  const found: Faction[] = [];
  const words = (work.fields.faction ?? "").split(/[,/]|\s+/).filter((word) => word !== "");
  for (const word of words) {
    const faction = factions.find((one) => one === word.toLowerCase());
    if (faction === undefined) {
      work.decisions.push({ decide: "unreadable", rule, place: "faction", text: word, taken: "" });
    } else if (!found.includes(faction)) found.push(faction);
  }
  if (found.length > 0) return found;
  const [taken] = factions;
  work.decisions.push({ decide: "missing", rule, place: "faction", text: "", taken });
  return [taken];
}

/** A rating makes a champion, and a champion has champion powers. */
function readChampion(work: Work): number | null {
  const text = work.fields.champion ?? "";
  if (text === "") return null;
  const rating = readNumber(work, "champion", { min: 1, max: 20, otherwise: 1, rule: "mn.card.creature.champion" });
  if (work.entries["champion-powers"].length === 0) {
    const rule = "mn.card.creature.champion-section";
    work.decisions.push({ decide: "champion", rule, place: "champion", text, taken: String(rating) });
  }
  return rating;
}

/** The set, which a person holds against the list of those that may be used, a word for the rarity, and stray lines. */
function leaveTheRest(work: Work, old: OldCard, rarityRead: boolean): void {
  const { set = "", rarity = "" } = work.fields;
  work.decisions.push({ decide: "set", rule: "mn.oldcard.scope", place: "set", text: set, taken: "" });
  if (!rarityRead && rarity !== "") {
    const rule = "mn.card.creature.no-effect-info";
    work.decisions.push({ decide: "unreadable", rule, place: "rarity", text: rarity, taken: "" });
  }
  for (const text of old.rest) {
    work.decisions.push({
      decide: "leftover",
      rule: "mn.oldcard.scope",
      place: "card",
      text,
      taken: meantBy(text) ?? "",
    });
  }
}
