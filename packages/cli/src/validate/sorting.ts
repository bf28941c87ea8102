import { readYaml } from "@undercroft/cards/yaml";
import { UsageError } from "../command.ts";
import { readText } from "../files.ts";
import type { WarbandKind } from "../games/dungeon-command/parts.ts";
import { nearest } from "../nearest.ts";

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
      readonly source: { readonly text: string } | { readonly data: unknown };
    }
  | { readonly file: string; readonly is: "unreadable"; readonly why: string };

const packKeys: readonly string[] = ["pack", "language", "keywords"];

/** Data are a pack unless they look like a warband: lists of ids, and no pack's own keys. */
function looksLikeWarband(data: unknown): boolean {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  const own = Object.keys(data);
  return !own.some((key) => packKeys.includes(key)) && own.some((key) => key === "commanders" || key === "creatures");
}

/** Reads a file and tells what it is: text is a warband, data are what they look like. */
export function sorted(file: string): Sorted {
  const source = readText(file);
  if (!source.ok) return { file, is: "unreadable", why: source.why };
  const { text } = source;
  const isYaml = /\.ya?ml$/i.test(file);
  if (!isYaml && !/\.json$/i.test(file)) return { file, is: "warband", source: { text } };
  try {
    const data: unknown = isYaml ? readYaml(text) : JSON.parse(text);
    if (looksLikeWarband(data)) return { file, is: "warband", source: { data } };
  } catch {
    // The pack's own reader says what is wrong with the writing.
  }
  return { file, is: "pack", text };
}
