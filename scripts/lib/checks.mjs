import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildWeb } from "./build-web.mjs";
import { findOrInstallChromium } from "./chromium.mjs";
import { cacheFolder, installed, root } from "./paths.mjs";
import { runScript } from "./run.mjs";

/**
 * A check gives how many tests passed and failed in it; what is no suite of tests counts as one.
 * @typedef {{ passed: number, failed: number, note?: string }} Tally
 * @typedef {{ name: string, title: string, run: (words: string[]) => Promise<Tally> }} Check
 */

/** A program that runs longer, in milliseconds, hangs. No measure of speed: a machine may be slow or busy. */
const patience = 45 * 60_000;
const tsc = installed("typescript", "bin", "tsc");
const biome = installed("@biomejs", "biome", "bin", "biome");
const depcruise = installed("dependency-cruiser", "bin", "dependency-cruise.mjs");
const knip = installed("knip", "bin", "knip.js");
const vitest = installed("vitest", "vitest.mjs");
const sizeLimit = installed("size-limit", "bin.js");
const undercroft = join(root, "packages", "cli", "bin", "undercroft.mjs");

const one = (ok) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
const sum = (tallies) =>
  tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), { passed: 0, failed: 0 });

/** A tool that says by its exit code alone whether all is well. */
const tool = async (file, args) => one((await runScript(file, args, { timeout: patience })).code === 0);

/** Everything at once takes as long as the narrower configurations one after the other: each lane has a core. */
async function types() {
  const lanes = [["tsconfig.json"], ["tsconfig.engine.json", "tsconfig.client.json", "tsconfig.tools.json"]];
  const lane = async (names) => {
    const tallies = [];
    for (const name of names) tallies.push(await tool(tsc, ["-p", name]));
    return sum(tallies);
  };
  return sum(await Promise.all(lanes.map(lane)));
}

/** Runs Vitest and reads the numbers from its report; a file that could not even be loaded counts as a failure. */
async function suite(config, words) {
  mkdirSync(cacheFolder, { recursive: true });
  const report = join(cacheFolder, `${config}.json`);
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = [vitest, "run", "--config", config, ...reporters, ...words];
  const { code } = await runScript(args[0], args.slice(1), { timeout: patience });
  if (!existsSync(report)) return { passed: 0, failed: 1, note: "Vitest ended without a report" };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const unloaded = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0).length;
  const failed = numFailedTests + unloaded;
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** The names of the commands that `undercroft` has. */
async function commands() {
  const { code, output } = await runScript(undercroft, ["--help", "--json"], { show: false, timeout: patience });
  if (code !== 0) throw new Error(`undercroft --help failed:\n${output}`);
  return JSON.parse(output).result.map((command) => command.name);
}

/** Runs a command of `undercroft` if there is one of that name; its own numbers count where it gives any. */
async function command(name, words) {
  if (!(await commands()).includes(name)) return { passed: 0, failed: 0, note: `there is no command "${name}" yet` };
  const { code, output } = await runScript(undercroft, [name, ...words, "--json"], {
    show: false,
    timeout: patience,
  });
  if (code !== 0) console.log(output);
  const { passed, failed } = numbersIn(output);
  const tally = passed + failed > 0 ? { passed, failed } : one(code === 0);
  return tally.failed === 0 && code !== 0 ? { passed: tally.passed, failed: 1 } : tally;
}

function numbersIn(output) {
  try {
    const { passed, failed } = JSON.parse(output).result;
    return { passed: Number.isInteger(passed) ? passed : 0, failed: Number.isInteger(failed) ? failed : 0 };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** Packages that are games: those with scenario files. */
const games = () =>
  readdirSync(join(root, "packages")).filter((name) => existsSync(join(root, "packages", name, "scenarios")));

function scenarios() {
  return command(
    "scenario",
    games().map((name) => `packages/${name}/scenarios`),
  );
}

/** A few random games of each game under every harness. */
async function fuzz() {
  const sum = { passed: 0, failed: 0 };
  for (const game of games()) {
    const { passed, failed } = await command("fuzz", ["--game", game, "--runs", "20"]);
    sum.passed += passed;
    sum.failed += failed;
  }
  return sum;
}

async function size() {
  return (await buildWeb()) ? tool(sizeLimit, []) : { passed: 0, failed: 1, note: "the web client could not be built" };
}

/** Null stands for tests that could not run, for want of a browser. */
async function browser(words) {
  const path = await findOrInstallChromium();
  if (path === null) return null;
  console.log(`Using ${path}`);
  if (!(await buildWeb())) return { passed: 0, failed: 1, note: "the web client could not be built" };
  return suite("vitest.browser.config.ts", words);
}

/** Every check of `npm test`, in the order in which they run: the quick ones first. */
export const checks = [
  { name: "types", title: "Types", run: types },
  { name: "lint", title: "Lint and format", run: () => tool(biome, ["ci", "--colors=off", "--max-diagnostics=40"]) },
  { name: "casts", title: "No way around the types", run: () => tool(join(root, "scripts", "no-casts.mjs"), []) },
  {
    name: "words",
    title: "No game's words in what all games share",
    run: () => tool(join(root, "scripts", "game-words.mjs"), []),
  },
  {
    name: "walls",
    title: "Walls between packages",
    run: () => tool(depcruise, ["--config", ".dependency-cruiser.cjs", "packages", "scripts"]),
  },
  { name: "hygiene", title: "Nothing unused, nothing undeclared", run: () => tool(knip, ["--no-config-hints"]) },
  { name: "unit", title: "Unit, property and scenario tests", run: (words) => suite("vitest.config.ts", words) },
  { name: "scenarios", title: "Scenario files", run: scenarios },
  { name: "fuzz", title: "Random games", run: fuzz },
  { name: "size", title: "Size of the first load", run: size },
  { name: "browser", title: "Tests in a browser", run: browser },
];
