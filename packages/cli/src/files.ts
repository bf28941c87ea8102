import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { nearest } from "./nearest.ts";

/** Bytes that a file may have. */
const MOST_BYTES = 32_000_000;
/** Folders inside one another that are gone through. */
const MOST_FOLDERS = 20;

export type FileText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: string };

/** The text of a file, or why it cannot be read. Never throws. */
export function readText(path: string): FileText {
  const fail = (why: string): FileText => ({ ok: false, why });
  try {
    if (!existsSync(path)) return fail(notThere(path));
    const facts = statSync(path);
    if (facts.isDirectory()) return fail("this is a folder");
    if (!facts.isFile()) return fail("this is no plain file");
    if (facts.size > MOST_BYTES) return fail(`the file has more than ${MOST_BYTES} bytes`);
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path)) };
  } catch (error) {
    if (error instanceof TypeError) return fail("the file is not UTF-8 text");
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** There is no such file, and which one was probably meant. */
export function notThere(path: string): string {
  const folder = dirname(path);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return `there is no folder ${folder}`;
  const meant = nearest(basename(path), readdirSync(folder));
  return `there is no such file${meant === null ? "" : `. Did you mean ${join(folder, meant)}?`}`;
}

/** The files of a folder and of those inside it whose names end so, in the order of their paths. */
export function filesUnder(folder: string, ending: RegExp, depth: number = 0): readonly string[] {
  if (depth > MOST_FOLDERS) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === "node_modules" ? [] : filesUnder(path, ending, depth + 1);
      return entry.isFile() && ending.test(entry.name) ? [path] : [];
    });
}
