import { readYaml } from "@undercroft/cards/yaml";
import { type Pack, parsePack } from "@undercroft/dungeon-command";
import type { Checked } from "./problem.ts";

export interface CheckedPack {
  readonly checked: Checked;
  /** The pack, if it is sound. */
  readonly pack: Pack | null;
}

/** Checks a pack by the path that the game takes itself. */
export function checkPackFile(text: string, file: string): CheckedPack {
  const result = parsePack(text, file, readYaml);
  if (result.ok) {
    return { checked: { file, kind: "pack", name: result.pack.name.en, problems: [] }, pack: result.pack };
  }
  const problems = result.problems.map(({ line, column, card, path, message, rule }) => ({
    file,
    line: line ?? null,
    column: column ?? null,
    card: card ?? null,
    path,
    message,
    nearest: /Did you mean "([^"]+)"/.exec(message)?.[1] ?? null,
    rule: rule ?? null,
  }));
  return { checked: { file, kind: "pack", name: "", problems }, pack: null };
}
