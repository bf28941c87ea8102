import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { CoverageRecord } from "@undercroft/kernel/ledger";
import { choose } from "./choice.ts";
import { mutationVariable } from "./mutation-plugin.ts";
import { root, runTests, type TestRun } from "./run-tests.ts";
import { type MutationSite, sitesIn } from "./sites.ts";

const filesUnder = (directory: string, wanted: (file: string) => boolean): readonly string[] =>
  readdirSync(directory, { withFileTypes: true })
    .flatMap((entry) => {
      const file = join(directory, entry.name);
      if (entry.isDirectory()) return entry.name === "node_modules" ? [] : filesUnder(file, wanted);
      return wanted(file) ? [file] : [];
    })
    .sort();

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isScenario = (file: string): boolean => /\/scenarios\/.*\.ya?ml$/.test(file);
const isEngine = (file: string): boolean =>
  /\.ts$/.test(file) && !isTest(file) && !file.endsWith(".d.ts") && !file.includes("/src/ledger/");

/** Every place in a package's engine where a rule can be switched off. */
export const sitesOf = (directory: string, ids: ReadonlySet<string>): readonly MutationSite[] =>
  filesUnder(join(directory, "src"), isEngine).flatMap((file) => sitesIn(file, readFileSync(file, "utf8"), ids));

/**
 * Tests most likely to notice a site, relative to the root: the one beside the source, those that found its rules in a
 * recording, those that write one of its ids, and the scenarios' suites if a scenario does.
 */
export const likelyTests = (
  directory: string,
  site: MutationSite,
  records: readonly CoverageRecord[],
): readonly string[] => {
  const texts = filesUnder(directory, (file) => isTest(file) || isScenario(file));
  const writes = (file: string): boolean => {
    const text = readFileSync(file, "utf8");
    return site.rules.some((rule) => text.includes(rule));
  };
  const beside = site.file.replace(/\.ts$/, ".test.ts");
  const found = new Set(texts.filter((file) => isTest(file) && (file === beside || writes(file))));
  for (const { rule, file } of records) if (site.rules.includes(rule)) found.add(join(root, file));
  if (texts.some((file) => isScenario(file) && writes(file))) {
    for (const file of texts) if (isTest(file) && file.includes("/scenarios/")) found.add(file);
  }
  return [...found].map((file) => relative(root, file)).sort();
};

export type MutationResult = { readonly site: MutationSite; readonly noticed: boolean; readonly seconds: number };

const bail = ["--bail=1", "--reporter=dot"];

const outcomeOf = async (
  directory: string,
  site: MutationSite,
  records: readonly CoverageRecord[],
  longest: number,
): Promise<TestRun["outcome"]> => {
  const { file, start, end, text } = site;
  const env = { [mutationVariable]: JSON.stringify({ file, start, end, text }) };
  const likely = likelyTests(directory, site, records);
  if (likely.length > 0) {
    const { outcome } = await runTests([...likely, ...bail], env, longest);
    if (outcome !== "passed") return outcome;
  }
  const others = [`${relative(root, directory)}/`, ...likely.map((test) => `--exclude=${test}`)];
  return (await runTests([...others, ...bail], env, longest)).outcome;
};

/**
 * Switches off `count` sites chosen by seed, one after the other, and runs the package's tests on each until one fails.
 * A run that hangs longer than `longest` seconds counts as noticed. `tell` hears of each result as it comes.
 */
export const mutate = async (
  directory: string,
  ids: ReadonlySet<string>,
  options: {
    readonly count: number;
    readonly seed: number;
    readonly records: readonly CoverageRecord[];
    readonly longest: number;
    readonly tell: (result: MutationResult) => void;
  },
): Promise<{ readonly sites: number; readonly results: readonly MutationResult[] }> => {
  const sites = sitesOf(directory, ids);
  const results: MutationResult[] = [];
  for (const site of choose(sites, options.count, options.seed)) {
    const began = Date.now();
    const outcome = await outcomeOf(directory, site, options.records, options.longest);
    const result = { site, noticed: outcome !== "passed", seconds: (Date.now() - began) / 1000 };
    results.push(result);
    options.tell(result);
  }
  return { sites: sites.length, results };
};
