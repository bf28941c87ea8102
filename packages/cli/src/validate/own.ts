/** Packs, maps and warbands of a player's own that a command is to play with, read by the path of `validate`. */
import { UsageError } from "../command.ts";
import { nearest } from "../nearest.ts";
import type { OwnFiles } from "../playable.ts";
import {
  type CheckedFile,
  checkMapFile,
  checkPackFile,
  checkWarbandFile,
  isNoList,
  linesUnderstood,
  neither,
} from "./check.ts";
import type { GameContent, NamedMap, NamedPack, WarbandReader } from "./content.ts";
import { writeFileProblem } from "./problem.ts";
import { type Sorted, sorted } from "./sorting.ts";

type Content<P extends NamedPack, M extends NamedMap, W extends { readonly name: string }> = GameContent<P, M, W>;
type Wanted = "pack" | "map" | "warband";

/** @throws UsageError always. */
export function refuse(lines: readonly string[]): never {
  throw new UsageError(lines.join("\n"));
}

/** What was read of a file. @throws UsageError with everything that is wrong with it. */
function fine<V>({ checked, value }: CheckedFile<V>): V {
  if (value !== null) return value;
  return refuse(checked.problems.map(writeFileProblem));
}

/** How warbands of a game are read that may name what it ships; null if it has none. */
const shippedReader = <P extends NamedPack, M extends NamedMap, W extends { readonly name: string }>(
  content: Content<P, M, W>,
): WarbandReader<W> | null => content.warbands?.(content.shippedPacks(), content.shippedMaps()) ?? null;

function unwanted<W>(one: Sorted, wanted: Wanted, game: string, reader: WarbandReader<W> | null): never {
  const say = (why: string): never => refuse([`${one.file}: ${why}`]);
  if (one.is === "unreadable") return say(one.why);
  // Any text might be a warband, until it is read.
  if (one.is === "list")
    return say(
      reader === null || linesUnderstood(one.text, reader) === 0 ? neither : `this is a warband, not a ${wanted}`,
    );
  if (one.is !== wanted) return say(`this is a ${one.is}, not a ${wanted}`);
  return say(`this is a ${one.is} of ${one.game}, not of ${game}`);
}

/**
 * Reads packs, of which each has an id of its own.
 * @throws UsageError with everything that is wrong with the first bad one.
 */
export function ownPacks<P extends NamedPack, M extends NamedMap, W extends { readonly name: string }>(
  content: Content<P, M, W>,
  files: readonly string[],
): readonly P[] {
  const packs: P[] = [];
  for (const file of files) {
    const one = sorted(file, content.game);
    if (one.is !== "pack" || one.game !== content.game)
      return unwanted(one, "pack", content.game, shippedReader(content));
    const pack = fine(checkPackFile(content, one));
    if (packs.some((other) => other.pack === pack.pack)) refuse([`${file}: two packs are called "${pack.pack}"`]);
    packs.push(pack);
  }
  return packs;
}

/** Reads maps. @throws UsageError if one is bad, or if the game has none. */
export function ownMaps<P extends NamedPack, M extends NamedMap, W extends { readonly name: string }>(
  content: Content<P, M, W>,
  files: readonly string[],
): readonly M[] {
  const { game, maps } = content;
  if (maps === null) return files.length === 0 ? [] : refuse([`${game} has no maps: leave out --map.`]);
  return files.map((file) => {
    const one = sorted(file, game);
    if (one.is === "map" && one.game === game) return fine(checkMapFile(game, maps, one));
    return unwanted(one, "map", game, shippedReader(content));
  });
}

/** The kind that is written, if any is. @throws UsageError for a word that is none. */
export function kindNamed(kinds: readonly string[], written: string | undefined): string | undefined {
  if (written === undefined || kinds.includes(written)) return written;
  const meant = nearest(written, kinds);
  const hint = meant === null ? `Kinds: ${kinds.join(", ")}.` : `Did you mean "${meant}"?`;
  return refuse([`There is no kind of warband "${written}". ${hint}`]);
}

/**
 * Reads the warbands of the two seats.
 * @throws UsageError if they are not two, or one is bad.
 */
export function ownWarbands<W extends { readonly name: string }>(
  content: Pick<Content<NamedPack, NamedMap, W>, "game" | "kinds">,
  reader: WarbandReader<W>,
  { warbands, kind }: Pick<OwnFiles, "warbands" | "kind">,
): readonly [W, W] {
  const named = kindNamed(content.kinds, kind);
  const [first, second, ...more] = warbands;
  if (first === undefined || second === undefined || more.length > 0)
    return refuse(["Name two warbands, one for each seat."]);
  const read = (file: string): W => {
    const one = sorted(file, content.game);
    const fits = one.is === "list" ? !isNoList(one.text, reader) : one.is === "warband" && one.game === content.game;
    if (one.is === "unreadable" || !fits) return unwanted(one, "warband", content.game, reader);
    return fine(checkWarbandFile(content, reader, one, named));
  };
  return [read(first), read(second)];
}
