import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { main } from "../src/main.ts";
import type { CommandLoader } from "../src/table.ts";

/** What a call came to. */
interface Called {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Calls `undercroft` with these words, as a shell would. */
export const call = (...words: readonly string[]): Promise<Called> => callAmong(undefined, words);

/** The same with commands of the test's own. */
export async function callAmong(
  commands: ReadonlyMap<string, CommandLoader> | undefined,
  words: readonly string[],
): Promise<Called> {
  let out = "";
  let err = "";
  const code = await main(words, { write: (text) => (out += text) }, { write: (text) => (err += text) }, commands);
  return { code, out, err };
}

interface OwnFolder {
  readonly folder: string;
  /** Writes a file there and gives its path. */
  file(name: string, content: string | Uint8Array): string;
}

/** A folder for the files of one test module; it is gone after its last test. */
export function ownFolder(): OwnFolder {
  const folder = mkdtempSync(join(tmpdir(), "undercroft-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    file: (name, content) => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
  };
}
