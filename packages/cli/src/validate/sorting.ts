import { readText } from "../files.ts";
import { gameByKeys } from "../games/keys.ts";
import { lookOf, useInstead } from "../looks.ts";
import type { Source } from "./check.ts";

/** Whether a file holds data; anything else is text. */
export const isData = (file: string): boolean => /\.(json|ya?ml)$/i.test(file);

/** A file as it is sorted before anything is checked. */
export type Sorted =
  | (Source & { readonly is: "pack" | "warband" | "map"; readonly game: string })
  /** Of which game a warband is that is written as text, its lines tell. */
  | (Source & { readonly is: "list" })
  | { readonly file: string; readonly is: "unreadable"; readonly why: string };

/** Reads a file and tells what it is: text is a list of cards, data are what they look like, of `usual` if nothing tells their game. */
export function sorted(file: string, usual?: string): Sorted {
  const source = readText(file);
  if (!source.ok) return { file, is: "unreadable", why: source.why };
  const { text } = source;
  const look = lookOf(file, text);
  if (look === "match" || look === "scenario") return { file, is: "unreadable", why: useInstead(look) };
  if (!isData(file)) return { file, is: "list", text };
  // What is like nothing goes to the reader of packs, which says what is wrong with it.
  return { file, is: look ?? "pack", text, game: gameByKeys(file, text, usual) };
}
