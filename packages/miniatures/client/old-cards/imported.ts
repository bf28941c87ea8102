import { readJsonText } from "@undercroft/kernel";
import {
  type CreatureCard,
  type Dictionary,
  type Imported,
  importOldCard,
  type Pack,
  parseOldCard,
  readOldCard,
  spelledWords,
} from "../engine/index.ts";

/** Today's card out of the text of an old one, or what cannot be read of it. */
export type OldCardRead =
  | { readonly ok: true; readonly imported: Imported }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads an old card as it was typed, or as JSON. `pack` is the id of the pack for which it is made. */
export function readOld(text: string, pack: string): OldCardRead {
  if (!text.trimStart().startsWith("{")) return { ok: true, imported: importOldCard(readOldCard(text), pack) };
  const json = readJsonText(text);
  if (!json.ok) return { ok: false, problems: [`${json.fault.line}:${json.fault.column}: ${json.fault.why}`] };
  const read = parseOldCard(json.value);
  if (read.ok) return { ok: true, imported: importOldCard(read.value, pack) };
  return { ok: false, problems: read.faults.map(({ place, why }) => `${place}: ${why}`) };
}

/** The letters of a name that an id may have, and others in place of none: a name may be Russian. */
function idOf(name: string): string {
  const letters = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const id = letters.replace(/^[^a-z]+/, "").slice(0, 30);
  return id.replace(/-+$/, "") || "old-cards";
}

/** The pack of the player's own that is called so, or an empty one of that name with an id that no other has. */
export function packCalled(name: string, packs: readonly Pack[]): Pack {
  const found = packs.find((pack) => pack.name.en === name || pack.name.ru === name);
  if (found !== undefined) return found;
  const ids = packs.map(({ pack }) => pack);
  const wanted = [idOf(name), ...packs.map((_, i) => `${idOf(name)}-${i + 2}`)];
  const pack = wanted.find((id) => !ids.includes(id)) ?? idOf(name);
  return { pack, version: 1, language: 1, name: { en: name, ru: name }, keywords: {}, creatures: [], items: [] };
}

/** Every word as the packs write it, or as it stands: a person may put it better in the pack's file. */
function writtenIn(words: readonly string[], known: Dictionary): Pack["keywords"] {
  const plain = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return Object.fromEntries(words.map((word) => [word, known[word] ?? { en: plain(word), ru: plain(word) }]));
}

/** A pack with one more card, which takes the place of the one with its id. */
export function packWith(pack: Pack, card: CreatureCard, known: Dictionary): Pack {
  return {
    ...pack,
    keywords: { ...writtenIn(spelledWords([card]), known), ...pack.keywords },
    creatures: [...pack.creatures.filter(({ id }) => id !== card.id), card],
  };
}
