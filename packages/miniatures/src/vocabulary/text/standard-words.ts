import type { LocalText } from "@undercroft/cards";
import type { damageTypes, Faction } from "../words.ts";

/** How the damage types are written that every pack may use. */
export const standardWords: Readonly<Record<(typeof damageTypes)[number], LocalText>> = {
  acid: { en: "acid", ru: "кислота" },
  cold: { en: "cold", ru: "холод" },
  fire: { en: "fire", ru: "огонь" },
  force: { en: "force", ru: "сила" },
  lightning: { en: "lightning", ru: "молния" },
  necrotic: { en: "necrotic", ru: "тлен" },
  poison: { en: "poison", ru: "яд" },
  psychic: { en: "psychic", ru: "безумие" },
  radiant: { en: "radiant", ru: "свет" },
  thunder: { en: "thunder", ru: "гром" },
};

/** How the factions are written, on cards and in lists. */
export const factionWords: Readonly<Record<Faction, LocalText>> = {
  borderlands: { en: "Borderlands", ru: "Пограничье" },
  civilization: { en: "Civilization", ru: "Цивилизация" },
  underdark: { en: "Underdark", ru: "Подземье" },
  wild: { en: "Wild", ru: "Глушь" },
};
