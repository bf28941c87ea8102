import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type GameTypes, hashJson, recordToJson } from "@undercroft/kernel";
import type { Found } from "./fuzz.ts";

/** Failures of one kind in one harness that are saved; more of them tell nothing new. */
const MOST_OF_A_KIND = 20;

/** A failure as it is reported. */
export interface SavedFailure {
  readonly harness: string;
  readonly kind: string;
  readonly config: string;
  readonly seed: string;
  readonly at: number;
  readonly detail: string;
  /** A record that `replay` opens; null if there is none, or there are enough of its kind. */
  readonly file: string | null;
}

const LONGEST_DETAIL = 600;

/** Saves the record of every failure in a folder, with a text beside it that says what went wrong. */
export function saveFailures<T extends GameTypes>(found: readonly Found<T>[], folder: string): readonly SavedFailure[] {
  const counts = new Map<string, number>();
  return found.map(({ harness, config, failure }) => {
    const { kind, seed, at, record } = failure;
    const key = `${harness}-${kind}`;
    const number = (counts.get(key) ?? 0) + 1;
    counts.set(key, number);
    const detail =
      failure.detail.length > LONGEST_DETAIL ? `${failure.detail.slice(0, LONGEST_DETAIL)}...` : failure.detail;
    let file: string | null = null;
    if (record !== null && number <= MOST_OF_A_KIND) {
      mkdirSync(folder, { recursive: true });
      const name = `${key}-${hashJson([seed, at, failure.detail]).slice(0, 8)}`;
      file = join(folder, `${name}.json`);
      writeFileSync(file, recordToJson(record));
      const text = [
        `${harness}: ${kind}`,
        `game: ${config}`,
        `seed: ${seed}`,
        `moves made: ${at}`,
        "",
        failure.detail,
        "",
      ];
      writeFileSync(join(folder, `${name}.txt`), text.join("\n"));
    }
    return { harness, kind, config, seed, at, detail, file };
  });
}
