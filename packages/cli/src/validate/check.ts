/** One file of content, read and checked as its game reads it. */
import { readContent } from "@undercroft/cards";
import { readYaml } from "@undercroft/cards/yaml";
import type { GameContent, LineFault, MapReader, NamedMap, NamedPack, WarbandReader } from "./content.ts";
import { type Checked, type FileProblem, foundProblem, problemOf } from "./problem.ts";
import { isData } from "./sorting.ts";

/** A file with what was read of it, if it is sound. */
export interface CheckedFile<V> {
  readonly checked: Checked;
  readonly value: V | null;
}

/** A file as it was found. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** Letters and lines of a warband as text. */
const MOST_LETTERS = 100_000;
const MOST_LINES = 500;

type Facts = Pick<Checked, "file" | "game" | "kind"> & Partial<Pick<Checked, "meant" | "remarks">>;

const sound = <V>(facts: Facts, name: string, value: V): CheckedFile<V> => ({
  checked: { meant: null, remarks: [], ...facts, name, problems: [] },
  value,
});

const unsound = <V>(facts: Facts, problems: readonly FileProblem[]): CheckedFile<V> => ({
  checked: { meant: null, remarks: [], ...facts, name: "", problems },
  value: null,
});

type PackReader<P extends NamedPack> = Pick<GameContent<P, NamedMap, { readonly name: string }>, "game" | "readPack">;

export function checkPackFile<P extends NamedPack>(reader: PackReader<P>, { file, text }: Source): CheckedFile<P> {
  const facts = { file, game: reader.game, kind: "pack" } as const;
  const read = reader.readPack(text, file);
  return read.ok ? sound(facts, read.pack.name.en, read.pack) : unsound(facts, read.problems.map(foundProblem));
}

export function checkMapFile<M extends NamedMap>(
  game: string,
  maps: MapReader<M>,
  { file, text }: Source,
): CheckedFile<M> {
  const facts = { file, game, kind: "map" } as const;
  const read = maps.read(text, file);
  if (!read.ok) return unsound(facts, read.problems.map(foundProblem));
  const concerns = maps.concerns(read.pack);
  const told = (hinders: boolean): readonly FileProblem[] =>
    concerns.flatMap((one) =>
      one.hinders === hinders ? [problemOf(file, one.message, { rule: one.rule ?? null })] : [],
    );
  const remarks = told(false);
  const problems = told(true);
  return problems.length > 0
    ? unsound({ ...facts, remarks }, problems)
    : sound({ ...facts, remarks }, read.pack.name.en, read.pack);
}

/** Lines with more than a remark in them; reading a warband leaves out the others. */
export const linesOf = (text: string): readonly string[] =>
  text.split(/\r\n|\r|\n/).filter((line) => line.replace(/(^|\s)(#|\/\/).*$/, "").trim() !== "");

/** Why a text is too much, or too little, for a warband; null if it may be one. */
function sizeFault(text: string): string | null {
  if (text.length > MOST_LETTERS) return `more than ${MOST_LETTERS} letters`;
  if (text.split(/\r\n|\r|\n/).length > MOST_LINES) return `more than ${MOST_LINES} lines`;
  return text.trim() === "" ? "the file is empty" : null;
}

/** How much of a line is known that could not be read: half of it if it is near to a name. */
const known = ({ strange, nearest }: LineFault): number => (!strange ? 1 : nearest === null ? 0 : 0.5);

/** How many lines of a text are those of a warband, as far as they are known. */
export function linesUnderstood<W>(text: string, reader: WarbandReader<W>): number {
  if (sizeFault(text) !== null) return 0;
  const read = reader.ofText(text);
  const faults = read.ok ? [] : read.faults;
  return linesOf(text).length - faults.reduce((sum, fault) => sum + 1 - known(fault), 0);
}

/** Whether a text of several lines has not one of a warband. */
export const isNoList = <W>(text: string, reader: WarbandReader<W>): boolean =>
  linesOf(text).length > 1 && linesUnderstood(text, reader) === 0;

/** What a file is told that is nothing of what is checked. */
export const neither =
  "this is neither a pack nor a warband nor a map: no line of it names a card, and packs and maps are tables in .yaml or .json files";

/** Checks a warband, as text or as data, by the rules for its kind: the one that is named, or the one that it seems to be meant for. */
export function checkWarbandFile<W extends { readonly name: string }>(
  { game, kinds }: { readonly game: string; readonly kinds: readonly string[] },
  reader: WarbandReader<W>,
  { file, text }: Source,
  named: string | undefined,
): CheckedFile<W> {
  const facts = { file, game, kind: "warband" } as const;
  const kindOf = (list: W): string => kinds.find((kind) => kind === named) ?? reader.kindFor(list);
  if (isData(file)) {
    const check = (list: W) => reader.faults(list, kindOf(list));
    const read = readContent(text, file, { schema: reader.schema, check }, readYaml);
    if (!read.ok) return unsound(facts, read.problems.map(foundProblem));
    return sound({ ...facts, meant: kindOf(read.pack) }, read.pack.name, read.pack);
  }
  const fault = sizeFault(text);
  if (fault !== null) return unsound(facts, [problemOf(file, fault)]);
  const read = reader.ofText(text);
  if (!read.ok) {
    const problems = read.faults.map(({ line, text: written, message, nearest, rule }) =>
      problemOf(file, `"${written.slice(0, 80)}": ${message}`, { path: `line ${line}`, nearest, rule }),
    );
    return unsound(facts, problems);
  }
  const meant = kindOf(read.list);
  const problems = reader
    .faults(read.list, meant)
    .map(({ message, rule }) => problemOf(file, message, { rule: rule ?? null }));
  return problems.length > 0
    ? unsound({ ...facts, meant }, problems)
    : sound({ ...facts, meant }, read.list.name, read.list);
}
