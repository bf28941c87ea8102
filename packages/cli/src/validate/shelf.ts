/** The files of content of one call, as one game reads them: warbands may use the packs and maps beside them. */
import { besides } from "@undercroft/cards";
import { checkMapFile, checkPackFile, checkWarbandFile, linesUnderstood, type Source } from "./check.ts";
import type { GameContent, NamedMap, NamedPack } from "./content.ts";
import { type Checked, problemOf } from "./problem.ts";
import type { Sorted } from "./sorting.ts";

export interface Shelf {
  readonly game: string;
  /** Packs and maps by their files. */
  readonly checked: ReadonlyMap<string, Checked>;
  /** How many lines of a text are those of a warband of this game. */
  understood(text: string): number;
  checkWarband(source: Source): Checked;
}

/** Maps of a player's own with the shipped ones, of which each gives way to one with the same id. */
export function mapsBesides<M extends NamedMap>(own: readonly M[], shipped: readonly M[]): readonly M[] {
  const ids = new Set(own.map(({ id }) => id));
  return [...own, ...shipped.filter(({ id }) => !ids.has(id))];
}

/** `kind` is what all warbands are meant for; undefined if each tells it by what it holds. */
export function openShelf<P extends NamedPack, M extends NamedMap, W extends { readonly name: string }>(
  content: GameContent<P, M, W>,
  files: readonly Sorted[],
  kind: string | undefined,
): Shelf {
  const { game, maps } = content;
  const checked = new Map<string, Checked>();
  const packs: P[] = [];
  const drawn: M[] = [];
  for (const one of files) {
    if (one.is === "unreadable" || one.is === "list" || one.game !== game) continue;
    if (one.is === "pack") {
      const pack = checkPackFile(content, one);
      checked.set(one.file, pack.checked);
      if (pack.value !== null) packs.push(pack.value);
    } else if (one.is === "map" && maps !== null) {
      const map = checkMapFile(game, maps, one);
      checked.set(one.file, map.checked);
      if (map.value !== null) drawn.push(map.value);
    }
  }
  if (content.warbands === null)
    return {
      game,
      checked,
      understood: () => 0,
      checkWarband: ({ file }) => unknownFile(file, `nobody brings a warband to ${game}`),
    };
  const reader = content.warbands(besides(packs, content.shippedPacks()), mapsBesides(drawn, content.shippedMaps()));
  return {
    game,
    checked,
    understood: (text) => linesUnderstood(text, reader),
    checkWarband: (source) => checkWarbandFile(content, reader, source, kind).checked,
  };
}

/** What a file came to that nobody reads. */
export const unknownFile = (file: string, why: string): Checked => ({
  file,
  game: null,
  kind: "unknown",
  name: "",
  meant: null,
  problems: [problemOf(file, why)],
  remarks: [],
});
