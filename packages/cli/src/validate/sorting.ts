import { readYaml } from "@undercroft/cards/yaml";
import { jsonPlaces, readJsonText, writeLine } from "@undercroft/kernel";
import { UsageError } from "../command.ts";
import { readText } from "../files.ts";
import type { WarbandKind } from "../games/dungeon-command/parts.ts";
import { lookOf, useInstead } from "../looks.ts";
import { nearest } from "../nearest.ts";
import type { WarbandSource } from "./warband.ts";

/** What a warband may be meant for. */
export const warbandKinds: readonly WarbandKind[] = ["standard", "custom", "first-game"];

/**
 * The kind that is written; custom if none is.
 * @throws UsageError for another word.
 */
export function kindOf(written: string | undefined): WarbandKind {
  const kind = warbandKinds.find((one) => one === (written ?? "custom"));
  if (kind !== undefined) return kind;
  const meant = nearest(written ?? "", warbandKinds);
  throw new UsageError(
    `There is no kind of warband "${written}". ${meant === null ? `Kinds: ${warbandKinds.join(", ")}.` : `Did you mean "${meant}"?`}`,
  );
}

/** A file as it is sorted before anything is checked. */
export type Sorted =
  | { readonly file: string; readonly is: "pack"; readonly text: string }
  | {
      readonly file: string;
      readonly is: "warband";
      readonly source: WarbandSource;
    }
  | { readonly file: string; readonly is: "unreadable"; readonly why: string };

/** Reads a file and tells what it is: text is a warband, data are what they look like. */
export function sorted(file: string): Sorted {
  const source = readText(file);
  if (!source.ok) return { file, is: "unreadable", why: source.why };
  const { text } = source;
  const look = lookOf(file, text);
  if (look === "match" || look === "scenario") return { file, is: "unreadable", why: useInstead(look) };
  const isYaml = /\.ya?ml$/i.test(file);
  if (!isYaml && !/\.json$/i.test(file)) return { file, is: "warband", source: { text } };
  // What is like nothing goes to the reader of packs, which says what is wrong with it.
  if (look !== "warband") return { file, is: "pack", text };
  if (isYaml)
    return { file, is: "warband", source: { data: readYaml(text), placeOf: (path) => readYaml.placeOf?.(text, path) } };
  const read = readJsonText(text);
  if (read.ok) return { file, is: "warband", source: { data: read.value, placeOf: jsonPlaces(text) } };
  const { place, why } = read.fault;
  return { file, is: "unreadable", why: `${writeLine(read.fault)}, ${place}: ${why}` };
}
