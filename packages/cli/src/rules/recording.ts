import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CoverageRecord, parseRecords } from "@undercroft/kernel/ledger";
import { coverageFile, coverageVariable } from "./coverage-reporter.ts";
import { root, runTests, type TestRun } from "./run-tests.ts";

const reporter = fileURLToPath(new URL("./coverage-reporter.ts", import.meta.url));
const progress = fileURLToPath(new URL("./progress-reporter.ts", import.meta.url));
const longestRun = 1800;

const directoryOf = (game: string): string => join(root, "node_modules/.cache/undercroft/rules", game);

/** Runs all tests of a game, its scenarios among them, and keeps what those that passed found. */
export const record = async (game: string): Promise<TestRun> => {
  const directory = directoryOf(game);
  // Written aside and put in place whole: a second recording at the same time does not mix with this one.
  const aside = `${directory}-${process.pid}`;
  mkdirSync(aside, { recursive: true });
  // A run in which nothing was asserted is a recording too, an empty one.
  writeFileSync(join(aside, coverageFile), "");
  const words = [`packages/${game}/`, "--reporter=default", `--reporter=${reporter}`, `--reporter=${progress}`];
  const run = await runTests(words, { [coverageVariable]: aside }, longestRun);
  rmSync(directory, { recursive: true, force: true });
  renameSync(aside, directory);
  return run;
};

/** What the last recording of a game found; null if there is none. */
export const lastRecording = (game: string): readonly CoverageRecord[] | null => {
  const file = join(directoryOf(game), coverageFile);
  return existsSync(file) ? parseRecords(readFileSync(file, "utf8")) : null;
};
