import { writeProblem } from "@undercroft/cards";
import { emptyPack, type Imported, importOldCard, type Pack, readOldCardFile } from "../engine/index.ts";

/** Today's card out of the text of an old one, or what cannot be read of it. */
export type OldCardRead =
  | { readonly ok: true; readonly imported: Imported }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads an old card as it was typed, or as JSON. `pack` is the id of the pack for which it is made. */
export function readOld(text: string, pack: string): OldCardRead {
  const read = readOldCardFile(text, text.trimStart().startsWith("{") ? "card.json" : "card.txt");
  if (read.ok) return { ok: true, imported: importOldCard(read.pack, pack) };
  return { ok: false, problems: read.problems.map(writeProblem) };
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
  return emptyPack(wanted.find((id) => !ids.includes(id)) ?? idOf(name), { en: name, ru: name });
}
