/**
 * Walks the sources (tests excluded) and lists every place that steps around the type checker or around chance:
 * casts other than `as const`, `x!`, `any`, comments that silence the compiler, and `Math.random` in an engine.
 * Usage: node scripts/no-casts.mjs [file or folder ...]
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { root } from "./lib/paths.mjs";
import { faultsIn } from "./lib/type-gaps.mjs";

const skippedFolders = new Set(["node_modules", "dist", "browser-tests", "coverage"]);

const slashed = (path) => relative(root, path).split(sep).join("/");

function sourcesUnder(path) {
  if (statSync(path).isFile()) return /\.(ts|tsx|mts)$/.test(path) && !/\.test\.tsx?$/.test(path) ? [path] : [];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory() && skippedFolders.has(entry.name)) return [];
    if (!entry.isDirectory() && !entry.isFile()) return [];
    return sourcesUnder(join(path, entry.name));
  });
}

const asked = process.argv.slice(2).map((path) => resolve(path));
const files = (asked.length > 0 ? asked : [join(root, "packages")]).flatMap(sourcesUnder);
const faults = files.flatMap((path) => faultsIn(slashed(path), readFileSync(path, "utf8")));
for (const { place, what } of faults) console.error(`${place}  ${what}`);
console.log(`${files.length} sources, ${faults.length} ways around the types`);
process.exitCode = faults.length > 0 ? 1 : 0;
